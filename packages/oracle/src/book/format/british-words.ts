/** Words that the Book writes the American way, with what it says instead. */
const BRITISH: Readonly<Record<string, string>> = {
  afterwards: 'afterward',
  backwards: 'backward',
  biscuit: 'cookie',
  bloke: 'man',
  cancelled: 'canceled',
  cancelling: 'canceling',
  cinema: 'movie theater',
  colour: 'color',
  corridor: 'hallway',
  favourite: 'favorite',
  flatmate: 'roommate',
  fortnight: 'two weeks',
  forwards: 'forward',
  grey: 'gray',
  handbrake: 'brake',
  handover: 'handoff',
  keen: 'eager',
  kerb: 'curb',
  learnt: 'learned',
  lorry: 'truck',
  motorway: 'highway',
  mum: 'mother',
  needn: 'don’t have to',
  neighbour: 'neighbor',
  parcel: 'package',
  pavement: 'sidewalk',
  payslip: 'pay stub',
  petrol: 'gas',
  postman: 'mail carrier',
  queue: 'line',
  regime: 'regimen',
  rubbish: 'trash',
  shan: 'will not',
  timetable: 'schedule',
  towards: 'toward',
  tram: 'bus',
  travelled: 'traveled',
  travelling: 'traveling',
  tyre: 'tire',
  wardrobe: 'dresser',
  whilst: 'while',
};

/** Turns that need more than one word to be told apart from American ones. */
const BRITISH_TURNS: readonly { readonly turn: RegExp; readonly instead: string }[] = [
  { turn: /\bmov(?:e|ed|ing) house\b/iu, instead: 'move' },
  { turn: /\bwashing[- ]up\b/iu, instead: 'the dishes' },
  { turn: /\bput(?:s|ting)? the kettle on\b/iu, instead: 'make some coffee' },
  { turn: /\b(?:has|have|had) got (?:\w+er|used|to the|into|under|over)\b/iu, instead: 'gotten' },
  { turn: /\b(?:haven|hasn|hadn)['’]t (?:a|an|any|much) \w/iu, instead: 'do not have' },
  { turn: /\b(?:you|they)['’]ve (?:a|an|no|more|some) \w/iu, instead: 'have' },
  { turn: /\bwhom\b/iu, instead: 'who' },
  { turn: /\bsomebody['’]s\b/iu, instead: 'someone’s' },
  { turn: /\bfor want of\b/iu, instead: 'for lack of' },
  { turn: /\bat present\b/iu, instead: 'right now' },
  { turn: /\bwould sooner\b|['’]d sooner\b/iu, instead: 'would rather' },
];

const WORD = new RegExp(`\\b(?<word>${Object.keys(BRITISH).join('|')})s?\\b`, 'giu');

/** What a user in America would stumble over, with the word to write instead. */
export const britishFaults = (text: string): string[] => [
  ...[...text.matchAll(WORD)].map(
    ({ groups }) =>
      `says "${groups?.['word'] ?? ''}" where American English says "${BRITISH[(groups?.['word'] ?? '').toLowerCase()] ?? ''}"`,
  ),
  ...BRITISH_TURNS.filter(({ turn }) => turn.test(text)).map(
    ({ turn, instead }) =>
      `says "${turn.exec(text)?.[0] ?? ''}" where American English says "${instead}"`,
  ),
];
