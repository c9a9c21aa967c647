/** Family life that sounds like danger by its words: a teenager's temper, a homecoming, a child who joins the army. */
const TEEN =
  '(?:teenager|teen|(?:\\d+ )?(?:year old|yr old)|son|daughter|kid|stepson|stepdaughter|boy|girl|she|he)';
const KIN = '(?:brother|sister|son|daughter|dad|father|mum|mother|cousin|uncle|nephew)';

export const TOLD_OF_FAMILY = [
  `my (?:<few>)(?:teenager|teen|(?:\\d+ )?(?:year old|yr old)|son|daughter|stepson|stepdaughter)\\b(?! (?:is |was |got )?(?:being |getting )?(?:hit|hurt|beaten|locked))<far>\\b(?:slam(?:s|med|ming)? (?:<few>)door|door (?:<few>)slammed|hates? me|rolled (?:his|her) eyes|stormed (?:off|out|upstairs)|called me (?:a |the )?(?:<few>)(?:mum|mother|dad|father|parent))(?!<far>\\b(?:hit|hits|punch(?:ed|es)?|kick(?:ed|s)?|threw|knife|afraid|scared|die|dead|kill[a-z]*|pushed|bruise[sd]?|not want to live|cut(?:ting|s)?)\\b)`,
  `${KIN} (?:is |was |will be |gets |just |soon )*(?:com(?:es|ing)|gets?|getting|released|let|home|came|got|out|back)\\b[a-z ]{0,15}\\b(?:prison|jail)(?=<far>\\b(?:stays?|staying|lives?|living|moves?|moving|spare room|sofa|couch|with (?:me|us))\\b)(?!<far>\\b(?:find me|found me|kill[a-z]*|threat[a-z]*|hit me|beat me|after me|afraid of|scared of|terrified|swore|revenge|restraining|hurt me|what he did to me|abus[a-z]*)\\b)`,
  `${TEEN} (?:<few>)(?:enlisted|joined (?:the )?(?:army|navy|marines|military|forces|air force)|signed up (?:for|with) (?:the )?(?:army|navy|marines|military)|ships? out|deploys?|deployed)`,
].join('|');
