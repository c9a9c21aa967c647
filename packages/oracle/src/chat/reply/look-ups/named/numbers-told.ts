import { NUMBER_LINES } from '../../../../../content/chat/number-lines.ts';
import { NUMBER_WORK } from '../../../../../content/chat/named/number-work.ts';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { note } from '../../../slots/slot.ts';
import { dateSum, reduceNumber, sumOfAllDigits } from '../../../slots/numbers/digit-sums.ts';
import { type Told, told } from '../look-up.ts';
import { LIFE_PATH_PAIR, lifePathPair } from '../numbers/life-path-pair.ts';
import { repeatedIn, repeatedNumber } from '../numbers/repeated-number.ts';
import { BOTH_SIDES } from '../whole/plain-facts.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const ASKS_PATH = /\b(?:life ?path|numerology number|destiny number|bhagyank)\b/u;

/** "whats my life path number 23/09/1985": by the date that was typed. */
const lifePathOfDate: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text, entities: { date, date_b: second } }) =>
    ASKS_PATH.test(text) &&
    (date?.isBirth === true || apartIn(text) !== null) &&
    second === undefined &&
    !/\b(?:he|she|his|her|their|compatib\w*|match|husband|wife|partner|boyfriend|girlfriend|son|daughter)\b/u.test(
      text,
    ),
  tell: ({ person }, { text }) => {
    const born = apartIn(text) ?? person.birth?.date;
    return born === undefined ? null : tellPath(born, text);
  },
};

const MONTH_WORD = MONTHS.map(
  (name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`,
).join('|');
const DAY_APART = new RegExp(
  String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH_WORD})\b(?! \d).*\b(?<year>19\d\d|20[01]\d)\b`,
  'u',
);

/** "born on 29 of february, which is my life path 1996": the year stands apart from its day. */
function apartIn(text: string): string | null {
  const { day, month, year } = DAY_APART.exec(text)?.groups ?? {};
  if (day === undefined || month === undefined || year === undefined) return null;
  const at = MONTHS.findIndex((name) => name.toLowerCase().startsWith(month.slice(0, 3)));
  return `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const JOBS =
  'manager|nurse|teacher|baker|cook|chef|driver|taxi driver|truck driver|cleaner|plumber|electrician|farmer|waiter|waitress|bartender|cashier|freelancer|accountant|lawyer|doctor|midwife|vet|firefighter|cop|policeman|soldier|engineer|programmer|developer|designer|writer|musician|singer|dancer|actor|hairdresser|barber|tailor|carpenter|mechanic|gardener|librarian|secretary|receptionist|student|pensioner|mom|mum|dad|priest|pastor|fisherman|butcher|florist|postman|guard|pilot|builder|roofer|welder|trader|seller|salesman|organist|therapist|social worker|caretaker|janitor|security guard';
const OF_JOB = new RegExp(
  String.raw`\b(?:for|fits?|suits?|should|is it good for|as|im|i am) an? (?:\w+ )?(?<job>${JOBS})\b`,
  'u',
);
const AT_WORK =
  /\bi (?:manage|work|drive|clean|teach|bake|cook|sell|code|farm|nurse|run|own|serve|wait tables|deliver|fix|cut hair|do nails|stack)\b|\bin an? (?:\w+ )?(?:call cent(?:er|re)|office|shop|warehouse|hospital|kitchen|factory|school|bank|salon|bar)\b/u;

/** "… and does it fit a baker", "life path 22, i manage a wendys": what the number points to at work. */
function workLine(text: string, value: number): string {
  const job = OF_JOB.exec(text)?.groups?.['job'];
  if (job === undefined && !AT_WORK.test(text)) return '';
  const work = NUMBER_WORK[value > 9 ? sumOfAllDigits(String(value)) : value];
  if (work === undefined) return '';
  const who =
    job === undefined ? 'For your work' : `For ${/^[aeiou]/u.test(job) ? 'an' : 'a'} ${job}`;
  return ` ${who} it fits as well as any: numerology points it to ${work}, and you'll find an hour like that in nearly every job. Look for more of those hours, and leave the title alone.`;
}

const NUMBER_OF =
  /\b(?:life ?path|expression|destiny|soul(?: urge)?|name|numerology|personality)(?: number)?(?: is| =|:| of)? (?:an? )?(?<number>33|22|11|[1-9])\b(?![./-]\d)/u;

/** "life path 7 and i work in a call center lol" */
const numberAtWork: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text, entities: { date } }) =>
    date === undefined &&
    NUMBER_OF.test(text) &&
    workLine(text, 1) !== '' &&
    !/\b(?:his|her|husband|wife|partner|boyfriend|girlfriend|compatib\w*|what work|which job|what job|add\w*|change)\b/u.test(
      text,
    ),
  tell: (_context, { text }) => {
    const value = Number(NUMBER_OF.exec(text)?.groups?.['number']);
    const line = NUMBER_LINES[value];
    if (line === undefined) return null;
    return told(
      `Numerology reads ${value} as ${line} ${BOTH_SIDES[value] ?? ''}${workLine(text, value)} The adding is real, the meanings are folklore.`,
      note('number', `${value}, as you told it`),
    );
  },
};

function tellPath(born: string, text: string): Told {
  const { value, words } = dateSum(born);
  const other = sumOfAllDigits(born);
  const digits =
    other === value
      ? ''
      : ` Added digit by digit it comes to ${other}, and some count that way${reduceNumber(value).value === reduceNumber(other, false).value ? `; ${other} is then left as it is or added up to ${value}` : ''}.`;
  const leap = born.endsWith('-02-29')
    ? ' A birthday that comes every four years counts like any other day.'
    : '';
  return told(
    `Your life path is ${value}. ${words}${digits} Numerology reads ${value} as ${NUMBER_LINES[value] ?? ''} ${BOTH_SIDES[value] ?? ''}${leap}${workLine(text, value)} The adding is real, the meanings are folklore.`,
    note('life-path', `${born}: life path ${value}`),
  );
}

const MINE_IS =
  /\b(?:mine|my (?:life path|numerology|number|name number|destiny number)(?: number)?)(?: is| =|:)? (?:an? )?(?<number>33|22|11|[1-9])\b(?![./-]\d)/u;
const IN_NUMBERS = /\b(?:life ?paths?|numerolog\w*|name number|destiny number)\b/u;

/** "are life path numbers real? mine is 8 and im broke" */
const numberAndLife: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text }) =>
    IN_NUMBERS.test(text) &&
    (MINE_IS.test(text) || NUMBER_OF.test(text)) &&
    /\b(?:real|true|broke|rich|poor|never|not|but|dont|isnt|why|bad|skint|penny|bean)\b/u.test(
      text,
    ) &&
    !/\bname\b|\b(?:husband|wife|partner|his|her|hers|boyfriend|girlfriend)\b/u.test(text),
  tell: (_context, { text }) => {
    const value = Number((MINE_IS.exec(text) ?? NUMBER_OF.exec(text))?.groups?.['number']);
    const money = /\b(?:broke|rich|poor|money|rent|skint|penny|bean)\b/u.test(text)
      ? ` So being broke doesn't mean you're doing your ${value} wrong: wages and rent don't add up digits.`
      : '';
    return told(
      `The adding is real, the meanings are folklore: nobody has found that a number makes anyone rich or poor, loved or lonely. ${value} is read as ${NUMBER_LINES[value] ?? ''} ${BOTH_SIDES[value] ?? ''} That's an appetite and no guarantee.${money}`,
      note('life-path', `${value}, as you told it`),
    );
  },
};

const PATH_IS =
  /\b(?:my life ?path(?: number)?(?: is| =|:)?|(?:im|i am)(?: an?)? life ?path(?: number)?) (?<number>33|22|11|[1-9])\b(?![./-]\d)/u;

/** "my life path is 7, does that mean i'll be lonely", by a birth that adds up to another number. */
const pathCorrected: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text }) => PATH_IS.test(text) && !/\b(?:his|her|their|he|she)\b/u.test(text),
  tell: ({ person }, { text }) => {
    const born = person.birth?.date;
    const named = Number(PATH_IS.exec(text)?.groups?.['number']);
    if (born === undefined) return null;
    const { value, words } = dateSum(born);
    if (named === value || named === sumOfAllDigits(born)) return null;
    const lonely = /\b(?:lonely|alone|single|never)\b/u.test(text)
      ? ' And no number makes anyone lonely: nobody has found that these sums decide a life.'
      : '';
    return told(
      `By your birth date it isn't ${named} but ${value}. ${words} Numerology reads ${value} as ${NUMBER_LINES[value] ?? ''} ${BOTH_SIDES[value] ?? ''}${lonely} The adding is real, the meanings are folklore.`,
      note('life-path', `${born}: life path ${value}`),
    );
  },
};

/** "my name number is 8, numerologist told to add extra A in my name. should i" */
const letterAdded: WholeLookUp = {
  family: 'name-number',
  isAsked: ({ text }) =>
    /\bname\b/u.test(text) &&
    /\b(?:numerolog\w*|number)\b/u.test(text) &&
    /\b(?:add\w*|extra|change|changing|remove|drop|spelling|double)\b.{0,24}\b(?:letters?|[a-z]|spelling|name)\b/u.test(
      text,
    ) &&
    /\b(?:should|worth|really|need|have to|told|suggest\w*|says?)\b/u.test(text) &&
    !/\b(?:baby|married|marriage|surname|last name|husband)\b/u.test(text),
  tell: (_context, { text }) => {
    const number = /\bnumber (?:is |=|: ?)?(?<number>[1-9])\b/u.exec(text)?.groups?.['number'];
    const reading =
      number === undefined
        ? ''
        : ` ${number} is read as ${NUMBER_LINES[Number(number)] ?? ''} ${BOTH_SIDES[Number(number)] ?? ''} There's nothing in it to be afraid of.`;
    return told(
      `Only if you like how it looks.${reading} An added letter changes the sum and nothing else: not your luck, your health or your money. Count in the passport, the bank and every form you'd have to correct. And if a fee comes with the advice, keep it.`,
    );
  },
};

const TWO_INDIAN =
  /\b(?:mulank|moolank|driver(?: number)?|psychic(?: number)?)(?: is| =|:)? (?<a>[1-9])\b.{0,24}\b(?:bhagyank|conductor(?: number)?|destiny(?: number)?)(?: is| =|:)? (?<b>[1-9])\b/u;

/** "mulank 4 bhagyank 7 what work suits me" */
const twoNumbers: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text }) => TWO_INDIAN.test(text),
  tell: (_context, { text }) => {
    const { a, b } = TWO_INDIAN.exec(text)?.groups ?? {};
    const [day, all] = [Number(a), Number(b)];
    const work = /\b(?:work|job|career|business|profession|field)\b/u.test(text)
      ? ` For work the first points to ${NUMBER_WORK[day] ?? ''}, the second to ${NUMBER_WORK[all] ?? ''}. ${day === all ? '' : 'Something with a bit of both suits the pair. '}Take it as a list to think along: what you can do and what is paid near you decide.`
      : ' It is a picture to think along, and no fate.';
    return told(
      `Mulank, the number of your day, is ${day}: ${NUMBER_LINES[day] ?? ''} Bhagyank, the number of the whole date, is ${all}: ${NUMBER_LINES[all] ?? ''}${work}`,
      note('mulank', `Mulank ${day}, bhagyank ${all}, as you told them`),
    );
  },
};

/** "keep seeing 11:11 then 4:44 then a number plate 777" */
const severalRepeated: WholeLookUp = {
  family: 'angel-numbers',
  isAsked: ({ text }) =>
    repeatedIn(text).length > 1 &&
    /\b(?:see\w*|saw|mean\w*|tell\w*|sign|everywhere|plate|clock|numbers?)\b/u.test(text) &&
    !/\b(?:died|passed|grief|woke|kill\w*|flat|apartment|phone|pin)\b/u.test(text),
  tell: (context, { text }) => {
    const value = repeatedNumber.tell(context, { plain: text, text, said: '', entities: {} });
    return value === null
      ? null
      : told(
          `${value.text} What were you thinking each time? That's yours to read.`,
          ...value.facts,
        );
  },
};

/** "777 on the taxi meter, then he overcharged me" */
const repeatedSeen: WholeLookUp = {
  family: 'angel-numbers',
  isAsked: ({ text }) =>
    repeatedIn(text).length === 1 &&
    /\b(?:\d)(?:\d){2,3} (?:on|in|at) (?:the|my|a|his|her)\b/u.test(text) &&
    !/\b(?:died|passed|funeral|grief|owe|rent|salary|paid|debt|woke|flat|apartment|room|pin|should i)\b/u.test(
      text,
    ),
  tell: (context, { text }) =>
    repeatedNumber.tell(context, { plain: text, text, said: '', entities: {} }),
};

/** "my numerology number is 7 and my husbands is 3. is that a good match" */
const numberPair: WholeLookUp = {
  family: 'birth-numbers',
  isAsked: ({ text }) =>
    LIFE_PATH_PAIR.test(text) &&
    /\b(?:match|fit|compatib\w*|good|together|get along)\b/u.test(text) &&
    !/\bborn\b/u.test(text),
  tell: (context, { text }) =>
    lifePathPair.tell({ ...context, plain: text }, { plain: text, text, said: '', entities: {} }),
};

export const NUMBERS_TOLD: readonly WholeLookUp[] = [
  numberPair,
  pathCorrected,
  lifePathOfDate,
  numberAtWork,
  letterAdded,
  numberAndLife,
  twoNumbers,
  severalRepeated,
  repeatedSeen,
];
