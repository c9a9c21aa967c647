import {
  STYLES_IN_SIGNS,
  type StyledPoint,
} from '../../../../../../content/chat/named/styles-in-signs.ts';
import { NATAL_HABITS } from '../../../../../../content/chat/natal-habits.ts';
import { capitalised } from '../../../../../text/capitalised.ts';
import { told } from '../../look-up.ts';
import type { NamedPlacement } from '../../named/named-placements.ts';
import { placementWords } from '../../named/placement-answers.ts';
import { type ChartTurn, wordsOf } from '../chart-turn.ts';
import { spokenPlacement } from './spoken-placement.ts';

const ASKS_WORTH =
  /^(?:(?:ok|oh|and|but|so|hmm+|wait|lol|uh) )*(?:is|are) (?:that|it|this|those|they) (?:(?:really|always|actually|very|so|a|an|like|considered|supposed to be) )*(?:good|bad|hard|difficult|easy|weak|strong|rare|lucky|unlucky|dangerous|nice|great|terrible|scary|negative|positive|tough|challenging)(?: (?:or (?:bad|good|not)|thing|one|placement|sign|place|to have|for me))*\W*$/u;

/** Both sides of it, each as a sentence; null where nothing is written. */
function sidesOf({ point, sign }: NamedPlacement): string | null {
  if (sign === null) return null;
  if (point in STYLES_IN_SIGNS && point !== 'northNode') {
    const [style, cost, help] = STYLES_IN_SIGNS[point as StyledPoint][sign];
    return `The good side: ${style}. The tiring side: ${cost}. What helps: ${help}.`;
  }
  if (!(point in NATAL_HABITS)) return null;
  const [first, second] = NATAL_HABITS[point as keyof typeof NATAL_HABITS][sign];
  return `By the book you tend to ${first}, and to ${second}. On some days that's a gift and on others it's in your way.`;
}

/** "is that bad", "is that a difficult one", after a placement. */
export const goodOrBadPlacement: ChartTurn = {
  isSaid: ({ text }) => ASKS_WORTH.test(text),
  tell: (context, turn) => {
    const placement = spokenPlacement(turn, context);
    const sides = placement === null ? null : sidesOf(placement);
    if (placement === null || sides === null) {
      return OF_BIRTH.has(turn.before?.family ?? '') ? told(NEITHER) : null;
    }
    const name = capitalised(placementWords({ ...placement, house: null }));
    return told(`Neither, by itself. ${name} has two sides, like all twelve. ${sides}`);
  },
};

/** Where a placement of a birth was told. */
const OF_BIRTH: ReadonlySet<string> = new Set([
  'sun-sign',
  'moon-sign-mine',
  'venus-mine',
  'mars-mine',
  'rising-mine',
  'placement',
  'placement-house',
]);
const NEITHER =
  "No, none of the twelve is a difficult one by itself. Each has an easy side and a tiring one, and which of them shows depends on sleep, age and the people around. If you tell me what you've noticed, I'd say more about that than about the sign.";

const WHAT_TO_DO =
  /^(?:(?:ok|oh|and|but|so|hmm+|cool|well) )*(?:(?:so )?what (?:do|should|can) i do (?:with|about) (?:it|that|this)|how (?:do|can|should|would) i (?:work with|use|deal with|handle|live with|make the (?:best|most) of|balance|fix|change) (?:it|that|this)|(?:and )?meaning what|(?:so )?what does (?:that|it|this) mean(?: for me| then| exactly| in real life| in practice)?|(?:can|how can) i (?:fix|change) (?:it|that))(?: (?:for me|then|now|please))*\W*$/u;

/** "what do i do with that", "how do i work with it", after a placement. */
export const whatToDoWithIt: ChartTurn = {
  isSaid: ({ text }) => WHAT_TO_DO.test(text) && wordsOf(text) <= 12,
  tell: (context, turn) => {
    const placement = spokenPlacement(turn, context);
    if (placement === null || placement.sign === null) return null;
    const { point, sign } = placement;
    const name = placementWords({ ...placement, house: null });
    if (point in STYLES_IN_SIGNS) {
      const [style, cost, help] = STYLES_IN_SIGNS[point as StyledPoint][sign];
      return told(
        point === 'northNode'
          ? `In daily life ${name} is small: do a little more of ${style}, and notice when you slide back into ${cost}. For this week: ${help}.`
          : `With ${name}, start where it costs you something: ${cost}. What helps there: ${help}. Try just that for two weeks. It's a style, so nothing has to be fixed; you only want it to have a choice.`,
      );
    }
    if (!(point in NATAL_HABITS)) return null;
    const [first, second] = NATAL_HABITS[point as keyof typeof NATAL_HABITS][sign];
    return told(
      `With ${name} the book says you tend to ${first}, and to ${second}. Use the first on purpose, in something that's yours to decide this week. When you catch yourself in the second and it doesn't serve you, wait one day before you act. That's all there is to do with it.`,
    );
  },
};
