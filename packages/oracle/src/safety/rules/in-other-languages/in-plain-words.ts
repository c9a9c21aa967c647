import type { Rule } from '../rule.ts';

const JEST =
  'laughface|haha[ha]*|jaja[ja]*|kk+|mdr|lol|schach|chess|ajedrez|echecs|xadrez|scacchi|spiel|juego|jeu|jogo|gioco|film|pelicula|filme|serie|traum|sueno|reve|sonho|sogno';

/** Killing oneself by its way, in Spanish, French, German, Portuguese and Italian. */
export const OWN_LIFE_IN_PLAIN_WORDS_ELSEWHERE: readonly Rule[] = [
  {
    says: 'names the way they will die (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:me (?:quiero|voy a)|quiero|voy a|pienso|pensando en) (?:ahorcar(?:me)?|colgarme(?=<end>| hoy| esta noche)|tirarme (?:del?|por|al) (?:la )?(?:puente|ventana|tren|balcon|azotea)|cortarme las venas)',
      '(?:vais|veux|pense a|envie de) (?:me pendre|me jeter (?:du|sous|par|d)|m ouvrir les veines|me tirer une balle)',
      '(?:nehme|nahm|nehmen) (?:ich )?mir (?:heute |jetzt |bald )?das leben|(?:springe|spring|springen) (?:ich )?(?:<soften>)(?:von der brucke|vom dach|vor den zug|aus dem fenster)|(?:hange|erhange) (?:ich )?mich auf<end>',
      '(?:werde|will|wollte|mochte|muss) (?:ich )?mich (?:<few>)(?:umbringen|erhangen|erschiessen|vergiften)(?! vor lachen)',
      '(?:hijo|hija|hermano|hermana|amigo|amiga|novio|novia|madre|padre|mama|papa)\\b[a-z ]{0,20}(?:dice|dijo|me dijo|escribio) que (?:se (?:quiere|va a) (?:matar|morir|suicidar|quitar la vida)|quiere (?:matarse|morirse|morir|suicidarse)|no quiere vivir)',
      '(?:fils|fille|frere|soeur|ami|amie|copain|copine|mere|pere|maman|papa)\\b[a-z ]{0,20}(?:dit|a dit|ecrit|m a dit) qu (?:il|elle) (?:veut|va) (?:mourir|se tuer|se suicider|en finir)',
      '(?:sohn|tochter|bruder|schwester|freund|freundin|mutter|vater|mama|papa)\\b[a-z ]{0,20}(?:sagt|sagte|schreibt|schrieb|hat gesagt|hat geschrieben)(?: dass)? (?:er|sie) (?:<few>)(?:sich (?:<few>)umbringen|nicht mehr leben|sterben) (?:will|mochte|wird)',
      '(?:filho|filha|irmao|irma|amigo|amiga|namorado|namorada|mae|pai)\\b[a-z ]{0,20}(?:disse|diz|falou|escreveu) que (?:quer|vai) (?:se matar|morrer|sumir do mundo)',
      '(?:figlio|figlia|fratello|sorella|amico|amica|ragazzo|ragazza|madre|padre)\\b[a-z ]{0,20}(?:dice|ha detto|mi ha detto|ha scritto) che (?:vuole|vuol) (?:morire|uccidersi|ammazzarsi|farla finita)',
      '(?:vou|quero|penso em) (?:me enforcar|me jogar (?:da|do|na frente)|pular da (?:ponte|janela)|cortar (?:os |meus )?pulsos)',
      'mi (?:ammazzo|uccido|impicco)(?: stasera| oggi| domani| stanotte)?<end>|(?:voglio|vado a|vorrei) (?:impiccarmi|buttarmi (?:dal|dalla|sotto|giu)|tagliarmi le vene)',
    ],
    unless: JEST,
    danger: [
      'me quiero ahorcar',
      'je vais me pendre',
      'ich nehme mir das leben',
      'ich springe von der brücke',
      'vou me enforcar',
      'mi ammazzo stasera',
      'voglio impiccarmi',
      'ich werde mich morgen umbringen',
      'mi hija dice que se quiere morir',
      'ma sœur dit qu’elle veut mourir',
      'mein bruder schreibt dass er nicht mehr leben will',
      'minha filha disse que quer morrer',
      'mio figlio ha detto che vuole morire',
    ],
    twins: [
      'voy a colgarme un cuadro nuevo en la sala',
      'ich nehme mir das leben nicht so schwer vor haha',
      'ich springe von der brücke ins wasser, bungee haha',
      'mi ammazzo di lavoro',
      'mi hijo dice que quiere vivir en madrid',
      'ma sœur dit qu’elle veut mourir de rire, lol',
    ],
  },
];

/** Blows and rape by a person close to the writer, told as done, in the same languages and Dutch. */
export const ABUSE_IN_PLAIN_WORDS_ELSEWHERE: readonly Rule[] = [
  {
    says: 'was hit, raped or strangled (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'me (?:pego|golpeo|violo|estrangulo|ahorco) (?:otra vez|de nuevo|anoche|ayer|hoy|cuando|porque|en la cara|muy fuerte)|(?:el|ella|marido|esposo|novio|pareja|padre|ex) me (?:violo|golpeo|estrangulo)(?! (?:el corazon|la vida))|(?:marido|esposo|novio|pareja|padre|ex)\\b[a-z ]{0,12}(?:me )?(?:quiere|va a|amenaza con) matar(?:me)?',
      'm a (?:frappee?|violee?|battue?|giflee?|etranglee?)|(?:essaye|menace|voulu) de m etrangler|m etrangler quand',
      'hat mich (?:<few>)(?:geschlagen|vergewaltigt|verprugelt|getreten|gewurgt)|schlagt mich (?:wenn|jeden|jede|immer|oft|wieder|seit)',
      '(?:ele|ela|marido|namorado|pai|padrasto|ex) (?:<soften>)me (?:estuprou|agrediu|espancou|bateu(?! (?:uma|um|a) )|violentou|esganou|enforcou)|(?:padrasto|pai|tio|avo|irmao) (?:abusa|abusou) de mim',
      'mi ha (?:<soften>)(?:violentat[ao]|picchiat[ao]|menat[ao]|strangolat[ao]|preso a (?:calci|pugni|schiaffi))',
      '(?:me (?:amenazo|amenaza|apunto)|m a menacee?|me menace|hat mich bedroht|bedroht mich|bedrohte mich|me (?:ameacou|ameaca|apontou)|mi (?:ha )?(?:minacciat[ao]|minaccia|puntato|punta)) (?:<few>)(?:con|avec|mit|com|d un|d une|un|una|um|uma|la|il|le) (?:<few>)(?:cuchillo|navaja|pistola|arma|couteau|pistolet|arme|messer|pistole|waffe|faca|revolver|coltello|fucile)|(?:mit (?:einem|dem) messer) (?:<few>)bedroht',
      '(?:me encierra|m enferme|(?:sperrt|schliesst) mich|me tranca|mi chiude) (?:<few>)(?:en casa|con llave|cuando|en el|chez nous|a clef?|quand|dans|a la maison|ein|em casa|no quarto|quando|in casa|a chiave|in camera)',
      'me (?:esta|estaba) (?:pegando|golpeando|ahorcando|amenazando con)|(?:est|etait) en train de (?:me (?:frapper|battre|menacer)|m etrangler)|(?:esta|ta|tava|estava) (?:me (?:batendo|agredindo|enforcando|espancando)|batendo em mim)|mi sta (?:picchiando|menando|strangolando|minacciando con)',
      '(?:man|vriend|vader|hij|ex) (?:slaat|mishandelt|wurgt|verkracht) (?:me|mij)|(?:ik ben|heeft me) verkracht',
    ],
    unless: JEST,
    danger: [
      'él me pegó otra vez',
      'mi ex me quiere matar',
      'il m’a frappée hier soir',
      'il a essayé de m’étrangler',
      'er hat mich geschlagen',
      'er schlägt mich wenn er trinkt',
      'ele me estuprou',
      'meu padrasto abusa de mim',
      'mi ha picchiata di nuovo',
      'mijn man slaat me',
      'meu namorado me ameaçou com uma faca',
      'mon mari m’a menacée avec un couteau',
      'mi esposo me está golpeando ahora mismo',
      'il est en train de me frapper, aidez-moi',
      'meu marido tá me batendo',
      'mein mann schließt mich ein wenn er weggeht',
      'mi novio me encierra con llave',
      'mi sta picchiando, sono chiusa in camera',
    ],
    twins: [
      'er hat mich im schach geschlagen',
      'me bateu uma saudade dele',
      'me pegó un susto enorme',
      'ça m’a frappée comme une évidence, ce rêve',
    ],
  },
];
