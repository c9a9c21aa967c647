/**
 * Verbs of everyday life in several languages, one a line: "english: Spanish / French / Portuguese / Italian / German /
 * Hindi", with commas between words of the same meaning and "-" for none. Hindi has the root alone. Forms are made by
 * rules (`packages/oracle/src/chat/language/translate`); of a form that two verbs have, the first verb counts.
 */
export const COMMON_VERBS = `
be: ser, estar / être / ser, estar / essere, stare / sein / -
have: tener, haber / avoir / ter, haver / avere / haben / -
do: hacer / faire / fazer / fare / tun, machen / kar
go: ir / aller / ir / andare / gehen, fahren / ja
can: poder / pouvoir / poder, conseguir / potere, riuscire / können / sak, pa
have to: deber / devoir, falloir / dever / dovere / müssen / -
should: - / - / - / - / sollen / -
want: querer / vouloir / querer / volere / wollen / chah
may: - / - / - / - / dürfen / -
like: gustar, caer bien / aimer bien / curtir / piacere / mögen / -
say: decir / dire / dizer / dire / sagen / bol, keh
know: saber / savoir / saber / sapere / wissen / jaan
know: conocer / connaître / conhecer / conoscere / kennen / -
see: ver / voir, apercevoir / ver, enxergar / vedere / sehen / dekh
come: venir / venir / vir / venire / kommen / aa
give: dar / donner / dar / dare / geben / de
take: tomar, coger, agarrar / prendre / tomar, pegar / prendere / nehmen / le
put: poner, meter / mettre / pôr, colocar, botar / mettere / legen, stellen / rakh, daal
leave: dejar, abandonar / quitter, laisser / deixar, largar, abandonar / lasciare, abbandonare / verlassen, lassen / chod, chhod
leave: irse, salir, marcharse, largarse / partir, sortir / sair / uscire, partire, andarsene / weggehen, abreisen, abhauen / nikal
stay: quedar, quedarse / rester / ficar / restare, rimanere / bleiben / reh, ruk
speak: hablar, platicar, charlar / parler, discuter, causer, bavarder / falar, conversar / parlare, chiacchierare / sprechen, reden, quatschen / -
tell: contar, avisar / raconter, avertir, annoncer / contar, avisar / raccontare, avvisare / erzählen, mitteilen, verraten / bata, suna
ask: preguntar, pedir / demander / perguntar, pedir / chiedere, domandare / fragen, bitten / puch, pooch, maang
answer: contestar, responder / répondre / responder / rispondere / antworten, beantworten / -
think: pensar / penser, réfléchir / pensar, refletir / pensare, riflettere / denken, nachdenken, überlegen / soch
believe: creer / croire / acreditar, crer, achar / credere / glauben / maan
feel: sentir / sentir, ressentir / sentir / sentire / fühlen, spüren / -
hear: oír, escuchar / entendre, écouter / ouvir, escutar / ascoltare, udire / hören, zuhören / sun
look: mirar, parecer / regarder / olhar / guardare / schauen, gucken, anschauen / taak
look for: buscar / chercher / procurar, buscar / cercare / suchen / dhundh
find: encontrar, hallar / trouver, retrouver / encontrar / trovare, incontrare / finden / paa
meet: toparse / rencontrer / - / - / treffen, begegnen / mil
work: trabajar, currar, chambear / travailler, bosser, taffer / trabalhar / lavorare / arbeiten, jobben / -
live: vivir / vivre / viver / vivere / leben / jee
live: - / habiter, loger / morar / abitare / wohnen / -
eat: comer / manger, bouffer / comer / mangiare / essen, fressen / kha
drink: beber / boire / beber / bere / trinken, saufen / pee, pi
sleep: dormir / dormir / dormir / dormire / schlafen, pennen / so
wake up: despertar, despertarse / réveiller / acordar / svegliare / aufwachen, wecken / jaag, uth
get up: levantar, levantarse / lever / levantar / alzare / aufstehen / -
sit: sentarse / asseoir / sentar / sedere / sitzen, setzen / baith
stand: - / - / - / - / stehen / khad
lie down: acostar, acostarse / coucher / deitar / sdraiare / liegen / let
read: leer / lire / ler / leggere / lesen / padh
write: escribir, textear, mensajear / écrire, textoter / escrever / scrivere, messaggiare / schreiben, texten, simsen / likh
call: llamar, telefonear, marcar / appeler, téléphoner / ligar, telefonar, chamar / chiamare, telefonare / anrufen, rufen, telefonieren, melden / bula
be called: llamarse / - / - / - / heißen / -
send: mandar, enviar / envoyer / mandar, enviar / mandare, inviare, spedire / schicken, senden / bhej
get: recibir, conseguir, obtener / recevoir, obtenir / receber, obter / ricevere, ottenere / bekommen, kriegen, erhalten / -
bring: traer, llevar / apporter, amener, ramener / trazer / portare / bringen, mitbringen / la
carry: cargar / porter / carregar / - / tragen / uthaa
buy: comprar / acheter / comprar / comprare, acquistare / kaufen / kharid
sell: vender / vendre / vender / vendere / verkaufen / bech
pay: pagar / payer / pagar / pagare / zahlen, bezahlen / chuka
spend: gastar / dépenser / gastar / spendere / ausgeben / -
save: ahorrar / économiser, épargner / economizar, poupar / risparmiare / sparen / bacha
owe: - / - / - / - / schulden / -
lend: prestar / prêter / emprestar / prestare / leihen, verleihen / -
borrow: - / emprunter / - / - / ausleihen / -
cost: costar / coûter / custar / costare / kosten / -
earn: ganar / gagner / ganhar / guadagnare / verdienen / kama
win: - / - / vencer / vincere / gewinnen, siegen / jeet
lose: perder / perdre / perder / perdere / verlieren / haar, kho
open: abrir / ouvrir / abrir / aprire / öffnen, aufmachen, eröffnen / khol
close: cerrar / fermer / fechar / chiudere / schließen, zumachen / -
lock: encerrar / enfermer / trancar / - / abschließen, einsperren / -
break: romper, quebrar / casser, briser / quebrar, partir / rompere, spezzare, spaccare / brechen, kaputtmachen, zerbrechen / tod, toot
break up: cortar, terminar / - / terminar / - / trennen / -
separate: separar, separarse / séparer / separar / separare / - / -
divorce: divorciar, divorciarse / divorcer / divorciar / divorziare / scheiden / -
repair: arreglar, reparar / réparer / consertar, arrumar / riparare, aggiustare / reparieren / -
change: cambiar / changer / mudar, trocar / cambiare / ändern, wechseln, verändern, tauschen / badal
move: mudar, mudarse / déménager, emménager / - / trasferire, traslocare / umziehen, ziehen, einziehen / -
move out: - / - / - / - / ausziehen / -
transfer: trasladar / muter / transferir / - / versetzen / -
begin: empezar, comenzar, iniciar, arrancar / commencer, débuter / começar, iniciar / cominciare, iniziare / anfangen, beginnen, starten / -
stop: parar, detener / arrêter, cesser / parar / smettere, fermare / aufhören, stoppen, anhalten / -
finish: acabar, terminar / finir, terminer / acabar, concluir / finire, terminare / beenden, enden / -
continue: seguir, continuar / continuer / continuar, seguir / continuare / weitermachen, fortsetzen / -
return: volver, regresar / revenir, retourner, rentrer / voltar, regressar, retornar / tornare, ritornare / zurückkommen, zurückkehren, zurückgehen / laut
give back: devolver / rendre / devolver / restituire / zurückgeben / lauta
enter: entrar / entrer / entrar / entrare / eintreten, betreten, reinkommen / ghus
arrive: llegar / arriver / chegar / arrivare / ankommen, eintreffen / pahunch, pahuch
happen: pasar, ocurrir, suceder / - / acontecer, ocorrer, rolar / succedere, capitare, accadere / passieren, geschehen / -
pass: - / passer / passar / passare / bestehen / -
fail: suspender, reprobar, fracasar, tronar / échouer, rater, louper / reprovar, falhar, fracassar / bocciare, fallire / scheitern, durchfallen / -
study: estudiar / étudier, réviser / estudar / studiare / studieren, lernen / -
learn: aprender / apprendre / aprender / imparare / - / seekh, sikh
teach: enseñar / enseigner / ensinar / insegnare / unterrichten, beibringen / sikha
help: ayudar / aider / ajudar / aiutare / helfen / -
need: necesitar, ocupar / - / precisar, necessitar / - / brauchen, benötigen / -
use: usar, utilizar / utiliser / usar / usare, utilizzare / benutzen, verwenden / -
wait: esperar, aguantar / attendre, patienter / esperar, aguardar / aspettare, attendere / warten / -
hope: - / espérer / - / sperare / hoffen / -
try: intentar, tratar / essayer, tenter / tentar, experimentar / provare, tentare, cercare di / versuchen, probieren / -
decide: decidir, decidirse / décider / decidir / decidere / entscheiden / -
choose: elegir, escoger / choisir / escolher / scegliere / wählen, aussuchen, auswählen / chun
accept: aceptar / accepter / aceitar / accettare / akzeptieren, annehmen / apna
refuse: negarse, rechazar / refuser, rejeter / recusar, rejeitar / rifiutare / ablehnen, weigern, verweigern / -
offer: ofrecer / offrir, proposer / oferecer / offrire / anbieten / -
propose: proponer / - / propor / proporre / vorschlagen / -
give a present: regalar / - / presentear / regalare / schenken / -
invite: invitar / inviter / convidar / invitare / einladen / -
marry: casar, casarse / épouser, marier / casar / sposare / heiraten / -
love: amar / aimer, adorer / amar, adorar / amare, adorare / lieben / -
fall in love: enamorar, enamorarse / - / apaixonar / innamorare / verlieben / -
kiss: besar / embrasser / beijar / baciare / küssen, knutschen / choom
hug: abrazar / enlacer / abraçar / abbracciare / umarmen / -
hate: odiar / détester, haïr / odiar, detestar / odiare, detestare / hassen / -
miss: extrañar, añorar / - / - / - / vermissen / -
miss: - / manquer / faltar / mancare / fehlen, verpassen / -
forget: olvidar, olvidarse / oublier / esquecer / dimenticare, scordare / vergessen / bhool, bhul
remember: recordar, acordarse / rappeler, souvenir / lembrar, recordar / ricordare / erinnern, merken / -
forgive: perdonar, disculpar / pardonner, excuser / perdoar, desculpar / perdonare, scusare / verzeihen, vergeben, entschuldigen / -
apologize: disculparse / - / - / - / - / -
trust: confiar, fiarse / - / confiar / fidarsi / vertrauen / -
cheat: engañar / tromper / trair, enganar / tradire, ingannare / betrügen, fremdgehen / -
lie: mentir / mentir / mentir / mentire / lügen, anlügen, belügen / -
hide: esconder, ocultar / cacher / esconder / nascondere / verstecken, verheimlichen, verbergen / chhupa, chupa
steal: robar, hurtar / voler / roubar, furtar / rubare / stehlen, klauen / chura
fight: pelear, pelearse / disputer, battre / brigar / litigare / streiten, kämpfen / lad, jhagad
argue: discutir / engueuler / discutir / discutere / diskutieren / -
shout: gritar / crier, gueuler, hurler / gritar, berrar / gridare, urlare / schreien, anschreien, brüllen / chilla, chillaa
hit: pegar, golpear / frapper, taper / bater / picchiare, colpire / schlagen, hauen / maar
insult: insultar / insulter / xingar, insultar / insultare / beleidigen, beschimpfen / -
offend: ofender / vexer / ofender / offendere / kränken / -
hurt: doler, lastimar, herir / blesser / doer, machucar, magoar / ferire / wehtun, verletzen, schmerzen / -
bother: molestar, fastidiar / déranger, embêter, gêner / incomodar, chatear / disturbare, infastidire / stören, nerven, ärgern / -
criticize: criticar / critiquer / criticar / criticare / kritisieren, meckern / -
complain: quejarse / plaindre / reclamar, queixar / lamentarsi / beschweren, klagen / -
laugh: reír, reírse / rire, rigoler / rir / ridere / lachen / has
smile: sonreír / sourire / sorrir / sorridere / lächeln / muskura
cry: llorar / pleurer / chorar / piangere / weinen, heulen / ro
suffer: sufrir / souffrir / sofrer / soffrire / leiden / -
worry: preocupar, preocuparse / inquiéter / preocupar / preoccupare / - / -
scare: asustar, espantar / effrayer / assustar / spaventare / erschrecken / dara
fear: temer / craindre / temer / temere / fürchten / dar
tremble: temblar / trembler / tremer / tremare / zittern / -
die: morir, fallecer / mourir, décéder / morrer, falecer / morire / sterben / mar
be born: nacer / naître / nascer / nascere / - / -
give birth: parir / accoucher / parir / partorire / gebären / -
grow: crecer / grandir / crescer / crescere / wachsen / badh
raise: criar / élever / criar / allevare, crescere / erziehen / paal
take care of: cuidar / soigner, garder / cuidar / curare, accudire / pflegen, betreuen, kümmern / -
visit: visitar / visiter / visitar / visitare / besuchen / -
travel: viajar / voyager / viajar / viaggiare / reisen, verreisen / ghoom, ghum
fly: volar / - / voar / volare / fliegen / ud
drive: manejar, conducir / conduire / dirigir / guidare / - / chala
run: correr / courir / correr / correre / laufen, rennen, joggen / bhaag, daud
walk: caminar, andar, pasear / marcher, promener / andar, caminhar, passear / camminare, passeggiare / spazieren, wandern / chal
jump: saltar / sauter / pular, saltar / saltare / springen / kood
fall: caer, caerse / tomber / cair / cadere / fallen, stürzen / gir
climb: subir, trepar / monter, grimper / subir / salire / steigen, klettern / chadh
go down: bajar / descendre / descer / scendere / - / utar
play: jugar, tocar / jouer / jogar, brincar, tocar / giocare, suonare / spielen, zocken / khel
sing: cantar / chanter / cantar / cantare / singen / ga
dance: bailar / danser / dançar / ballare / tanzen / naach
swim: nadar / nager / nadar / nuotare / schwimmen / tair
cook: cocinar, guisar / cuisiner / cozinhar / cucinare / kochen / paka
bake: hornear / - / assar / - / backen / -
clean: limpiar / nettoyer / limpar / pulire / putzen, reinigen / -
wash: lavar / laver / lavar / lavare / waschen, spülen / dho
tidy: ordenar, recoger / ranger / organizar / riordinare / aufräumen, umräumen / -
throw away: tirar, botar / jeter / - / buttare / wegwerfen, werfen / phenk
fill: llenar / remplir / encher / riempire / füllen / bhar
cut: cortar / couper / cortar / tagliare / schneiden / kaat, kat
burn: quemar / brûler / queimar / bruciare / brennen, anbrennen / jal, jala
build: construir / construire, bâtir / construir / costruire / bauen / bana
make: fabricar / fabriquer / - / - / - / -
plant: plantar, sembrar / planter / plantar / piantare / pflanzen / -
draw: dibujar / dessiner / desenhar / disegnare / zeichnen, malen / -
smoke: fumar / fumer / fumar / fumare / rauchen / -
quit: renunciar, dimitir / démissionner / demitir / licenziarsi, dimettere / kündigen / -
fire: despedir, correr, echar / virer, licencier / - / licenziare / feuern, entlassen, rausschmeißen / -
hire: contratar / embaucher, engager / contratar / assumere / einstellen / -
retire: jubilar, jubilarse / - / aposentar, reformar / - / pensionieren / -
promote: ascender, promover / promouvoir / promover / promuovere / befördern / -
sign: firmar / signer / assinar / firmare / unterschreiben, unterzeichnen / -
rent: alquilar, rentar, arrendar / louer / alugar / affittare / mieten, vermieten / -
share: compartir / partager / compartilhar, dividir / condividere / teilen / baant
join: unirse, apuntarse / rejoindre, inscrire / juntar, participar / unire / mitmachen, teilnehmen / jud
enjoy: disfrutar / profiter / aproveitar, curtir / godere / genießen / -
celebrate: celebrar, festejar / fêter, célébrer / comemorar, festejar / festeggiare / feiern / mana
congratulate: felicitar / féliciter / parabenizar / - / gratulieren / -
thank: agradecer / remercier / agradecer / ringraziare / danken, bedanken / -
promise: prometer, jurar / promettre, jurer / prometer, jurar / promettere, giurare / versprechen, schwören / -
convince: convencer / convaincre / convencer / convincere / überzeugen, überreden / manaa
force: obligar, forzar / forcer, obliger / obrigar, forçar / costringere, obbligare / zwingen / -
allow: permitir / permettre / permitir / permettere / erlauben / -
forbid: prohibir / interdire / proibir / vietare, proibire / verbieten / -
avoid: evitar / éviter / evitar / evitare / vermeiden, meiden / -
ignore: ignorar / ignorer / ignorar / ignorare / ignorieren / -
block: bloquear / bloquer / bloquear / bloccare / blockieren / -
disappear: desaparecer / disparaître / desaparecer, sumir / sparire, scomparire / verschwinden / -
appear: aparecer / apparaître / aparecer / apparire, comparire / erscheinen, auftauchen / -
seem: - / sembler, paraître / parecer / sembrare, parere / scheinen, wirken / lag
understand: entender, comprender / comprendre, piger, capter / entender, compreender / capire / verstehen, kapieren, begreifen / samajh, samaj
explain: explicar / expliquer / explicar / spiegare / erklären / samjha
mean: significar / signifier / significar / significare / bedeuten, heißen / -
notice: notar, darse cuenta / remarquer / notar, perceber, reparar / notare, accorgersi / bemerken / -
realize: - / réaliser / - / - / - / -
discover: descubrir, enterarse / découvrir / descobrir / scoprire / entdecken, herausfinden, rausfinden / -
check: revisar, checar, comprobar / vérifier, fouiller / verificar, checar, conferir / controllare, verificare / prüfen, kontrollieren, checken / -
control: controlar / contrôler / controlar / - / - / -
follow: - / suivre / - / seguire / folgen / -
stop by: - / - / - / passare / vorbeikommen / -
laugh at: burlarse / moquer / zoar, zombar / prendere in giro / auslachen, lustig machen / -
pretend: fingir / prétendre / fingir / fingere / - / -
imagine: imaginar / imaginer / imaginar / immaginare / vorstellen / -
dream: soñar / rêver / sonhar / sognare / träumen / -
wish: desear / souhaiter / desejar / augurare, desiderare / wünschen / -
order: pedir, encargar / commander / encomendar / ordinare / bestellen / mangwa
serve: servir / servir / servir / servire / dienen, bedienen / -
wear: vestir, usar / - / usar, vestir / indossare, vestire / anziehen / pehn
shave: afeitar, rapar / raser / raspar / rasare / rasieren / -
dye: teñir / teindre / pintar / tingere / färben / -
break down: averiarse, descomponerse / - / pifar / - / kaputtgehen / -
crash: chocar / percuter / - / - / zusammenstoßen / -
hold: sostener, aguantar / tenir / segurar / tenere / halten, festhalten / pakad
let go: soltar / lâcher / soltar / mollare / loslassen / -
bear: soportar, tolerar, aguantar / supporter / aguentar, suportar / sopportare / ertragen, aushalten / sah, jhel
adopt: adoptar / adopter / adotar / adottare / adoptieren / -
bark: ladrar / aboyer / latir / abbaiare / bellen / -
snore: roncar / ronfler / roncar / russare / schnarchen / -
complete: completar / compléter / completar / completare / ausfüllen / -
publish: publicar, postear / publier, poster / publicar, postar / pubblicare, postare / veröffentlichen, posten / -
delete: borrar, eliminar / supprimer, effacer / apagar, excluir, deletar / cancellare, eliminare / löschen / -
cancel: cancelar, anular / annuler / cancelar, desmarcar / annullare / absagen, stornieren / -
postpone: aplazar, posponer / reporter, repousser / adiar / rimandare / verschieben, aufschieben / taal
plan: planear, planificar / planifier / planejar, planear / pianificare, progettare / planen / -
prepare: preparar / préparer / preparar / preparare / vorbereiten / -
train: entrenar / entraîner / treinar / allenare / trainieren / -
win back: recuperar, reconquistar / récupérer, reconquérir / recuperar, reconquistar / recuperare, riconquistare / zurückgewinnen / -
attract: atraer / attirer / atrair / attirare / anziehen / -
flirt: coquetear, ligar / draguer, flirter / paquerar, flertar / flirtare / flirten / -
date: salir con / sortir avec / namorar / frequentare / daten, ausgehen / -
get engaged: comprometerse, prometerse / fiancer / noivar / fidanzarsi / verloben / -
worsen: empeorar / empirer / piorar / peggiorare / - / -
improve: mejorar / améliorer / melhorar / migliorare / verbessern / sudhar
cure: curar, sanar / guérir / curar, sarar / guarire / heilen / -
operate on: operar / opérer / operar / operare / operieren / -
vomit: vomitar / vomir / vomitar / vomitare / kotzen / -
breathe: respirar / respirer / respirar / respirare / atmen / -
weigh: pesar / peser / pesar / pesare / wiegen / tol
lose weight: adelgazar, bajar de peso / maigrir / emagrecer / dimagrire / abnehmen / -
gain weight: engordar / grossir / engordar / ingrassare / zunehmen / -
rest: descansar / reposer / descansar / riposare / ausruhen / -
relax: relajar / détendre / relaxar / rilassare / entspannen / -
calm down: calmar, tranquilizar / calmer / acalmar / calmare / beruhigen / -
get angry: enojarse, enfadarse / fâcher, énerver / zangar, irritar / arrabbiare, incazzare / aufregen / -
bore: aburrir / ennuyer / entediar / annoiare / langweilen / -
surprise: sorprender / surprendre / surpreender / sorprendere / überraschen / -
disappoint: decepcionar, defraudar / décevoir / decepcionar / deludere / enttäuschen / -
deserve: merecer / mériter / merecer / meritare / - / -
succeed: lograr / réussir / conseguir / riuscire / schaffen, gelingen / -
depend: depender / dépendre / depender / dipendere / abhängen / -
belong: pertenecer / appartenir / pertencer / appartenere / gehören / -
exist: existir / exister / existir / esistere / existieren, geben / -
last: durar / durer / durar / durare / dauern / -
count: - / compter / - / contare / zählen / gin
touch: tocar / toucher / tocar, mexer / toccare / berühren, anfassen / chhoo
push: empujar / pousser / empurrar / spingere / schieben, drücken / -
pull: jalar, tirar / tirer / puxar / tirare / - / kheench
throw: lanzar, arrojar, aventar / lancer / jogar, atirar / lanciare / - / -
pick up: recoger / ramasser / buscar / raccogliere / abholen / -
drop: - / - / derrubar / - / - / gira
show: mostrar, enseñar / montrer / mostrar / mostrare / zeigen / dikha
teach: - / - / - / - / lehren / -
cheat on: - / - / - / - / - / -
treat: tratar / traiter / tratar / trattare / behandeln / -
compare: comparar / comparer / comparar / confrontare, paragonare / vergleichen / -
judge: juzgar / juger / julgar / giudicare / urteilen / -
recommend: recomendar, aconsejar / recommander, conseiller / recomendar, aconselhar / consigliare, raccomandare / empfehlen, raten / -
demand: exigir / exiger / exigir / pretendere / verlangen, fordern / -
sue: demandar, denunciar / - / processar / denunciare / klagen / -
inherit: heredar / hériter / herdar / ereditare / erben / -
paint: pintar / peindre / - / dipingere / streichen / -
park: estacionar, aparcar / garer / estacionar / parcheggiare / parken / -
invest: invertir / investir / investir / investire / investieren / -
ruin: arruinar, estropear / gâcher, ruiner / arruinar, estragar / rovinare / ruinieren, verderben / bigad
repeat: repetir / répéter / repetir / ripetere / wiederholen / dohra
insist: insistir / insister / insistir / insistere / bestehen auf / -
admit: admitir, reconocer / avouer, admettre / admitir / ammettere, confessare / zugeben, gestehen / -
confess: confesar / confesser / confessar / - / - / -
greet: saludar / saluer / cumprimentar / salutare / grüßen / -
introduce: presentar / présenter / apresentar / presentare / vorstellen / -
interrupt: interrumpir / interrompre / interromper / interrompere / unterbrechen / -
clap: aplaudir / applaudir / aplaudir / applaudire / klatschen / -
knock: - / - / - / bussare / klopfen / -
ring: sonar / sonner / tocar / suonare / klingeln / baj
smell: oler / - / cheirar / odorare / riechen, stinken / -
rain: llover / pleuvoir / chover / piovere / regnen / -
snow: nevar / neiger / nevar / nevicare / schneien / -
shine: brillar / briller / brilhar / brillare / scheinen / chamak
send away: correr / renvoyer / mandar embora / cacciare / wegschicken, rauswerfen / bhaga
remain: - / - / sobrar / - / übrigbleiben / bach
behave: portarse, comportarse / comporter / comportar / comportarsi / benehmen, verhalten / -
get used to: acostumbrarse / habituer / acostumar / abituarsi / gewöhnen / -
regret: arrepentirse, lamentar / regretter / arrepender / pentirsi / bereuen / pachta
fix: - / - / - / sistemare / - / -
hang up: colgar / raccrocher / desligar / riattaccare / auflegen / -
turn on: encender, prender / allumer / ligar, acender / accendere / einschalten, anmachen / -
turn off: apagar / éteindre / desligar, apagar / spegnere / ausschalten, ausmachen / bujh
dress: vestirse / habiller / vestir / vestire / - / -
lean: apoyar / appuyer / apoiar / appoggiare / lehnen / -
support: apoyar / soutenir / apoiar / sostenere, supportare / unterstützen / -
attack: atacar / attaquer / atacar / attaccare / angreifen / -
defend: defender / défendre / defender / difendere / verteidigen / -
protect: proteger / protéger / proteger / proteggere / schützen / -
threaten: amenazar / menacer / ameaçar / minacciare / drohen, bedrohen / dhamka
harass: acosar / harceler / assediar, perseguir / molestare / belästigen, mobben / -
reconcile: reconciliarse / réconcilier / reconciliar / riconciliare / versöhnen, vertragen / -
unlock: - / déverrouiller / destravar / - / - / -
translate: traducir / traduire / traduzir / tradurre / übersetzen / -
cross: cruzar, atravesar / traverser / cruzar, atravessar / attraversare / überqueren / -
graduate: graduarse, recibirse, titularse / - / formar / laurearsi, diplomarsi / - / -
enroll: inscribirse, matricularse / - / matricular, inscrever / iscrivere / anmelden, einschreiben / -
wag: - / - / - / - / - / -
peel: pelar / éplucher / descascar / sbucciare / schälen / -
nag: - / - / - / - / nörgeln / -
spoil: malcriar, consentir, mimar / gâter / mimar / viziare / verwöhnen / -
gossip: chismear / - / fofocar / spettegolare / tratschen, lästern / -
exaggerate: exagerar / exagérer / exagerar / esagerare / übertreiben / -
manage: - / gérer / - / gestire / - / sambhal
struggle: luchar / lutter, galérer / lutar / lottare, combattere / - / -
get rid of: deshacerse / débarrasser / - / - / loswerden / hata
get along: llevarse / entendre / - / - / auskommen / -
wander: vagar / - / - / - / - / bhatak
wet: mojar / mouiller / molhar / bagnare / - / bheeg
`;
