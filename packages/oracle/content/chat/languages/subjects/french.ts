import type { SubjectPhrases } from '../other-language.ts';

export const FRENCH_SUBJECTS: SubjectPhrases = {
  'got-fired|layoff-looming':
    'fait virer|fait viree|me suis fait virer|ete viree|ete vire|licenci*|perdu mon boulot|perdu mon taf|perdu mon job|sans boulot|sans taf|au chomage|fin de periode d essai',
  'job-search|interview|got-rejected|career-direction':
    'cherche du boulot|cherche du taf|cherche un boulot|cherche un taf|trouver un boulot|trouver un taf|cv+reponse|france travail|pole emploi|alternance',
  'exam|study-focus|choose-study|waiting-results':
    'concours|le bac|mon bac|partiel*|rattrapage*|rate mon exam*|rate mes exam*|redouble*|parcoursup|memoire de master|examen*',
  'study-focus|exam|choose-study': 'arrive pas a reviser|arrive pas a me concentrer|reviser',
  'roommate|moving-in': 'coloc*|colocataire*',
  'in-laws': 'belle mere|beau pere|belle famille|beaux parents|belle soeur|beau frere|belle maman',
  'empty-nest':
    'maison+vide+fils|maison+vide+fille|maison+vide+enfant*|nid vide|maison va etre vide|maison va etre bien vide|fils+quitte la maison|fille+quitte la maison|derniere quitte|dernier quitte|fille part faire ses etudes|fils part faire ses etudes',
  'aging-parent|relative-ill':
    'm occupe de ma mere|m occupe de mon pere|occupe de mes parents|ma mere+ehpad|mon pere+ehpad|en ehpad|maison de retraite|alzheimer|demence|aidant*',
  'bad-boss|should-quit|burnout-work|raise-best-day|work-review':
    'mon chef|ma chef*|mon patron|ma patronne|mon boss|ma boss|mon manager|ma manager|ma responsable|mon responsable|mon n 1',
  'toxic-coworker|office-social|crush-coworker': 'ma collegue|mon collegue|mes collegues',
  'burnout-work|should-quit':
    'burn out|au bout du rouleau|marre de mon boulot|marre de mon taf|je deteste mon boulot',
  'inheritance|sibling-rift': 'heritage|succession|testament|notaire',
  'sibling-rift':
    'ma soeur ne me parle plus|mon frere ne me parle plus|ma soeur me parle plus|mon frere me parle plus|fachee avec ma soeur|fache avec mon frere|fachee avec mon frere|fache avec ma soeur|dispute* avec ma soeur|dispute* avec mon frere',
  'mother-difficult|parents-grown':
    'ma mere me critique|ma mere critique|ma mere se mele|ma mere me rend folle|ma mere me rend fou',
  'teen-fights|child-worry': 'mon ado|ma fille ado|mon fils ado|adolescent*',
  'child-worry|parenting-guilt|teen-fights':
    'mon fils ne dort|ma fille ne dort|mon fils ne mange|ma fille ne mange|refuse d aller a l ecole|la maitresse',
  'money-worry|debt-shame|couple-money':
    'fin de mois|a decouvert|plus une thune|pas de thune|plus un rond|fauche*|galere* d argent|dettes|factures|huissier',
  'renting|losing-a-home':
    'mon loyer|le loyer|mon proprio|ma proprio|le proprio|proprietaire|le bail|la caution',
  'losing-a-home': 'expuls*',
  'move-city|work-abroad|homesick':
    'demenag*|changer de ville|partir vivre|quitter paris|m installer a|partir a l etranger|expatri*',
  'buy-house': 'acheter une maison|acheter un appart*|pret immobilier|credit immobilier',
  'driving-test': 'permis de conduire|mon permis|rate le permis|le code de la route|auto ecole',
  'start-business|business-slow|close-business':
    'monter ma boite|creer ma boite|ouvrir mon|ouvrir ma|auto entrepreneu*|mon entreprise|me mettre a mon compte',
  'friend-trouble|friend-betrayed|friend-breakup|left-out|one-sided-friend':
    'ma meilleure amie|mon meilleur ami|ma pote|mon pote|mes potes|mes amis ne|mes copines',
  'lonely|make-friends|lonely-new-city':
    'pas d amis|aucun ami|je me sens seul*|personne a qui parler',
  'get-over-ex|ex-moved-on': 'oublier mon ex|l oublier|tourner la page',
  'does-x-like-me|make-a-move|mixed-signals|crush-coworker':
    'je lui plais|mon crush|me plait|j ai un crush|craque pour|kiffe',
  'divorce|coparenting': 'divorc*|la garde des enfants|garde alternee',
  'stressed-busy|burnout-work': 'debordee|deborde|charge mentale|je cours partout|plus une minute',
};
