import { phrasePattern } from './phrase-pattern.ts';

const ADULT_AGE = 18;
/** Two sixteen-year-olds are no danger to each other; a partner this much older is. */
const WIDE_GAP_YEARS = 4;
const SMALL_AGE = 10;

const OWN_AGE = phrasePattern(
  '(?<!\\b(?:like|as if|explain (?:it )?like|eli|when) )i am (?:only |just |a |actually |really |nearly |almost )*([1-9]|1[0-9]|[2-9][0-9])(?! (?:weeks?|months?|days?|hours?|minutes?|percent|years? (?:into|in|late|sober|clean|away|older|younger|free|past|from|married|older)|times|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! (?:i|he|she|we|they|it|not))|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|kilos?|kg|points|pounds|th|again|(?:years? old )?(?:inside|at heart|in my head)|and a half hours|in (?:line|the)|[0-9]|foot|feet|ft|cm|inches))(?! \\. (?:haus|monat|stock|semester|jahrhundert))',
);
/** Between a person and the age: "from the game", and no relative, whose age it would be. */
const BETWEEN =
  '(?: of [0-9]+ ?(?:years?|yrs?|months?|weeks?))?(?: (?!mum|mother|dad|father|sister|brother|cousin|son|daughter|grandma|grandpa|dog|cat|is|are|was|i|we|you|when)[a-z]+){0,4}';
const OTHER_AGE = phrasePattern(
  `(?:he|she|they|boyfriend|girlfriend|partner|husband|guy|man|woman|crush|someone|teacher|coach|lover)\\b${BETWEEN} (?:is|are|of(?! (?:only |just |already )?[0-9]+ ?(?:years?|yrs?|months?)(?! old))|turned|was) (?:only |just |already )?([1-9][0-9]?)(?! (?:(?:years?|yrs?) (?:older|younger)|weeks?|months?|days?|minutes?|hours?|percent|times|km|miles|feet|inches|cm|euros?|dollars?|pounds?))`,
);
const OTHER_AGE_NOUN = phrasePattern(
  '([1-9][0-9]) (?:year old|yo) (?!daughter|son|sister|brother|mother|father|mum|dad|dog|cat|house|car)[a-z]+|(?:man|guy) of ([1-9][0-9])',
);
/** A parent tells of a child's grade too: what is said of another person is no age of the writer's. */
const SCHOOL_CHILD = phrasePattern(
  '(?<!\\b(?:is|are|was|goes|daughter|son|kid|child|niece|nephew|girl|boy|sister|brother|student|who|he|she) (?:is |still |now |already |just )*)(?<!\\b(?:my|our|his|her) (?:son|daughter|kids?|children|niece|nephew|grandson|granddaughter|stepson|stepdaughter)\\b[a-z0-9 ,]{0,60})in (?:the )?(?:(?:[3-9]|1[01])(?:st|nd|rd|th) grade|year (?:[4-9]|1[01])|middle school|primary school|elementary school|secondary school|junior high|(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) grade)',
);
const HIDDEN_AGE = phrasePattern(
  '(?:do not|never) tell my (?:mum|dad|parents|mother|father)|lied about my age|i am (?:a minor|underage|a kid|a child|a teenager)',
);

/** A grown-up tells of a child in their care. */
const IN_CARE = phrasePattern(
  '(?:kid|boy|girl|child|pupil|student)s? in my (?:class|group|school|team|choir)|my (?:class|pupils?|students?|son|daughter|kids?|child|niece|nephew|grandson|granddaughter|little (?:boy|girl))|(?:half|little|baby|younger|step|kid) (?:sister|brother|sibling)s?|my (?:sister|brother|cousin|nephew|niece)|took (?:him|her|in)|lives? with me|guardian|(?:i|we) (?:<soften>)(?:teach|tutor|babysit|nanny|foster)|i am (?:a|his|her|their) (?:<few>)(?:teacher|tutor|nanny|mum|mother|dad|father|aunt|uncle)',
);
const LOVE = phrasePattern(
  'love|kiss(?:ed|es|ing)?|dat(?:e|ing)|crush|attract(?:ed|ion)|sex[a-z]*|feelings|relationship|boyfriend|girlfriend|marry|soul ?mates?|compatib[a-z]+|flirt[a-z]*|touch[a-z]*|secret|meet up|older guy|older man',
);

const DESIRE = phrasePattern(
  'in love|kiss(?:ed|es|ing)?|dat(?:e|ing)|crush|attract(?:ed|ion)|sex[a-z]*|feelings|relationship|boyfriend|girlfriend|marry|flirt[a-z]*|touch[a-z]*|secret|undress[a-z]*|naked|nudes?',
);

/** Words for a person who comes close to the writer: more than a name and an age. */
const CLOSENESS = phrasePattern(
  'in love|kiss(?:ed|es|ing)?|dating|crush|boyfriend|girlfriend|flirt[a-z]*|feelings for|relationship|older (?:guy|man|woman)|(?:gets|understands|texts?|messages|drives|picks|spoils|trusts) me|old soul|(?:so |very |really )?mature for|we (?:<soften>)(?:text|talk|meet|chat|snap)|(?:buys|bought|gives|gave|sends|sent) me|does not know (?:about|we|that)|alone with (?:him|her)|our secret',
);
/** The age told is that of a relative. */
const RELATIVE = phrasePattern(
  '(?:my|our) (?:<few>)(?:mum|mother|dad|father|stepdad|stepfather|stepmum|stepmother|uncle|aunt|grandma|grandpa|grandfather|grandmother|nan|brother|sister|cousin|parents)\\b[a-z ,.]{0,30}\\b(?:is|are|turned|was) (?:only |just |already )?[1-9]',
);

/** What a conversation told of two people, piece by piece: a child and a grown-up are known only from both ages. */
export type ToldAges = {
  readonly own: number | null;
  readonly other: number | null;
  /** The other person came close to the writer, or the writer wishes it. */
  readonly isClose: boolean;
};

export const NO_AGES: ToldAges = { own: null, other: null, isClose: false };

export function withAgesIn(text: string, told: ToldAges): ToldAges {
  return {
    own: ownAge(text) ?? told.own,
    other: (RELATIVE.test(text) ? null : otherAge(text)) ?? told.other,
    isClose: told.isClose || CLOSENESS.test(text),
  };
}

/** A child tells of a grown-up who came close. */
export const tellsOfGrownUp = ({ own, other, isClose }: ToldAges): boolean =>
  isClose && own !== null && own < ADULT_AGE && other !== null && isWide(own, other);

const isWide = (younger: number, older: number): boolean =>
  older >= ADULT_AGE && older - younger >= WIDE_GAP_YEARS;

/** The writer says, or plainly shows, that they are under eighteen. */
export function statesMinor(text: string): boolean {
  const age = ownAge(text);
  return (age !== null && age < ADULT_AGE) || SCHOOL_CHILD.test(text) || HIDDEN_AGE.test(text);
}

/** One of the two is a minor and the other an adult. */
export function statesMinorWithAdult(text: string): boolean {
  const own = ownAge(text) ?? (SCHOOL_CHILD.test(text) ? 13 : null);
  const other = otherAge(text);
  if (own === null || other === null) return false;
  if (own >= ADULT_AGE && IN_CARE.test(text) && !LOVE.test(text)) return false;
  // A small child whom a grown-up tells of is mostly their own.
  if (own >= ADULT_AGE && other < SMALL_AGE && !DESIRE.test(text)) return false;
  const [younger, older] = own < other ? [own, other] : [other, own];
  return younger < ADULT_AGE && isWide(younger, older);
}

function ownAge(text: string): number | null {
  return numberIn(OWN_AGE.exec(text));
}

function otherAge(text: string): number | null {
  return numberIn(OTHER_AGE.exec(text)) ?? numberIn(OTHER_AGE_NOUN.exec(text));
}

function numberIn(match: RegExpExecArray | null): number | null {
  const digits = match?.[1] ?? match?.[2];
  return digits === undefined ? null : Number(digits);
}
