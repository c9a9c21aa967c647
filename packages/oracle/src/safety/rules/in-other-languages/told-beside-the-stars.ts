import type { Rule } from '../rule.ts';

const JEST =
  'laughface|haha[ha]*|jaja[ja]*|kkk+|mdr|ptdr|lol|xd|sueno|sone|reve|traum|getraumt|sonho|sonhei|sogno|sapna|pelicula|film|filme|serie|videojuego|jeu video|videospiel|buch|livre|libro|romance|examen|prufung|klausur|prova|esame|exam';

/** Spanish, French, German, Portuguese, Italian and Hindi: the own end, decided or said as a farewell. */
export const OWN_LIFE_BESIDE_THE_STARS: readonly Rule[] = [
  {
    says: 'has decided to go out of life, or prepared it (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:irme|me voy|partir|salir|desaparecer) (?:<soften>|ya )*de este mundo|(?:ya )?(?:lo )?(?:he )?decid(?:i|ido) (?:irme|partir|acabar|terminar)(?: con todo| ya| hoy)?(?=<far>\\b(?:antes de|hoy|esta noche|manana|para siempre)\\b|<end>)(?! (?:de (?:vacaciones|viaje|casa)|a (?:vivir|estudiar)))|(?:me )?tom(?:o|are|ar) (?:todo|todas?|todos?) (?:<few>)(?:botiquin|pastillas|medicinas|remedios|frasco|caja)',
      'me (?:foutre|foute) en l air|(?:me|m) (?:flinguer|buter|ouvrir les veines|pendre)(?= (?:ce|cette|demain|bientot)|<end>)|(?:tout (?:est )?(?:pret|prevu|prepare)|ai tout (?:prepare|prevu))\\b<far>\\b(?:en finir|partir pour|lettre d adieu|adieu|plus (?:jamais|mal)|mourir)|(?:en finir|partir pour toujours)\\b<far>\\b(?:tout prevu|tout prepare|ce soir|cette nuit)',
      '(?:bald|dann|endlich) (?:habt|hat|haben) (?:ihr|alle|sie|mama|meine [a-z]+) (?:<soften>)(?:alle )?(?:endlich )?(?:ruhe vor mir|eure ruhe|frieden vor mir)|(?:bin ich|ich bin) (?:<few>)(?:bald|morgen|dann) (?:weg|nicht mehr da|tot)(?=<end>| und)|(?:steh|stehe|sitze|sitz) (?:<few>)(?:am gleis|auf der brucke|auf dem dach|an den gleisen)\\b<far>\\b(?:mut|springen|warte|zug|vorbei)',
      '(?:sumir|sair|partir|ir embora) (?:<soften>)(?:desse|deste) mundo|(?:escrevi|deixei|fiz|ja escrevi) (?:a |uma )?carta de (?:despedida|adeus)(?! (?:do trabalho|da empresa|do emprego|pra turma))|hoje (?:eu )?acabo com (?:isso|tudo)',
      '(?:non ce la faccio|non riesco) piu a vivere|(?:ho )?scritto (?:la |una )?lettera (?:d addio|di addio|ai miei|a mia madre|alla mia famiglia)(?=<far>\\b(?:farla finita|vivere|basta|stasera|perdonatemi|addio)\\b|<end>)|(?:farla finita|non (?:voglio|vivo) piu)\\b<far>\\b(?:stasera|stanotte|ho preparato tutto|lettera)',
      'marne (?:ka|ko|ki) (?:mann|man|dil|ichha)|(?:apni|apna) (?:jaan|jan) (?:de|dena|dene|dedu|le|lene|lungi|lunga)[a-z ]{0,12}|(?:phaansi|fansi|phansi|zeher) (?:<few>)(?:soch[a-z]*|laga[a-z]*|kha[a-z]*|le (?:lu|li)|lagani)|sab khatam kar (?:dunga|dungi|du|doon)|(?:jeene|jine|jeena) (?:ka|ki|ko) (?:mann|man|dil|ichha|matlab) (?:nahi|nhi|nahin)',
    ],
    unless: JEST,
    danger: [
      'ya decidi partir de este mundo antes de mi cumpleaños',
      'je vais me flinguer ce soir',
      'bald habt ihr endlich eure ruhe',
      'quero ir embora deste mundo, fiz a carta de despedida',
      'non riesco più a vivere, ho scritto la lettera a mia madre',
      'marne ka dil karta hai, zeher socha hai',
      'main apni jaan de dunga',
    ],
    twins: [
      'decidi irme de vacaciones antes de navidad',
      'tout est prêt pour la fête de ce soir',
      'bald haben die kinder ferien und ich meine ruhe',
      'escrevi uma carta de despedida do trabalho',
      'ho scritto la lettera di presentazione per il lavoro',
      'yaar maze se mar gaye haste haste',
    ],
  },
  {
    says: 'will not be there for what comes, or will be no weight any more (six languages)',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:ya )?no voy a estar (?:<soften>)(?:para|cuando|en) (?:la |el |mi |tu |su |su )*(?:boda|cumpleanos|navidad|graduacion|verano|nazca|crezca)|que sepan que (?:los|las|te|la|lo) (?:quise|ame|quiero)',
      '(?:bientot|demain|apres) (?:<few>)(?:je )?(?:ne )?(?:serai|sera) plus (?:<few>)(?:poids|la|fardeau)|dites leur que je les aimais',
      'sagt (?:<few>)dass ich (?:sie|ihn|euch|alle) (?:geliebt|lieb) (?:habe|hatte)|keine last mehr (?:fur|bin)|(?:es wird|wird alles) (?:bald|endlich) (?:vorbei|still) (?:sein )?(?:fur mich|fur immer)',
      'nao vou (?:mais )?estar (?:aqui )?(?:<few>)(?:quando|no natal|pra ver|para ver)|digam que eu (?:os |as )?amei|(?:logo|em breve) nao vou (?:mais )?(?:ser|dar) (?:um )?(?:peso|trabalho)',
      'presto non (?:saro|daro) piu (?:un )?(?:peso|fastidio|qui)|ditegli che (?:gli|li|le) ho (?:voluto bene|amat[oaie])',
      '(?:mere|mujhe) (?:jaane|jane) ke baad|sab (?:ko|ka) bojh (?:hu|hoon|hun|utar)',
    ],
    unless: `${JEST}|viaje|voyage|reise|viagem|viaggio|trabajo|travail|arbeit|trabalho|lavoro|urlaub|vacaciones|vacances|ferias`,
    danger: [
      'no voy a estar para el cumpleaños de mi nieta',
      'bientôt je ne serai plus un fardeau',
      'sagt ihnen dass ich sie geliebt habe',
      'não vou mais estar aqui no natal',
      'presto non sarò più un peso',
    ],
    twins: [
      'no voy a estar para la boda por el trabajo',
      'demain je serai plus là, vacances',
      'nao vou estar aqui no natal, viagem pra bahia',
    ],
  },
];

export const EMERGENCIES_BESIDE_THE_STARS: readonly Rule[] = [
  {
    says: 'signs of a stroke, a heart attack, a bleeding after birth, a child that does not respond, insulin left out (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:gesicht|mundwinkel) (?:<few>)(?:hangt|schief|taub)|(?:kann|konnte) (?:<few>)(?:nicht mehr (?:sprechen|reden)|den arm nicht (?:heben|bewegen))|(?:insulin|herztabletten|blutverdunner|epilepsie ?tabletten) (?:<few>)(?:abgesetzt|weggeworfen|weggelassen|gestoppt)|(?:alle|ganze packung|zu viele) (?:<few>)(?:schlaftabletten|tabletten|pillen) (?:<few>)(?:genommen|geschluckt|intus)|(?:baby|kind|sohn|tochter) (?:<few>)(?:fieber|reagiert|schlapp)\\b<far>\\b(?:reagiert nicht|trinkt nicht|wacht nicht auf|atmet)',
      '(?:cara|boca) (?:<few>)(?:torcida|caida|de lado|chueca)|no puede (?:<few>)(?:hablar|mover el brazo|levantar el brazo)|(?:deje|dejo|tire) (?:<few>)(?:insulina|anticoagulante|pastillas del corazon)|(?:bebe|nino|nina|hijo|hija) (?:<few>)(?:fiebre)\\b<far>\\b(?:no (?:responde|reacciona|despierta|come))|sangr(?:o|ando) (?:mucho )?(?:<few>)(?:parto|di a luz|cesarea)',
      '(?:bouche|visage) (?:<few>)(?:tordue?|de travers|tombe|paralyse)|(?:arrive|peut) (?:plus|pas) a (?:parler|lever (?:le|son) bras)|(?:accouch[a-z]*)\\b<far>\\b(?:saigne|sang|serviette|caillots)\\b<far>\\b(?:tete qui tourne|beaucoup|trempe|toutes les|vertiges|faible)|(?:arrete|jete) (?:<few>)(?:insuline|anticoagulant|medicament pour le coeur)|(?:bebe|enfant|fils|fille) (?:<few>)fievre\\b<far>\\b(?:reagit (?:plus|pas)|se reveille (?:plus|pas)|ne boit (?:plus|pas))',
      '(?:bocca|faccia|viso) (?:<few>)(?:storta|storto|cadente)|non (?:riesce|puo) (?:piu )?(?:<few>)(?:parlare|alzare il braccio|muovere)|(?:bambino|bambina|bimbo|bimba|neonato|figlio|figlia) (?:<few>)(?:febbre)\\b<far>\\b(?:non (?:risponde|reagisce|si sveglia|mangia piu|beve))|(?:smesso|buttato) (?:<few>)(?:insulina|anticoagulante)',
      '(?:boca|rosto) (?:<few>)(?:torta|torto|caida|caido|de lado)|nao consegue (?:<few>)(?:falar|levantar o braco|mexer)|(?:bebe|filho|filha|crianca) (?:<few>)febre\\b<far>\\b(?:nao (?:responde|reage|acorda|mama))|(?:parei|larguei|joguei) (?:<few>)(?:insulina|anticoagulante)',
    ],
    unless: `${JEST}|arzt (?:sagt|hat gesagt)|medico (?:dijo|disse|ha detto)|medecin (?:a dit|dit)|zahnarzt|dentista|dentiste|con mi ex|avec lui|mit ihm|con lui|com ele|examen`,
    danger: [
      'das gesicht von opa hängt und er redet komisch',
      'meine oma kann nicht mehr reden, ist das der mond',
      'mi papá tiene la boca torcida y no puede hablar',
      'mon père a la bouche tordue et n’arrive plus à parler',
      'j’ai accouché mardi, je saigne beaucoup, j’ai des vertiges, beaucoup de caillots',
      'mia madre ha la bocca storta',
      'meu filho está com febre e não acorda',
      'habe das insulin abgesetzt, der heiler will das so',
    ],
    twins: [
      'ich kann mit ihm nicht mehr reden, er ghostet mich',
      'mi hijo tiene fiebre pero come bien',
      'mon bébé a de la fièvre, le médecin a dit rien de grave',
    ],
  },
];

export const SOMEONE_ELSE_BESIDE_THE_STARS: readonly Rule[] = [
  {
    says: 'another person says they will end it, or is silent after it (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:copine|copain|ami|amie|soeur|frere|mere|pere|fille|fils|mari|femme|elle|il)\\b[a-z ]{0,25}\\b(?:dit|a dit|ecrit|m a dit|parle)\\b[a-z ]{0,12}(?:qu (?:il|elle)|de) (?:<few>)(?:voulait|voudrait|veut|allait|va) (?:<few>)(?:en finir|mourir|se tuer|se suicider|plus vivre)',
      '(?:hermano|hermana|amigo|amiga|novio|novia|hijo|hija|mama|papa|madre|padre|primo|prima)\\b[a-z ,]{0,25}\\b(?:dice|dijo|escribio|amenaza|habla)\\b[a-z ]{0,12}(?:que |con |de )(?:se (?:quiere|queria|va a) (?:matar|morir)|quitarse la vida|suicidarse|matarse)',
      '(?:bhai|behen|behan|dost|saheli|beta|beti|papa|mummy|pati|patni|boyfriend|girlfriend|woh?|usne)\\b[a-z ]{0,25}\\b(?:kehta|kehti|bola|boli|keh|bol)\\b[a-z ]{0,20}(?:mar (?:jayega|jayegi|jaunga|jaungi|jana)|marna|jaan (?:de|dega|degi)|suicide|khudkushi|jeena nahi)',
      '(?:minha|meu) (?:<few>)(?:disse|falou|escreveu|avisou)(?: que)? (?:vai|quer|queria) (?:<few>)(?:se matar|morrer|tirar a (?:propria )?vida|acabar com (?:tudo|a vida))',
      '(?:mein|meine) (?:<few>)(?:sagt|sagte|schreibt|schrieb|hat (?:gesagt|geschrieben))\\b[a-z ,]{0,15}(?:er|sie) (?:<few>)(?:umbringen|nicht mehr leben|sterben|schluss machen mit dem leben)',
      '(?:mia|mio|il mio|la mia) (?:sorella|fratello|amic[oa]|ragazz[oa]|madre|padre|figli[oa]|cugin[oa])\\b[a-z ]{0,20}(?:vuole|voleva|minaccia di) (?:uccidersi|morire|ammazzarsi|farla finita|togliersi la vita)',
    ],
    unless: `${JEST}|de rire|de risa|de rir|dalle risate|vor lachen|honte|verguenza|vergonha|vergogna`,
    danger: [
      'mon frère m’a dit qu’il voulait en finir',
      'mi amigo me dijo que se queria matar',
      'mera dost bola ki mar jayega',
      'minha irmã avisou que vai se matar',
      'mein vater sagte er will nicht mehr leben',
      'il mio amico vuole farla finita',
    ],
    twins: [
      'mon frère m’a dit qu’il voulait mourir de rire',
      'mi amigo dijo que se va a mudar',
      'minha irmã falou que vai viajar',
    ],
  },
];

export const HARM_BESIDE_THE_STARS: readonly Rule[] = [
  {
    says: 'means to stab or shoot another (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:le|lo|la|les) voy a (?:<few>)(?:clavar|apunalar|acuchillar|rajar|pegar un tiro|meter un tiro|matar (?:hoy|esta noche|manana)|quemar la casa)',
      '(?:je vais|j vais) (?:le|la|les|lui) (?:<few>)(?:planter|poignarder|egorger|tuer ce soir|tuer demain|tirer dessus)|couteau dans mon sac',
      '(?:stech|steche|erschiess|erschiesse|erstech|ersteche) (?:ich )?(?:ihn|sie|den|die) (?:<few>)?(?:ab|nieder)?(?=<end>|<far>\\bmesser\\b)|messer (?:hab|habe|liegt|ist) (?:<few>)(?:schon|bereit|dabei)',
      'vou (?:<few>)(?:esfaquear|enfiar a faca|dar um tiro|matar ele hoje|matar ela hoje)|(?:lo|la|gli) (?:<few>)(?:accoltello|pugnalo|sparo)(?=<end>| stasera| domani)',
    ],
    unless: `${JEST}|schach|cochino|pollo|cerdo|truthahn|kuche|cocina|cuisine|cucina|cozinha`,
    danger: [
      'le voy a clavar un cuchillo esta noche',
      'je vais le planter demain',
      'ich steche ihn ab',
      'vou esfaquear ele',
    ],
    twins: [
      'le voy a clavar un cuchillo al pollo en la cocina',
      'je vais la planter, cette tomate, lol',
    ],
  },
];
