/** What is said in another way in English than word by word, in English words. */
const TIDIED: readonly (readonly [RegExp, string])[] = [
  // "tengo 70 años", "j'ai 68 ans", "ho 71 anni".
  [/\bi have (\d+) years?(?: old)?\b/gu, 'i am $1 years old'],
  [/\b(?:has|have) (\d+) years?(?: old)?\b/gu, 'is $1 years old'],
  // "hace 8 meses", "llevo 9 años casada", "faz 2 meses".
  [
    /\b(?:does|it has been|makes|there is) (\d+|a|one|two|three|four|five|six|ten|many|some) (years?|months?|weeks?|days?|hours?)\b/gu,
    '$1 $2 ago',
  ],
  [
    /\bi (?:bring|carry|take) (\d+|a|one|two|three|four|five|six|ten|twelve|fifteen|twenty) (years?|months?|weeks?|days?)\b/gu,
    'for $1 $2 i have been',
  ],
  [/\b(?:ago|since) (\d+) (years?|months?|weeks?|days?) ago\b/gu, '$1 $2 ago'],
  // "tengo 38 y", "ich werde 50".
  [/\bi have (\d\d)(?= (?:and|but|already)\b|[.,!?]|$)/gu, 'i am $1'],
  [/\bwill (\d\d)\b/gu, 'am turning $1'],
  [/\b(?:of|to) that\b/gu, 'that'],
  [/\bwith (\d+) weeks\b/gu, 'at $1 weeks'],
  [/\b(my|your|his|her|our|their) the\b/gu, '$1'],
  [/\bthe (my|your|his|her|our|their)\b/gu, '$1'],
  [
    /\bof (go|eat|be|have|do|see|leave|sleep|talk|speak|come|work|change|move|marry|give|say)\b/gu,
    'to $1',
  ],
  [/\b(wants?|have to|has to|can|need|needs|going|try|refuses?|begin|begins) of\b/gu, '$1'],
  [
    /\b(want|wants|wanted) (be|have|do|go|see|leave|come|buy|sell|marry|change|know|talk|speak|put|stay|move|give|take|quit|study|work|live|return)\b/gu,
    '$1 to $2',
  ],
  [/\bwants that (?:i|me)\b/gu, 'wants me to'],
  // "la casa de mis papás": "house of" is said of a chart.
  [/\bthe house of (my|our|his|her|their|the) (\p{L}+)/gu, '$1 $2s house'],
  [/\bit are\b/gu, 'it is'],
  [/\b([2-9]|\d{2,}|two|three|four|five|six|ten) (year|month|week|day|hour|night)\b/gu, '$1 $2s'],
  [/\bsaid that say\b/gu, 'said that'],
  [/\b(i|we|the|to|of|a|in|at) \1\b/gu, '$1'],
  [/\bto at\b/gu, 'at'],
];

/** Rough English, smoother where a few words are known to be said in another way. */
export const tidyEnglish = (english: string): string =>
  TIDIED.reduce((text, [pattern, instead]) => text.replace(pattern, instead), english);
