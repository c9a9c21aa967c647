/** French words as the families would have them in English; see `
inEnglish`. */ export const FRENCH_WORDS = `; i: je|j|moi; you: tu|vous|t|te|toi; he: il; she: elle; we: on|nous
they: ils|elles; me: me|m; my: mon|ma|mes|mien|mienne; his: son|sa|ses; your: ton|ta|tes|votre|vos; our: notre|nos
their: leur|leurs; the: le|la|les|l; a: un|une; some: des|du; him: lui; himself: se|s; and: et; or: ou; but: mais
because: parce que|parce qu|car|puisque; that: que|qu|ça|ca|cela|celui|celle|ce qui|ce que; this: ce|cet|cette|ces
of: de|d; to: à|a|au|aux|pour; in: dans|en; with: avec; without: sans; for: pour; at: chez; between: entre
from: depuis; since: depuis que|ça fait|ca fait; until: jusqu|jusque; about: sur|propos|côté|cote; not: pas|ne|n
yes: oui|ouais|si si; no: non|nan; if: si; very: très|tres|trop|vachement|hyper; more: plus|encore plus
no longer: ne plus|n plus; less: moins; a lot: beaucoup; a little: un peu|peu; nothing: rien; try: essaie|essaye|essayer|essayons|on essaie
something: quelque chose|qqch; nobody: personne ne; someone: quelqu un|qqn; everyone: tout le monde
everything: tout|toute|tous; always: toujours|tout le temps; never: jamais; again: encore|à nouveau|de nouveau
already: déjà|deja; now: maintenant|en ce moment|là; today: aujourd hui|auj; tomorrow: demain; yesterday: hier
tonight: ce soir|cette nuit; this week: cette semaine; next week: la semaine prochaine|semaine prochaine
this weekend: ce week end|ce weekend|week end; this month: ce mois|ce mois ci
next month: le mois prochain|mois prochain; this year: cette année|cette annee
next year: l année prochaine|année prochaine|annee prochaine; years: ans|années|annees; year: an|année|annee
months: mois; weeks: semaines; week: semaine; days: jours; day: jour|journée|journee; hours: heures; hour: heure
night: nuit|nuits; morning: matin; evening: soir|soirée; time: temps|moment|fois; soon: bientôt|bientot; late: tard
ago: il y a; what: quoi|qu est ce que|qu est ce qui|que veut dire|c est quoi|quel est|quelle est
what: quel|quelle|quels|quelles; what does it mean: ça veut dire quoi|ca veut dire|ça veut dire|veut dire
when: quand|c est quand; where: où; why: pourquoi|pk|pq; how: comment; how much: combien
how long: combien de temps|jusqu à quand; who: qui; which day: quel jour; best day: meilleur jour|bon jour
better: mieux|meilleur|meilleure; worse: pire; good: bon|bonne|bien|bons; bad: mauvais|mauvaise|mal|nul|nulle
true: vrai|vraie|vraiment|vérité; normal: normal|normale; big: grand|grande|gros|grosse; small: petit|petite|petits
short: court|courte; new: nouveau|nouvelle|nouvel; old: vieux|vieille|âge|age; first: premier|première|premiere
second: deuxième|second; last: dernier|dernière|derniere; other: autre|autres|l autre; same: même|meme
alone: seul|seule|tout seul|toute seule; together: ensemble; one: un; two: deux; three: trois; four: quatre
five: cinq; six: six; seven: sept; ten: dix; is: est|c est|est ce|est ce que|est ce qu; am: suis
i am: je suis|j suis|chuis; are: sont|sommes|es|êtes|t es; was: était|etait|étais|fut
be: être|etre|sera|serait|soit; there is: il y a|y a; have: avoir|avez|avons|ont|aie; i have: j ai|ai
has: a eu|il a|elle a; had: avait|avais; did: fait|a fait; do: faire|fais|fait|faites|fasse
what do i do: je fais quoi|que faire|qu est ce que je fais|quoi faire|que dois je faire
should i: dois je|je dois|est ce que je dois|devrais je|je devrais|faut il|il faut|faut
go: aller|vais|va|allez|vont|j y vais|partir|pars|part; will: va|vont; come: venir|vient|viens; came: venu|venue
want: vouloir|veut|veulent|voulez|envie|voudrait; i want: je veux|j veux|je voudrais|j ai envie|envie
can: peut|peux|pouvoir|pouvez|peuvent; i can: je peux
can not: peux pas|arrive pas|arrive plus|peux plus|n arrive pas|n y arrive plus; know: savoir|sais|sait|connaître
i do not know: je sais pas|j sais pas|chais pas|sais pas|je ne sais pas; say: dire|dis|dites|disent; says: dit
said: a dit|m a dit; tell: dire à|lui dire|raconter|raconte|annoncer; told: a raconté|ai dit|lui ai dit
talk: parler|parle|parlons|parlent|discuter; talked: parlé|a parlé|avons parlé
does not talk to me: me parle plus|ne me parle plus|me parle pas; ask: demander|demande|demandé|inviter|invite
invited: invité|invitée|invitation; give: donner|donne|donné; take: prendre|prends|prend|pris
get: obtenir|avoir|recevoir|reçu; see: voir|vois|voit|voyez|regarder|regarde; saw: vu|ai vu; look: regard
think: penser|pense|penses|crois|croire|croit|réfléchir; feel: sentir|sens|sent|ressens|ressent|me sens
like: aimer bien|plaît|plait|me plaît|kiffe|aime bien; need: besoin|ai besoin|faudrait
help: aide|aider|aidez|aide moi; wait: attendre|attends|attend|attente; leave: quitter|quitte|partir|quitté|largue
left me: m a quitté|m a quittée|m a largué|m a larguée|m a laissé|m a plaqué; stay: rester|reste|restons
start: commencer|commence|démarrer|ouvrir|lancer|reprends|reprendre; stop: arrêter|arrête|arreter|arrête de|arrêté
finish: finir|fini|terminer|terminé; change: changer|change|changement|changera
happen: passer|se passe|passe|arrive|arriver; happened: s est passé|passé|arrivé
work: travailler|travaille|marche|fonctionne|bosser|bosse; does not work: marche pas|fonctionne pas
job: travail|boulot|job|taf|emploi|poste; pay: payer|paie|paye|payé; buy: acheter|achète|acheté
sell: vendre|vends|vendu; lend: prêter|prête|prêté|prete; owe: doit de l argent|me doit|dois de l argent
live: vivre|vis|vit|habiter|habite; live together: vivre ensemble|emménager ensemble|emménager
move: déménager|demenager|déménage|déménagement|m installer; travel: voyager|voyage|vol|vacances
write: écrire|ecris|écris|écrit|ecrire|envoyer|envoie|envoyé; text: message|messages|sms|texto|lui écrire
call: appeler|appelle|appel|téléphoner; called: appelé|a appelé|m a appelé; answer: répondre|réponse|repondre
does not answer: répond pas|répond plus|repond pas|repond plus|me répond pas|pas de réponse|m a laissé en vu
does not answer: en vu|plus de nouvelles|pas de nouvelles|donne plus de nouvelles
find: trouver|trouve|trouverai|chercher|cherche|trouvé; meet: rencontrer|rencontre|rencontrerai
met: rencontré|ai rencontré; read: lire|lis|lit|lues|lu|lecture; sleep: dormir|dors|dort|sommeil|insomnie|insomnies
i can not sleep: arrive pas à dormir|dors plus|dors pas|n arrive plus à dormir
dream: rêver|rêve|reve|rêvé|cauchemar; teeth: dents; eat: manger|mange; drink: boire|boit|alcool|bu
smoke: fumer|fume|clope|cigarette; cry: pleurer|pleure|pleuré|larmes
fight: disputer|dispute|disputes|engueuler|engueule|disputons|se dispute|on se dispute|conflit
hurt: mal au|blessé|blessée|souffre|souffrir; forgive: pardonner|pardonne|pardon; forget: oublier|oublie|oublié
get over: oublier|tourner la page|m en remettre; miss: manque|me manque|manques; trust: confiance
cheat: trompe|tromper|infidèle|infidele|cocu; cheated on me: m a trompé|m a trompée
lie: mentir|ment|mensonge|mensonges|menti; hide: cache|cacher
come back: revenir|revient|reviendra|va revenir|retour
get back together: se remettre ensemble|nous remettre ensemble|se remettre
break up: rompre|rupture|séparer|separer|séparation|rompu|séparés
marry: marier|épouser|me marier|se marier|marierai; married: marié|mariée|mariés|marie; wedding: mariage|noces
marriage: mariage; divorce: divorce|divorcer|divorcé|divorcée; engaged: fiancé|fiancée|fiançailles
pregnant: enceinte|grossesse; baby: bébé|bebe; have a baby: avoir un bébé|un enfant|tomber enceinte|avoir un enfant
die: mourir|meurt|mort; died: mort|morte|décédé|décédée|est mort|est morte|décès; funeral: enterrement|obsèques
grief: deuil; love: amour|aimer|amoureux|amoureuse|l amour; loves me: m aime|il m aime|elle m aime
i love: j aime|je l aime|aime; in love: amoureux|amoureuse|amoureux de; soulmate: âme soeur|ame soeur
relationship: relation|couple|histoire; partner: partenaire|compagnon|compagne|conjoint
boyfriend: copain|petit ami|mec|chéri|mon mec; girlfriend: copine|petite amie|meuf; husband: mari|époux
wife: femme|épouse|ma femme; ex: ex; crush: crush|j ai flashé|flashé; guy: mec|gars|garçon|type; girl: fille|nana
woman: une femme|femmes; man: homme|hommes; kiss: embrasser|embrassé|bisou|baiser; date: rencard|rendez vous|rdv
jealous: jaloux|jalouse|jalousie; distance: distance|à distance; single: célibataire|celibataire
other woman: une autre femme|autre femme; ghosted: ghosté|ghostée|disparu; friend: ami|amie|amis|amies|pote|potes
best friend: meilleure amie|meilleur ami; mother: mère|maman|mere; father: père|papa|pere; parents: parents
sister: soeur|sœur|frangine; brother: frère|frere|frangin; son: fils|fiston; daughter: fille|ma fille
children: enfants|gosses|gamins; grandmother: grand mère|mamie|mémé; grandfather: grand père|papi
granddaughter: petite fille; grandson: petit fils; aunt: tante; uncle: oncle|tonton; cousin: cousin|cousine
mother in law: belle mère|belle mere|belle maman; in laws: belle famille|beaux parents|belle soeur|beau frère
family: famille; neighbor: voisin|voisine|voisins; boss: patron|patronne|chef|cheffe|manager|boss
coworker: collègue|collègues|collegue; roommate: coloc|colocataire; dog: chien|chienne; cat: chat|chatte|chaton
pet: animal; teacher: prof|professeur; doctor: médecin|docteur|medecin; people: gens|personnes; house: maison
apartment: appart|appartement; home: à la maison|chez moi; rent: loyer; landlord: proprio|propriétaire
room: chambre|pièce; bed: lit; car: voiture|bagnole; city: ville; country: pays
abroad: à l étranger|étranger|etranger; school: école|lycée|collège; university: fac|université|études
study: étudier|études|réviser; exam: examen|examens|exam|exams|concours|bac|partiels
pass: réussir|avoir mon bac|réussirai; fail: rater|échouer|raté|échec; interview: entretien; meeting: réunion
contract: contrat|cdi|cdd; sign: signer|signe le; deadline: délai|date limite; promotion: promotion|promu
raise: augmentation; salary: salaire|paie
fired: viré|virée|licencié|licenciée|licenciement|perdu mon travail|perdu mon boulot
quit: démissionner|démission|démissionne|quitter mon travail|quitter mon boulot|changer de boulot
change careers: reconversion|me reconvertir|changer de métier
business: entreprise|boîte|boite|affaire|boutique|magasin|à mon compte; customers: clients
money: argent|fric|thune|thunes|sous; debt: dette|dettes|découvert; rich: riche; loan: prêt|crédit|emprunt
invest: investir|placer|bourse|crypto|bitcoin; lottery: loto|loterie; luck: chance; career: carrière|métier
retire: retraite; project: projet|projets; tired: fatigué|fatiguée|épuisé|épuisée|crevé|crevée|marre|ras le bol
burned out: burn out|burnout|surmenage; knot in my stomach: boule au ventre; stress: stress|stressé|stressée|débordé
sad: triste|tristesse|déprimé|déprimée|déprime|cafard; lonely: seul au monde|solitude|me sens seul|me sens seule
angry: colère|énervé|énervée|furieux|furieuse|fâché|fâchée; afraid: peur|effrayé|trouille|fait peur
anxious: angoisse|angoissé|angoissée|anxieux|anxieuse|anxiété; worried: inquiet|inquiète|inquiétude
happy: heureux|heureuse|content|contente; ashamed: honte; guilty: coupable|culpabilité|culpabilise
confused: perdu|perdue|confus|paumé|paumée; hope: espoir|espère|espere; crazy: fou|folle|dingue
strange: bizarre|étrange|chelou; distant: distant|froid|froide; bored: ennuie|ennui|m ennuie; stupid: bête|stupide
health: santé; sick: malade|maladie; hospital: hôpital|hopital; operation: opération; pain: douleur
weight: poids|maigrir|grosse; diet: régime; hair: cheveux; therapy: thérapie|psy|psychologue
phone: téléphone|portable|tel; photo: photo|photos; blurry: floue|flou; story: story|stories
blocked: bloqué|bloquée|bloque; secret: secret; problem: problème|problèmes|souci; advice: conseil|conseils|avis
decision: décision|décider|choisir|choix; future: avenir|futur; life: vie; world: monde; energy: énergie|énergies
sky: ciel; god: dieu; pray: prier; curse: mauvais oeil|malédiction|sort|ensorcelé
spell: sortilège|sort|rituel|envoûtement; soul: âme; karma: karma; past life: vies antérieures|vie antérieure
purpose: mission de vie|but dans la vie; disaster: cata|catastrophe; sign: signe|signes
compatible: compatible|compatibles|compatibilité|vont ensemble; horoscope: horoscope; astrology: astrologie
astrologer: astrologue; chart: thème astral|theme astral|carte du ciel|thème natal|thème; rising sign: ascendant
moon sign: signe lunaire|ma lune; full moon: pleine lune; new moon: nouvelle lune; moon: lune; sun: soleil
mercury: mercure; venus: vénus|venus; mars: mars; jupiter: jupiter; saturn: saturne; uranus: uranus
neptune: neptune; pluto: pluton; retrograde: rétrograde|retrograde; saturn return: retour de saturne
eclipse: éclipse; north node: noeud nord; transit: transit; card: carte|cartes; tarot: tarot
pull a card: tire moi une carte|tire une carte|tirage; number: numéro|nombre|chiffre; life path: chemin de vie
palm: main|paume|mains; life line: ligne de vie; heart line: ligne de coeur; head line: ligne de tête; line: ligne
app: appli|application|app; conversations: conversations|messages ici; cost: coûte|coute|c est combien; price: prix
subscription: abonnement; cancel: annuler|résilier|désabonner; free: gratuit|gratuite; human: humain|vraie personne
machine: machine|robot|ia; generic: générique|bateau; wrong: faux|fausse|tromper
personal: personnelles|personnel|personnelle; thanks: merci|merci beaucoup
hello: bonjour|salut|coucou|bonsoir|hello; bye: au revoir|bye|à plus; joke: blague; lol: mdr|ptdr|haha
aries: bélier|belier; taurus: taureau; gemini: gémeaux|gemeaux; cancer: cancer; leo: lion; virgo: vierge
libra: balance; scorpio: scorpion; sagittarius: sagittaire; capricorn: capricorne; aquarius: verseau
pisces: poissons|poisson; monday: lundi; tuesday: mardi; wednesday: mercredi; thursday: jeudi; friday: vendredi
saturday: samedi; sunday: dimanche; january: janvier; february: février|fevrier; march: en mars|mars prochain
april: avril; may: mai; june: juin; july: juillet; august: août|aout; september: septembre; october: octobre
november: novembre; december: décembre|decembre; christmas: noël|noel; birthday: anniversaire|anniv
spring: printemps; summer: été; autumn: automne; winter: hiver
empty: vide
he proposed to me: m a demandée en mariage|il m a demandée en mariage|m a demandé en mariage; go back to school: reprendre mes études|reprendre des études|reprendre les études; is it a good idea: est ce une bonne idée|c est une bonne idée; refused me the raise: refusé l augmentation|m a refusé l augmentation; what do i do: je fais quoi|on fait quoi; my teenage daughter: ma fille de 13 ans|ma fille de 14 ans|ma fille de 15 ans|ma fille de 16 ans|mon ado; does not talk to me anymore: ne me parle plus|me parle plus; learn: apprendre|apprends; is it too late: c est trop tard|trop tard|à mon âge; swim: nager|natation; dance: danser|danse; drive: conduire|permis; driving test: permis|mon permis; failed: raté|loupé|échoué
cook: cuisiner; sing: chanter; i feel worthless: je me sens nulle|je me sens nul|nulle; third time: 3e fois|troisième fois; my father is getting married: mariage de mon père|mariage de mon pere; go to the wedding: aller au mariage
girlfriend: meuf|copine; older than me: de plus que moi; guy: mec|gars; lies: ment|mentir|menteur; black moon lilith: lune noire; everyone tells me: tout le monde me dit; meddles: se mêle|se mele|s incruste
set limits: dire stop|mettre des limites; without a fight: sans faire la guerre|sans dispute; coworkers: collègues|collegues; envy: jalousie|envie; gossip: ragots|commérages; flight: vol|avion; afraid of flying: peur de l avion|peur en avion
what do i tell: je lui dis quoi|que lui dire|quoi lui dire; how do i tell: comment lui dire|comment dire|comment leur dire; should i tell: je lui dis|dois je lui dire; is it worth: ça vaut le coup|vaut la peine
get over: oublier|tourner la page; will he come back: va revenir|reviendra|revenir; sent by mistake: par erreur|sans faire exprès; embarrassed: la honte; quit smoking: arrêter de fumer; lose weight: maigrir|régime; gym: salle de sport|muscu
course: cours; visa: titre de séjour; teacher: prof|professeur; car: voiture; garden: jardin; plant: planter; mistake: erreur|bêtise; cold: froid|froide|distant|distante; dinner: dîner; lunch: déjeuner; grandchildren: petits enfants; team: équipe
born: née|nee|né le|né en|est né|suis né|naissance|nés; birth date: date de naissance; lies: ment|mentent; lied: menti
`;
