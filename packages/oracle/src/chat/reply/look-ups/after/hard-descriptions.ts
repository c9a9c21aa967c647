import {
  HOUSE_OTHER_SIDES,
  POINT_OTHER_SIDES,
  SIGN_OTHER_SIDES,
} from '../../../../../content/chat/own/other-sides.ts';
import { FEAR_ANSWERS } from '../../../../../content/chat/own/placement-fears.ts';
import { told } from '../look-up.ts';
import {
  type ChartTurn,
  houseBefore,
  isOfMeaning,
  type OnChart,
  placementBefore,
  signBefore,
  wordsOf,
} from './chart-turn.ts';

/** The side that a description left out, of what was spoken of before. */
function otherSide(turn: OnChart): string | null {
  const point = Object.keys(POINT_OTHER_SIDES).find((one) =>
    new RegExp(String.raw`\b${one}\b`, 'u').test(turn.earlier),
  );
  const [house, sign] = [houseBefore(turn), signBefore(turn)];
  if (point === 'chiron' || point === 'lilith') return POINT_OTHER_SIDES[point] ?? null;
  if (house !== null) return HOUSE_OTHER_SIDES[house] ?? null;
  if (sign !== undefined) return SIGN_OTHER_SIDES[sign];
  return point === undefined ? null : (POINT_OTHER_SIDES[point] ?? null);
}

const SOUNDS =
  /\b(?:sounds?|seems?|feels?|thats|that is|its|it is|this is)\b (?:(?:so|pretty|really|kinda|kind of|a bit|a little|very|quite|super|like|all|rather) )*(?<word>lonely|sad|harsh|scary|intense|heavy|dark|boring|depressing|awful|bad|negative|mean|brutal|exhausting|hard|tough|cold|gloomy|rough|bleak|terrible|horrible|unfair)\b/u;
const MOST_WORDS = 9;

/** "that sounds lonely", after the meaning of a house, a sign or a point. */
export const soundsHard: ChartTurn = {
  isSaid: (turn) =>
    SOUNDS.test(turn.text) &&
    wordsOf(turn.text) <= MOST_WORDS &&
    isOfMeaning(turn) &&
    otherSide(turn) !== null,
  tell: (_context, turn) => {
    const word = SOUNDS.exec(turn.text)?.groups?.['word'] ?? 'hard';
    return told(
      `It does sound ${word} put like that, and it's half the picture: ${otherSide(turn) ?? ''}. It describes a style, never how your life goes or who stays in it. Does the ${word} part ring true for you, or was it just the wording?`,
    );
  },
};

const OUCH =
  /^(?:ouch|oof|yikes|damn|dang|ow|rude|harsh|brutal|wow ok|great|lovely|charming|no pressure)\b[^\p{L}]*(?:lol|haha|thanks|ok)?\W*$/u;

/** "ouch", after a hard description. */
export const ouch: ChartTurn = {
  isSaid: (turn) => OUCH.test(turn.text) && isOfMeaning(turn) && otherSide(turn) !== null,
  tell: (_context, turn) =>
    told(
      `Ouch, I know; the old books aren't tactful. Here's the half they skip: ${otherSide(turn) ?? ''}. And a style is something you can move in. Which bit landed?`,
    ),
};

const FEARS =
  /\b(?:never|forever|always|doomed|cursed|alone|wont|no chance|stuck|hopeless|for life|permanent\w*|too late|no way out|impossible)\b/u;
const CONCLUDES =
  /^(?:so|and|but|then|wait|omg|ok|oh|does (?:it|that) mean|that means|meaning|will|am|is)\b|\bso (?:its|it is|thats|it must be) (?:true|right|real)\b/u;

/** "so it never heals?", "so ill be alone forever then" */
export const fearOfPlacement: ChartTurn = {
  isSaid: (turn) =>
    FEARS.test(turn.text) &&
    CONCLUDES.test(turn.text) &&
    wordsOf(turn.text) <= MOST_WORDS &&
    (placementBefore(turn) !== undefined ||
      /\b(?:chiron|(?:empty|\w+(?:st|nd|rd|th)) house|node|saturn|stellium|placements?|square|opposition|retrograde)\b/u.test(
        turn.earlier,
      )),
  tell: (_context, { earlier }) => {
    const answer = FEAR_ANSWERS.find(([about]) => about.test(earlier))?.[1];
    return answer === undefined ? null : told(answer);
  },
};
