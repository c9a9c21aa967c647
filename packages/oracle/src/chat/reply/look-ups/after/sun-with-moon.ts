import { SIGNS } from '@palm/astrology/vocabulary';
import { ELEMENTS_IN_ONE } from '../../../../../content/chat/own/other-sides.ts';
import { told } from '../look-up.ts';
import { placementsNamed } from '../named/named-placements.ts';
import { habitOf } from '../whole/chart-words.ts';
import { type ChartTurn, type OnChart, wordsOf } from './chart-turn.ts';

function sunAndMoon({ earlier }: OnChart) {
  const named = placementsNamed(earlier);
  const [sun, moon] = (['sun', 'moon'] as const).map(
    (point) => named.find((one) => one.point === point)?.sign ?? null,
  );
  return sun === null || sun === undefined || moon === null || moon === undefined
    ? null
    : { sun, moon };
}

const WHY =
  /^(?:(?:but|and|ok|so|hm+|huh|wait) )*(?:why|how so|how come)(?: is (?:that|it)| though| tho| (?:am i|im|do i|i am|i) \b.{1,40})?\W*$/u;

/** "why", after a Sun and a Moon in one person. */
export const whyInOne: ChartTurn = {
  isSaid: (turn) => WHY.test(turn.text) && sunAndMoon(turn) !== null,
  tell: (_context, turn) => {
    const both = sunAndMoon(turn);
    if (both === null) return null;
    const { sun, moon } = both;
    const elements = [SIGNS[sun].element, SIGNS[moon].element].toSorted().join(' ');
    return told(
      `Because they want different things: ${SIGNS[sun].name}, of ${SIGNS[sun].element}, tends as a Sun to ${habitOf('sun', sun)}; ${SIGNS[moon].name}, of ${SIGNS[moon].element}, tends as a Moon to ${habitOf('moon', moon)}. ${ELEMENTS_IN_ONE[elements] ?? ''} Where have you noticed it?`,
    );
  },
};

/** "and with a pisces sun?", after a Moon. */
export const withAnother: ChartTurn = {
  isSaid: (turn) =>
    /^(?:(?:ok|so|but) )*(?:and|what about|how about|plus)? ?(?:with|plus|together with|if i have|but)\b/u.test(
      turn.text,
    ) &&
    wordsOf(turn.text) <= 9 &&
    sunAndMoon(turn) === null &&
    sunAndMoon({ ...turn, earlier: `${turn.earlier} . ${turn.text}` }) !== null,
  tell: (context, turn) => {
    const found = whyInOne.tell(context, { ...turn, earlier: `${turn.earlier} . ${turn.text}` });
    return found === null
      ? null
      : { ...found, text: found.text.replace('Because they want', 'Together they want') };
  },
};
