import type { Rule } from '../rule.ts';

const JEST =
  'laughface|haha[ha]*|jaja[ja]*|kkk+|mdr|ptdr|lol|xd|sueno|sone|reve|traum|sonho|sogno|sapna|pelicula|film|filme|serie|jeu video|videojuego|videospiel|karate|judo|massage|masaje|physio';
const YOUNG = '(?:[5-9]|1[0-7])';

const GROWN_UP = {
  es: '(?:senor|hombre|adulto|profe|profesor|entrenador|tipo|vecino|primo mayor|tio|padrastro)',
  fr: '(?:monsieur|homme|adulte|prof|entraineur|mec de [2-6]\\d|voisin|oncle|beau pere)',
  de: '(?:mann|typ|erwachsener|lehrer|trainer|nachbar|onkel|stiefvater)',
  pt: '(?:homem|cara|moco|senhor|adulto|professor|treinador|vizinho|tio|padrasto)',
  it: '(?:uomo|signore|tipo|adulto|prof|professore|allenatore|vicino|zio|patrigno)',
  hi: '(?:aadmi|admi|uncle|sir|bhaiya|teacher|chacha|mama ji|padosi)',
} as const;
const COMES_CLOSE = {
  es: '(?:nos veamos|vernos|verme|hotel|fotos?|bes[oa]|secreto|desnud[oa]|sin ropa|a solas|solos|me toca|su casa)',
  fr: '(?:se voi[rt]|me voir|rencontrer|hotel|photos?|secret|nue?|embrass[a-z]*|seuls?|me touche|chez lui|dans mon lit)',
  de: '(?:treffen|hotel|fotos?|bilder|geheimnis|nackt|kuss[a-z]*|allein|fasst mich|zu ihm|in mein bett)',
  pt: '(?:encontrar|hotel|fotos?|segredo|pelad[oa]|nua|beij[a-z]*|sozinh[oa]s?|passa a mao|casa dele)',
  it: '(?:vederci|vedermi|incontrar[a-z]*|hotel|foto|segreto|nud[oa]|baci[a-z]*|da sol[aie]|mi tocca|casa sua)',
  hi: '(?:photos?|milne|chh?u[a-z]*|secret|akele|galat jagah|kapde|touch)',
} as const;

/** Ages as these languages tell them. */
const AGE = {
  es: `tengo ${YOUNG}`,
  fr: `j ai ${YOUNG} ans`,
  de: `(?:ich bin|bin) ${YOUNG}`,
  pt: `tenho ${YOUNG}`,
  it: `ho ${YOUNG} anni`,
  hi: `(?:main|mai|mein|meri umar|umar) ${YOUNG}(?: saal)?`,
} as const;

const childAndGrownUp = (['es', 'fr', 'de', 'pt', 'it', 'hi'] as const).flatMap((language) => [
  `${AGE[language]}(?![0-9])\\b<far>\\b${GROWN_UP[language]}\\b<far>\\b${COMES_CLOSE[language]}`,
  `${GROWN_UP[language]}\\b<far>\\b${COMES_CLOSE[language]}\\b<far>\\b${AGE[language]}(?![0-9])`,
]);

/** A child and a grown-up, in the six languages. */
export const CHILDREN_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'a child tells of a grown-up who comes close (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      ...childAndGrownUp,
      '(?:padrastro|tio|abuelo|primo|novio de mi (?:mama|madre)) (?:<few>)(?:entra (?:a|en) mi (?:cuarto|cama)|se mete en mi cama)',
      '(?:beau pere|pere|oncle|frere|copain de ma mere) (?:<few>)(?:vient|entre|monte) dans (?:mon lit|ma chambre la nuit)',
      '(?:stiefvater|vater|onkel|opa|bruder|freund meiner mutter) (?:<few>)(?:kommt|legt sich) (?:<few>)in mein bett',
      '(?:padrasto|pai|tio|avo|namorado da minha mae) (?:<few>)(?:entra (?:no meu quarto|na minha cama)|deita na minha cama)',
      '(?:patrigno|padre|zio|nonno|compagno di mia madre) (?:<few>)(?:entra (?:nel mio letto|in camera mia)|viene nel mio letto)',
      '(?:uncle|chacha|mama|papa|bhai|sir) (?:<few>)(?:galat (?:jagah|tarike se)|kapde utar[a-z]*)(?: [a-z]+){0,2} ?(?:chh?u|touch|haath|hath)?[a-z]*',
    ],
    unless: `${JEST}|clase de|cours de danse|hausaufgaben|deberes|devoirs|compiti`,
    danger: [
      'tengo 12 años y un señor de 35 que conocí en un juego quiere que nos veamos en un hotel',
      'un señor del juego quiere verme solo en el parque, me pide fotos, tengo 11',
      'mi padrastro me toca y dice que es un secreto, tengo 11',
      'j’ai 13 ans et un homme veut me voir seule chez lui',
      'un homme veut des photos de moi, j’ai 12 ans',
      'mon beau-père vient dans mon lit la nuit',
      'el novio de mi mamá entra a mi cuarto de noche',
      'mein trainer will mich allein treffen, ich bin 12',
      'mein stiefvater legt sich nachts in mein bett',
      'um homem pede fotos minhas, tenho 11',
      'meu padrasto entra no meu quarto de noite',
      'un uomo vuole vedermi da sola, ho 13 anni',
      'il mio patrigno viene nel mio letto',
      'ek aadmi akele milne bulata hai, main 12 saal ki hoon',
      'mere uncle mujhe galat jagah chhute hain',
      'ich bin 13 und ein mann will fotos von mir',
      'tenho 12 anos e um cara quer me encontrar sozinha',
      'ho 14 anni e il mio allenatore vuole vedermi da sola',
      'main 13 saal ki hoon aur ek uncle photo maangte hain',
    ],
    twins: [
      'tengo 12 gatos y un señor vecino que se queja',
      'j’ai 15 ans d’expérience et mon prof de yoga part',
      'ich bin 13 jahre verheiratet, mein mann ist fische',
      'tenho 12 anos de casa e meu chefe é leão',
      'ho 14 anni di anzianità e il capo è ariete',
    ],
  },
];

/** Blows, force and threats by a person close to the writer. */
export const ABUSE_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'is pushed, forced, strangled or waited for with a weapon (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'me (?:empujo|empuja|tiro|avento|jalo|arrastro) (?:<few>)(?:escaleras?|pared|suelo|del pelo|de los pelos|del cabello)|me espera (?:<few>)con (?:el |un |una |la )?(?:cinturon|cinto|cuchillo|palo|navaja)|me obliga a (?:tener (?:relaciones|sexo)|acostarme)',
      '(?:ex|marido|novio|esposo|hombre|vecino)\\b<gap>\\b(?:traia|trae|saco|llego con) (?:una?|la|el) (?:navaja|cuchillo|pistola|arma|machete)|duermo con (?:el |un )cuchillo',
      '(?:me )?serre (?:ma|la|le|mon) (?:gorge|cou)(?= quand| jusqu|<end>| et)|me force (?:la nuit|a coucher|a faire l amour|au lit)|(?:femme|copine|mere|pere|papa|beau pere) (?:<soften>)me (?:frappe|tape|bat|cogne)(?=<end>| avec| quand| et| tous| depuis| si)',
      '(?:an den haaren|am hals|an der kehle) (?:<few>)(?:gezogen|gepackt|gezerrt)|schlagt er (?:<few>)(?:zu|mich)<end>|(?:mann|freund|vater|er|ex) (?:<soften>)(?:wurgt|wurgte) mich|zwingt mich (?:<few>)(?:zum sex|sex|mit ihm zu schlafen)|(?:chef|kollege|onkel|nachbar) (?:<soften>)fasst mich an (?:wenn|obwohl|immer)',
      '(?:se eu|quando eu|sempre que) (?:<few>)apanho<end>|apanhei (?:dele|do meu (?:marido|pai|namorado)|de novo dele)|escondo os roxos|me empurrou (?:<few>)(?:escadas?|parede)|me (?:forca|obriga) a (?:transar|fazer sexo|ter relac[a-z]*)',
      'mi ha (?:<soften>)(?:spint[oa]|buttat[oa]|scaraventat[oa]) (?:<few>)(?:scale|a terra|per terra|contro il muro)|mi prende con la forza|mi costringe a (?:fare sesso|fare l amore|avere rapporti)|mi aspetta (?:<few>)con (?:la (?:cintura|cinghia)|il (?:coltello|bastone))|(?:mess[oe]|mette|metteva) le mani (?:al|sul|intorno al) (?:mio )?collo',
      '(?:pati|husband|papa|baap|sasural|bhai|boyfriend)\\b[a-z ]{0,25}(?:maart[aei]|peett?[aei]|peet?t[aei]|marte hai[a-z]*|haath uthat[aei]|belt se mar[a-z]*)|gala (?:daba|dabat|ghont|ghot)[a-z]*|zabardasti (?:shaadi|shadi|sex|karta hai|karte hain|sambandh)',
      '(?:me sfregia|mi sfregia|mi butta l acido|me echa acido|me lanza acido|me brule a l acide) ?(?:con l acido)?|si tardo me pega|(?:esposo|marido|novio|el) (?:<far>)y si (?:<few>)me pega',
      'm a casse (?:le|la|un|une|les) (?:doigt|bras|nez|dent|cote|poignet|machoire)|(?:zwingt|zwang) mich im bett|sou obrigada toda noite|(?:mi obbliga|mi costringe) (?:a letto|ogni notte)',
      '(?:padres|papas) me (?:casan|van a casar|obligan a casarme)|(?:pere|parents|famille) (?:veut|veulent|vont) me marier (?:au|de force|cet|avec|a)|(?:eltern|vater|familie) (?:verheiraten|verheiratet|wollen) mich (?:<few>)(?:verheiraten|in den ferien|in der|mit einem|im sommer)|(?:pais|familia) (?:querem|vao|quer|vai) me casar (?:com|a forca)|(?:i miei|genitori|padre) (?:mi fanno|mi fa|vogliono farmi) sposare (?:un|con|a forza)',
      '(?:slaat|sluit|wurgt) (?:me|mij) (?:op|als|elke|keel)|stiefvader komt (?:<few>)in mijn bed|maz mnie bije|sinasaktan ako ng asawa',
    ],
    unless: JEST,
    danger: [
      'me empujó por las escaleras',
      'si llego tarde me espera con el cinturón',
      'mi ex me sigue y ayer traía una navaja',
      'il serre ma gorge quand on se dispute',
      'ma femme me frappe quand elle boit',
      'er hat mich an den haaren durch den flur gezogen',
      'wenn ich zu spät bin schlägt er zu',
      'se eu atraso cinco minutos apanho',
      'mi ha spinta giù dalle scale',
      'mio marito mi ha messo le mani al collo',
      'pati roz maarte hai, kehte hai meri galti hai',
      'mera pati mera gala dabata hai',
      'ghar wale zabardasti shaadi kar rahe hai',
      'mi esposo me da diez minutos y si tardo me pega',
      'dice che se lo lascio mi sfregia con l’acido',
      'il m’a cassé le doigt dans la porte',
      'mis papás me casan en verano, tengo 16',
      'mon père veut me marier de force',
      'meine eltern verheiraten mich in den ferien',
      'i miei mi fanno sposare un cugino',
      'mijn man sluit me op als hij gaat werken',
    ],
    twins: [
      'me empuja a ser mejor, ¿es leo?',
      'ça me serre le cœur quand il part',
      'mon père me tape sur les nerfs',
      'der vorschlag schlägt ein, mein freund ist widder',
      'quando eu chego atrasada apanho o autocarro seguinte',
      'mi ha spinta a cambiare lavoro',
      'papa bhai ko dekh ke haste hain',
      'mis padres se casan en verano otra vez',
      'il m’a cassé les pieds avec son histoire',
    ],
  },
];

/** Another person who is about to die by their own hand, or has swallowed something. */
export const SOMEONE_ELSE_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'says of another person that they will kill themselves or took poison (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:dice|dijo|me dijo|jura|escribio|amenaza con) (?:que )?(?:se (?:va a|quiere) (?:matar|suicidar|tirar|colgar)|suicidarse|matarse)(?! (?:de|a|por|estudi[a-z]*|trabaj[a-z]*))|(?:amig[oa]|herman[oa]|hij[oa]|novi[oa]|mama|papa|padre|madre|espos[oa]) (?:se va a|se quiere) (?:matar|suicidar)(?! (?:de|a|por))|(?:amig[oa]|herman[oa]|hij[oa]|novi[oa]|mama|papa|padre|madre|espos[oa]|el|ella) se tomo (?:todas (?:las|sus) (?:pastillas|medicinas)|veneno|el frasco|un frasco)',
      '(?:ami|amie|frere|soeur|fils|fille|copain|copine|mari|mere|pere|il|elle)\\b[a-z ]{0,12} va se (?:suicide|suicider|tuer|foutre en l air|jeter (?:du|sous|par)|pendre)(?! (?:de|a))|(?:menace de|dit qu (?:il|elle) va) se (?:suicide|suicider|tuer|pendre)|(?:ami|amie|frere|soeur|fils|fille|copain|copine|mari|mere|pere|elle|il) a (?:avale|pris) (?:tous (?:ses|les) (?:cachets|medicaments|comprimes)|du (?:poison|produit pour deboucher|deboucheur)|de la javel)',
      '(?:sohn|tochter|bruder|schwester|freund|freundin|mutter|vater|mann|frau|er|sie) (?:<soften>)(?:will|wird|mochte) sich (?:<few>)(?:umbringen|erhangen|das leben nehmen)|(?:droht|gedroht|geschrieben|gesagt|sagt|schreibt) (?:<few>)(?:sich umzubringen|bringt sich um|er bringt sich um|sie bringt sich um)|(?:sohn|tochter|bruder|schwester|freund|freundin|mutter|vater|kumpel|er|sie) hat (?:<few>)(?:alle (?:seine |ihre )?tabletten|gift|zu viele tabletten) (?:genommen|geschluckt)',
      '(?:disse|diz|falou|fala|escreveu|jurou) que (?:vai|quer) (?:se matar|se jogar|se enforcar|pular da)(?! (?:de|a|por))|(?:amig[oa]|irmao|irma|filh[oa]|namorad[oa]|mae|pai|ele|ela) (?:vai se matar|quer se matar)(?! (?:de|por))|(?:amig[oa]|irmao|irma|filh[oa]|namorad[oa]|mae|pai|ele|ela) tomou (?:veneno|chumbinho|todos os remedios|a cartela (?:toda|inteira)|agua sanitaria)',
      '(?:ha detto|dice|scrive|ha scritto|giura|minaccia)(?: che)? (?:si (?:ammazza|uccide|butta (?:dal|dalla|sotto|giu)|spara|impicca)|di (?:ammazzarsi|uccidersi|farla finita|buttarsi))(?! (?:di|dal ridere))|(?:amic[oa]|fratello|sorella|figli[oa]|ragazz[oa]|madre|padre|mamma|papa|lui|lei) (?:vuole (?:ammazzarsi|uccidersi|farla finita)|ha (?:preso|ingoiato) (?:tutte le (?:pillole|pastiglie)|il veleno))|(?:bimb[oa]|bambin[oa]|figli[oa]) ha bevuto (?:la candeggina|il detersivo)',
      '(?:dost|bhai|behen|behan|beti|beta|saheli|boyfriend|girlfriend|pati|patni|mummy|papa|woh|wo)\\b<gap>(?:suicide|khudkh?ushi|aatm ?hatya|jaan dene|khud ko (?:khatam|maar)) ?(?:kar|karne|de|ki dhamki|karega|karegi|karlega|karlegi|lega|legi|dega|degi|wala|wali|rah)[a-z]*|(?:dost|bhai|behen|behan|beti|beta|saheli|pati|patni|mummy|papa|us)(?:ne| ne) (?:<few>)(?:zeher|zehar|saari goliya[a-z]*|sari goliya[a-z]*|phenyl) (?:kha|pi|khali|pee)[a-z]*',
    ],
    unless: JEST,
    danger: [
      'mi amigo se va a matar, me mandó un mensaje de despedida',
      'mi hermana se tomó todas las pastillas',
      'ma meilleure amie va se suicider ce soir',
      'elle a avalé du produit pour déboucher, elle a 2 ans',
      'meine freundin will sich heute umbringen und geht nicht ans telefon',
      'meu irmão, ele disse que vai se matar e se trancou no quarto',
      'minha irmã tomou veneno',
      'il mio ragazzo ha detto che si butta dal ponte',
      'mio padre ha detto che si ammazza',
      'mera dost bol raha hai ki wo aaj suicide kar lega, phone band hai',
      'meri behen ne zeher kha liya',
    ],
    twins: [
      'mi hermana se mata de risa con esto',
      'mon frère va se tuer à la tâche, lol',
      'mein freund will sich heute einen hund holen',
      'meu irmão disse que vai se matar de estudar',
      'mio padre dice che si ammazza di lavoro',
      'meri behen ne khana kha liya',
    ],
  },
];

/** The own death and wounds, and what was swallowed. */
export const OWN_LIFE_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'those they love would be better off without them (German, Hindi)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:kinder|kindern|kleinen|familie|eltern|mama|papa|mann|frau|partner|partnerin|alle|allen|jeder|welt|freunde|menschen|sohn|tochter)\\b[a-z ]{0,25} ohne mich (?:<few>)(?:besser|glucklicher|freier|leichter)',
      '(?:bac[ch]*e|sab|sab log|ghar ?wale|family|maa baap|mummy papa) (?:<few>)mere (?:bina|bagair) (?:<few>)(?:behtar|khush|theek|thik|acch?h?[aei]|sukhi) (?:<few>)(?:rahenge|rahega|honge|ho jayenge|reh lenge|jiyenge)',
    ],
    unless:
      'team|firma|kollegen|chef|urlaub|kundig[a-z]*|verein|projekt|party|reise|wochenende|office|trip',
    danger: [
      'die kinder wären ohne mich besser dran, das ist schon geklärt',
      'meine familie ist ohne mich glücklicher',
      'bachhe mere bina behtar rahenge',
    ],
    twins: [
      'das team ist ohne mich besser dran, ich kündige',
      'die kinder sind übers wochenende bei oma, ohne mich',
      'sab log mere bina trip pe khush rahenge kya',
    ],
  },
  {
    says: 'will die tonight, has cut the veins, has chosen the day or the place (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'ich bringe mich (?:<few>)um(?=<end>| und| wenn| weil)|habe mir (?:the |die )?(?:pulsadern|adern|handgelenke) (?:auf)?geschnitten|habe mir (?:the |die )?(?:pulsadern|adern) aufgeschnitten|(?:steh|stehe|bin) (?:<few>)auf (?:dem hocker|dem dach|der brucke)\\b<gap>(?:springe|spring|seil|heute|unten)',
      'me suis (?:taille|tailladee?|ouvert|coupe|tranche) les (?:veines|poignets)|c est decide , je (?:pars|vais) (?:rejoindre|le rejoindre|la rejoindre)',
      '(?:ya )?(?:puse|elegi|tengo) (?:la )?fecha (?:para|de) (?:morir|mi muerte|irme de este mundo|matarme)|estoy en (?:la via|las vias)\\b<gap>(?:el )?tren|(?:estoy|estoy parad[oa]) en (?:el puente|la azotea|el balcon)\\b<gap>(?:saltar|tirarme|voy a saltar)',
      '(?:ja )?(?:marquei|escolhi) o dia (?:de|pra|para|em que vou) (?:morrer|me matar|partir)|(?:to|estou) (?:no parapeito|na beira da ponte|em cima da ponte)|comprei a corda\\b<gap>(?:falta|so|sozinh[oa]|hoje)',
      '(?:ho scelto|ho deciso) (?:il giorno|la data) (?:per|in cui|della) (?:morire|muoio|mia morte|morte)|sono (?:sul cornicione|sul parapetto)|sono sul (?:ponte|tetto)\\b<gap>(?:butto|salto|giu)',
      '(?:aaj raat|aaj|kal) (?:<few>)(?:jaan de dun?g[ai]|mar ja(?:un?g[ai]|oon?g[ai])|khatam kar lun?g[ai])(?! (?:hasi|hansi|padh|exam))|apni jaan le lun?g[ai]|(?:goliya[a-z]*|rassi|zeher) (?:<few>)haath (?:mein|me)',
      '(?:cuantas pastillas|combien de (?:cachets|comprimes|medicaments)|wie viele (?:<few>)(?:schlaf)?tabletten|quantos (?:remedios|comprimidos)|quante (?:pillole|pastiglie|gocce)) (?:<few>)(?:para morir|pour mourir|pour en finir|braucht man|zum sterben|para morrer|pra morrer|per morire)|sammle (?:ich )?(?:<few>)(?:schlaf)?tabletten',
      '(?:compre|j ai achete|habe|ho comprato|comprei|hab) (?:la |una |une |das |ein |einen |a |uma )?(?:soga|cuerda|corde|seil|strick|corda)\\b<gap>(?:para mi|ya|falta|hangen|hangt|im keller|bereit|pronta|so |sozinh[oa]|ce soir|esta noche|stasera)',
      '(?:ho|tengo|j ai|tenho) 1\\d (?:anni|anos|ans) (?:e|y|et) (?:non arrivo|no llego|je n arriverai pas|nao chego) a[a-z]* 1\\d',
    ],
    unless: `${JEST}|prufung|examen|prova|esame`,
    danger: [
      'ich bringe mich heute nacht um',
      'ich habe mir die pulsadern aufgeschnitten',
      'je me suis taillé les veines',
      'c’est décidé, je pars rejoindre mon fils',
      'ya puse fecha para morir',
      'estoy en la vía, el tren pasa a las diez',
      'tô no parapeito, décimo segundo andar',
      'já marquei o dia de morrer',
      'sono sul cornicione',
      'main aaj raat jaan de dunga',
      'goliyan haath mein hai, bas himmat chahiye',
      'wie viele schlaftabletten braucht man',
      'ich sammle meine tabletten seit wochen',
      'comprei a corda. falta só ficar sozinho, comprei a corda, falta',
      'ho 16 anni e non arrivo ai 17',
    ],
    twins: [
      'ich bringe mich heute nicht um den schlaf',
      'je me suis coupé les cheveux',
      'ya puse fecha para la boda',
      'já marquei o dia de viajar',
      'ho deciso il giorno per il trasloco',
      'aaj raat chai pi lunga aur so jaunga',
      'wie viele tabletten braucht mein hund gegen würmer',
      'compré la cuerda para la guitarra',
    ],
  },
  {
    says: 'swallowed boxes of tablets (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:me tome|tome|trague|me trague) (?:<few>)(?:\\d\\d|frasco|caja|blister|tira|todas?)(?: [a-z]+){0,3} (?:de )?(?:pastillas|clonazepam|paracetamol|diazepam|tabletas|rivotril|pildoras)',
      'j ai (?:pris|avale) (?:<few>)(?:deux|trois|une|\\d+|toute la|toutes les|la) (?:boites?|plaquettes?|tablettes?) (?:entieres? )?(?:de |d )?(?:doliprane|xanax|lexomil|paracetamol|cachets|somniferes|medicaments|antidepresseurs)',
      '(?:tomei|engoli) (?:<few>)(?:cartelas?|caixas?|frascos?|todos|\\d\\d)(?: [a-z]+){0,3} (?:rivotril|remedios?|comprimidos?|clonazepam|paracetamol|calmantes?)',
      'ho (?:preso|ingoiato|mandato giu) (?:<few>)(?:scatol[ae]|flacon[ei]|blister|\\d\\d)(?: [a-z]+){0,3} (?:pillole|pastiglie|sonniferi|xanax|tachipirina|gocce)',
      'habe (?:<few>)(?:packung|schachtel|packungen|\\d\\d)(?: [a-z]+){0,3} (?:tabletten|paracetamol|schlaftabletten|ibuprofen|tavor)(?: [a-z]+){0,2} (?:genommen|geschluckt)',
    ],
    unless: `${JEST}|vitamin[a-z]*|homeopath[a-z]*|hace anos|il y a (?:\\d+ )?ans|vor jahren|anos atras|anni fa`,
    danger: [
      'tomé 40 pastillas de clonazepam',
      'j’ai pris deux boîtes de doliprane il y a une heure',
      'tomei uma cartela inteira de rivotril',
      'ho preso due scatole di sonniferi',
      'ich habe eine ganze packung schlaftabletten geschluckt',
    ],
    twins: [
      'tomé 40 fotos de la luna',
      'j’ai pris deux boîtes de vitamines à la pharmacie',
      'tomei uma caixa de suco inteira',
      'ho preso due scatole per il trasloco',
    ],
  },
];

/** Hunger, vomiting and burns. */
export const BODY_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'vomits what is eaten, or weighs hardly anything (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'esse (?:<few>)(?:nichts|kaum)\\b<far>\\b(?:breche|kotze|erbreche|ubergebe)|(?:breche|kotze|erbreche) (?:<few>)(?:den rest|alles|das essen|mein essen) ?(?:wieder )?(?:aus)?|wiege (?:nur )?(?:noch )?(?:2\\d|3\\d|4[01]) kilo',
      '(?:me provoco|provoco|fuerzo) (?:el )?vomito|peso (?:solo |apenas )?(?:2\\d|3\\d|4[01]) kilos y (?:sigo|me veo|aun)|no he comido (?:nada )?(?:en|desde hace|hace) (?:\\d+|cuatro|cinco|seis|siete) dias',
      '(?:je )?(?:ne )?mange (?:presque )?(?:plus rien|plus|rien) depuis (?:\\d+|des|plusieurs|trois|quatre|cinq|six) (?:jours|semaines)|je pese (?:2\\d|3\\d|4[01]) kilos',
      '(?:forco|provoco) (?:o )?vomito|nao como (?:nada )?(?:ha|faz) (?:\\d+|quatro|cinco|seis) dias',
      'mi provoco il vomito|vomito (?:tutto )?(?:quello che mangio|dopo ogni pasto)|non mangio da (?:\\d+|quattro|cinque|sei) giorni',
      'peso (?:2\\d|3\\d) kilos|(?:je fais|je pese) (?:2\\d|3\\d) kilos|wiege (?:2\\d|3\\d) kilo|(?:vier|funf|sechs|sieben|acht|\\d) tagen nur (?:wasser|kaugummi|kaffee)|(?:cuatro|cinco|seis|siete|\\d) dias solo con agua|vomito escondid[oa]|eet al een week niks',
    ],
    unless: `${JEST}|embarazad[ao]|enceinte|schwanger|gravida|incinta|magen darm|gastro|ramadan|perr[oa]|gat[oa]|hund|katze|chien|chat|cane|bebe|baby`,
    danger: [
      'ich esse seit wochen fast nichts mehr und breche den rest aus',
      'me provoco el vómito después de cenar',
      'je ne mange plus rien depuis six jours',
      'eu forço o vômito depois do almoço',
      'non mangio da cinque giorni',
      'llevo cuatro días solo con agua y peso 36 kilos',
      'je fais 37 kilos et je veux descendre encore',
      'eu vomito escondido toda refeição',
    ],
    twins: [
      'ich wiege mich nicht mehr und esse kuchen',
      'mon chien ne mange plus rien depuis trois jours',
      'estou grávida e não como nada faz cinco dias',
      'mi perro pesa 36 kilos',
      'mein sohn ist neun, wiege ich ihn falsch',
    ],
  },
];

/** Fire and blades on the own skin. */
export const HURTS_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'burns or cuts the own skin on purpose (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'mi brucio con (?:le |la |una )?sigarett[ea]|me quemo con (?:el |un |los )?(?:cigarr[oi]s?|cigarrillos?|encendedor|mechero)|me brule avec (?:une |des |mes |le |un )?(?:cigarettes?|briquet)|me queimo com (?:o |um )?(?:cigarro|isqueiro)|(?:mich|mir|hand|arm) (?:<few>)verbrannt (?:, )?(?:absichtlich|mit absicht)|(?:absichtlich|mit absicht) (?:<few>)(?:verbrannt|geritzt|geschnitten)',
      'me (?:machuco|corto) (?:quando|sempre que|toda noite|todo dia|de proposito|escondid[oa])|apn[ei] (?:haath|hath|kalai|aap) (?:ko )?(?:kaat|jala)[a-z]*',
    ],
    unless: JEST,
    danger: [
      'mi brucio con le sigarette quando lui non risponde',
      'me quemo con el encendedor',
      'hab mir heute die hand verbrannt, absichtlich',
      'eu me machuco quando fico com raiva',
      'maine apni kalai kaat li',
    ],
    twins: [
      'mi brucio sempre con il caffè',
      'me quemo con el sol en la playa',
      'hab mir die hand verbrannt beim kochen',
    ],
  },
];

/** Orders that nobody else hears. */
export const VOICES_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'is told to jump, kill or burn (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:ils|elles|il|elle) (?:n arretent pas de )?me (?:dit|disent|crient|crie|ordonnent|ordonne) (?:, )?(?:de )?(?:saute|sauter|tuer|tue|me tuer|me couper|mourir|bruler)(?! (?:le pas|de joie|a la corde|le temps))',
      'me (?:dicen|ordenan|gritan) (?:, )?(?:que )?(?:salta|salte|mata|mate|me mate|me corte|hazlo hazlo|muere|queme)(?! (?:de alegria|la cuerda))|me dicen que (?:debo|tengo que) (?:obedecer|matar|saltar|morir)',
      '(?:sie|the stimmen|stimmen) (?:sagen|befehlen|schreien)(?: mir)? (?:, )?(?:ich soll |dass ich )?(?:<few>)(?:springen|toten|umbringen|stechen|anzunden)(?! (?:sollte|konnte) ins wasser)',
      '(?:eles|elas|vozes|uma voz) (?:me )?(?:mandam|manda|dizem|diz) (?:pra |para |que )?(?:eu )?(?:devo )?(?:pular|matar|me cortar|me jogar|queimar)',
      '(?:mi|mi continuano a) (?:dicono|ordinano|urlano) (?:, )?(?:di )?(?:salta|saltare|uccidere|uccidermi|buttarmi|tagliarmi|bruciare)(?! (?:di gioia|la corda))',
      '(?:awaaz|awaz|aawaz|awaazein|aavaz)[a-z]* (?:<few>)(?:ki |keh|kehti|bolti|kehte|bolte|aati)[a-z ]{0,30}(?:maar do|maar de|mar ja|kood ja|kaat|jala do)',
      '(?:la radio|la tele|la television|el radio|der fernseher|das radio|a televisao|il televisore) (?:<few>)(?:me dice|me dit|me parle a moi|sagt mir|manda|mi dice) (?:<few>)(?:castigar|matar|sauter|voler|ouvrir la fenetre|toten|springen|uccidere)|me parle a moi seule et me dit|microfono nel dente|auserwahlt\\b<far>\\baufs dach',
    ],
    unless: `${JEST}|entraineur|trainer|coach|entrenador|allenatore|amis|amigos|freunde|amici`,
    danger: [
      'je les entends, ils me disent saute, saute, saute',
      'los oigo y me dicen que debo obedecer, que salte. me dicen que salte',
      'sie sagen ich soll vom balkon springen',
      'eles mandam eu me jogar',
      'mi dicono di buttarmi',
      'awaaz aati hai ki apne bete ko maar do',
      'la radio me parle à moi seule et me dit d’ouvrir la fenêtre',
      'mi hanno messo un microfono nel dente',
      'fünf nächte wach und ich bin auserwählt, ich muss heute noch aufs dach',
    ],
    twins: [
      'mes amis me disent de sauter sur l’occasion',
      'mis amigos me dicen que salte al vacío y renuncie',
      'meine freunde sagen ich soll ins kalte wasser springen',
      'awaaz aati hai bahar se, padosi gaate hain',
    ],
  },
];

/** Weapons taken along, and babies shaken. */
export const KILLING_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'has taken a weapon along, or has shaken a baby (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:tengo|traigo|llevo|agarre) la (?:pistola|escopeta) de mi (?:papa|padre|tio|abuelo)|(?:hab|habe|nehme) (?:papas|vaters|meines vaters|opas) (?:waffe|pistole|gewehr)|peguei a arma do meu (?:pai|tio|avo)|j ai (?:pris )?(?:l arme|le fusil|le pistolet) de mon (?:pere|oncle)|ho (?:preso )?la pistola di mio (?:padre|zio|nonno)',
      '(?:quiero|ganas de) ahogar al bebe|j ai secoue (?:le petit|la petite|le bebe|mon bebe|mon fils|ma fille)|ho scosso (?:il bambino|la bambina|il bebe|mio figlio)|(?:habe )?das baby geschuttelt|dem baby (?:was|etwas) an(?:tue|tun|zutun)|sacudi (?:o bebe|meu filho|minha filha)',
      '(?:so a che ora|je sais ou|se a que hora|sei a que horas|ich weiss wann)\\b<gap>(?:ho il coltello|j ai (?:la batte|le couteau)|tengo (?:el cuchillo|la navaja)|tenho a faca|ich habe (?:das )?(?:ein )?messer)',
    ],
    unless: `${JEST}|museo|musee|jagd|chasse|caza|caccia|vendo|verkaufe`,
    danger: [
      'el lunes en el colegio se van a acordar de mí, tengo la pistola de mi papá',
      'am montag werden sie sehen, ich hab papas waffe',
      'peguei a arma do meu pai',
      'j’ai secoué le petit hier et j’ai peur de recommencer',
      'ich hab angst dass ich dem baby was antue',
      'so a che ora esce e ho il coltello',
    ],
    twins: [
      'j’ai secoué le sapin et le chat est tombé',
      'tengo la guitarra de mi papá y quiero aprender',
      'so a che ora esce il treno e ho il biglietto',
    ],
  },
];

/** Strokes, hearts, births and breath. */
export const EMERGENCIES_TOLD_PLAINLY_ELSEWHERE: readonly Rule[] = [
  {
    says: 'a face hangs, an arm is weak, a chest hurts, a baby does not move (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'boca (?:torta|torcida|chueca|caida|de lado)|bocca storta|bouche (?:tordue|de travers)|mund (?:<few>)hangt|(?:parle|habla|fala|parla|redet) (?:bizarre|raro|estranho|male|komisch)\\b<gap>(?:bras|brazo|braco|braccio|arm)|(?:son|le|su|seu|suo) (?:bras|brazo|braco|braccio) (?:tombe|no se mueve|nao mexe|non si muove)',
      '(?:duele|dolor)[a-z ]{0,12}brazo\\b<gap>pecho|brust (?:druckt|schmerzt)\\b<gap>arm|(?:atmet|respira|respire) (?:<few>)(?:komisch|raro|bizarre|estranho|strano|kaum|mal)\\b<gap>(?:lippen|labios|levres|labios|labbra|blau|azul|bleu|blu)|lippen (?:sind )?blau|labios (?:morados|azules|roxos)|labbra blu|levres bleues',
      '(?:embarazada|enceinte|schwanger|gravida|incinta)\\b<far>\\b(?:no se mueve|sens plus (?:rien )?bouger|bouge plus|bewegt sich nicht|nao mexe|non si muove|sangro mucho|perdo tanto sangue|beaucoup de sang|blute stark|sangrando muito)',
      '(?:knopfbatterie|pila de boton|pile bouton|batteria a bottone) (?:<few>)(?:verschluckt|trago|avale|ingoiat[oa])|baby (?:ist )?(?:<soften>)(?:ganz )?(?:schlapp|schlaff)\\b<gap>(?:trinkt nicht|heiss|fieber)|(?:amigo|amiga|namorado|kumpel|freund|pote) (?:<far>)(?:nao acorda|wacht nicht auf|no despierta|se reveille pas)',
    ],
    unless: `${JEST}|hace anos|il y a des annees|vor jahren|anos atras|anni fa|zahnarzt|dentista|dentiste|muneca|maquillaje|lippenstift`,
    danger: [
      'il nonno ha la bocca storta e parla male',
      'papy parle bizarre et son bras tombe depuis ce matin',
      'brust drückt seit einer stunde und der arm kribbelt',
      'mein kumpel hat zu viel genommen und atmet so komisch, lippen blau',
      'estoy embarazada de 8 meses y no se mueve desde ayer',
      'sie hat die knopfbatterie verschluckt',
      'mein baby ist ganz schlapp und heiß und trinkt nicht',
    ],
    twins: [
      'mi jefe habla raro cuando está nervioso',
      'estoy embarazada y feliz, ¿niño o niña?',
      'mein freund hört musik und atmet laut',
    ],
  },
];
