import {
  STYLES_IN_SIGNS,
  type StyledPoint,
} from '../../../../../../content/chat/named/styles-in-signs.ts';
import { told } from '../../look-up.ts';
import type { NamedPlacement } from '../../named/named-placements.ts';
import { placementWords } from '../../named/placement-answers.ts';
import { type ChartTurn, type OnChart, placementBefore, wordsOf } from '../chart-turn.ts';

const WHO = String.raw`my (?<who>(?:ex |best |step|little |older |younger |big )?(?:husband|wife|boyfriend|girlfriend|partner|ex|mom|mum|mother|dad|father|sister|brother|grandma|son|daughter|kid|child|baby|friend|boss|crush|cousin|aunt|uncle|roommate|fiance|fiancee|twin))`;
const HAS_IT = new RegExp(
  String.raw`^(?:(?:oh|ok|omg|lol|haha|wow|well|because|bc|and|so) )*(?:${WHO} (?:has|had|got|is|have) (?:it|that|this|one|exactly that)|(?:thats|that is|its|that describes|this is|sounds like|thats so|thats totally|thats exactly) ${WHO.replace('<who>', '<whose>')})(?: (?:lol|exactly|though|too|for sure|to a t))*\W*$`,
  'u',
);

type Styled = NamedPlacement & { readonly point: StyledPoint };

const styled = (turn: OnChart): Styled | null => {
  const placement = placementBefore(turn);
  const isKnown =
    placement !== undefined &&
    placement.sign !== null &&
    placement.point in STYLES_IN_SIGNS &&
    placement.point !== 'northNode';
  return isKnown ? (placement as Styled) : null;
};

const stylesOf = ({ point, sign }: Styled) => STYLES_IN_SIGNS[point][sign ?? 'aries'];

/** "my boyfriend has it", "thats my mom", after what a placement means. */
export const somebodyHasIt: ChartTurn = {
  isSaid: (turn) => HAS_IT.test(turn.text) && styled(turn) !== null,
  tell: (_context, turn) => {
    const placement = styled(turn);
    const { who, whose } = HAS_IT.exec(turn.text)?.groups ?? {};
    if (placement === null) return null;
    const [style, cost] = stylesOf(placement);
    return told(
      `Then your ${who ?? whose ?? 'friend'} has ${placementWords({ ...placement, house: null })}. As I'd say it to them: ${style}; the hard side is that ${cost}. You've seen the real person and the book hasn't, so which of the two do you see more often?`,
    );
  },
};

const GET_ALONG =
  /\bhow (?:do|can|should|could) i (?:get along|deal|live|cope|talk|get on|handle|reach|be|make (?:him|her|them))\b.{0,30}\b(?:him|her|them|someone like that|one)\b|\bhow (?:do|can|should) i (?:handle|treat|reach|approach|calm|comfort) (?:him|her|them)\b|\bwhat (?:do|does) (?:he|she|they) need\b/u;

/** "how do i get along with her", after the placement of that person. */
export const getAlongWithIt: ChartTurn = {
  isSaid: (turn) => GET_ALONG.test(turn.text) && wordsOf(turn.text) <= 12 && styled(turn) !== null,
  tell: (_context, turn) => {
    const placement = styled(turn);
    if (placement === null) return null;
    const [, cost, help] = stylesOf(placement);
    return told(
      `Going by ${placementWords({ ...placement, house: null })}: what's hard from outside is usually this, said to them, "${cost}", and it isn't aimed at you. What helps such a person: ${help}. So make room for just that, and say your own wish in one plain sentence. The placement is a guess at a style; how they answer you this week counts for more.`,
    );
  },
};
const ALWAYS =
  /^(?:(?:so|and|but|then|ok|oh|wait|omg) )*(?:is|will|are|does) (?:he|she|they) (?:(?:always|just|really|going to|gonna|ever|never|be|going|stay|get|like) )*(?<trait>jealous|clingy|cold|distant|moody|controlling|emotional|needy|loyal|faithful|unfaithful|stubborn|lazy|angry|selfish|romantic|sensitive|secretive|dramatic|flaky|calm|warm)(?: (?:then|forever|like that|always|all the time))*\W*$/u;

/** "is he always gonna be jealous", after the placement of that person. */
export const alwaysSo: ChartTurn = {
  isSaid: (turn) => ALWAYS.test(turn.text) && styled(turn) !== null,
  tell: (_context, turn) => {
    const placement = styled(turn);
    const trait = ALWAYS.exec(turn.text)?.groups?.['trait'] ?? 'like that';
    if (placement === null) return null;
    const [style] = stylesOf(placement);
    return told(
      `No. A placement makes nobody ${trait} for good: ${placementWords({ ...placement, house: null })} is read as a style, said to them, "${style}". Whether that comes out as ${trait} depends on age, on how safe they feel and on what they've learned. What you see them do in a bad week tells you more. And if it hurts you, the chart is no excuse for it.`,
    );
  },
};
