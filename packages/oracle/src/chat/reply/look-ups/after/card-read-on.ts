import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const CARD =
  /(?:Your card is|Your card:|^For [^:.]{2,40}:|For [^:.]{2,40}:) (?<card>[A-Z][\p{L} ]+?)\. (?<line>[^.?!]+[.!])(?: (?<advice>[^.?!]+[.!]))?/u;

const MEANS =
  /^(?:(?:ok|so|and|but|hmm+|oh) )*(?:(?:so )?what does (?:it|that|this|the card) (?:mean|say)(?: (?:for|about) (?<whom>us|me|him|her|them|my \p{L}+))?|meaning\b.{0,12}|how do i (?:read|take|use) (?:it|that|this)|what (?:do|should|can) i do (?:with|about) (?:it|that|this))(?: then| now| exactly)*\W*$/u;

/** "what does it mean for us", "what should i do with it", after a card. */
export const cardReadOn: ChartTurn = {
  isSaid: ({ text, answered }) => MEANS.test(text) && wordsOf(text) <= 10 && CARD.test(answered),
  tell: (_context, { text, answered }) => {
    const { card, line, advice } = CARD.exec(answered)?.groups ?? {};
    if (card === undefined || line === undefined) return null;
    const whom = MEANS.exec(text)?.groups?.['whom'];
    const forWhom =
      whom === 'us'
        ? 'for the two of you'
        : whom === undefined || whom === 'me'
          ? 'for you'
          : `for ${whom.replace(/^my /u, 'your ')}`;
    return told(
      `Read ${forWhom}, ${card} is one picture: ${line.charAt(0).toLowerCase()}${line.slice(1)} ${advice ?? ''} So ask where that is already a little true, and do the smallest thing that follows from it, today or tomorrow. It was drawn by chance, so if nothing answers to it, let it go.`.replaceAll(
        / {2,}/gu,
        ' ',
      ),
    );
  },
};

const WHICH =
  /^(?:(?:ok|so|and|but) )*which (?:one |card |of (?:them|those|the two) )?(?:is |counts |matters |should )?(?:more important|stronger|more|better|i (?:follow|trust|listen to))\W*$/u;

/** "which one is more important", after two cards. */
export const ofTwoCards: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    WHICH.test(text) && /\b(?:card|cards|tarot)\b.*\b(?:for|another|card|one)\b/u.test(earlier),
  tell: () =>
    told(
      "Neither outranks the other: each was drawn by chance, for its own question. If you only want to keep one, keep the one that made you think of something particular. That's the only thing a card can do.",
    ),
};
