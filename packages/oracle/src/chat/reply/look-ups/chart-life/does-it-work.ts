import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { DAY_MS } from '@palm/astrology/instant';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const PRACTICE =
  /\b(?:manifest\w*|law of attraction|affirmations?|vision boards?|moon (?:water|rituals?)|(?:new|full) moon (?:rituals?|wish\w*|intentions?|manifest\w*)|369 method|smudging|burning sage|cord cutting|candle magic)\b/u;
const ASKS_TRUTH =
  /\b(?:does|do|did|will|would|can) (?:it|this|that|they|all this|(?:\w+ ){1,4})(?:really |actually |even )?(?:work|help|do anything)\b|\b(?:is|are) (?:it|this|that|they|(?:\w+ ){1,4})(?:really |actually |even )?(?:real|legit|true|bs|bullshit|nonsense|a scam|fake|effective)\b/u;

/** The next new Moon, where the Moon is named. */
function newMoonLine(text: string, context: SlotContext) {
  if (!/\bnew moon\b/u.test(text)) return null;
  let next = nextQuarterAfter(context.now, context.sky.positionOf);
  while (next.phase !== 'newMoon')
    next = nextQuarterAfter(next.at + DAY_MS, context.sky.positionOf);
  const day = dateWordsAt(next.at, context);
  return { text: ` The next new Moon is on ${day}.`, fact: note('new-moon', `New Moon, ${day}`) };
}

/** "new moon manifesting, does it work": what is known of wishing and writing down. */
export const doesItWork: WholeLookUp = {
  family: 'manifest',
  isAsked: ({ text }) =>
    PRACTICE.test(text) &&
    ASKS_TRUTH.test(text) &&
    !/\b(?:how (?:do|does|to)|him|her|my ex|spell on|work (?:tomorrow|today|late)|at work|my work)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const moon = newMoonLine(text, context);
    return told(
      `As magic, no: nobody has shown that a wish, a candle or the Moon moves anything outside of you. As a habit, somewhat: people who write down a goal together with when and where they take the first step do get there more often. So keep the list, make every wish a thing you could begin this week, and let the ritual be the nice part.${moon?.text ?? ''}`,
      ...(moon === null ? [] : [moon.fact]),
    );
  },
};
