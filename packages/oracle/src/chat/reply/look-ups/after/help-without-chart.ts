import { EVERYDAY_TRICKS } from '../../../../../content/chat/own/everyday-tricks.ts';
import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const DOUBTS =
  /^(?:(?:hm+|nah|meh|ok|lol|well|yeah|idk|honestly|sorry) )*(?:i )?(?:(?:kinda |really |highly )?doubt (?:it|that)|dont (?:believe|buy) (?:it|that|this|you)|not (?:convinced|buying it)|sounds (?:fake|made up|like bs|like nonsense)|thats (?:nonsense|bs|rubbish|made up)|not sure (?:about that|i believe (?:it|that)))\b.{0,12}$/u;

/** "doubt it", after a question for the chart. */
export const doubtsIt: ChartTurn = {
  isSaid: ({ text }) => DOUBTS.test(text),
  tell: (_context, { earlier }) => {
    const trick =
      EVERYDAY_TRICKS.find(([about]) => about.test(earlier))?.[1] ??
      'If the description fits, use it; if not, it was the book being wrong about you.';
    return told(
      `You may well be right. A chart describes a style at most, and nobody has shown that it does more. ${trick}`,
    );
  },
};

const CHECKED =
  /\b(?:tested|test|assess\w*|diagnos\w*|evaluat\w*|screen\w*|doctor|therapist|specialist|checked|looked at)\b/u;

/** "the teacher says get him tested for autism. is that a scorpio thing or should i do it" */
export const getItChecked: ChartTurn = {
  isSaid: ({ text }) =>
    CHECKED.test(text) &&
    /\b(?:\w+ thing|his sign|her sign|the chart|the stars|in (?:his|her) chart)\b/u.test(text) &&
    /\b(?:should|or|do it|need to|worth)\b/u.test(text),
  tell: () =>
    told(
      "Do it: have it looked at. No sign explains that, and an assessment takes nothing away: it only shows what helps, at school and at home. Whatever comes out, it's still the same child you know. If the wait is long, write down for two weeks when it happens and what was going on before; that's the most useful paper you can bring.",
    ),
};

const WANTS =
  /\bmy (?<who>dad|father|mom|mum|mother|parents|family|husband|wife|partner|boyfriend|girlfriend|boss|grandma|uncle|brother|sister)\b.{0,16}\b(?:wants?|says?|thinks?|prefers?|is for|are for|insists?|pushes|expects?)\b/u;

/** "my dad wants business obviously", after what the chart says about a choice. */
export const familyWants: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    WANTS.test(text) &&
    wordsOf(text) <= 12 &&
    /\b(?:chart|stars|placements?|midheaven|10th house)\b/u.test(earlier) &&
    (/\b(?:should|or|teacher|career|job|study|business|work|become|be an?)\b/u.test(earlier) ||
      /\b(?:marry|marriage|married)\b/u.test(text)),
  tell: (_context, { text }) => {
    const who = WANTS.exec(text)?.groups?.['who'] ?? 'family';
    return told(
      `Then weigh it as what it is: your ${who}'s wish, usually for you to be safe, and not a second chart. The chart has no vote and your ${who} has half of one; you're the one who lives with it every day. Ask what exactly is feared if you choose the other, answer that fear with facts, and then decide on a day you name.`,
    );
  },
};
