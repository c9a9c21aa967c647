import { SIGNS } from '@palm/astrology/vocabulary';
import { SIGN_TRAITS } from '../../../../../content/chat/own/other-sides.ts';
import { QUIET_SIGNS } from '../../../../../content/chat/own/quiet-signs.ts';
import { told } from '../look-up.ts';
import { habitOf } from '../whole/chart-words.ts';
import { type ChartTurn, isOfMeaning, signBefore, wordsOf } from './chart-turn.ts';

const IS_WHY =
  /\b(?:is (?:it|that|this) (?:the reason )?why|so (?:thats|that is) why|thats why|does (?:it|that|this) explain|is (?:it|that|this) the reason|could (?:it|that) be why|because of (?:it|that|this))\b/u;
const NAMES_PLANET =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|chiron|retrograde)\b/u;

/** "is it why im so serious", after a sign, a stellium or a placement. */
export const isItWhy: ChartTurn = {
  isSaid: (turn) =>
    IS_WHY.test(turn.text) &&
    !NAMES_PLANET.test(turn.text) &&
    isOfMeaning(turn) &&
    signBefore(turn) !== undefined,
  tell: (_context, turn) => {
    const sign = signBefore(turn);
    if (sign === undefined) return null;
    const [words, good] = SIGN_TRAITS[sign];
    const { name } = SIGNS[sign];
    const trait = words.exec(turn.text)?.[0];
    const many = /\bstellium\b|\b(?:four|five|six|three|[3-7]) planets\b/u.test(turn.earlier)
      ? ', and with several planets there it gets louder'
      : '';
    return told(
      trait === undefined
        ? `Not by the book, at least: that isn't what ${name} is known for. It's read as somebody who will tend to ${habitOf('sun', sign)}. So look for the reason closer to home: since when is it so, and what was going on then?`
        : `Partly, yes: by the book that's just the ${name} side of you${many}. It's a style, and how you grew up does the rest. The good side of the same thing: ${good}. So it isn't a flaw to get rid of; decide where you want it and where it may have the evening off.`,
    );
  },
};

const NOT_ME =
  /\b(?:(?:so |really |totally |just )?(?:not (?:like )?me(?: at all)?|nothing like me)|(?:doesnt|dont|does not) (?:fit|sound like me|describe me|apply)|^(?:well |but |lol |ha+ |yeah )*(?:im|i am) (?:really |so )?not\b(?: lol| though| at all| haha)*\W*$|couldnt be (?:less me|further)|im (?:the (?:exact )?opposite|not like that))\b/u;

/** "thats so not me. i hate attention", after a sign. */
export const notMe: ChartTurn = {
  isSaid: (turn) =>
    NOT_ME.test(turn.text) &&
    wordsOf(turn.text) <= 14 &&
    isOfMeaning(turn) &&
    signBefore(turn) !== undefined,
  tell: (_context, turn) => {
    const sign = signBefore(turn);
    if (sign === undefined) return null;
    return told(
      `Fair enough: then the book is wrong about you there, and you're the one who'd know. If there is something in it, ${SIGNS[sign].name} in a person like you may look different from the poster: it can look ${QUIET_SIGNS[sign]}. If that isn't it either, drop it; a chart has ten planets, and some lines always miss.`,
    );
  },
};
