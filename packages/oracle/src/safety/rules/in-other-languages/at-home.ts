import type { Rule } from '../rule.ts';

const JEST =
  'laughface|haha[ha]*|jaja[ja]*|kk+|mdr|ptdr|lol|xd|sueno|sone|reve|traum|sonho|sogno|sapna|pelicula|film|filme|serie|ajedrez|echecs|schach|xadrez|scacchi|videojuego|jeu video|videospiel|cartes|karten|carte|tenis|tennis|futebol|futbol|calcio|chess|cricket|ludo';
const MOTHERLY =
  'mama|mami|madre|abuela|jef[ea]|profe|mere|maman|patron|chef|mutter|chefin|mae|chefe|professora?|mamma|capo|mummy|maa';

const LEAVES = {
  es: '(?:lo dejo|la dejo|lo abandono|me voy|me marcho|lo denuncio|termino con (?:el|ella)|me separo|me divorcio|hablo|cuento algo)',
  fr: '(?:(?:le|la) quitte|(?:le|la) denonce|pars|m en vais|parle|divorce|porte plainte)',
  de: '(?:(?:ihn |sie )?verlasse|gehe|geh|weggehe|schluss mache|mich trenne|(?:ihn )?anzeige|ausziehe|abhaue|was sage)',
  pt: '(?:(?:o |a )?(?:largar|deixar)(?: ele| ela)?|terminar(?: com ele)?|me separar|for embora|sair de casa|denunciar|contar)',
  it: '(?:(?:lo|la) (?:lascio|mollo|denuncio)|me ne vado|vado via|parlo|mi separo)',
} as const;
const KILLS = {
  es: '(?:me|nos) (?:mata|matara|mataria|quema|va a matar)(?! (?:la|el|de|un|una|lo))|(?:va a )?matarme|mata a (?:mis|los|nuestros)',
  fr: '(?:me|nous) (?:tue|tuera|tuerait|brule|bute|plante)(?! (?:la|le|les|de|a))|va (?:me|nous) (?:tuer|buter)|tue (?:mes|les) enfants',
  de: '(?:bringt|brachte|sticht) (?:mich|uns)(?: ab| um)?(?=<end>| und| wenn| falls| sobald)|(?:mich|uns) (?:um)?(?:bringt|zubringen|bringen|bringe)|mich (?:ab|tot)(?:sticht|schlagt)',
  pt: '(?:me|nos) (?:mata|mataria)(?! (?:a|o|de))|vai (?:me|nos) matar|mata (?:meus|os) filhos|acaba comigo',
  it: '(?:mi|ci) (?:ammazza|uccide|uccidera|ammazzera|fa fuori|brucia|accoltella)(?! (?:la|il|di|lo|l))',
} as const;

/** Threats by a person close to the writer in Spanish, French, German, Portuguese, Italian and Hindi in Latin letters. */
export const THREATS_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'a person close to them threatens to kill them (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `si (?:<few>)${LEAVES.es}\\b<gap>(?:${KILLS.es})|(?:${KILLS.es}) si (?:<few>)${LEAVES.es}|(?:amenaza|amenazo|jura|juro|ha jurado|dice|dijo) (?:<few>)(?:con matarme|que me va a matar|que me mata(?:ra)?)(?! de)`,
      `si je (?:<few>)${LEAVES.fr}\\b<gap>(?:${KILLS.fr})|(?:${KILLS.fr}) si je (?:<few>)${LEAVES.fr}|(?:menace|menaces?) (?:<few>)(?:me|de me) tuer|(?:dit|jure) (?:<few>)(?:il |elle )?(?:va me tuer|me tuera|me tuerait)`,
      `(?:wenn|falls|sobald) ich (?:<few>)${LEAVES.de}\\b<gap>(?:${KILLS.de})|(?:${KILLS.de}) (?:um )?(?:wenn|falls|sobald) ich (?:<few>)${LEAVES.de}|droht (?:<few>)(?:mich umzubringen|mir mit dem tod|mich (?:zu toten|abzustechen))`,
      `se (?:eu )?(?:<few>)${LEAVES.pt}\\b<gap>(?:${KILLS.pt})|(?:${KILLS.pt}) se (?:eu )?(?:<few>)${LEAVES.pt}|(?:ameaca|ameacou|jurou|jura|disse|fala) (?:<few>)(?:me matar|vai me matar|me mata|de morte)(?! de)`,
      `se (?:<few>)${LEAVES.it}\\b<gap>(?:${KILLS.it})|(?:${KILLS.it}) se (?:<few>)${LEAVES.it}|(?:minaccia|minacciato|giura|giurato|detto) (?:<few>)(?:di (?:ammazzarmi|uccidermi)|che mi (?:ammazza|uccide))`,
      '(?:chhod|chod|chhor|gayi|gaya|chali|chala|bola|bataya|bhag|talaq)[a-z ]{0,20}(?:to|toh) (?:<few>)(?:jaan se |zinda )?(?:maar|mar) (?:dega|dalega|daalega|denge|dunga)|jaan se (?:maar|mar)(?:ne|unga)? ?(?:ki dhamki|dega|dunga|daalega)|zinda nahi chh?odega',
    ],
    unless: `${JEST}|${MOTHERLY}`,
    danger: [
      'me sigue a todas partes y dice que si lo dejo me mata',
      'mi ex amenaza con matarme',
      'si je le quitte il me tue, il me l’a dit',
      'mon mari menace de me tuer',
      'er bringt mich um wenn ich ihn verlasse',
      'mein freund droht mich umzubringen',
      'se eu largar ele, ele me mata',
      'meu namorado disse que vai me matar',
      'se lo lascio mi ammazza, me lo ha detto ieri',
      'agar maine use chhod diya toh jaan se maar dega',
    ],
    twins: [
      'mi madre me mata si me voy sin cenar',
      'este calor me mata',
      'si je pars avant le dessert ma mère me tue',
      'ce transit me tue',
      'die prüfung bringt mich um',
      'meine mutter bringt mich um wenn ich gehe ohne zu essen',
      'minha mãe me mata se eu sair de casa assim kkk',
      'essa saudade me mata',
      'mia madre mi ammazza se vado via prima del dolce',
      'boss jaan se maar dega agar late hua lol',
    ],
  },
];

/** A child beaten or touched, in the same languages. */
export const CHILDREN_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'a child is beaten or touched (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:padre|papa|padrastro|madrastra|madre|tio|abuelo|hermano|vecino|novio|marido|esposo|ex|pareja|el|ella) (?:<few>)(?:(?:pega|golpea|maltrata|toca|manosea|viola|quema)(?: [a-z]+){0,2} a|abusa de) (?:mi|mis|su|sus|nuestr[oa]s?|la|el|los|las)(?: [a-z]+)? (?:herman(?:it)?[oa]s?|hij(?:it)?[oa]s?|nin[oa]s?|bebe|sobrin[oa]s?|niet[oa]s?)',
      '(?:tio|padrastro|abuelo|primo|profesor|entrenador|vecino|padre|papa|hermano|novio de mi (?:madre|mama)) (?:<few>)me (?:toca|manosea|tocaba|toco)(?=<end>| y (?:nadie|me|no)| cuando| por la noche| de noche| ahi| abajo| en mi| desde)',
      '(?:pere|beau pere|mere|belle mere|papa|oncle|mari|copain|voisin|frere|ex|il|elle) (?:<few>)(?:frappe|bat|tape|cogne|maltraite|touche|tripote|secoue) (?:[a-z]+ ){0,2}(?:ma|mon|mes|notre|nos|sa|son|ses|les) (?:petite?s? |propres? )?(?:soeur|frere|fille|fils|enfants?|bebe|niece|neveu|gosses?|gamine?s?)',
      '(?:oncle|beau pere|pere|papa|grand pere|cousin|prof|entraineur|voisin|frere|parrain|copain de ma mere) (?:<few>)me (?:touche|tripote|caresse)(?=<end>| et (?:personne|me|il|je)| quand| la nuit| en bas| dans| depuis| tous)',
      '(?:vater|papa|stiefvater|mutter|mann|freund|onkel|opa|nachbar|bruder|exmann|ex) (?:<few>)(?:schlagt|verprugelt|haut|misshandelt|betatscht|missbraucht|schuttelt) (?:[a-z]+ ){0,2}(?:meine?n?|unsere?n?|seine?n?|the|das|den) (?:kleine[nr]? )?(?:schwester|bruder|tochter|sohn|kind|kinder|baby|nichte|neffen?|enkel[a-z]*)(?! vor(?: [.,]|$))',
      '(?:vater|papa|stiefvater|onkel|opa|cousin|trainer|lehrer|nachbar|bruder|freund meiner mutter|mamas freund) (?:<few>)(?:fasst mich (?:<few>)an|fasst mich<end>|begrapscht mich|beruhrt mich (?:<few>)(?:unten|nachts|da wo))',
      '(?:pai|padrasto|madrasta|mae|tio|avo|irmao|marido|namorado|vizinho|ex|ele|ela) (?:<few>)(?:(?:bate|mexe|toca)(?: [a-z]+){0,2} (?:na|no|nas|nos|em)|abusa d[aeo]s?|(?:espanca|agride|maltrata)(?: [ao]s?)?)(?: (?:minhas?|meus?|noss[oa]s?|suas?|seus?|propri[oa]s?))?(?: (?:pequen[oa]|pobre))? (?:irma(?:zinha)?s?|irmao(?:zinho)?s?|filh(?:inh)?[oa]s?|criancas?|bebe|sobrinh[oa]s?|net(?:inh)?[oa]s?)',
      '(?:tio|padrasto|pai|avo|primo|professor|treinador|irmao|vizinho|namorado da minha mae) (?:<few>)(?:me toca|mexe comigo|passa a mao em mim|me apalpa)(?=<end>| e (?:ninguem|me|eu)| quando| de noite| a noite| desde| na)',
      '(?:padre|papa|patrigno|madre|marito|compagno|zio|nonno|fratello|vicino|ex|lui|lei) (?:<few>)(?:picchia|mena|maltratta|tocca|palpeggia|abusa di|riempie di botte) (?:[a-z]+ ){0,2}(?:mia|mio|miei|mie|nostr[oaei]|suo|sua|i|il|la|le) (?:[a-z]+ )?(?:sorell(?:a|ina|ine|e)|fratell(?:o|ino|ini|i)|figli[aoe]?|bambin[aoie]|nipot[ei]|nipotin[aoi])',
      '(?:zio|patrigno|padre|papa|nonno|cugino|professore|allenatore|fratello|vicino|compagno di mia madre) (?:<few>)mi (?:tocca|palpa|palpeggia|molesta)(?=<end>| e (?:nessuno|mi|io)| quando| di notte| la notte| sotto| da)',
      '(?:padrasto|tio|primo|avo|irmao|vizinho|namorado da minha mae|padrastro|abuelo|hermano|vecino|novio de mi (?:madre|mama)|beau pere|oncle|cousin|frere|copain de ma mere|stiefvater|onkel|cousin|freund meiner mutter|patrigno|zio|cugino|compagno di mia madre) (?:<few>)(?:no meu quarto|na minha cama|en mi (?:cuarto|habitacion|cama)|dans (?:ma chambre|mon lit)|in mein (?:zimmer|bett)|in camera mia|nel mio letto)\\b<far>\\b(?:tenho|tengo|j ai|ich bin|ho) (?:so |solo |apenas |que )?(?:[5-9]|1[0-7])(?= anos| ans| anni| jahre|<end>)',
      '(?:papa|baap|pita|chacha|mama|mausa|bhai|pati|sautela|tauji|padosi|jija) (?:<few>)(?:behen|behan|bhai|beti|bete|bach?ch?[aeio]n?|bach?ch?on|bhanji|bhatiji) ko (?:<few>)(?:maart[aei]|mart[aei]|peet?t[aei]|ch[h]?oota|ch[h]?uta|galat)|mujhe (?:<few>)galat (?:<few>)(?:ch[h]?u|ch[h]?oo|touch)[a-z]*',
    ],
    unless: `${JEST}|al telefono|corazon|coeur|herz|coracao|cuore|dil ko|palmas|porta|piano|guitarra|violao|chitarra|flote|tecla|emeut|emociona|commuove|parole|palabras|paroles|(?:quand|quando|cuando) (?:il|lui|ele|el)? ?(?:parle|parla|fala|habla|canta|chante)`,
    danger: [
      'mi padrastro le pega a mi hermanita todos los días',
      'mi tío me toca y nadie me cree',
      'mon père frappe mon petit frère quand il boit',
      'mon beau-père me touche la nuit',
      'mein vater schlägt meine kleine schwester jeden tag',
      'mein onkel fasst mich an wenn mama weg ist',
      'meu padrasto bate no meu irmãozinho',
      'meu tio passa a mão em mim quando ninguém tá vendo',
      'mio marito picchia i bambini',
      'papa meri chhoti behen ko maarte hain',
      'mi padrastro entra en mi cuarto de noche. tengo 12 años',
      'o namorado da minha mãe deita na minha cama quando ela sai. tenho 10 anos',
      'mein stiefvater kommt nachts in mein zimmer, ich bin 13',
    ],
    twins: [
      'mi hermano le gana a mi hijo al ajedrez',
      'a mi tío le toca cocinar hoy',
      'mon frère bat mon fils aux échecs',
      'cette chanson me touche beaucoup',
      'mein bruder schlägt meine tochter beim schach',
      'mein onkel ruft mich an wenn mama weg ist',
      'meu pai bate sempre na mesma tecla',
      'meu tio toca violão pra minha filha',
      'mio zio tocca il piano per i bambini',
      'papa meri behen ko bahut pyar karte hain',
    ],
  },
];
