/** Situations of ordinary life in French; how entries are written stands at `QuestionTable`. */
export const FRENCH_EVERYDAY = `
debt-hidden = comment avouer tes dettes
  dette*|credit|je dois + honte|cache*|avouer|lui dire + euros|dette*|credit*|carte
child-phone = quoi faire d'un enfant toujours sur l'écran
  {child} + telephone|portable|ecran*|tiktok|console|jeux video|tablette
first-day = comment passer le premier jour
  demain|lundi|aujourd hui + premier jour|je commence|je demarre + {job}|cuisine|hopital|ecole|stress*|trembl*|peur - {child}
pet-fear = quoi faire d'un animal qui a peur
  {pet} + peur|tremble|panique + petards|feux d artifice|feu d artifice|orage*|tonnerre
pet-after-move = quoi faire si ton animal ne mange plus
  {pet} + mange plus|mange pas|mange rien + demenag*|nouvelle maison|nouvel appart*
teacher-crush = quoi faire de ce que tu ressens pour ton prof
  prof|professeur|moniteur|coach + amoureu*|craque|plait|attire* - {child}
dinner-burnt = quoi faire du dîner brûlé
  brule|crame|rate + diner|repas|gateau|plat|roti + invite*|heure|beaux parents|ce soir
gym = si tu vas en salle ou t'entraînes chez toi
  salle de sport|salle de gym|fitness + maison|inscri*|ou|chez moi
full-time-dog = si un chien va avec ton travail
  chien|chiot|chat + adopter|prendre|acheter + plein temps|travaille|journee|seul
roommate-food = quoi faire si on mange tes affaires
  coloc|colocs|colocataire* + mange|fromage|frigo|bouffe|nourriture
upstairs-noise = quoi faire du bruit au-dessus
  voisin|voisine|voisins + dessus|talons|bruit*|musique|perceuse + bruit*|nuit|minuit|talons|dors
child-hid-study = quoi faire de ce que ton enfant a caché
  {child} + arrete la fac|arrete ses etudes|lache la fac|quitte la fac + rien dit|pas dit|cache*
child-no-study = quoi faire s'il ne veut pas faire d'études
  {child} + veut pas faire d etudes|veut pas etudier|veut pas aller a la fac
visit-duty = quoi faire d'une visite sans envie
  promis|dois + voir|visite*|aller + mamie|grand mere|grand pere|tante|oncle + pas envie|flemme
offer-low-pay = si tu prends un poste moins payé
  {job}|offre|poste + moins paye|gagne moins|gagner moins|salaire plus bas|baisse de salaire
planet-in = ce que dit cette position
  @planet + @sign + mon|ma|explique|c est pour|avoir - {partner}
truck-passed: Félicitations pour le permis !
  j ai eu|obtenu|reussi|decroche + permis + poids lourd|camion|bus|moto
marathon: Félicitations pour la course !
  fini|couru|termine|boucle + marathon|semi|trail|10 km
debt-free: Félicitations, quel soulagement !
  fini de payer|rembourse|solde|derniere mensualite|derniere echeance + credit|dette|dettes|pret|mensualite|echeance
visa-yes: Félicitations pour les papiers !
  visa|titre de sejour|nationalite|papiers|naturalisation + accepte*|accorde*|obtenu|recu|arrive* - refus*
surgery-well: Quel soulagement que ça se soit bien passé.
  operation|opere* + bien passe*|s est bien|reussie|tout va bien
hidden-child = quoi faire de ce que tu viens de découvrir
  {partner}|il + a un enfant|un enfant cache|une fille cachee|un fils cache|a une fille|a un fils|enfant dont + jamais parle|cache*|decouvert|apprendre|appris|apprends
speech-begin = comment commencer le discours
  je commence comment|comment je commence|comment commencer|par ou commencer + @after-speech
transfer-stay = comment dire que tu restes
  lui dire|je lui dis|le dire|j annonce + @after-relocate
not-yet-no = comment dire « pas encore »
  si je dis non|si je lui dis non|va croire|va penser + @after-move in
told-pregnant: Merci de me l'avoir dit.
  je lui ai dit|lui ai annonce|il sait + rien|silence|parti|muet|froid + @after-pregnant
  enceinte + je lui ai dit|lui ai annonce|il sait + rien|silence|parti|muet|froid|tu
ex-again-family = quoi faire si la famille est contre ce retour
  remis ensemble|remise avec|remis avec|recolle* + famille|soeur*|frere*|mere|pere|parents|ami* + contre|pas d accord|veulent pas|deteste*|aime pas
partner-quits = quoi faire si ton couple risque de perdre un salaire
  {partner} + quitter son travail|quitter son boulot|quitter son job|demissionner|lacher son|se lancer|son compte|vtc|uber + veut|peur|bebe|enfant*
live-near-mil = quoi fixer avant d'habiter près de sa mère
  habiter|vivre|emmenager + sa mere|ses parents|belle mere + meme immeuble|meme maison|a cote|au dessus|en dessous|chez
live-together-quiet = quoi faire si tu ne veux pas encore vivre à deux
  {partner} + vive ensemble|vivre ensemble|emmenager|habiter ensemble|s installer + peur|espace|calme|pas pret*|liberte|hesite
neighbor-crush = quoi faire de ce que tu ressens
  voisin|voisine|mari de ma copine|mari de mon amie|mec de ma copine + craque|plait|attire*|papillons|amoureu* + amie|copine|femme|marie*
like-a-brother: C'est dur d'entendre cette phrase.
  comme un frere|comme une soeur|juste amis|comme un ami|comme une amie + dit|repondu|voit
on-off-block = pourquoi on te bloque et te débloque
  bloqu* + debloqu*
apologize-partner = comment demander pardon après avoir crié
  j ai crie|hurle sur|me suis emporte*|j ai explose|ete odieu* + pardon|excus*|regrett*|rattrap*
wedding-no-money = quoi faire si le mariage est encore trop cher
  marier|mariage + pas d argent|pas les moyens|trop cher|argent|sous - invit*|temoin
snores = quoi faire contre les ronflements
  ronfl*
ex-same-party = quoi faire si ton ex est à la même fête
  mon ex + sera la|y sera|vient aussi|invite|invitee + mariage|fete|anniversaire|soiree
ex-friends = si on peut rester amis avec un ex
  ex + amis|amities?|amitie|pote + veut|rester|etre
never-listens = quoi faire quand on ne t'écoute pas
  {partner} + ne m ecoute|m ecoute pas|m ecoute jamais|ecoute rien
friend-kissed = quoi faire après ce baiser
  embrasse|embrasses|embrassee + {friend}
silent-daughter = si tu dois écrire la première
  ma fille|mon fils|mes enfants + ne me parle|me parle plus|me parlent plus|repond plus|ne me repond|coupe les ponts|m appelle plus + depuis|mois|noel|semaines|ecri*|an
marry-not-yet = quoi dire quand on veut te marier trop tôt
  famille|parents|mere|pere|tantes + me marier|marier|mariage|pretendants + pas encore|veux pas|pression|pas envie
his-mother-all = quoi faire si tout passe par sa mère
  {partner} + sa mere|maman|belle mere + demande|consulte|decide|avis|tout
mil-cooking = quoi répondre quand on critique ta cuisine
  belle mere|belle maman + cuisine|plat*|repas|recette* + critiqu*|remarqu*|aime pas|commentaire*
wrong-chat: Aïe, la honte ! Ça arrive à tout le monde.
  vocal|message|audio|capture|photo + groupe|conversation|erreur|trompe* + mal|belle mere|chef|honte|erreur|trompe*|disais
child-abroad = comment vivre ce départ de quelques mois
  {child} + erasmus|part etudier|echange|partir etudier|semestre|part a l etranger
miss-child-stay = si tu rentres auprès des tiens ou si tu tiens encore
  manque*|manquent + mon fils|ma fille|mes enfants|mon enfant + rentr*|rester|tenir|loin|pays
relative-stays = quoi faire d'un invité qui ne part pas
  beau frere|belle soeur|belle mere|cousin|cousine|frere|soeur|neveu + vit chez nous|habite chez nous|chez nous|chez moi|sur le canape + mois|semaines|quand|ne part|part pas|an
mother-new-love = comment t'habituer au nouvel amour de ta mère ou de ton père
  ma mere|mon pere + nouveau copain|nouvelle copine|nouveau compagnon|nouvelle compagne|rencontre quelqu un|se remarie|refait sa vie
dad-absent-child = quoi faire si le père ne vient pas
  pere de mon|pere de ma|pere de mes|leur pere + ne vient|vient jamais|vient pas|voit pas|voit jamais|appelle pas|absent
baby-name = quel prénom donner
  prenom* + bebe|fille|garcon|accord|chois*|disput*
child-failed = comment réagir à cet échec
  {child} + rate|redouble*|echoue|mauvaises notes|pas eu son|recale*
kid-asks-dad = quoi faire si ton enfant veut vivre chez son père
  {child} + veut vivre|veut habiter|partir vivre + chez son pere|son pere|avec son pere|sa mere
lend-family = si tu prêtes de l'argent à la famille
  frere|soeur|cousin|cousine|oncle|tante|beau frere|ma mere|mon pere|mon fils|ma fille + prete*|preter|demande de l argent|argent encore|emprunte*
grandkids = comment voir plus tes petits-enfants
  petits enfants|petit fils|petite fille + vois|voir|jamais|peu|manque*
no-visit: Ça fait mal que personne ne vienne.
  personne|famille|enfants|petits enfants + vient me voir|viennent me voir|viennent jamais|me rend visite|rendent visite|vient jamais
work-kids-guilt = quoi faire de la culpabilité de trop travailler
  coupable|culpabilis*|mauvaise mere|mauvais pere + travail*|boulot|bosse + enfant*|fils|fille|bebe
forgot-birthday = comment rattraper un anniversaire oublié
  oublie + anniversaire
cousin-wedding = si tu y vas seul ou accompagné
  mariage + seule|seul|accompagne*|cavalier|plus one|avec qui - mon mariage|me marier
far-wedding = quoi faire si le mariage est trop loin et trop cher
  mariage + loin|billet*|cher|les moyens|vol + ami*|copine|cousin*|invite*
not-paid-again = quoi faire quand on ne te paie pas
  {boss}|employeur|boite|salaire|paie + pas paye*|me doit|retard|pas verse|toujours pas
big-order = si tu acceptes une si grosse commande
  commande*|cliente?|traiteur + tant|autant|jamais fait|grosse|enorme|samedi|dimanche|accepte*|j y arrive* - pizza
small-start = comment te lancer avec peu
  ouvrir|lancer|monter|vendre + boutique|food truck|commerce|petit commerce|salon|stand|affaire|auto entreprise + econom*|argent|euros|marre|fatigue*|capital|peur
open-cafe = si tu quittes ton poste pour ouvrir ton affaire
  quitter|demissionner|lacher|plaquer + boulot|travail|job|poste|cdi|bureau|banque + cafe|salon de the|restaurant|boulangerie|boutique|atelier|chambre d hote*
business-or-job = si ton affaire va repartir
  boutique|salon|affaire|commerce|entreprise|boite|resto + repartir|marcher|fermer|ferme|clients|tenir|couler|decoller
transfer-work = si tu acceptes la mutation
  {boss}|entreprise|boite|poste + mut*|autre ville|demenag*|transfer*|a l autre bout
offer-abroad-family = quoi faire si le poste est loin et qu'à la maison on ne veut pas
  offre|poste|contrat|propose + etranger|canada|suisse|dubai|belgique|londres|allemagne + veut pas|contre|pas d accord|petits
coworker-cold = quoi faire avec quelqu'un qui ne te dit pas bonjour
  collegue* + dit pas bonjour|salue pas|m ignore|m adresse pas|me parle pas|fait la tete
farewell-speech = quoi dire dans le discours
  discours|dire un mot|dire quelques mots + retraite|depart|pot|collegue
call-you = ce que veut dire « on vous rappelle »
  entretien + rappel*|recontact*|tenir au courant|tiendra au courant|on vous|reviendra vers
ghost-job = quoi faire si on ne rappelle pas après l'entretien
  entretien + semaine|semaines|jours|depuis + rien|nouvelles|silence|reponse
boss-weekend = quoi faire si ton chef t'écrit hors horaires
  {boss} + ecrit|messages|sms|appelle|whatsapp + week end|weekend|dimanche*|samedi*|soir*|vacances|conge*
night-shift = comment tenir les nuits
  travaille de nuit|travail de nuit|bosse de nuit|poste de nuit|les nuits au boulot|equipe de nuit
new-boss = comment commencer avec un nouveau chef
  nouveau chef|nouvelle cheffe|nouveau patron|nouvelle patronne|nouveau manager|nouvelle manager|nouvelle responsable
colleague-leaves: C'est triste quand part la personne qui égaie la journée.
  collegue + part|demissionne|s en va|quitte|dernier jour + triste|manquer|peine
lost-job-hide = comment dire à la maison que tu as perdu ton travail
  perdu mon travail|perdu mon boulot|perdu mon job|licencie*|vire|viree + pas dit|rien dit|sait pas|cache*
result-family-asks = comment tenir pendant que tout le monde demande
  resultat*|concours|bac|examen + attend*|quand + famille|tout le monde|mere|pere|demande*
exam-parents-taunt = quoi faire quand la famille se moque
  concours|bac|examen|medecine|partiels + famille|parents|mere|pere + moqu*|reproch*|compar*|critiqu*
exam-again = comment continuer après un nouvel échec
  rate|redouble|echoue|recale* + encore|deuxieme|troisieme|de nouveau|repass*
friend-money = quoi faire avec quelqu'un qui te doit de l'argent
  {friend}|voisin*|cousin*|collegue + me doit|rembourse pas|rend pas|prete
visa-denied: C'est rageant, encore un non.
  visa|titre de sejour|asile|naturalisation|papiers + refus*|rejet*
flat-unsold = si la maison va se vendre
  vendre|vente|vends|vendra + maison|appart|appartement|terrain|studio + personne|appel*|mois|quand|annonce|visite*
deposit = comment récupérer la caution
  caution|depot de garantie + proprio|proprietaire|rend*|rembours*|agence
rent-raise = quoi faire si le loyer augmente
  augment*|monte|hausse + loyer
car-broken = quoi faire avec la voiture en panne et peu d'argent
  voiture|bagnole|caisse|moto + panne|cassee|demarre plus|garage|garagiste|reparation* + argent|cher|payer|sous|moyens
return-home = si tu rentres au pays ou si tu restes
  rentrer|retourner|rentre + pays|france|maroc|algerie|tunisie|senegal|cameroun|belgique|bled - ex|copain|copine|mari
sleep-retired = pourquoi tu dors mal depuis la retraite
  dors|dormir|insomnie*|sommeil + retraite*
gossip = quoi faire des ragots
  ragots|commer*|rumeur*|parlent de moi|parle de moi|dans mon dos + voisin*|village|gens|quartier|famille|tout le monde
shy-speak = comment parler devant les autres
  parler en public|parler devant|oral|presentation|expose + peur|timide|stress*|trembl*|angoiss*
tattoo = si tu te fais tatouer
  tatou*
hair-regret: Aïe ! Ça repousse, vraiment.
  coupe|teint|coupes + cheveux|frange + regrett*|moche|affreux|horrible|rate
hair-change = si tu changes de coupe
  cheveux|frange|coupe + court|courts|couper|teindre|blond*|changer|roux
gift = quel cadeau faire
  quel cadeau|idee de cadeau|idee cadeau|qu offrir|quoi offrir|offrir quoi
pet-trip = à qui confier ton animal
  {pet} + qui garde|garder|faire garder|confier|laisser + vacances|voyage|pars|partir
moving-chaos = comment passer le déménagement
  demenag* + chaos|cartons|semaine|stress*|bordel|deborde*
dentist = quoi faire de la peur du dentiste
  dentiste + peur|panique|stress*|demain|angoiss*
flying = quoi faire de la peur de l'avion
  peur|panique|phobie + avion|voler|vol
quit-study = si tu arrêtes tes études
  arreter|abandonner|lacher|quitter + fac|etudes|licence|ecole|prepa|universite - travail|boulot|enfant*|fils|fille
change-at-40 = si tu changes de métier à ton âge
  reconversion|changer de metier|changer de carriere|changer de voie + ans|age|40|45|50
turn-begin = par où commencer
  par ou commencer|je commence comment|comment je commence|comment commencer|par quoi commencer
turn-say = comment le dire
  comment lui dire|comment je lui dis|je lui dis quoi|je dis quoi|comment le dire|comment dire|quoi lui dire|je reponds quoi|comment leur dire
turn-when = quand est le bon moment
  c est quand le bon moment|quel moment|bon moment|quand lui dire|le meilleur moment|quand est ce que je
turn-normal = si c'est normal
  c est normal|est ce normal|est ce que c est normal|normal ou pas
turn-if-no = quoi faire si la réponse est non
  et s il dit non|et si elle dit non|et si c est non|et si ca rate|et si ca marche pas
turn-now = quoi faire maintenant
  et maintenant|je fais quoi|qu est ce que je fais|que faire
turn-should = si tu le fais ou non
  je le fais ou pas|alors oui ou non|j y vais ou pas|alors je fais
`;
