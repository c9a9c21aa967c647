/** Adjectives, adverbs and small words; how a line is written stands at `COMMON_VERBS`. */
export const COMMON_QUALITIES = `
good: bueno, buen / bon, bonne / bom, boa / buono, buona / gut, gute / accha, achha, acha, achhi, acchi, theek
better: mejor / mieux, meilleur / melhor / meglio, migliore / besser, bessere / behtar
best: mejores / - / - / - / beste, besten / sabse accha
bad: malo, mala, feo / mauvais, mauvaise / mau, má, ruim / cattivo, brutto / schlecht, schlimm, böse / bura, buri, kharab
worse: peor / pire, pis / pior / peggio, peggiore / schlimmer, schlechter / -
well: bien / bien / bem / bene / wohl / -
badly: mal / mal / mal / male / - / -
big: grande, gran / grand, gros / grande / grande, grosso / groß, große, großer / bada, badi, bade
small: pequeño, chico, chiquito / petit, petite / pequeno / piccolo / klein, kleine / chota, choti, chhota, chhoti
new: nuevo / nouveau, nouvelle / novo, nova / nuovo / neu, neue / naya, nayi, naye, nai
old: viejo / vieux, vieille, vieil / velho / vecchio / alt, alte / purana, purani, budha
young: joven / jeune / jovem, novinho / giovane / jung, junge / jawan
older: mayor / aîné, aînée / mais velho / maggiore / älter, ältere / badi
younger: menor / cadet, cadette / mais novo, caçula / minore / jünger, jüngere / chota
happy: feliz, contento, alegre / heureux, heureuse, content, contente / feliz, contente, alegre / felice, contento / glücklich, froh, zufrieden / khush
sad: triste / triste / triste / triste / traurig / udaas, udas, dukhi
angry: enojado, enfadado, furioso, encabronado, emputado / fâché, énervé, furieux, furax, vénère / bravo, puto, com raiva, irritado / arrabbiato, incazzato, furioso / wütend, sauer, böse / gussa, naraz, naaraz
tired: cansado, agotado / fatigué, crevé, épuisé, claqué, k.o. / cansado, exausto / stanco, sfinito, esausto / müde, erschöpft, kaputt, fertig / thaka, thak, thaki
fed up: harto, harta / marre, saoulé / farto, de saco cheio / stufo, stufa / - / -
afraid: asustado / effrayé / assustado / spaventato / ängstlich / dara hua
nervous: nervioso / nerveux, nerveuse, stressé / nervoso / nervoso, agitato, in ansia / nervös, aufgeregt / -
anxious: ansioso, angustiado / angoissé, anxieux / ansioso / ansioso / - / -
worried: preocupado / inquiet, inquiète / preocupado / preoccupato / besorgt / pareshan, pareshaan
alone: solo / seul, seule / sozinho / solo, da solo / allein, alleine / akela, akeli, akele
lonely: solito / - / solitário / - / einsam / -
jealous: celoso / jaloux, jalouse / ciumento / geloso / eifersüchtig, neidisch / -
proud: orgulloso / fier, fière / orgulhoso / orgoglioso, fiero / stolz / garv
ashamed: avergonzado, apenado / honteux / envergonhado / imbarazzato / peinlich / sharminda
guilty: culpable / coupable / culpado / in colpa, colpevole / schuldig / -
confused: confundido, confuso / perdu, perdue / confuso, perdido / confuso / verwirrt / confuse
lost: perdido / - / - / perso / verloren / -
in love: enamorado / amoureux, amoureuse / apaixonado / innamorato / verliebt / -
married: casado / marié, mariée / casado / sposato / verheiratet / shaadishuda
single: soltero / célibataire / solteiro / single / single / kunwara
divorced: divorciado / divorcé / divorciado / divorziato / geschieden / -
separated: separado / séparé / separado / separato / getrennt / -
pregnant: embarazada, preñada / enceinte / grávida / incinta / schwanger / garbhvati
sick: enfermo, malito / malade / doente / malato / krank / bimar, beemar
healthy: sano / sain / saudável / sano / gesund / -
dead: muerto, difunto, fallecido / mort, morte, décédé / morto, falecido / morto, defunto / tot, gestorben, verstorben / -
alive: vivo / vivant / vivo / vivo / lebendig / zinda
beautiful: hermoso, bonito, lindo, guapo / beau, belle / bonito, lindo, gato / bello, bella / schön, schöne, hübsch / sundar, khoobsurat
ugly: feo / moche, laid / feio / brutto / hässlich / -
fat: gordo / gros, grosse / gordo / grasso / dick / mota, moti
thin: flaco, delgado / mince, maigre / magro / magro / dünn, schlank / patla
tall: alto / grand / alto / alto / - / lamba
short: bajo, chaparro, corto / court, courte / baixo, curto / basso, corto / kurz, kurze / -
long: largo / long, longue / longo, comprido / lungo / lang, lange, langer / lamba
strong: fuerte / fort, forte / forte / forte / stark / mazboot
weak: débil / faible / fraco / debole / schwach / kamzor
rich: rico / riche / rico / ricco / reich / ameer
poor: pobre / pauvre / pobre / povero / arm, arme / gareeb
expensive: caro / cher, chère / caro / caro, costoso / teuer / mehnga
cheap: barato / bon marché, pas cher / barato / economico / billig, günstig / sasta
free: gratis, libre / gratuit, libre / grátis, livre / gratis, libero / frei, kostenlos, gratis / muft
easy: fácil / facile / fácil / facile / leicht, einfach / aasan
hard: difícil, duro / difficile, dur, dure / difícil, duro / difficile, duro / schwer, schwierig, hart / mushkil
serious: serio, grave / grave, sérieux / sério, grave / serio, grave / ernst, schlimm / serious
funny: chistoso, gracioso / drôle, marrant, rigolo / engraçado / divertente, buffo / lustig, witzig, komisch / mazedar
strange: raro, extraño / bizarre, étrange, chelou / estranho, esquisito / strano / seltsam, merkwürdig, komisch / ajeeb
crazy: loco / fou, folle, dingue, ouf / louco, doido, maluco / pazzo, matto / verrückt, irre / pagal, paagal
stupid: tonto, estúpido, menso, pendejo / bête, con, stupide, débile / burro, idiota, besta, trouxa / stupido, scemo, cretino / dumm, blöd, doof / bewakoof
smart: listo, inteligente / intelligent, malin / inteligente, esperto / intelligente, furbo / klug, schlau / hoshiyar
kind: amable / gentil, gentille, sympa / gentil, legal, querido / gentile, carino / nett, lieb, liebe / -
rude: grosero, maleducado / impoli / grosso, mal-educado / maleducato / unhöflich, frech / badtameez
selfish: egoísta / égoïste / egoísta / egoista / egoistisch / matlabi, swarthi
honest: honesto, sincero / honnête / honesto, sincero / onesto, sincero / ehrlich / imaandar
lazy: flojo, perezoso, vago / paresseux, flemmard / preguiçoso / pigro / faul / aalsi
stubborn: terco, necio / têtu / teimoso / testardo, cocciuto / stur / ziddi
cold: frío / froid, froide / frio / freddo / kalt / thanda, thand
hot: caliente, calor / chaud, chaude / quente, calor / caldo / heiß, warm / garam, garmi
clean: limpio / propre / limpo / pulito / sauber / saaf
dirty: sucio / sale / sujo / sporco / dreckig, schmutzig / ganda
broken: roto, descompuesto, quebrado / cassé, cassée / quebrado / rotto / kaputt / toota
empty: vacío / vide / vazio / vuoto / leer / khaali, khali
full: lleno / plein, pleine / cheio / pieno / voll / bhara
open: abierto / ouvert / aberto / aperto / offen / khula
closed: cerrado / fermé / fechado / chiuso / geschlossen, zu / band, bandh
ready: listo / prêt, prête / pronto / pronto / bereit / taiyar, tayyar
right: correcto, cierto, razón / juste, raison / certo, razão / giusto, ragione / richtig, recht / sahi
wrong: equivocado, mal hecho / faux, tort / errado / sbagliato, torto / falsch / galat
true: cierto / vrai, vraie / verdade, verdadeiro / vero / wahr / sach
same: mismo / même / mesmo / stesso, uguale / gleiche, gleichen, selbe / same, vahi, wahi
different: diferente, distinto / différent / diferente / diverso / anders, andere, verschieden / alag
important: importante / important / importante / importante / wichtig / zaroori
sure: seguro / sûr, sûre / certo / sicuro / sicher / pakka
possible: posible / possible / possível / possibile / möglich / -
alone at home: - / - / - / - / - / -
whole: entero / entier, tout / inteiro / intero / ganze, ganzen / poora, poori, pura, puri
next: próximo, siguiente / prochain, prochaine, suivant / próximo / prossimo / nächste, nächsten, nächster / agla, agle, agli
last: último, pasado / dernier, dernière / último, passado / ultimo, scorso / letzte, letzten, letzter / pichla, pichle, aakhri
first: primero, primer, primera / premier, première / primeiro / primo / erste, ersten, erster, erstes / pehla, pehli, pahla, pehle
second: segundo / deuxième, second / segundo / secondo / zweite, zweiten / doosra, dusra
third: tercer, tercero / troisième / terceiro / terzo / dritte, dritten / teesra
only: solamente, sólo, único, nomás / seulement, unique, seul / só, apenas, único / solo, soltanto, unico / nur, einzige / sirf, bas
almost: casi / presque / quase / quasi / fast / lagbhag
enough: suficiente, bastante / assez / suficiente, bastante / abbastanza, basta / genug / kaafi
too: demasiado / trop / demais / troppo / zu / -
very: muy, bien, súper, re / très, super, vachement, grave / muito, super, mó / molto, tanto, super / sehr, total, voll, ganz / bahut, bohot, bhot, boht
more: más / plus, davantage / mais / più, ancora / mehr / aur, zyada, jyada
less: menos / moins / menos / meno / weniger / kam
much: mucho / beaucoup / muito / molto / viel / bahut, itna, itni, itne
many: muchos, muchas / - / muitos, muitas / molti, molte / viele, vielen / kai, kayi
few: pocos, pocas / peu / poucos, poucas / pochi, poche / wenige / kuch
some: algunos, unos / quelques, certains / alguns, uns / alcuni, qualche / einige, ein paar / kuch
all: todos, todas / tous, toutes / todos, todas / tutti, tutte / alle, allen / sab, sabhi, saare, saara
each: cada / chaque, chacun / cada / ogni, ciascuno / jede, jeder, jedes, jeden, jedem / har, roz
every day: diario, diario / tous les jours / todo dia, todos os dias / ogni giorno, tutti i giorni / jeden tag, täglich / roz, rozana, har din
always: siempre / toujours / sempre / sempre / immer, ständig, dauernd / hamesha
never: nunca, jamás / jamais / nunca, jamais / mai / nie, niemals / kabhi nahi, kabhi nahin
sometimes: a veces / parfois, des fois / às vezes / a volte, ogni tanto / manchmal / kabhi kabhi
often: seguido, a menudo / souvent / muitas vezes, sempre / spesso / oft, häufig / aksar
rarely: rara vez / rarement / raramente / raramente / selten / -
already: ya / déjà / já / già / schon, bereits / pehle se
still: todavía, aún / encore / ainda / ancora / noch / abhi bhi, ab bhi
again: otra vez, de nuevo / encore une fois, de nouveau / de novo, outra vez / di nuovo, un'altra volta / wieder, nochmal / phir se, dobara, fir se, phir
now: ahora, ahorita / maintenant / agora / adesso, ora / jetzt, gerade / ab, abhi
today: hoy / aujourd'hui, ajd / hoje / oggi / heute, heut / aaj
tomorrow: mañana / demain / amanhã / domani / morgen / kal
yesterday: ayer / hier / ontem / ieri / gestern / kal
tonight: esta noche / ce soir / hoje à noite / stasera, stanotte / heute abend, heute nacht / aaj raat
last night: anoche / hier soir, cette nuit / ontem à noite / ieri sera / gestern abend, letzte nacht / kal raat
soon: pronto / bientôt / logo, em breve / presto / bald / jaldi
later: luego, después, más tarde / plus tard, après / depois, mais tarde / dopo, più tardi / später, nachher / baad mein
before: antes / avant / antes / prima / vorher, früher, vor / pehle, pahle
after: después, tras / après / depois, após / dopo / nach, nachdem / baad
during: durante / pendant / durante / durante / während / ke dauran
until: hasta / jusqu, jusqu'à / até / fino a / bis / tak
since: desde / depuis / desde / da quando / seit, seitdem / se
suddenly: de repente, de pronto / soudain, d'un coup / de repente, do nada / all'improvviso / plötzlich / achanak
immediately: enseguida, de inmediato / tout de suite / na hora / subito / sofort, gleich / turant
here: aquí, acá / ici / aqui, cá / qui, qua / hier / yahan, yaha, idhar
there: ahí, allí, allá / là, là-bas / aí, ali, lá / lì, là / da, dort / wahan, waha, udhar
far: lejos / loin / longe / lontano / weit, weg / door, dur
near: cerca / près, proche / perto / vicino / nah, in der nähe / paas, nazdeek
above: arriba / dessus, en haut / em cima / sopra / oben, über / upar
below: abajo / dessous, en bas / embaixo / sotto / unten, unter / neeche, niche
next to: junto a, al lado / à côté / ao lado / accanto / neben, nebenan / bagal
behind: detrás / derrière / atrás / dietro / hinter / peeche, piche
in front of: frente a, delante / devant / na frente / davanti / vor allen / saamne, samne
outside: afuera, fuera / dehors / fora / fuori / draußen, raus / bahar
inside: adentro, dentro / dedans / dentro / dentro / drinnen, drin / andar
together: juntos, juntas / ensemble / juntos / insieme / zusammen / saath, sath, ek saath
with: con / avec / com / con / mit / ke saath, ke sath
without: sin / sans / sem / senza / ohne / bina, bagair
for: para, por / pour / para, pra, pro / per / für / ke liye, liye
against: contra / contre / contra / contro / gegen / ke khilaf
between: entre / entre / entre / tra, fra / zwischen / ke beech, beech
because: porque, pues, ya que / parce que, car, pcq, vu que / porque, pq, pois / perché, siccome, visto che / weil, denn, da / kyunki, kyuki, kyonki
but: pero, sino / mais / mas / ma, però / aber, sondern / par, lekin, magar, but
although: aunque / même si, bien que / embora, mesmo que / anche se / obwohl / -
if: si / si / se / se / wenn, falls / agar
whether: - / - / - / - / ob / ki
that: que / que, qu / que, q / che / dass, daß / ki
so: entonces, así que / donc, alors, du coup / então, daí / quindi, allora, così / also, dann / to, toh
maybe: quizá, quizás, tal vez, a lo mejor / peut-être / talvez / forse, magari / vielleicht / shayad
really: realmente, de verdad, en serio / vraiment / realmente, de verdade, mesmo / davvero, veramente / wirklich, echt / sach mein, sachmuch, sach me
also: también, tampoco / aussi / também, tb, tbm / anche, pure / auch / bhi
even: incluso, hasta, ni siquiera / même pas / até, nem / persino, addirittura, nemmeno / sogar, nicht mal / -
especially: sobre todo / surtout / principalmente / soprattutto / vor allem, besonders / -
otherwise: si no / sinon / senão / altrimenti / sonst / warna
something: algo / quelque chose, qqch / algo, alguma coisa / qualcosa / etwas, irgendwas / kuch
nothing: nada / rien / nada / niente, nulla / nichts, nix / kuch nahi
everything: todo / tout / tudo / tutto / alles / sab kuch
someone: alguien / quelqu'un, qqn / alguém / qualcuno / jemand, jemanden, jemandem / koi, kisi
nobody: nadie / personne ne, aucun / ninguém / nessuno / niemand, keiner / koi nahi
everyone: todo mundo, todos / tout le monde / todo mundo / tutti quanti / jeder, alle / sab log
other: otro, demás / autre / outro / altro / andere, anderen, anderer / doosra, dusra, dusre
own: propio / propre / próprio / proprio / eigene, eigenen, eigener / apna, apni, apne, khud
double: doble / double / dobro / doppio / doppelt / dugna
wet: mojado / mouillé / molhado / bagnato / nass / geela
naked: desnudo / nu / pelado / nudo / nackt / nanga
drunk: borracho, pedo, tomado / bourré, ivre, saoul / bêbado / ubriaco / betrunken, besoffen / sharabi, talli
famous: famoso / célèbre / famoso / famoso / berühmt / mashhoor
safe: a salvo / en sécurité / salvo / al sicuro / sicher / -
dangerous: peligroso / dangereux / perigoso / pericoloso / gefährlich / khatarnak
quiet: callado, tranquilo / calme, tranquille / calado, quieto, tranquilo / zitto, tranquillo / ruhig, still, leise / chup, shaant
loud: ruidoso / bruyant / barulhento / rumoroso / laut / -
slow: lento, despacio / lent, lentement / devagar, lento / lento, piano / langsam / dheere
fast: rápido / vite, rapide / rápido / veloce, in fretta / schnell / jaldi, tez
late: tarde / tard, en retard / tarde, atrasado / tardi, in ritardo / spät / der, late
early: temprano / tôt / cedo / presto / früh / jaldi
half: medio / demi / meio / mezzo / halb, halbe / aadha
disappointed: decepcionado / déçu / decepcionado / deluso / enttäuscht / niraash
surprised: sorprendido / surpris / surpreso / sorpreso / überrascht / hairan
hurt: herido, lastimado, dolido / blessé, vexé / magoado / ferito / verletzt / -
stressed: estresado, agobiado / stressé / estressado / stressato / gestresst / -
depressed: deprimido / déprimé / deprimido / depresso / deprimiert / -
bored: aburrido / ennuyé / entediado / annoiato / gelangweilt / -
spoiled: consentido, mimado / gâté / mimado / viziato / verwöhnt / bigda
strict: estricto, mandón / strict, sévère / rígido / severo / streng / sakht
left: izquierdo / gauche / esquerdo / sinistra / links / baaya
interesting: interesante / intéressant / interessante / interessante / interessant / -
perfect: perfecto / parfait / perfeito / perfetto / perfekt / -
normal: normal / normal / normal / normale / normal / -
ok: vale, órale / d'accord, ok / tá bom, beleza, blz / va bene, ok / okay, ok / theek hai, thik hai
`;
