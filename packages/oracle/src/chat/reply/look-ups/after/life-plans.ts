import { SIGNS } from '@palm/astrology/vocabulary';
import { STYLES_IN_SIGNS } from '../../../../../content/chat/named/styles-in-signs.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { type ChartTurn, placementBefore, wordsOf } from './chart-turn.ts';

const UNWANTED =
  /\b(?:i (?:really |just )?(?:dont|do not|never|wont|would never) (?:ever )?(?:want|wanted|plan|wish)\b|not interested in\b|no interest in\b)/u;
const LIFE_PLANS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:marry|married|marriage|husband|wife|wedding)\b/u, 'marry'],
  [/\b(?:kids?|child(?:ren)?|bab(?:y|ies)|mother|father)\b/u, 'have children'],
  [/\b(?:relationships?|partner|dating|boyfriend|girlfriend)\b/u, 'be with anyone'],
  [/\b(?:move|abroad|leave|emigrate)\b/u, 'move away'],
  [
    /\b(?:boss|lead\w*|career|promotion|famous|fame|stage|public|attention|manager)\b/u,
    'be out in front',
  ],
  [/\b(?:business|self employed|freelance)\b/u, 'work for yourself'],
];

/** "i dont want to get married. ever", after a node or a house that is said to be about it. */
export const notWanted: ChartTurn = {
  isSaid: (turn) =>
    UNWANTED.test(turn.text) &&
    LIFE_PLANS.some(([words]) => words.test(turn.text)) &&
    wordsOf(turn.text) <= 14,
  tell: (context, turn) => {
    const plan = LIFE_PLANS.find(([words]) => words.test(turn.text))?.[1];
    if (plan === undefined) return null;
    const named = placementBefore(turn);
    const isNode = /\bnode\b/u.test(turn.earlier);
    const sign = named?.sign ?? (isNode ? signOfPoint(context.chart, 'trueNode') : null);
    const reading =
      isNode && sign !== null
        ? ` A north node in ${SIGNS[sign].name} is read as practicing ${STYLES_IN_SIGNS.northNode[sign][0]}; friends, work and neighbors are a full-size place for that.`
        : ' Whatever it stands for can be lived with friends, in work or alone; the forms are up to you.';
    return told(
      `Then don't: nothing in a chart tells you to ${plan}, and a chart has no vote on it.${reading} You don't owe anyone a reason either.`,
    );
  },
};
