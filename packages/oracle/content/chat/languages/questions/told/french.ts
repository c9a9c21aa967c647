import type { ToldTable } from './told-table.ts';

export const FRENCH_TOLD: ToldTable = {
  names: {
    partner:
      'copain|copine|mari|femme|mec|meuf|conjointe?|cherie?|compagnon|compagne|fiancee?|homme',
    child: 'fils|fille|enfants?|gamine?s?|ado|petite?|bebe',
    parent: 'mere|maman|pere|papa|parents|mamie|papi|grand mere|grand pere',
    friend: 'amie?s?|pote|potes|copines|meilleure? amie?|best|bff',
    boss: 'patron|patronne|cheffe?|manager|responsable|boss',
    job: 'travail|boulot|taf|job|bureau|poste|emploi',
    pet: 'chien|chienne|chat|chatte|chaton|lapin|cheval|toutou',
    sad: 'triste|pleure|pleurer|pleurs|deprime*|mal|peur|seule?|manque|douleur|larmes',
    others:
      'fils|fille|mere|maman|pere|papa|amie?s?|chef|patron|collegues?|freres?|soeurs?|belle mere|voisins?|coloc|colocs|prof|chien|chat|bebe',
  },
  entries: `
driving-failed = si tu vas avoir ton permis
  permis|code|conduite + rate|raté|echoue|deuxieme|troisieme|deux fois
dropped-out-hidden: C'est lourd à porter, un secret pareil.
  parents|famille|mere|pere + savent pas|sait pas|croient|pensent + arrete|abandonne|quitte|lache + fac|universite|etudes|ecole
hanged-man = ce que dit le Pendu quand il revient
  le pendu|pendu + tire|carte|tarot|fois|sorti|veut dire
craft-later = si tu dois quitter un emploi sûr pour un métier manuel
  quitter|demissionner|lacher|plaquer|arreter + banque|bureau|boulot|travail|poste|infirmi*|prof|comptable|juriste|avocat*|ingenieur*|cadre|tout plaquer|tout arreter + ouvrir|menuisi*|ebenist*|boulang*|artisan*|ceramique|couture
parent-far-alone: C'est dur d'être loin.
  ma mere|mon pere|mes parents|maman|papa + seule|seul|seuls + coupable|culpabilit*|loin
move-back-parent = si tu dois rentrer pour ton père ou ta mère
  mon pere|ma mere|papa|maman + seul|seule + rentrer|revenir|retourner
retiring-soon: Quel passage, la retraite.
  retraite + semaine|bientot|prochaine|mois|apres + peur|contente|content|stress*|ans
abroad-calls-less = s'il y a quelqu'un d'autre quand il appelle moins
  mari|copain|femme|copine|conjoint + appelle|ecrit + presque plus|de moins en moins|moins + autre|travaille a|a l etranger|loin
acts-different = s'il veut rompre parce qu'il est différent
  copain|copine|mari|mec|chum + bizarre|different|differente|distant|distante|froid + rompre|quitter|separer
love-after-divorce = si l'amour revient après un divorce
  divorc*|separee|separe + amour|quelqu un|seule|seul + encore|retrouver|trouver|un jour
left-after-years: Je suis vraiment désolée.
  mon mari|ma femme|mon conjoint + est parti|m a quittee|m a quitte + apres|ans|hier
fooled-cursed = si une malédiction pèse sur ta vie amoureuse
  maudite|maudit|malediction|mauvais oeil|envoute* + hommes|amour|toujours|mecs
alone-trip = si c'est égoïste de partir seule
  seule|seul + mer|voyage|vacances|semaine|partir + egoiste
another-try = si cela vaut la peine de retenter
  concours|examen|medecine|bac|permis + troisieme|quatrieme|encore une fois|retenter + vaut|arreter|continuer|la peine
own-use-eviction = quoi faire si tu dois quitter le logement
  proprietaire|proprio + reprend|recupere|veut l appartement|conge|partir
dream-rain-inside = ce que veut dire rêver de pluie dans la maison
  reve|reve que + pleuvait|pluie|inond*
first-day: C'est le trac du premier jour.
  premier jour|premiere journee + demain|lundi + peur|stress*|nerveu*|malade
study-own-or-parents = si tu dois étudier ce que veulent tes parents ou ce que tu aimes
  mes parents|mon pere|ma mere + disent|veulent|prefere*|dit|veut + droit|medecine|ingenieur|commerce|prepa + j aime|je veux|ebenist*|art|musique|bois
  parcoursup|orientation + parents + j aime|je veux|entre
grown-child-silent = si tu dois envoyer une carte à ta fille
  ma fille|mon fils + ne me parle plus|me parle plus|plus de nouvelles + anniversaire|carte|remarque|dit|noel
partner-died: Je suis désolé pour ta perte.
  (?:perdu|perdre) (?:mon|ma) (?:mari|femme|conjoint|conjointe|compagnon|compagne|copain|copine|cherie?)|je suis veuve|je suis veuf|devenue? veu(?:ve|f)
parent-died: Je suis désolé pour ta perte.
  (?:perdu|perdre) (?:mon|ma) (?:mere|maman|pere|papa)|perdu mes parents
pet-died: Je suis désolé pour ton animal.
  (?:perdu|perdre) (?:mon|ma) (?:chien|chienne|chat|chatte|lapin|cheval) - retrouv*|enfui*|affiche*
grandparent-died: Je suis désolé pour ta perte.
  (?:perdu|perdre) (?:mon|ma) (?:mamie|papi|grand mere|grand pere|papy|meme|pepe)
friend-died: Je suis désolé pour ta perte.
  (?:perdu|perdre) (?:mon|ma) meilleure? amie? + mort*|decede*|accident|maladie|cancer
aunt: Félicitations !
  je suis tata|je suis tonton|devenue? tata|devenu tonton|ma niece|mon neveu|je suis tante + nee?|tata|tonton|tante|aujourd hui
child-got-in: Félicitations à ton enfant !
  {child} + admise?|acceptee?|a eu son bac|a reussi|recue? a|diplomee? - {partner}|pas
friend-slept: Je suis désolé pour ce qu'on t'a fait.
  {friend} + couche avec|embrasse|sort avec|avec mon (?:mec|copain|mari|ex) + {partner}|ex
friend-took-crush = quoi faire si ton amie sort avec ton crush
  {friend} + mon crush|le mec que j aime|celui que j aime|le gars qui me plait
ex-house = quoi faire si ton ex réclame la maison
  ex|ex mari|ex femme + maison|appart*|biens|part + moitie|veut|reclame|vendre
move-or-mother = quoi faire si l'autre veut partir et que tu ne veux pas laisser ta mère
  {partner} + demenager|partir|quitter la ville|province|loin + ma mere|maman|mon pere|mes parents
lies = quoi faire si l'autre te ment
  {partner} + ment|mensonges?|mentir|menteu*
test-results-other: Cette attente est dure.
  {parent}|{partner}|{child} + resultat*|biopsie|analyses|scanner|irm + peur|attend*|angoiss*|stress*
boss-slow = quoi faire si on te dit trop lent
  {boss} + lente?|plus vite|pas assez rapide|rendement
not-picked: Je suis désolé que tu n'aies pas été choisi.
  pas ete selectionnee?|pas ete choisie?|pas ete prise?|pas retenue? + equipe|casting|spectacle|troupe|selection
father = quoi faire avec un père qui ne te parle plus
  mon pere et moi|papa et moi|avec mon pere + parle plus|parle pas|se parle plus|fache*|brouill*
rising-means = ce que veut dire cet ascendant
  @sign + ascendant + signifie|veut dire|c est quoi|ca donne
am-pregnant = si c'est une grossesse
  pas de regles|pas mes regles|retard de regles|plus mes regles
married-man = quoi attendre de quelqu'un qui est marié
  quitte pas sa femme|quittera pas sa femme|quitter sa femme|il a une femme|sa maitresse|est marie + aime|dit|promet*|amant*|il|maitresse
own-flat: Quelle joie, un chez-toi !
  trouve un appart*|trouve un studio|signe le bail|appart a moi + enfin|toute seule|contente?|heureu*|a moi - pas|cherche
sleep-apart = quoi faire si vous dormez séparés
  {partner} + chambre a part|dort separe*|lits separes|dort sur le canape|dors sur le canape|ronfle
turned-down: Je suis désolé pour ce refus.
  pris un rateau|mis un rateau|m a recalee?|friendzone*|pas les memes sentiments|que comme une? amie?
no-holiday = quoi faire si on te refuse tes congés
  {boss} + conges|vacances + refus*|veut pas|bloque
birthday-plan = quoi faire pour ton anniversaire
  anniv|anniversaire + plan|rien prevu|quoi faire|feter
value-me = comment être reconnu au travail
  {boss}|{job} + reconn*|valoris*|apprecie* + comment|jamais|pas
forgot-day = quoi faire si l'autre a oublié ton jour
  {partner} + oublie + anniv*|anniversaire|saint valentin
meet-parents = comment rencontrer les parents de l'autre
  rencontrer ses parents|rencontre ses parents|presenter a ses parents|presente a ses parents|rencontrer ma belle famille
tell-father = si tu dois le dire au père
  enceinte + le dire au pere|au pere|lui dire|il sait pas|le pere - mon pere|mes parents
grades = quoi faire des mauvaises notes
  {child} + mauvaise note|mauvaises notes|sale note|eu 4|eu 3|redouble
mother-calls = quoi faire d'une mère qui appelle sans arrêt
  mere|maman + appelle + fois|tout le temps|sans arret|tous les jours
child-sleeps = quoi faire si ton enfant ne veut pas dormir seul
  {child} + dormir seule?|dort avec|dort dans notre lit|dans mon lit|notre lit
offer-partner = quoi faire si l'autre ne veut pas te suivre pour un poste
  offre|propos*|mutation|poste + {partner} + veut pas|reste|refuse|suivre|bouger
wrong-study = quoi faire si tu doutes de tes études
  fac|etudes|filiere|licence|prepa|ecole + trompee?|plait pas|plus envie|doute|regrette|deteste|pas fait pour - arreter
double-life: Je suis désolé pour ce que tu as découvert.
  {partner} + double vie|autre famille|enfant avec une autre|enfant cache
no-meeting = ce que veut dire écrire sans jamais se voir
  ecrit|parle|messages + jamais se voir|veut pas se voir|jamais me voir|annule|excuses|jamais dispo
crush-unaware = comment approcher quelqu'un qui te plaît
  plait|crush|kiffe|craque + existe|sait pas|connait pas|timide|ose pas|aborder|approcher
not-posted = ce que veut dire ne jamais être sur ses réseaux
  poste jamais|poste pas|publie pas|publie jamais|affiche pas|met pas de photo + moi|nous|insta*|reseaux|couple
late-home = quoi faire si l'autre rentre tard sans prévenir
  {partner} + rentre tard|rentre a|rentre toujours + {job}|nuit|telephone|repond|previen*|toujours|soir
fits-now = si c'est fini entre vous
  fini|finie|termine + lui et moi|entre nous|pour de bon|nous deux
pet-dying: Je suis désolé que ton animal aille si mal.
  {pet} + euthanasi*|piquer|endormir|condamne*|va mourir|en train de mourir - est morte?|on l a
pet-ill: Je suis désolé que ton animal soit malade.
  {pet} + malade|veto|veterinaire|mange plus|mange pas|vomit|opere* - est morte?|mort
proposed: Félicitations pour la demande !
  m a demande en mariage|m a demandee en mariage|demandee en mariage|demande en mariage|on s est fiances|on se marie|je me marie|il m a fait sa demande - quand|pas encore|jamais|peur
together-again: Je suis content pour vous deux.
  remis ensemble|remise ensemble|de nouveau ensemble + heureu*|contente?|joie|enfin - {sad}
first-kiss: C'est joli, ça.
  on s est embrasses?|il m a embrassee?|elle m a embrassee?|premier baiser|premier bisou - ex|trompe|{sad}
baby-born: Félicitations pour le bébé !
  est nee?|est ne|j ai accouche|naissance de + heureu*|bonheur|bebe|fille|fils|hier|ce matin - {sad}|nulle|mauvaise|viens d accoucher et
grandchild: Félicitations !
  je suis grand mere|je suis grand pere|je suis mamie|je suis papi|devenue? mamie|devenue? grand mere|mon petit fils est ne|ma petite fille est nee|vais etre mamie
pregnant-glad: Félicitations !
  enceinte + heureu*|trop contente|joie|enfin|bonheur|j y crois pas - {sad}|stress*
promoted: Félicitations pour la promotion !
  j ai ete promue?|j ai eu ma promotion|j ai eu la promotion|jai eu la promotion|jai ete promue?|je suis promue?|passee? cheffe?|passee? manager|on m a promue?
got-job: Félicitations pour le poste !
  j ai eu le (?:poste|job|boulot|taf)|jai eu le (?:poste|job|boulot|taf)|j ai decroche|jai decroche|je suis embauchee?|j ai ete embauchee?|j ai ete prise|jai ete prise?|j ai trouve (?:un|du) (?:boulot|travail|taf|job|cdi)|j ai signe mon cdi - bac|ecole|fac
own-flat: Quelle joie, un chez-toi !
  mon propre appart*|mon premier appart*|mon chez moi|mes cles - {sad}|expuls*
bought-home: Félicitations pour la maison !
  achete|achetee|signe + maison|appart*|proprietaires? - faut|dois|devr*|vend*
pet-new: Quelle joie !
  adopte|adoptee|adopter + chiot|chaton|chien|chat - hesit*|peur|devr*
got-in: Félicitations pour ton admission !
  admise?|acceptee?|prise?|reussi + fac|ecole|medecine|master|prepa|universite|concours|sciences po - pas ete|refus*
graduated: Félicitations pour ton diplôme !
  diplomee?|j ai mon diplome|j ai eu mon diplome|fini mes etudes|j ai valide mon
driving-passed: Félicitations pour le permis !
  j ai eu|jai eu|j ai reussi|obtenu|decroche + permis|code
smoke-free: Bravo !
  sans fumer|arrete de fumer|sans clope|sans tabac|sans cigarette + mois|semaines|jours|an
birthday-sad: Je suis désolé que ton anniversaire soit comme ça.
  anniv|anniversaire + {sad}|personne|oublie*
turning: Ce chiffre fait de l'effet.
  je vais avoir|j ai bientot|bientot|je fete mes|mes|passer la barre des + 30 ans|40 ans|50 ans|60 ans|trentaine|quarantaine|cinquantaine - oublie*|pardonn*
birthday-glad: Joyeux anniversaire !
  c est mon anniv*|mon anniversaire aujourd hui
met-someone: Quelle belle nouvelle.
  rencontre quelqu un|rencontre un homme|rencontre une femme|je suis amoureu*|tombee? amoureu* + heureu*|nuage|bonheur|genial*|merveilleu* - {sad}|marie|collegue
ex-marries: Je suis désolé, c'est une nouvelle qui fait mal.
  mon ex|ex + se marie|va se marier|s est mariee?|mariage|fiancee?
ex-baby: Je suis désolé, c'est une nouvelle qui fait mal.
  mon ex|ex + bebe|enceinte|papa|attend un enfant|va etre pere
ex-seen: Revoir son ex avec quelqu'un, ça fait mal.
  vu mon ex|croise mon ex|vu mon ancien|croise son ex|photo de mon ex + autre|copine|nouvelle|copain|fille|mec|quelqu un
ex-wants-back = si tu dois te remettre avec ton ex
  mon ex|ex + veut revenir|veut qu on se remette|deuxieme chance|seconde chance|se remettre ensemble|veut me recuperer|veut reessayer
ex-pesters = quoi faire d'un ex qui n'arrête pas d'écrire
  mon ex|ex + arrete pas|harcele|m ecrit tout le temps|insiste|continue de m ecrire|lache pas
ex-still = quoi faire si tu aimes encore ton ex
  mon ex|ex + toujours|encore|pense + aime|amoureu*|oublier|oublie|pense a - pense a moi|m aime|il pense
silent-likes = ce que veut dire regarder tes stories sans écrire
  story|stories|like|likes|storys + ecrit pas|ecrit plus|parle plus|repond pas|nouvelles|veut dire|signifie|regarde|silence|repond plus
unfollowed = ce que veut dire qu'on ne te suive plus
  unfollow*|plus abonne|m a retiree?|m a supprimee?|desabonne* + insta*|snap|reseaux|il|elle|facebook|tiktok
left-by-text: Je suis désolé que ça se soit fini comme ça.
  quittee?|larguee?|rompu|plaquee? + message|sms|texto|whatsapp|insta|snap
i-left: Partir fait mal aussi.
  je l ai quittee?|j ai quitte|jai quitte|j ai rompu|jai rompu|je l ai largue + culpabilis*|coupable|mal|regrette|manque|ai je bien fait|bonne decision|triste - {job}
break-up-how = comment annoncer que tu veux rompre
  rompre|quitter|mettre fin|separer + comment lui dire|comment le dire|sais pas comment|comment faire|blesser - {job}
partner-leaves: Je suis désolé que l'autre veuille partir.
  {partner} + veut divorcer|veut me quitter|veut se separer|demande le divorce|veut partir|veut qu on se separe|parle de divorce|demande le divorce
  il|elle + veut divorcer|veut me quitter|veut se separer|demande le divorce|veut partir|veut qu on se separe|parle de divorce|demande le divorce - {others}|{partner}
not-ready = ce que veut dire « pas prêt »
  pas prete?|rien de serieux|veut pas de relation|pas de prise de tete|veut pas s engager|peur de s engager|veut pas se mettre en couple|pas pret
i-go-abroad = si le couple tient si tu pars
  je pars|je vais partir|je demenage|je m en vais + {partner}|couple|relation|il|elle + tenir|tient|distance|reste|peur|survivre|attendre
goes-abroad = si votre couple tient avec l'autre au loin
  {partner} + part|va partir|mute|mutee?|demenage + etranger|mois|canada|loin|travailler|ville|pays|an|erasmus|ans|allemagne|londres|etudes - {friend}|je pars|{child}|voiture
  il|elle + part|va partir|mute|mutee?|demenage + etranger|mois|canada|loin|travailler|ville|pays|an|erasmus|ans|allemagne|londres|etudes - {friend}|je pars|{child}|voiture - {others}|{partner}
crush-taken = quoi faire quand tu aimes quelqu'un qui est en couple
  amoureu*|plait|kiffe|attiree?|craque|sentiments + a une copine|en couple|a un copain|a une meuf|deja quelqu un|pas libre - marie
date-vanished = pourquoi quelqu'un disparaît après un bon rendez-vous
  date|rdv|rendez vous|soiree + plus de nouvelles|disparu|ecrit plus|repond plus|ghost*|aucune nouvelle|pas de nouvelles
after-sex = ce que veut dire le silence après une nuit
  couche ensemble|couche avec|passe la nuit|dormi ensemble + nouvelles|distant|ecrit plus|repond plus|froid|bizarre|disparu
no-marriage = quoi faire si l'autre ne veut pas se marier
  {partner} + veut pas se marier|veut pas m epouser|contre le mariage|croit pas au mariage|veut pas du mariage|refuse de se marier
  il|elle + veut pas se marier|veut pas m epouser|contre le mariage|croit pas au mariage|veut pas du mariage|refuse de se marier - {others}|{partner}
wants-baby-i-not = quoi faire si l'autre veut un enfant et pas toi
  veut un enfant|veut un bebe|veut un deuxieme|veut des enfants|veut un autre + moi non|moi pas|pas moi|je ne sais pas|je sais pas|j en veux pas|pas prete|hesite
housework = comment partager le travail à la maison
  {partner} + aide pas|fait rien|m aide pas|aide jamais|ne fait rien|fiche rien|fout rien|charge mentale|menage + maison|rien|menage|enfants|seule|epuisee|charge|tout
  il + aide pas|fait rien|m aide pas|aide jamais|ne fait rien|fiche rien|fout rien|charge mentale|menage + maison|rien|menage|enfants|seule|epuisee|charge|tout - {others}|{partner}
gaming = quoi faire d'un copain qui joue tout le temps
  {partner} + jeux video|console|joue|gaming|ps5|fortnite|lol
  il + jeux video|console|joue|gaming|ps5|fortnite|lol - {others}|{partner}
gambles = quoi faire quand l'autre joue de l'argent
  {partner} + paris sportifs|casino|joue de l argent|jeux d argent|parie|tierce
  il + paris sportifs|casino|joue de l argent|jeux d argent|parie|tierce - {others}|{partner}
no-time = quoi faire si l'autre n'a jamais de temps
  {partner} + travaille tout|travaille trop|pas le temps|jamais le temps|jamais la|bosse tout|que le travail|jamais de temps
  il|elle + travaille tout|travaille trop|pas le temps|jamais le temps|jamais la|bosse tout|que le travail|jamais de temps - {others}|{partner}
his-friends = quoi faire quand l'autre sort toujours sans toi
  {partner} + ses potes|ses amis|ses copains|sort + toujours|tous les|sans moi|chaque|laisse seule|tout le temps
  il + ses potes|ses amis|ses copains|sort + toujours|tous les|sans moi|chaque|laisse seule|tout le temps - {others}|{partner}
partner-low = comment aider l'autre qui va mal
  {partner} + deprime*|depression|va mal|va pas bien|burn out|perdu son travail|perdu son boulot|au chomage|au fond du trou
partner-spends = quoi faire quand l'autre dépense tout
  {partner} + depense* + argent|tout|sous|thune|trop|compte
  il + depense* + argent|tout|sous|thune|trop|compte - {others}|{partner}
his-mother = quoi faire quand il défend toujours sa mère
  sa mere|ma belle mere|belle maman + defend|son cote|donne raison|cote de|prend parti|toujours raison
criticizes = quoi faire d'un conjoint qui critique tout
  {partner} + critique|rabaisse|reproche*|jamais content|rien ne va|fait des reflexions
male-friends = quoi faire si l'autre n'aime pas tes amis
  {partner} + jaloux|aime pas|supporte pas|veut pas + amis garcons|mes amis|potes mecs|mes potes|meilleur ami|sorte
  il + jaloux|aime pas|supporte pas|veut pas + amis garcons|mes amis|potes mecs|mes potes|meilleur ami|sorte - {others}|{partner}
found-messages = quoi faire des messages que tu as trouvés
  trouve|vu|decouvert|tombee?|lu + messages|sms|conversation*|photos|whatsapp|snap + autre|une fille|une femme|telephone|portable|une meuf|son tel|collegue
two-loves = comment choisir entre deux personnes
  deux hommes|deux mecs|deux femmes|deux personnes|deux filles|les deux + aime|amoureu*|choisir|hesite|coeur
married-crush = quoi faire quand tu es en couple et qu'un autre te plaît
  mariee?|en couple|j ai un copain|j ai une copine + amoureu*|craque|attiree?|plait|pense a un autre|autre homme|autre femme|un collegue|quelqu un d autre
no-desire = quoi faire quand le désir s'en va
  plus de desir|plus envie|plus attiree?|aucun desir|ne m attire plus|m attire plus + {partner}|lui|elle|couple|desir
lonely-couple = quoi faire de la solitude à deux
  seule? + {partner}|couple|mariage|a deux|mariee? + sens|solitude|meme|dans - celibataire|demain|sans
moved-in-fights = quoi faire des disputes depuis que vous vivez ensemble
  vit ensemble|habite ensemble|emmenage ensemble|emmenage + dispute*|engueul*|prend la tete
trust-again = comment refaire confiance
  refaire confiance|faire confiance a nouveau|plus confiance|redonner confiance|faire confiance apres + trompe*|lui|elle|hommes|apres|comment|{partner}|personne
online-money = quoi faire si quelqu'un rencontré en ligne demande de l'argent
  internet|en ligne|appli|facebook|tinder|instagram|jamais vu|rencontre + demande de l argent|envoyer de l argent|lui envoyer|me demande des sous|virement|argent - dette*|copain|mari
online-love = si un amour en ligne peut être vrai
  internet|en ligne|discord|jeu|tiktok|instagram|virtuel + amoureu*|amour|sentiments|couple + jamais|vu|rencontre|virtuel|vrai
secret = quoi faire s'il faut rester caché
  cachette|en secret|secrete|cachee?|assume pas|me cache|personne ne sache|personne est au courant + {partner}|relation|couple|il|elle|nous|on
serious = si c'est sérieux pour l'autre
  c est serieux|est serieux|il joue avec moi|il se moque de moi|elle joue avec moi|passer le temps|plan cul|que pour le sexe|sincere
the-one = comment savoir si c'est la bonne personne
  est ce le bon|c est le bon|c est la bonne|la bonne personne|l homme de ma vie|la femme de ma vie|fait pour moi|fait l un pour
alone-christmas: Je suis désolé que tu passes ces jours sans personne.
  noel|reveillon|fetes|nouvel an + seule?|toute seule|tout seul
end-alone: Cette peur est très répandue.
  peur|angoiss*|flippe|crains|jamais + finir seule?|rester seule?|jamais trouver|trouver personne|trouver quelqu un|vieille fille|trouverai jamais - quand
friends-marry = quoi faire quand tous se marient sauf toi
  tout le monde|mes copines|mes amies|mes amis|mes potes|toutes + marie*|en couple|enfants|bebes|casee?s|enceintes? + moi|seule?|celibataire|sauf
divorce-kids = comment protéger les enfants dans une séparation
  divorc*|separ* + enfants?|gosses|petits?|fille|fils|bebe - mes parents
divorce-final: Je suis désolé que ce soit si lourd.
  divorce est prononce|je suis divorcee?|signe le divorce|signe les papiers|divorce officiel + vide|triste|bizarre|mal|aujourd hui|perdue?|hier
custody = quoi faire si on t'empêche de voir tes enfants
  garde|m empeche|empeche de voir|voir mes enfants|droit de visite|veut pas que je voie + enfants?|fils|fille|ex|garde
child-support = quoi faire si la pension n'est pas payée
  pension alimentaire|pension + paie pas|paye pas|paie plus|paye plus|ex|verse
step-kids = comment faire avec les enfants de l'autre
  ses enfants|sa fille|son fils|beau fils|belle fille|beaux enfants + accept*|deteste*|supporte*|m aime pas|difficile|rejette*
wedding-speech = comment faire un discours de mariage
  mariage|marie + discours|parler devant
tell-parents-pregnant = comment annoncer ta grossesse à tes parents
  enceinte + parents|mere|pere|maman|papa + dire|annoncer|savent pas|ose pas|reaction
tell-parents-exam = comment annoncer un échec à tes parents
  rate*|echoue*|redouble*|foire*|arrete* la fac|valide pas|pas eu + parents|mere|pere|maman|papa|famille + dire|ose pas|jose|avouer|annoncer|paient|paie|paye*|savent pas|decu*|tuer
tell-parents-love = comment parler de ton couple à tes parents
  copain|copine|couple|mec|meuf|sors avec + parents|mere|pere|maman|papa|famille + dire|annoncer|presenter|savent pas|au courant|avouer
marry-pressure = quoi répondre à la pression du mariage
  famille|parents|mere|tantes|maman + pression|presse*|insist*|force*|saoule* + mari*
baby-questions = quoi répondre quand on demande c'est pour quand le bébé
  demande*|questions|pression|c est pour quand|reflexions + bebe|enfants?|grossesse|enceinte + famille|gens|tout le monde|belle mere|toujours|sans arret|c est pour quand|marre
cant-quit = quoi faire si tu ne peux pas quitter ton travail
  peux pas|peut pas|impossible + demissionner|quitter mon {job}|quitter ce {job}|arreter|partir + famille|enfants|credit|loyer|salaire|depend*|payer|factures
family-support = comment poser une limite à ce que tu donnes à ta famille
  famille|parents|freres|bled + envoie de l argent|envoyer de l argent|compte sur moi|comptent sur moi|depend* de moi|tout payer|seule a payer|seul a payer|je paie tout
siblings-no-help = quoi faire si tes frères et sœurs n'aident pas
  freres?|soeurs? + aide* pas|fait rien|font rien|m aide*|s en foutent|s en fiche|aide* jamais + {parent}|m occupe
mother-baby = quoi faire d'une mère qui se mêle de tout avec le bébé
  mere|maman|belle mere + mele|critique|donne son avis|ecoute pas|remarques|s impose|envahi* + bebe|mon fils|ma fille|mes enfants|accouch*|education|grossesse
teen-room = quoi faire d'un ado qui s'enferme
  {child} + enferme|chambre|sort plus|sort pas|parle plus - demenag*|chambre vide
child-phone = quoi faire d'un enfant collé à son téléphone
  {child} + telephone|portable|ecrans?|jeux video|console|tablette|tiktok + tout le temps|toute la journee|accro|sans arret|heures|colle|toujours|joue|lache pas
child-no-call = quoi faire d'un enfant qui n'appelle jamais
  {child} + appelle jamais|appelle pas|m appelle plus|donne pas de nouvelles|plus de nouvelles|vient plus me voir|vient jamais
child-moves = quoi faire quand un enfant quitte la maison
  {child} + part|quitte|demenage|s en va|va partir + maison|etudes|vivre|appart*|fac|ville|loin|pleure|vide|etranger
baby-sleep: Je suis désolé que tu sois si fatiguée.
  bebe|nourrisson|{child} + dort pas|dort plus|reveille|nuits|fait pas ses nuits - cauchemar*
bad-mother: Beaucoup de parents passent par là.
  accouche|accouchement|bebe|naissance|maman|mere|post partum + mauvaise mere|nulle|pas a la hauteur|j y arrive pas|depass*|regrette|rien ressenti|pleure|echec
child-eats = quoi faire d'un enfant qui mange à peine
  {child} + mange rien|mange pas|mange plus|veut pas manger|mange presque|mange tres peu
bullied = quoi faire si ton enfant est harcelé à l'école
  {child} + harcel*|se moque*|tapent|tape|insult*|embete*|bouc emissaire + ecole|college|lycee|classe|harcel*|copains
tantrums = quoi faire des colères d'un petit
  colere*|crise*|hurle + 2 ans|3 ans|4 ans|petit|terrible two
kids-fight = quoi faire si tes enfants se disputent
  mes enfants|mes fils|mes filles|mes gosses|les enfants + dispute*|battent|bagarr*|chamaill*|tapent dessus
child-gay = quoi dire à un enfant qui est gay
  {child} + gay|homo|homosexuel*|lesbienne|trans|bi|aime les filles|aime les garcons + dit|annonce|avoue|est|coming
child-partner = quoi faire si tu n'aimes pas le copain de ta fille
  copain de ma fille|copine de mon fils|mon gendre|ma belle fille|son copain|sa copine + aime pas|supporte pas|influence|mal|toxique
child-home = quoi faire d'un grand enfant qui ne fait rien
  {child} + fait rien|glande|travaille pas|cherche pas|canape|tanguy + ans|maison|rien|travail|adulte
school-starts: C'est normal d'être émue.
  {child} + rentre a l ecole|entre a l ecole|premiere rentree|entre en maternelle|rentre en maternelle|rentre en cp|entre au cp|creche
favorite = quoi faire si tes parents préfèrent ton frère ou ta sœur
  {parent} + prefere*|prefer*|chouchou*|favori* + freres?|soeurs?
parents-divorce: Je suis désolé pour tes parents.
  mes parents + divorc*|separ*
parents-fight = quoi faire quand tes parents se disputent
  mes parents + dispute*|engueul*|crient|hurlent|battent
father-gone = si tu dois revoir ton père
  pere|papa + pas vu|jamais vu|connais pas|abandonnee?|parti quand|retrouver|recontacter|contacter + ans|abandon*|jamais|retrouver|contact*|reprendre
nursing-home = si placer un parent est la bonne solution
  ehpad|maison de retraite|placer + {parent}
dementia: Je suis désolé que tu vives ça.
  {parent}|mari|femme + alzheimer|demence|me reconnait plus|ne me reconnait|perd la tete|perd la memoire
surgery-other: Je suis désolé que tu doives attendre avec cette peur.
  {parent}|{partner}|{child}|soeur|frere|amie? + se fait operer|operation|operee?|chirurgie|anesthesie
mother-far = quoi faire de la culpabilité d'être loin
  {parent} + loin|toute seule|vit seule?|etranger + culpabilis*|coupable|mal|inquiet*|manque - mort|malade|maison
miss-child: Je suis désolé que tu sois loin de tes enfants.
  loin de mes? (?:enfants?|fils|fille)|mes enfants me manquent|mon fils me manque|ma fille me manque|mon enfant me manque - {partner}|morte?|quitte|partie?|demenage*
trying-baby: Je suis désolé que l'attente soit si longue.
  essaie|essaye|essais|pma|fiv|bebe 1 + bebe|enfant|enceinte|tomber|grossesse|pma|fiv + mois|ans|an|marche pas|depuis|toujours|echec
near-retirement = s'il faut tenir jusqu'à la retraite
  retraite + mois|ans|an|avant + tenir|{boss}|arreter|demission*|plaquer|craque|supporte
retired = quoi faire de la retraite
  retraite|retraitee? + sais pas quoi|ennui*|vide|peur|inutile|occuper|perdue?
night-work = comment lâcher le travail la nuit
  dors pas|dormir|nuit|nuits|deconnecter|insomnie* + {job} - travaille de nuit|equipe de nuit|poste de nuit
boss-yells = quoi faire d'un chef qui crie
  {boss} + crie|hurle|gueule|humilie|devant tout le monde|engueule|rabaisse
not-paid = quoi faire si tu n'es pas payé
  {boss}|employeur|entreprise|boite|salaire + paie pas|paye pas|pas payee?|pas recu|retard|me doit
overtime = quoi faire quand tu travailles trop
  {job}|travaille|bosse + trop d heures|heures sup*|70 heures|60 heures|50 heures|12h|10h par jour|plus de vie|sans arret|tout le temps|7j
credit = quoi faire si on s'attribue ton travail
  collegue*|{boss} + attribue|vole|merite|pique + {job}|idees?|projet|merite
passed-over = quoi faire si un autre a eu la promotion
  promotion|promue?|poste + collegue|a ma place|un autre|une autre|pas moi
work-mistake = quoi faire après une erreur au travail
  erreur|boulette|bourde|connerie|gaffe|plantee? + {job}|{boss}|client
work-bored = quoi faire de l'ennui au travail
  ennui*|bore out|m emmerde + {job}
quit-free: Je suis content pour toi.
  demissionne|quitte mon {job}|pose ma dem* + libre|heureu*|soulag*|contente?|leger|legere
quit-scared: C'est normal d'avoir le vertige.
  demissionne|quitte mon {job}|pose ma dem*|demission + peur|flippe|regrette|angoiss*|maintenant|stress* - dois je|devrais|faut il|j hesite
contract-ends = quoi faire si ton contrat n'est pas renouvelé
  cdd|contrat|interim|mission + renouvel*|fini*|termine|se termine|fin de|bout - {partner}
jobless-long: Je suis désolé que ce soit si long.
  chomage|sans emploi|sans travail|sans boulot|cherche du (?:travail|boulot|taf)|recherche d emploi + mois|ans|an|espoir|decourag*|desesper*|marre
no-answers = pourquoi personne ne répond à tes candidatures
  cv|candidatures?|postule + reponse|reponses|rien|personne|repond*
back-from-leave = comment reprendre après le congé maternité
  conge maternite|conge parental|reprends le {job}|reprendre le {job}|reprise + bebe|fils|fille|culpabil*|maternite|parental|creche
impostor = quoi faire du syndrome de l'imposteur
  imposteur|pas a la hauteur|pas legitime|illegitime + {job}|syndrome|poste|collegues|hauteur
evicted = quoi faire si on te met dehors
  proprio|proprietaire|bailleur|expuls* + dehors|expuls*|vire|partir|conge|preavis
no-flat = comment trouver un logement
  trouve pas|trouver|cherche|recherche + appart*|logement|studio|location|coloc
scammed: Je suis désolé pour l'arnaque.
  arnaque*|arnaquee?|escroc*|escroqu*|phishing
save-money = comment mettre de côté
  economiser|mettre de cote|epargner|faire des economies
new-city = quoi faire de la solitude dans une nouvelle ville
  nouvelle ville|viens d emmenager|viens de demenager|demenage|emmenage + seule?|personne|amis|connais|triste
stolen: Je suis désolé pour le vol.
  vole|volee|pique|cambriol* + telephone|portable|velo|sac|portefeuille|voiture|maison|appart|scooter
panic: Je suis désolé que tu vives ça.
  crises? d angoisse|attaques? de panique|crises? de panique
test-results: Cette attente est dure.
  attends|resultat* + biopsie|analyses|irm|prise de sang|medecin|scanner|examens medicaux|mammo*|medica*
surgery-me: C'est normal d'avoir peur avant une opération.
  je me fais operer|mon operation|je vais etre operee?|je dois me faire operer|ma cesarienne|on m opere
cry-always: Je suis désolé que tu pleures autant.
  pleure|pleurer|larmes + tout le temps|tous les jours|pour rien|sans raison|sans arret|tous les soirs|sais pas pourquoi - bebe|fils|enfant
angry = quoi faire de toute cette colère
  colere|enervee?|enerve|rage|a cran|sur les nerfs + tout le temps|toujours|tout|contre tout|en ce moment|sans arret - bebe|fils|fille|2 ans|3 ans
empty: Je suis désolé que tu te sentes comme ça.
  vide + sens|dedans|interieur|ressens - maison|frigo|boutique|chambre
unmotivated: Je suis désolé que l'envie te manque.
  envie de rien|plus envie de rien|aucune motivation|plus de motivation|demotivee?|plus rien ne me
ugly: Je suis désolé que tu te voies comme ça.
  moche|laide?|grosse + sens|suis|trouve|miroir
menopause = quoi faire de la ménopause
  menopause|bouffees de chaleur
lost-life = quoi faire quand tu te sens perdu
  perdue?|paumee? + vie|sens|suis - cles|cles|{pet}|bague|portable|emploi|{job}
stuck = quoi faire quand tu te sens bloqué
  bloquee?|coincee?|tourne en rond|sur place|stagne + sens|suis|vie|j ai l impression|tourne - insta*|m a|whatsapp
fear-future = quoi faire de la peur de l'avenir
  peur|angoiss*|flippe|inquiete? + avenir|futur
bad-day: Je suis désolé pour ta journée.
  journee de merde|journee pourrie|sale journee|mauvaise journee|journee horrible|pire journee|journee affreuse
friend-moves: Je suis désolé que tu doives la laisser partir.
  {friend} + part vivre|demenage|s en va|part a|part au|quitte la|part en|va partir + loin|etranger|ville|triste|montreal|canada|vivre|france|pays|manqu*
friend-couple = quoi faire si ton amie n'a plus de temps pour toi
  {friend} + mec|copain|copine|en couple + temps|depuis qu|oublie*|delaisse*|zappe|voit plus|que pour - mal traite|traite mal|mon ex
friend-bad-love = comment aider une amie mal aimée
  {friend} + mec|copain|mari|conjoint + traite mal|toxique|rabaisse|trompe|manipul*|la respecte pas
friend-fight = si tu dois écrire la première après une dispute
  {friend} + dispute*|engueul*|embrouill*|fache*|froid - parents|mes amis se
friend-uses = quoi faire de qui n'écrit que par intérêt
  {friend} + que quand|besoin de moi|besoin d un service|par interet|profite|m utilise|quand ca l arrange
friend-low = comment aider quelqu'un qui va mal
  {friend} + va mal|va pas bien|depression|deprime*|l aider|aider - mort|decede*
exam-tomorrow = quoi faire la veille d'un examen
  demain|cet aprem + partiel*|exam*|bac|concours|controle|oral + sais rien|rien revise|pas revise|stress*|panique|pas prete?
thesis = comment finir ton mémoire
  memoire|these|tfe + finir|avance*|arrive pas|bloque*|jamais|retard|rendre
not-admitted: Je suis désolé pour ce refus.
  refusee?|pas ete prise?|pas admise?|recalee?|pas ete acceptee?|parcoursup + fac|ecole|master|parcoursup|voeux|medecine|universite|prepa - partout ok
teacher = quoi faire d'un prof qui t'en veut
  prof|professeur|maitresse + deteste|m aime pas|injuste|saque|humilie|s acharne
better-year = si l'année prochaine sera meilleure
  2027|annee prochaine|nouvelle annee|cette annee|2026 + meilleure?|mieux|pourrie|horrible|dure|mon annee|achevee?|galere|nulle|catastrophe|enfer
haircut = si c'est un bon jour pour te couper les cheveux
  coup*|coiffeu* + cheveux|coiffeu*|frange
joke = une blague
  blague|fais moi rire
who-are-you = qui je suis
  qui es tu|t es qui|tu es qui|comment tu t appelles|ton nom
how-are-you: Merci de demander.
  comment ca va|comment vas tu|comment tu vas|tu vas bien|ca va toi
not-asked: Pardon.
  pas ce que j ai demande|pas ma question|pas repondu a ma question|reponds pas a ma question|rien a voir
promised-bad: Je suis désolé pour cette journée.
  tu as dit|t as dit|tu avais dit|tu disais|tu m avais dit|tu m as dit|selon toi + journee|semaine|aujourd hui|mois + nul|mal|vole|rate|pire|catastrophe|pv|amende|casse|horrible|merde
thanks: Avec plaisir.
  merci beaucoup|mille mercis|un grand merci|merci pour
happy: Quelle joie !
  heureuse|heureux|trop contente?|tellement contente?|plus beau jour|quel bonheur + aujourd hui|tellement|trop|si|jour|vie|bonheur - pas heureu*|{sad}|serai|quand|etre heureu*|plus heureu*|rendre heureu*
`,
};
