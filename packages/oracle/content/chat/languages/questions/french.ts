import { FRENCH_EVERYDAY } from './everyday/french.ts';
import type { QuestionTable } from './question-table.ts';
import { FRENCH_TOLD } from './told/french.ts';

export const FRENCH_QUESTIONS: QuestionTable = {
  opening: 'Tu veux savoir {asked}.',
  inEnglish: "Pour l'instant, je réponds en anglais :",
  and: 'et',
  he: 'il|lui|copain|mec|homme|gars|un ami|mon ami|type|garcon',
  she: 'elle|copine|meuf|femme|fille|une amie|mon amie',
  everyday: FRENCH_EVERYDAY,
  told: FRENCH_TOLD,
  entries: `
dead-ok: Je suis désolé pour ta perte.
  mort*|decede*|parti* + va bien|en paix|me voit|ou il est|ou elle est|veille sur moi
sign-from-dead: Tu parles d'un rêve avec quelqu'un qui n'est plus là, et j'en suis désolé.
  reve|reves|cauchemar + mort*|decede*|defunt*|grand pere|grand mere|papi|mamie - dents
pet-died: Je suis désolé pour ton animal.
  chien*|chat|chatte|lapin|cheval|hamster + mort*|euthanasi*|perdu|piquer|parti au ciel
grandparent-died: Je suis désolé pour ta perte.
  grand pere|grand mere|papi|mamie|papy + mort*|decede*|perdu
parent-died: Je suis désolé pour ta perte.
  pere|mere|papa|maman + mort*|decede*|j ai perdu mon|j ai perdu ma - chat|chien
partner-died: Je suis désolé pour ta perte.
  mari|femme|conjoint*|copain|compagn* + mort*|decede*
child-lost: Je suis vraiment désolé.
  fausse couche|perdu mon bebe|perdu le bebe
friend-died: Je suis désolé pour ta perte.
  ami|amie|pote|copine + est mort*|decede*
someone-died: Je suis désolé pour ta perte.
  est mort|est morte|est decede|est decedee|vient de mourir - rire|fatigue|batterie|telephone
cancel = comment résilier
  resili*|annul*|desabonn*|arreter + abonnement|premium|compte|appli*|payer
  me desabonner|desabonner
delete = comment supprimer ton compte et tes données
  supprim*|effac* + compte|donnees|conversation|profil|messages
price = combien ça coûte
  combien ca coute|combien coute|c est combien|c est gratuit|gratuit|quel prix|le prix|payant
privacy = qui lit ce que tu écris ici
  qui lit|quelqu un lit|confidentiel*|c est prive|mes donnees
real = si tu parles à une personne ou à un programme
  vraie personne|es tu humain|tu es humain|t es un robot|es tu reel*|un robot|une ia|tu es reel*|t es reel*
language = si je peux répondre en français
  parles francais|en francais|parle francais
believe = si l'astrologie dit vrai
  astrologie|horoscope* + vrai|vraiment|marche|croire|science|serieux
what-can = ce que je peux faire pour toi
  tu peux faire quoi|que peux tu faire|tu sais faire quoi|qu est ce que tu peux
how-works = comment ça marche
  comment ca marche|comment ca fonctionne|comment fonctionne
pregnant-work = quoi faire quand le travail ne ménage pas ta grossesse
  enceinte + chef*|patron*|travail|boulot + port*|cartons|lourd*|debout|charges
pregnant-left = quoi faire quand tu es enceinte et seule
  enceinte + m a quitte*|parti|parti*|disparu|me quitte|abandonne*
no-kids = quoi faire quand l'un veut un enfant et l'autre non
  copain|copine|mari|femme|mec|conjoint*|il|elle + veut pas d enfant*|ne veut pas d enfant*|veut pas d enfants|pas de bebe
nightmares = quoi faire des cauchemars de ton enfant
  fils|fille|enfant|petit|petite + cauchemar*
pet-lost = comment retrouver ton animal
  chien*|chat|chatte + perdu|disparu*|fugue*|enfui*|echappe*|sauve*|pas rentre* - mort*
gay = quoi faire quand ta famille n'accepte pas qui tu es
  gay|lesbienne|homo|bi|trans|homosexuel* + mere|pere|parents|famille
partner-ex = quoi faire quand l'autre garde contact avec son ex
  son ex + parle*|ecrit|contact|like*|photo*|voit|ami*|message*|suit
roommate = quoi faire avec ta coloc
  coloc*|colocataire*
no-love-words = quoi faire quand l'autre ne dit jamais je t'aime
  jamais|pas + dit je t aime|me dit je t aime|dit qu il m aime|dit qu elle m aime
goes-abroad = quoi faire quand l'autre part loin
  copain|copine|mari|femme|mec|cheri* + part|partir|s en va + erasmus|mois|etranger|loin|an
car = s'il faut acheter une voiture maintenant
  voiture|moto|scooter + achet*|achat
learn-late = s'il est trop tard pour apprendre
  apprendre|commencer|me mettre + piano|guitare|instrument|violon|chant
study-late = si reprendre des études vaut la peine
  reprendre|reprise|refaire|retourner + etudes|fac|formation|universite
not-invited = quoi faire quand on ne t'invite pas
  mariage|se marie|anniversaire + pas invite*|suis pas invite*|pas ete invite*
suspicious = quoi faire avec quelqu'un de jaloux qui vérifie tout
  fouille|verifie|surveille|se mefie|me controle|jaloux|possessif + copain|mari|mec|telephone|il|conjoint
  fouille|verifie|surveille|jalouse|possessive + copine|femme|meuf|elle
parents-career = quoi faire quand tes parents veulent une autre voie pour toi
  parents|pere|mere|papa|maman + veut que je|veulent que je + fasse|fais|sois|etudie|medecin|ingenieur|avocat|reprenne
child-drops-out = quoi faire quand ton enfant veut arrêter ses études
  fils|fille + arreter|lacher|abandonner|quitter + etudes|fac|ecole|lycee|prepa
grades = quoi faire des mauvaises notes
  fils|fille|enfant + notes|bulletin|redouble*
no-talk = quoi faire quand vous ne vous parlez plus
  on ne se parle plus|on se parle plus|plus rien a se dire|on se parle a peine - pere|mere|frere|soeur|amie?|papa|maman
neighbors = quoi faire avec des voisins bruyants
  voisin* + bruit*|musique|fete*|aboie|dormir|bruyant*|cri*|tapage
age-gap = si la différence d'âge compte
  difference d age|ans de plus que moi|ans de moins que moi|plus vieux que moi|plus jeune que moi|plus age que moi
drinks = quoi faire quand l'autre boit trop
  boit|alcool|alcoolique|bourre* + pere|mere|papa|maman|frere|fils
  boit|alcool|bourre* + mari|copain|copine|femme|mec|conjoint*
lied = s'il faut pardonner un mensonge
  pardonn* + menti|mensonge*|ment
phone = quoi faire quand l'autre vit sur son téléphone
  telephone|portable|ecran + mari|copain|copine|femme|mec|conjoint* - fouille
not-introduced = pourquoi on ne te présente pas à la famille
  presente pas|presenter|jamais presente* + famille|parents|amis
forgot-day = quoi faire quand l'autre oublie une date
  oublie + mes 30 ans|mes 40 ans|mes 50 ans|mon anniv*
  oublie* + anniversaire
bored-couple = quoi faire de l'ennui dans le couple
  ennui*|routine + couple|relation|copain|copine|mari|femme
blocked = pourquoi on t'a bloquée
  m a bloque*|bloque* partout
lost-thing = comment retrouver ce que tu as perdu
  perdu|retrouve plus|trouve plus + bague|cles|portefeuille|telephone|collier|boucle*|papiers|alliance
left-out = quoi faire quand tes amis sortent sans toi
  amis|copines|potes|amies + sans moi|pas invite*|mettent a l ecart|exclu*
new-job = comment vivre un nouveau travail
  nouveau travail|nouveau boulot|nouveau poste|nouveau job|premier jour|je commence un - accepter|refuser
wedding-nerves = comment vivre les jours avant le mariage
  je me marie|on se marie + stress*|peur|mois|semaine*|nerveu*|angoiss* - quand
ex-and-friend = quoi faire quand une amie sort avec ton ex
  amie|ami|copine|pote + mon ex|avec mon ex + sort|sortent|couche|ensemble|voit|couple
two-signs = si les deux signes vont ensemble
  @two-signs + compatib*|couple|amour|ensemble|entend*|marche*|avenir|relation|copain|copine|mari|femme|lui|elle|il|vont - ascendant
planet-in = ce que veut dire cette position
  @planet + @sign + veut dire|signifie|ca dit
mercury-when = quand finit Mercure rétrograde
  mercure + quand|jusqu a quand|jusqu|fin|finit|termine
mercury-retro = si Mercure est rétrograde et ce que ça fait
  mercure + retro*|effet*|influence
planet-retro = si cette planète est rétrograde
  @planet + retro*
saturn-return = quand a lieu ton retour de Saturne
  retour de saturne
full-moon-me = comment la pleine lune agit sur toi
  pleine lune + moi|me|influence|agit|effet*|dors|rituel|faire|affecte
full-moon = quand est la prochaine pleine lune
  pleine lune
new-moon = quand est la prochaine nouvelle lune
  nouvelle lune
eclipse = quand est la prochaine éclipse et ce qu'elle dit pour toi
  eclipse*
rising-no-time = ce qu'on peut savoir de ton ascendant sans l'heure exacte
  ascendant + heure + sais pas|connais pas|sans|ignore|n ai pas|pas marque*|seulement
  ascendant + matin|soir + sais|juste|seulement
sign-in-love = ce que dit ce signe en amour
  @sign + ascendant + amour|en couple|signifie|veut dire
rising = quel est ton ascendant
  ascendant
moon-sign = quel est ton signe lunaire
  signe lunaire|ma lune|lune natale
venus-sign = ce que ta Vénus dit de l'amour
  ma venus|venus natale
partner-sign = quel signe va le mieux avec toi
  @sign + quel signe|quels signes|avec qui + compatib*|amour|mieux|entend*|va
fits-sign = si tu t'entends avec ce signe
  @sign + compatib*|va avec|entend* avec|matche?
horoscope = ce que dit l'horoscope pour ce signe
  @sign + horoscope|aujourd hui|cette semaine|ce mois|previsions|demain
sign-in-love = comment est ce signe en amour
  @sign + amour|amoureu*|couple|jalou*|seduire|relation* - compatib*
sign-traits = comment est ce signe
  @sign + comment est|comment sont|caractere|defauts|qualites|personnalite|c est quoi
sun-sign = quel est ton signe
  quel est mon signe|c est quoi mon signe|mon signe astro*
chart = ce que dit ton thème astral
  theme astral|carte du ciel|theme natal
number-seen = ce que veut dire voir toujours la même heure
  11 11|11h11|22 22|22h22|1111|2222|333|444|heure miroir|heures miroir*
life-path = quel est ton chemin de vie
  chemin de vie|numerologie
palm = ce que dit ta main
  lignes de la main|ligne de vie|lire la main|ma main|paume
card = que je te tire une carte
  tire*|tirage + carte|cartes|tarot
  tarot
lucky = quels sont tes numéros de chance
  numero*|chiffre*|nombre* + chance
evil-eye = si on t'a jeté le mauvais œil
  mauvais oeil|sort|maudit*|envoute*|sorcellerie|malediction + jete|m a|moi|suis|on|oeil
spell = si un rituel peut le faire revenir
  envoutement|sortilege|rituel d amour|magie|retour affectif
past-life = qui tu étais dans une autre vie
  vie anterieure|vies anterieures|autre vie
dream-ex = ce que veut dire rêver de ton ex
  reve|reves|rever + ex
dream-teeth = ce que veut dire rêver que tes dents tombent
  reve|reves|rever + dent|dents
dream = ce que veut dire ton rêve
  j ai reve|reve de|mon reve|cauchemar*|un reve|rever de
wedding-date = quelle date est bonne pour le mariage
  date|jour|mois + mariage|se marier|nous marier + bon*|meilleur*|choisir|quelle|quel
good-day = si le moment est bon pour signer
  sign*|contrat|compromis|bail + bon|jour|aujourd hui|demain|quand|moment
mil-baby = quoi répondre à ta belle-mère qui demande un bébé
  belle mere|belle famille|beaux parents + bebe|enfant|petit enfant|enceinte
mil-moves-in = quoi faire quand ta belle-mère veut venir vivre chez vous
  belle mere|beaux parents|beau pere + vivre|habiter|installer|emmenager
mil-key = comment faire pour que ta belle-mère prévienne avant d'entrer
  belle mere|beaux parents|beau pere + cles|clef*|cle|sans prevenir|debarque|entre
mil = quoi faire avec une belle-famille qui se mêle de tout
  belle mere|beaux parents|beau pere|belle famille|belle soeur
widow-house = comment dire à tes enfants que tu n'es pas prête à vendre
  enfants|fils|fille + vend* + maison|appartement|appart
exam-father = quoi faire après cet examen raté et comment parler à ton père
  rate*|echoue* + pere|papa|parents + parle*|fache*|colere|engueul*|decu* + bac*|exam*|partiel*|concours|controle|maths|permis
needs-time = ce que veut dire qu'il faut du temps à l'autre
  besoin de temps|besoin d espace|une pause|faire un break|du recul|prendre du recul
ex-wrote = quoi répondre à ton ex
  ex + m a ecrit|m ecrit|m a envoye|m a recontacte*|m a appele*|revient vers moi|est revenu|m a like|reapparu|m a contacte*
ex-new = comment vivre que ton ex ait quelqu'un
  ex + nouvelle copine|nouveau copain|nouveau mec|nouvelle meuf|quelqu un d autre|se marie|deja remplace*|en couple|une autre|un autre|a retrouve
ex-write = si tu dois écrire à ton ex
  ex + ecrire|j ecris|recontacter|envoyer|lui parler|appeler|relancer|contacter
ex-forget = comment oublier ton ex
  ex + oubli*|passer a autre chose|tourner la page|penser a autre chose|deuil
ex-miss = si ton ex pense encore à toi
  ex + pense|manque|m aime|aime encore|regrette|des sentiments
ex-back = si ton ex va revenir
  ex + reven*|revien*|recuper*|se remettre|ensemble|chance|retour*|avenir
married-man = où mène un amour avec quelqu'un de marié
  homme marie|femme mariee|il est marie|elle est mariee|quittera sa femme|quitter sa femme|quitte sa femme|amant|maitresse
i-cheated = si tu dois dire que tu as trompé
  j ai trompe|je l ai trompe*|j ai ete infidele
cheated = s'il faut pardonner une infidélité
  m a trompe*|a ete infidele|pardonner + tromp*|infidel*
  m a trompe*|m a ete infidele
is-cheating = si on te trompe
  me trompe|infidel*|une autre femme|un autre homme|voit quelqu un|quelqu un d autre|une maitresse
after-divorce = si tu retrouveras l'amour après ton divorce
  divorc*|separ* + retrouv*|refaire|nouvel amour|apres|encore
divorce = si tu dois divorcer
  divorc*
propose = quand viendra la demande en mariage
  demande en mariage|demander en mariage|demandera en mariage|la bague|me demander ma main
arranged = quoi faire quand ta famille choisit pour toi
  parents|famille + mariage arrange|veulent me marier|veulent que je me marie|forcer*
marry-doubt = si tu dois te marier
  dois je|doute*|peur|hesite*|sure|sur + marier|mariage|epouser
marry-when = quand tu vas te marier
  quand|un jour|vais je|est ce que je + marier|mariage|marie|marierai
only-friend = si tu dois dire à ton ami que tu l'aimes
  meilleur ami|meilleure amie + amoureu*|j aime|sentiments|craque
coworker-crush = si tu dois dire quelque chose à quelqu'un du travail
  collegue|travail|bureau|boulot + plait|amoureu*|craque|attire*|crush
tell-crush = si tu dois dire ce que tu ressens
  lui dire|avouer|declarer|lui avouer + aime|plait|sentiments|ressens|amoureu*
jealous = quoi faire de la jalousie
  jalou*
seen = s'il faut réécrire après un vu
  en vu|mis un vu|un vu|laisse en vu|a vu mon message
no-reply = pourquoi tu n'as pas de réponse
  repond plus|repond pas|reponds pas|plus de nouvelles|m ecrit plus|donne plus de nouvelles|pas de nouvelles|ghost*|sans nouvelles|donne pas de nouvelles - pere|mere|soeur|frere|fils|fille|ami|amie|parents|papa|maman
left-me = quoi faire maintenant qu'on t'a quittée
  m a quitte*|m a largue*|a rompu|on s est separe*|on a rompu|vient de me quitter|rupture - reven*|revien*|travail
comes-back = si l'autre va revenir
  va revenir|va il revenir|va t il revenir|reviendra*|va t elle revenir|revenir vers moi|va t il me revenir
mixed = ce que veut quelqu'un qui souffle le chaud et le froid
  chaud et le froid|chaud et froid|signaux|sais pas ce qu il veut|sais pas ce qu elle veut|un jour + veut|froid|signaux|oui|gentil
situationship = quoi faire d'une histoire sans nom
  rien de serieux|pas de relation|plan cul|pas en couple|sans etiquette|veut pas s engager|pas s engager|se prendre la tete
no-sex = quoi faire quand l'autre n'a plus envie
  sexe|intimite|faire l amour|me touche plus|plus envie de moi|rapports + plus|pas|jamais
long-distance = si la relation à distance a un avenir
  a distance|longue distance
parents-against = quoi faire quand ta famille refuse ton couple
  parents|famille|mere|pere + accepte* pas|n accepte*|contre|n aime* pas|refuse* + copain|copine|relation|couple|mec|cheri|lui|elle
couple-fights = quoi faire des disputes dans le couple
  dispute*|engueul*|se prend la tete|conflit* + copain|copine|mari|femme|couple|mec|meuf|conjoint*|cheri*|on
not-in-love = si tu aimes encore l'autre
  sais pas si|sais plus si|pas sure|pas sur + je l aime|aime encore|toujours amoureu*|amoureu*
leave = si tu dois quitter l'autre
  quitter|le quitter|la quitter|rompre|separer|le laisser + copain|copine|mari|femme|mec|couple|conjoint*|le|la|me|lui|elle - travail|boulot|job|poste|ville|pays|taf|emploi
move-in = si tu dois emménager avec l'autre
  emmenager|vivre ensemble|habiter ensemble|vivre avec mon copain|vivre avec ma copine|vivre avec lui|s installer ensemble
distant = quoi faire quand l'autre est distant
  distant*|froid|froide|s eloigne|bizarre|change|absent|indifferent* + copain|copine|mari|femme|mec|cheri*|conjoint*|il|elle|avec moi
loves-me = si l'autre t'aime
  m aime t il|il m aime|elle m aime|m aime t elle|m aime vraiment|m aime encore|m aime
thinks-of-me = si l'autre pense à toi
  pense a moi|je lui manque|pense t il a moi|pense t elle a moi
likes-me = si tu plais à l'autre
  je lui plais|lui plaire|interesse par moi|des sentiments pour moi|il m apprecie|ressent pour moi|ressent t il
write-first = si tu dois écrire en premier
  ecrire|envoyer un message|j ecris|lui ecris|relancer|message + premier*|dois je|ou|attend*|je
first-date = comment vivre un premier rendez-vous
  premier rendez vous|premier rdv|premier date|un date|rendez vous amoureux
apps = quoi faire quand les applis de rencontre fatiguent
  tinder|bumble|hinge|applis de rencontre|appli de rencontre|sites de rencontre
soulmate = quand tu rencontreras ton âme sœur
  ame soeur|flamme jumelle
unlucky-love = pourquoi ça rate toujours en amour
  attire|tombe sur|choisis + toujours|memes|mauvais*
  toujours|malchance|jamais de chance|echec*|meme* schema* + en amour|hommes|mecs|relations|amoureu*
why-single = pourquoi tu es encore célibataire
  pourquoi + celibataire|seule|trouve personne|trouve pas
love-or-arranged = si tu feras un mariage d'amour
  mariage d amour
find-love = quand tu vas trouver l'amour
  quand|trouver*|rencontrer*|vais je|un jour + amour|quelqu un|homme de ma vie|femme de ma vie|la bonne personne|l elu
love-forecast = ce que donne l'amour en ce moment
  amour|amoureu*|sentimental* + ce mois|cette annee|vie|en ce moment|previsions|prevoit
boss-pregnant = quand annoncer ta grossesse au travail
  enceinte|grossesse + patron*|chef*|employeur|travail|boulot
late-interview = quoi faire après un poste perdu pour un retard
  en retard|retard + entretien|poste|embauche + rate|perdu|refus*|pas pris*
offer-home-town = si revenir chez toi pour un poste, c'est abandonner
  propos*|offre|poste + ville natale|village|rentrer|revenir|retourner|ma region|chez mes parents
two-offers = quelle offre choisir
  deux offres|deux postes|deux boulots|deux propositions
offer = si tu dois accepter l'offre
  offre|propose|proposition|promesse d embauche + travail|poste|boulot|emploi|job|accept*|cdi
job-result = si tu auras le poste
  eu un entretien|passe un entretien|avoir le poste|aurai le poste|entretien etait|retenue pour|reponse pour le poste
interview = comment ira ton entretien
  entretien
rejected = quoi faire après un refus
  pas ete pris*|pas ete retenu*|refusee|refuse + poste|candidature|job|travail|boulot
fired = quoi faire maintenant que tu es licenciée
  viree|licencie|licenciee|perdu mon travail|perdu mon emploi|perdu mon boulot|mise a la porte|je suis au chomage
  vire + me suis fait|m ont|m a|ete
fired-soon = si tu vas perdre ton emploi
  perdre mon + travail|emploi|boulot|poste|job
  licenciements|plan social
state-job = quand tu auras le concours
  concours + fonction publique|encore|fois|quand|reussir|professeur|prof|infirmier* - rate*|echoue*|foire*
job-when = quand tu trouveras un travail
  trouver*|cherche|quand|recherche|chomage|decroch* + travail|boulot|emploi|job|poste|cdi|taf
boss-bad = quoi faire avec un chef qui te traite mal
  patron*|chef|cheffe|manager|responsable|superieur* + crie*|traite|humili*|mal|harcel*|insupportable|critique*|deteste|rabaisse*|parle|m ignore
raise = comment demander une augmentation
  augmentation|gagner plus
promotion = si tu auras la promotion
  promotion|promu*|evoluer
coworkers = quoi faire avec des collègues qui parlent dans ton dos
  collegue* + dos|mechant*|ignor*|moqu*|jalou*|critiqu*|exclu*|parlent|cafte*
apprentice = si tu dois arrêter ton apprentissage
  apprenti*|alternance|maitre de stage|tuteur|stage + lent*|arret*|abandon*|nul*|quitter
burnout = quoi faire quand le travail t'épuise
  burn out|burnout|travail|boulot|taf + epuis*|burn out|burnout|creve*|stress*|fatigu*|craque
hate-job = quoi faire d'un travail que tu détestes
  deteste mon|supporte plus mon|deteste aller|m ennuie au|marre de mon|hais mon + travail|boulot|job|taf
quit = si tu dois quitter ton travail
  demission*|quitter|changer de + travail|boulot|job|poste|emploi|taf|demission*
  demissionner|demissionne
change-career = si tu dois changer de métier
  reconversion|changer de metier|changer de voie|me reconvertir|changer de carriere
which-career = quel métier est fait pour toi
  quel metier|quelle carriere|quel travail|ma vocation|quelle voie
business-slow = quoi faire quand les clients manquent
  boutique|commerce|entreprise|restaurant|salon|clients + marche pas|pas de clients|peu de|moins de|mal|coule|vide
business = si tu dois te mettre à ton compte
  entreprise|boite|a mon compte|auto entrepreneur|commerce|restaurant|boutique + creer|monter|lancer|ouvrir|mettre|mon compte
lottery = si tu vas gagner au loto
  loto|loterie|euromillion*
debt = comment sortir des dettes
  dette*|endette*|credit*|decouvert
lend = comment récupérer l'argent prêté
  prete*|me doit + argent|euros|rembours*|sous
invest = si tu dois investir
  invest*|crypto*|bitcoin|bourse
rich = si tu seras riche
  riche|millionnaire
money-worry = quoi faire quand l'argent manque
  galere|problemes|manque|plus + argent|sous|thune|fins de mois
money-when = quand l'argent ira mieux
  argent|financ*|fin de mois|fins de mois|sous|thune
driving = si tu auras ton permis
  permis|code de la route
exam-passed: Bravo pour ta réussite !
  j ai eu mon|j ai reussi|j ai obtenu|recu a|admis* + bac|exam*|permis|concours|diplome|partiel*|master
exam-failed = quoi faire après un examen raté
  rate*|echoue*|foire*|pas eu + exam*|bac*|partiel*|concours|annee|controle*
exam-result = si tu as réussi
  resultat* + exam*|bac|concours|partiel*
exam = si tu vas réussir ton examen
  exam*|bac|partiel*|concours|brevet|soutenance + avoir|reuss*|vais je|passe*|peur|stress*|demain|reviser|chance*|aurai
study-focus = comment te concentrer pour réviser
  concentr*|arrive pas a reviser|arrive pas a travailler|reviser
drop-out = si tu dois arrêter tes études
  arret*|abandon*|quitter|lacher + etudes|fac|universite|ecole|licence|master|prepa
study-what = quelles études choisir
  quelles etudes|orientation|parcoursup|quelle filiere|etudier quoi|quelle fac
visa = comment tenir pendant l'attente du visa
  visa|titre de sejour|papiers|naturalisation|prefecture + quand|attend*|attente|reponse|delai|dossier
abroad = si tu dois partir à l'étranger
  etranger|expatri*|quitter la france|partir vivre|partir au + partir|travail*|vivre|canada|pays|france|etranger - fils|fille|enfant*
inheritance = quoi faire des disputes d'héritage
  heritage|testament|heriter|succession|notaire
sell-house = si tu dois vendre la maison
  vend* + maison|appartement|appart
buy-house = si tu dois acheter
  achet*|achat|pret immobilier + maison|appartement|appart|immobilier
homesick = quoi faire du mal du pays
  mal du pays|loin de ma famille|loin de chez moi|ma famille me manque|mon pays me manque
lonely = quoi faire de la solitude
  seul|seule|solitude + sens|suis|solitude|tellement|si|trop|personne - le seul|la seule|les seuls|seul moment|seule chose|mon seul|ma seule
move-when = quand déménager
  demenag* + quand|bon moment|bon mois|date
move = si tu dois déménager
  demenag*|changer de ville|autre ville|partir vivre - fille|fils|enfant*
ill-parent = quoi faire pour un proche malade
  mere|pere|maman|papa|grand mere|grand pere|mari|femme|soeur|frere + malade|cancer|hopital|hospitalis*|opere*|operation|avc|diagnosti*|tumeur
care-parent = comment t'occuper d'un parent sans t'épuiser
  m occupe de|aidant*|soigne + mere|pere|maman|papa|parents|grand mere|aidant*
sibling = si tu dois appeler un frère ou une sœur qui se tait
  soeur|frere + parle plus|parle pas|fache*|dispute*|contact|brouill*|repond plus
father = quoi faire avec un père qui ne te parle plus
  pere|papa + parle plus|me parle pas|dispute*|fache*|engueul*|absent|colere
mother = quoi faire des disputes avec ta mère
  mere|maman + dispute*|engueul*|control*|toxique|supporte|mele|crie|manipul*|parle plus|entend*
parents = quoi faire avec des parents qui contrôlent tout
  parents|famille + control*|laissent pas|pression|comprennent pas|stricts|dispute*|interdi*
christmas = comment dire que tu ne viens pas à Noël
  noel|reveillon + pas|envie|dire|famille
child-moves = quoi faire quand un enfant quitte la maison
  fille|fils|enfant* + part|partir|quitte|demenage|parti|partie|s en va + maison|etudes|vivre|etudier|pleure*|nid|loin|a
child-school = quoi faire quand ton enfant ne veut plus aller à l'école
  fils|fille|enfant + ecole|college|lycee|classe|creche + veut plus|veut pas|pleure|harcel*|mal|tape*|embete*
teen = quoi faire avec un ado qui ne parle plus
  ado|adolescent*|fils|fille + me parle plus|enferme*|telephone|repond mal|insolent*|communique
child-worry = quoi faire de l'inquiétude pour ton enfant
  fils|fille|enfant* + inquiet*|peur|probleme*|mange|dort|souci*|aider
pregnant-scared = quoi faire de la peur pendant la grossesse
  enceinte + peur|angoiss*|sais pas|seule|flipp*
am-pregnant = si tu es enceinte
  suis je enceinte|suis enceinte|enceinte ou pas|retard de regles|test de grossesse
pregnant-when = quand viendra une grossesse
  tomber enceinte|enceinte|bebe|devenir maman|grossesse|pma|fiv + quand|vais je|essai*|depuis|un jour|bientot|reussir|marche
boy-girl = si ce sera une fille ou un garçon
  fille ou garcon|garcon ou fille|fille ou un garcon|garcon ou une fille|sexe du bebe
want-baby = si tu veux un enfant
  avoir un enfant|faire un enfant|faire un bebe|avoir des enfants|desir d enfant
friend-betrayed = quoi faire d'une amie qui t'a trahie
  ami|amie|copine|pote + trahi*|secret|dans mon dos|menti|raconte
friend-far = quoi faire quand une amitié s'éloigne
  ami|amie|amis|copine|pote + change*|s eloigne|parle plus|repond plus|distant*|ignore|plus de nouvelles|m ecrit plus|laisse tomber
no-friends = comment te faire des amis
  pas d amis|pas d ami*|aucun ami|me faire des amis|plus d amis
smoke = comment arrêter de fumer
  fumer|cigarette*|tabac|clope*
sleep = quoi faire pour dormir
  dormir|insomnie*|dors|sommeil|me reveille
tired = pourquoi tu es tout le temps fatiguée
  fatigu*|epuis*|creve*|plus d energie|ko
overthink = comment arrêter de trop penser
  trop penser|pense trop|arrete pas de penser|cogit*|rumine*|tourne en boucle|dans ma tete
anxious = quoi faire de l'anxiété
  angoiss*|anxie*|stress*|panique|nerveu*|peur de tout
confidence = comment prendre confiance en toi
  confiance en moi|estime de moi|me sens nul*|complexe*|pas a la hauteur|timide
weight = comment maigrir et tenir
  maigrir|perdre du poids|regime|kilos
ashamed = quoi faire de la honte
  honte|regrette|j ai fait une betise|culpab*
sad = pourquoi tu es triste
  triste*|pleure*|deprim*|moral|cafard
too-late = s'il est trop tard pour recommencer
  trop tard|trop vieux|trop vieille|recommencer|repartir a zero|a mon age
late-life = quoi faire quand tout le monde semble en avance
  en retard dans|a la traine|tous mes amis|tout le monde + marie*|enfants|vie|avance|sauf moi
bad-phase = quand ça ira mieux
  tout va mal|rien ne va|mauvaise passe|aller mieux|ira mieux|rien ne marche
luck = quand la chance va tourner
  chance|poisse + quand|tourne*|jamais|pourquoi|change*|pas de
health = ce qu'on peut dire de ta santé
  ma sante|sante + comment|sera|va
purpose = quelle est ta mission de vie
  mission de vie|but dans la vie|sens de ma vie|pourquoi je suis sur terre
next-year = comment sera l'année prochaine
  annee prochaine|2027|an prochain + comment|sera|attend|reserve|previsions
my-year = comment sera ton année
  cette annee|mon annee + comment|sera|attend|reserve|previsions
my-month = comment sera ton mois
  ce mois|mon mois + comment|sera|attend|reserve|previsions
my-week = comment sera ta semaine
  semaine + comment|sera|attend|reserve|previsions
sky-now = ce qu'il y a dans le ciel aujourd'hui
  ciel|astres|planetes + aujourd hui|ce soir|en ce moment|disent|quoi
my-day = comment se présente ta journée
  ma journee + comment|sera|attend|va
  mon horoscope|horoscope du jour|m attend aujourd hui|horoscope
future = ce qui t'attend
  mon avenir|l avenir|mon futur|m attend|le futur
decide = comment te décider
  me decider|prendre une decision|indecis*|j hesite entre|n arrive pas a choisir|n arrive pas a decider
`,
};
