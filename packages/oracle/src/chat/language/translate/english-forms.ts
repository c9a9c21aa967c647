/** "past participle" of irregular English verbs. */
const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  `be was been;have had had;do did done;go went gone;say said said;know knew known;see saw seen;come came come
give gave given;take took taken;put put put;leave left left;speak spoke spoken;tell told told;think thought thought
feel felt felt;hear heard heard;find found found;meet met met;eat ate eaten;drink drank drunk;sleep slept slept
wake woke woken;get got gotten;sit sat sat;stand stood stood;lie lied lied;read read read;write wrote written
send sent sent;bring brought brought;buy bought bought;sell sold sold;pay paid paid;spend spent spent;lend lent lent
cost cost cost;win won won;lose lost lost;break broke broken;begin began begun;teach taught taught;choose chose chosen
fall fell fallen;forget forgot forgotten;forgive forgave forgiven;hide hid hidden;steal stole stolen;fight fought fought
hit hit hit;hurt hurt hurt;let let let;keep kept kept;grow grew grown;fly flew flown;drive drove driven;run ran run
sing sang sung;swim swam swum;throw threw thrown;cut cut cut;build built built;make made made;draw drew drawn
quit quit quit;understand understood understood;mean meant meant;show showed shown;wear wore worn;hold held held
bear bore borne;hang hung hung;ring rang rung;dream dreamed dreamed;stop stopped stopped;plan planned planned
marry married married;cry cried cried;try tried tried;hug hugged hugged;drop dropped dropped;beat beat beaten
admit admitted admitted;regret regretted regretted;prefer preferred preferred;dye dyed dyed;get got gotten;shine shone shone`
    .split(/[;\n]/u)
    .map((row) => row.split(' '))
    .map(([base = '', past = '', participle = '']) => [base, [past, participle]]),
);
const ING: Readonly<Record<string, string>> = {
  be: 'being',
  die: 'dying',
  lie: 'lying',
  get: 'getting',
  put: 'putting',
  sit: 'sitting',
  run: 'running',
  swim: 'swimming',
  cut: 'cutting',
  quit: 'quitting',
  stop: 'stopping',
  win: 'winning',
  begin: 'beginning',
  hit: 'hitting',
  let: 'letting',
  plan: 'planning',
  forget: 'forgetting',
  hug: 'hugging',
};

/** Of "get up" and the like the first word is inflected. */
function inflected(base: string, inflect: (first: string) => string): string {
  const [first = '', ...others] = base.split(' ');
  return [inflect(first), ...others].join(' ');
}

const ended = (word: string, ending: 'ed' | 's'): string => {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}i${ending === 's' ? 'es' : 'ed'}`;
  if (ending === 'ed') return word.endsWith('e') ? `${word}d` : `${word}ed`;
  return /(?:s|x|ch|sh|o)$/u.test(word) ? `${word}es` : `${word}s`;
};

export const pastOf = (base: string): string =>
  inflected(base, (word) => IRREGULAR[word]?.[0] ?? ended(word, 'ed'));

export const participleOf = (base: string): string =>
  inflected(base, (word) => IRREGULAR[word]?.[1] ?? ended(word, 'ed'));

export const ingOf = (base: string): string =>
  inflected(
    base,
    (word) => ING[word] ?? (/[^e]e$/u.test(word) ? `${word.slice(0, -1)}ing` : `${word}ing`),
  );

/** Modal verbs, with their past. */
const MODALS: Readonly<Record<string, string>> = { can: 'could', should: 'should', may: 'may' };

/** A finite verb, "not" included. */
export function finite(
  base: string,
  tense: 'present' | 'past' | 'will' | 'would',
  person: number,
  isDenied: boolean,
): string {
  const not = isDenied ? ' not' : '';
  if (tense === 'will' || tense === 'would')
    return `${tense}${not} ${base === 'can' ? 'be able to' : base}`;
  const modal = MODALS[base];
  if (modal !== undefined) return `${tense === 'past' ? modal : base}${not}`;
  if (base === 'be') return `${beOf(tense, person)}${not}`;
  if (tense === 'past') return isDenied ? `did not ${base}` : pastOf(base);
  const isThird = person === 3;
  if (isDenied) return `${isThird ? 'does' : 'do'} not ${base}`;
  if (!isThird) return base;
  return inflected(base, (word) => (word === 'have' ? 'has' : ended(word, 's')));
}

const beOf = (tense: 'present' | 'past', person: number): string => {
  if (tense === 'past') return person === 1 || person === 3 ? 'was' : 'were';
  return person === 1 ? 'am' : person === 3 ? 'is' : 'are';
};
