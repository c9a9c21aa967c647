import { clausesOf } from './clauses.ts';
import { isNotClaimed } from './is-not-claimed.ts';
import { readClause } from './read-clause.ts';
import type { Topic } from './topic-words.ts';

const PEOPLE =
  "he|he's|she|she's|him|her|his|hers|they|them|someone|somebody|(?:your|the|my) (?:\\w+ )?(?:mother|father|mum|mom|dad|sister|brother|grandmother|grandfather|grandma|grandpa|aunt|uncle|parents?|cousin|husband|wife|partner|boyfriend|girlfriend|ex|crush|boss|manager|coworker|colleague|landlord|neighbou?r|roommate|flatmate|friend|friends|family|dog|cat|man|woman|guy|soul)|twin flame|soul ?mate";
const CHILDREN =
  'son|daughter|child|children|kids?|baby|babies|toddler|boy|girl|teenager|niece|nephew|little one|\\w+-year-old|mother|father';
const BODY =
  'pregnan\\w*|expecting|carrying|womb|fertile|conceive|embryo|transfer|ivf|birth|test|scan|biopsy|operation|surgery|doctors?|pills?|tablets?|medic\\w*|antidepress\\w*|therapy|chest|cough|pain|migraines?|headaches?|thyroid|blood|heart(?! line)|liver|hormones?|cancer|tumou?r|ill|sick|depress\\w*|anxi\\w*|adhd|symptoms?|cure[sd]?|heal(?:s|ed|ing)?|vinegar|dose';
const DEATH =
  'die[sd]?|dying|death|dead|funeral|grave|bury|buried|passing|last(?! of\\b)|late|accident|life(?! line)|spirits?|chair|goodbye';
const MONEY =
  'sell|buy|invest\\w*|shares|stocks?|bitcoin|crypto|loan|lend|borrow|savings|inherit\\w*|windfall|lottery|bet|gambl\\w*|judge|court|jury|tribunal|custody|visa|lawsuit|settlement|lease|contract|mortgage|tax|fine|sue|debts?|money';
const FUTURE =
  "you'll|will|won't|going to|bound to|certain|by (?:the|spring|summer|next|friday|march)|before the|next (?:year|spring|summer|week)|within|yes|offer|wedding|marry|married|proposal|exam|interview|apartment|text(?:s)? you|call(?:s)? you|back together|soon";
const SELF = "i|i'm|i've|i'll|my|me|prompt|instructions?|rules?|facts?|list|text|json";

const TOUCHY = new RegExp(
  String.raw`\b(?:${[PEOPLE, CHILDREN, BODY, DEATH, MONEY, FUTURE, SELF].join('|')})\b`,
  'iu',
);

/** Condolences name whom they are for. What is not known, or only passed on, is told apart elsewhere. */
const SORRY = /^I'm (?:so |very |really )?sorry\b/iu;

const GRAVE: readonly Topic[] = ['death', 'illness', 'cure', 'birth', 'child', 'law', 'money'];
const HEAVY: ReadonlySet<Topic> = new Set([...GRAVE, 'luck', 'machine']);

const isOfMatter = (sentence: string): boolean =>
  TOUCHY.test(sentence) || readClause(sentence).topics.some((topic) => GRAVE.includes(topic));

/** What a planet does with nothing heavy beside it, as its dates. */
function isOfSky(sentence: string): boolean {
  const { subject, hasPerson, topics } = readClause(sentence);
  return subject === 'sky' && !hasPerson && !topics.some((topic) => HEAVY.has(topic));
}

const isTouchyClause = (clause: string): boolean =>
  isOfMatter(clause) && !SORRY.test(clause) && !isNotClaimed(clause) && !isOfSky(clause);

/** A condition leaves open what stands in it, not what stands beside it. */
const SUPPOSED = /^(?:(?:and|but|so|only|even) )?if\b/iu;

/**
 * Whether a clause of a sentence names a person, a heavy matter, the future or the writer: there the limit is strict.
 * What stands beside an "if" or behind a planet counts.
 */
export function isTouchy(sentence: string): boolean {
  const plain = sentence.replaceAll('’', "'");
  if (isNotClaimed(plain) && !SUPPOSED.test(plain)) return false;
  return clausesOf(plain).some(({ text }) => isTouchyClause(text));
}
