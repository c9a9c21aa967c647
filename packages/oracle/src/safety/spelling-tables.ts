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

/** Contractions without their apostrophe, chat shorthand and slang, each as the words it stands for. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: 'i am',
    ive: 'i have',
    dont: 'do not',
    dnt: 'do not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    didnt: 'did not',
    doesnt: 'does not',
    isnt: 'is not',
    wasnt: 'was not',
    werent: 'were not',
    arent: 'are not',
    wouldnt: 'would not',
    couldnt: 'could not',
    shouldnt: 'should not',
    havent: 'have not',
    hasnt: 'has not',
    hadnt: 'had not',
    aint: 'am not',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    youre: 'you are',
    thats: 'that is',
    whats: 'what is',
    wanna: 'want to',
    wana: 'want to',
    wnat: 'want',
    gonna: 'going to',
    gunna: 'going to',
    gon: 'going',
    gotta: 'have to',
    finna: 'going to',
    bouta: 'about to',
    tryna: 'trying to',
    eleven: '11',
    twelve: '12',
    thirteen: '13',
    fourteen: '14',
    fifteen: '15',
    sixteen: '16',
    seventeen: '17',
    u: 'you',
    ur: 'your',
    r: 'are',
    abt: 'about',
    bc: 'because',
    bcs: 'because',
    cuz: 'because',
    coz: 'because',
    rn: 'right now',
    idk: 'i do not know',
    tho: 'though',
    thru: 'through',
    ppl: 'people',
    smth: 'something',
    b4: 'before',
    '2nite': 'tonight',
    tonite: 'tonight',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    pls: 'please',
    plz: 'please',
    bf: 'boyfriend',
    gf: 'girlfriend',
    hubby: 'husband',
    mom: 'mum',
    mommy: 'mum',
    mummy: 'mum',
    daddy: 'dad',
    nobodys: 'nobody is',
    noone: 'no one',
    any1: 'anyone',
    some1: 'someone',
    every1: 'everyone',
    anymore: 'any more',
    alot: 'a lot',
    kys: 'kill yourself',
    sewerslide: 'suicide',
    suey: 'suicide',
    unalive: 'kill',
    unaliving: 'killing',
    unalived: 'killed',
  }),
);

function zip(from: string, to: string): [string, string][] {
  const targets = Array.from(to);
  return Array.from(from).flatMap((letter, index) => {
    const target = targets[index];
    return target === undefined ? [] : [[letter, target]];
  });
}
