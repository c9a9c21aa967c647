import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { ELEMENT_LINES } from '../../../../../content/chat/pair-lines.ts';
import { SIGN_CLICHES } from '../../../../../content/chat/named/sign-cliches.ts';
import { told } from '../look-up.ts';
import { SIGN_WORD, signNamed } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const TWICE = new RegExp(
  String.raw`\b(?:im|i am|me|as) an? (?<mine>${SIGN_WORD})\b.{0,40}\b(?:is|s|are|also|too|and)\b.{0,20}\b(?<theirs>${SIGN_WORD})s?\b`,
  'u',
);
const FIGHTS =
  /\b(?:fight\w*|argu\w*|clash\w*|annoy\w*|bicker\w*|compet\w*|drive each other|butt heads)\b/u;
const PAIRED =
  /\b(?:compatib\w*|match|good|bad|together|work|get along|why|doomed|too (?:much|similar|alike)|normal)\b/u;

function signTwice(text: string): SignId | null {
  const { mine, theirs } = TWICE.exec(text)?.groups ?? {};
  return mine === theirs ? signNamed(mine) : null;
}

/** "i'm a virgo and so is my roommate, why do we fight": two of one sign. */
export const sameSignPair: WholeLookUp = {
  family: 'two-signs',
  isAsked: ({ text }) =>
    signTwice(text) !== null &&
    (FIGHTS.test(text) || PAIRED.test(text)) &&
    !/\b(?:moons?|rising|venus|mars|mercury|house|twins?|sun and)\b/u.test(text),
  tell: (_context, { text }) => {
    const sign = signTwice(text);
    if (sign === null) return null;
    const { element } = SIGNS[sign];
    const [cliche, kinder] = SIGN_CLICHES[sign];
    const alike = ELEMENT_LINES[`${element}, ${element}`] ?? '';
    return told(
      FIGHTS.test(text)
        ? `By the book, because you're too alike: each sees in the other what they're strict about in themselves, and both of you have the same cliché to defend: ${cliche}. What helps is to divide it up instead of agreeing on it: your corner, their corner, and nobody corrects the other's. The sign is only a joke to begin the talk with; the habit is what you agree on.`
        : `Two of one sign recognize each other right away, faults included. ${alike} At its best that's twice this: ${kinder}. At its worst both do the same thing at the same moment, so agree on who gives in first. That's the Sun sign alone, one line of two whole charts.`,
    );
  },
};
