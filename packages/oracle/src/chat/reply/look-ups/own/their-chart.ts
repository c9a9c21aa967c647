import { castNatalChart, signInChart } from '@palm/astrology/chart';
import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import { capitalised } from '../../../../text/capitalised.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { dateWords, listWords } from '../../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../../slots/calendar/local-time.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { article, habitOf, signsIn } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const CHILD =
  /\b(?:my|our|a|the|baby|little|new) (?:\w+ )?(?<who>daughters?|sons?|baby|babys|babies|kids?|child|childs|toddlers?|little one|grand(?:son|daughter|child|kid|baby)s?|nieces?|nephews?|sisters?|brothers?|moms?|mums?|mothers?|dads?|fathers?|best friends?|friends?)\b/u;
const ASKS =
  /\b(?:chart|sun|moon|signs?(?! of)|zodiac|astrolog\w*|placements?|(?:kind of|what) (?:little )?person|what (?:is|s) (?:he|she|they) like|star sign)\b/u;
const AS_COUPLE = /\b(?:compatib\w*|match|and me|get along|clash|we|us)\b/u;

/** What is said to what the person tells of a child. */
const TOLD_OF_CHILD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:scream\w*|cry\w*|cries|colic|sleep\w*|nights?|wakes?|awake)\b/u,
    "The nights are no planet's fault: the same small routine every evening, a dark room, and the two of you in turns if there are two. If the crying sounds different, or there is fever or no drinking, ring the doctor at once.",
  ],
  [
    /\b(?:meltdowns?|tantrums?|autis\w*|adhd|socks|speech|assess\w*|teacher)\b/u,
    "What the teacher or the doctor sees counts more than a sign: have it looked at, and it'll be easier to help. No chart stands in for that.",
  ],
  [/\b(?:shy|quiet|alone|friends?)\b/u, 'Let the pace be theirs: one friend at a time is plenty.'],
];

const nameOf = (who: string): string => {
  const one = who.replace(/s$/u, '').replace(/^childr?$/u, 'child');
  return `your ${one === 'babie' ? 'baby' : one}`;
};

/** "is my daughters chart hard? she was born 12 april 2024 at 03:10 in dublin" */
export const theirChart: WholeLookUp = {
  family: 'sun-sign',
  saysBirth: true,
  isAsked: ({ text, entities: { date, date_b: second } }) =>
    CHILD.test(text) &&
    ASKS.test(text) &&
    date?.isBirth === true &&
    yearIn(date.words) !== null &&
    second === undefined &&
    !AS_COUPLE.test(text) &&
    !/\b(?:rising|due|life path|chinese|transit\w*|return|today|retrograde)\b/u.test(text),
  tell: (context, { text, entities: { date } }) => {
    const word = CHILD.exec(text)?.groups?.['who'];
    if (date === undefined || word === undefined) return null;
    const chart = castNatalChart({ time: 'unknown', day: spanOfDay(date.iso, context.zone) });
    const placed = (['moon', 'mercury', 'venus', 'mars'] as const).map((point) => {
      const over = signInChart(chart, point);
      const sign =
        over.kind === 'certain'
          ? SIGNS[over.sign].name
          : `${SIGNS[over.from].name} or ${SIGNS[over.to].name}`;
      return `${BODIES[point].name} in ${sign}`;
    });
    const sun = signInChart(chart, 'sun');
    if (sun.kind !== 'certain') return null;
    const [wanted] = signsIn(text);
    const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
    const found = bodies.filter((body) => {
      const over = signInChart(chart, body);
      return over.kind === 'certain' && over.sign === wanted;
    });
    const there =
      wanted === undefined || !/\b(?:is there|any|has|have|lots? of|much)\b/u.test(text)
        ? ''
        : found.length === 0
          ? `No, nothing personal in ${SIGNS[wanted].name}. `
          : `Yes, ${SIGNS[wanted].name} is there: ${listWords(found.map((body) => BODIES[body].name))}. `;
    const hard = /\b(?:hard|difficult|bad|easy|problem\w*)\b/u.test(text)
      ? 'No, no chart makes a child hard or easy. '
      : '';
    const who = nameOf(word);
    const about = TOLD_OF_CHILD.find(([typed]) => typed.test(text))?.[1];
    const day = dateWords(date.iso, context);
    return told(
      capitalised(
        `${there}${hard}${capitalised(who)}, born ${day}, has the Sun in ${SIGNS[sun.sign].name}, the ${placed.join(', ')}. By the book ${article(SIGNS[sun.sign].name)} ${SIGNS[sun.sign].name} Sun tends to ${habitOf('sun', sun.sign)}; read it as a hint for patience, never as a label. ${about ?? 'For the rising sign add the hour and the town under Compatibility.'}`,
      ),
      note('their-birth', `${day}: Sun in ${SIGNS[sun.sign].name}, ${placed.join(', ')}`),
    );
  },
};
