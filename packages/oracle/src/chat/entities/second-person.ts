const TURNED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
    "i'm": "you're",
    im: "you're",
    "i've": "you've",
    ive: "you've",
    "i'll": "you'll",
    "i'd": "you'd",
    we: 'you two',
    us: 'you two',
    our: 'your',
    ours: 'yours',
  }),
);

/** The user's words as they are said back: "quit my job" → "quit your job". */
export const toSecondPerson = (words: string): string =>
  words
    .split(/\s+/u)
    .map((word) => TURNED.get(word.toLowerCase()) ?? word)
    .join(' ');
