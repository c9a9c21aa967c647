/** Pictures that stand for words a safety rule must see. Other emoji carry no word and are dropped. */
export const EMOJI_WORDS: ReadonlyMap<string, string> = new Map([
  ['🔫', 'gun'],
  ['🔪', 'knife'],
  ['💊', 'pills'],
  ['🩸', 'blood'],
  ['🪢', 'rope'],
  ['🪒', 'razor'],
  ['💣', 'bomb'],
]);

/** Cyrillic and Greek letters that look Latin, as used to slip past filters. */
export const LOOKALIKE_LETTERS: ReadonlyMap<string, string> = new Map([
  ...zip('аеіоруѕхсԁһкмтвн', 'aeiopysxcdhkmtbh'),
  ...zip('αειοκνρτυχη', 'aeiokvptuxn'),
]);

/** Digits and signs written for letters ("k1ll mys3lf"). */
export const LEET_LETTERS: ReadonlyMap<string, string> = new Map(
  zip('0134578@$!|+', 'oieastbasilt'),
);

/** Words people star out; the stars are matched letter by letter. */
export const CENSORED_WORDS: readonly string[] = [
  'kill',
  'kills',
  'killed',
  'killing',
  'suicide',
  'suicidal',
  'die',
  'died',
  'dying',
  'dead',
  'death',
  'rape',
  'raped',
  'murder',
  'cut',
  'cutting',
  'hurt',
  'abuse',
  'abused',
  'gun',
  'pills',
  'hang',
];

/** Words written without their spaces, as hashtags and spaced-out letters leave them. */
export const JOINED_WORDS: ReadonlyMap<string, string> = new Map([
  ['killmyself', 'kill myself'],
  ['killingmyself', 'killing myself'],
  ['hurtmyself', 'hurt myself'],
  ['hangmyself', 'hang myself'],
  ['cutmyself', 'cut myself'],
  ['unalivemyself', 'unalive myself'],
  ['wanttodie', 'want to die'],
  ['wannadie', 'want to die'],
  ['iwanttodie', 'i want to die'],
  ['iwannadie', 'i want to die'],
  ['iwanttokillmyself', 'i want to kill myself'],
  ['endmylife', 'end my life'],
  ['enditall', 'end it all'],
  ['selfharm', 'self harm'],
  ['selfharming', 'self harming'],
]);

/** Long crisis words whose misspellings, one letter off, are read as the word. */
export const GUARDED_WORDS: readonly string[] = [
  'myself',
  'himself',
  'herself',
  'suicide',
  'suicidal',
  'killing',
  'overdose',
  'overdosed',
  'cutting',
  'breathing',
  'unconscious',
];

/** Words that add nothing a rule needs: "ngl i fr want out" is "i want out". */
export const FILLERS: ReadonlySet<string> = new Set(
  'ngl tbh tbf fr frfr lowkey highkey deadass bro bruh dude um umm uh uhh er erm imo af asf tf smh fucking fuckin fking freaking freakin frickin goddamn goddamned damn effing'.split(
    ' ',
  ),
);

function zip(from: string, to: string): [string, string][] {
  const targets = Array.from(to);
  return Array.from(from).flatMap((letter, index) => {
    const target = targets[index];
    return target === undefined ? [] : [[letter, target]];
  });
}
