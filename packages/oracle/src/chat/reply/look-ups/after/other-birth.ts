import { castNatalChart, signInChart } from '@palm/astrology/chart';
import { BODIES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { yearIn } from '../../../entities/times/year-in.ts';
import { dateWords } from '../../../slots/calendar/date-words.ts';
import { spanOfDay } from '../../../slots/calendar/local-time.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { article, habitOf, signsIn } from '../whole/chart-words.ts';
import type { ChartTurn, OnChart } from './chart-turn.ts';

const WHO =
  /\b(?<whose>my|his|her|their|our) (?:\w+ )?(?<who>sister|brother|mom|mum|mother|dad|father|son|daughter|baby|twin|wife|husband|boyfriend|girlfriend|partner|fiancee?|best friend|friend|boss|ex|aunt|uncle|cousin|niece|nephew|grandma|grandmother|grandpa|grandfather|roommate|flatmate)\b/u;
const LOVE =
  /\b(?:venus|mars|love|men|women|guys|exes|exs|type|toxic|attract\w*|relationships?)\b/u;

/** "and his sister? shes 3, born 2 april 2024", "what about my mum, shes 4 sept 1970, same taste in men" */
export const otherBirth: ChartTurn = {
  isSaid: ({ text, entities: { date, date_b: second } }) =>
    WHO.test(text) &&
    /^(?:(?:ok|so|cool|nice|thanks|hm+) )*(?:and|what about|how about|same for)\b/u.test(text) &&
    date?.isBirth === true &&
    second === undefined &&
    yearIn(date.words) !== null &&
    !/\b(?:rising|chinese|life path|return|today|this week)\b/u.test(text),
  tell: (context, turn) => {
    const { date } = turn.entities;
    const { whose, who } = WHO.exec(turn.text)?.groups ?? {};
    if (date === undefined || who === undefined) return null;
    const chart = castNatalChart({ time: 'unknown', day: spanOfDay(date.iso, context.zone) });
    const over = signInChart(chart, 'sun');
    if (over.kind !== 'certain') return null;
    const words = (point: 'moon' | 'venus' | 'mars'): string => {
      const place = signInChart(chart, point);
      return place.kind === 'certain'
        ? `${BODIES[point].name} in ${SIGNS[place.sign].name}`
        : `${BODIES[point].name} in ${SIGNS[place.from].name} or ${SIGNS[place.to].name}`;
    };
    const isLove = LOVE.test(turn.earlier) || LOVE.test(turn.text);
    const rest = isLove
      ? `with ${words('venus')} and ${words('mars')}, the two that are read for taste and drive`
      : `with the ${words('moon')}`;
    const name = `${whose === 'my' || whose === 'our' ? 'Your' : whose === 'his' ? 'His' : whose === 'her' ? 'Her' : 'Their'} ${who}`;
    const sun = SIGNS[over.sign].name;
    return told(
      `${name}, born ${dateWords(date.iso, context)}, is ${article(sun)} ${sun}, ${rest}. ${sun} tends to ${habitOf('sun', over.sign)}.${besideEarlier(over.sign, turn)}${sameTaste(isLove, turn)}`,
      note('their-birth', `Born ${date.iso}: Sun in ${sun}`),
    );
  },
};

function besideEarlier(sign: SignId, { earlier, text }: OnChart): string {
  const before = signsIn(earlier).findLast((one) => one !== sign);
  if (before === undefined || LOVE.test(text)) return '';
  const name = SIGNS[before].name;
  return ` Beside ${article(name)} ${name}, who tends to ${habitOf('sun', before)}, that's a different pace; let each have their own.`;
}

const sameTaste = (isLove: boolean, { text }: OnChart): string =>
  isLove && /\b(?:same|too|also|like me|taste|type)\b/u.test(text)
    ? " Taste runs in families more by what you watched at home than by planets: ask her what she saw in them, and you'll hear something about yours."
    : '';
