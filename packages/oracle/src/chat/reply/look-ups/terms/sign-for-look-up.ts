import { type LookUp, told } from '../look-up.ts';

/** Matters of life, and the signs that tradition names for them with the reason. */
const MATTERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:los(?:e|es|ing)|win|wins|winning|compet\w*)\b/u,
    'Aries for wanting to be first, and Leo for pride',
  ],
  [
    /\b(?:emotional|sensitive|cr(?:y|ies)|feels?)\b/u,
    'Cancer and Pisces for feeling a lot, and Scorpio for hiding it',
  ],
  [/\b(?:jealous|possessive|revenge\w*|grudge\w*)\b/u, 'Scorpio, and Taurus for holding on'],
  [/\b(?:stubborn|patient|lazy)\b/u, 'Taurus for staying where it is'],
  [
    /\b(?:liar|lies?|lying|manipulat\w*|flirt\w*)\b/u,
    'Gemini for stories and Pisces for leaving things out',
  ],
  [
    /\b(?:calm|cold|detached|loner|independent)\b/u,
    'Aquarius for distance and Capricorn for keeping still',
  ],
  [
    /\b(?:physic|math|scien|engineer|cod|program|comput|tech|stem|chem)\w*/u,
    'Aquarius for ideas and systems, and Virgo for patience with details',
  ],
  [
    /\b(?:learn|stud|school|exam|languag|writ|teach|read)\w*/u,
    'Gemini for learning fast and talking about it, and Virgo for practice',
  ],
  [
    /\b(?:money|financ|saving|rich|business|wealth|invest|account)\w*/u,
    'Taurus for keeping money, and Capricorn for building with it',
  ],
  [
    /\b(?:leader|boss|lead|manag|politic|ceo|president)\w*/u,
    'Leo for standing in front, and Capricorn for carrying it through',
  ],
  [
    /\b(?:sport|run|athlet|fight|compet|gym)\w*/u,
    'Aries for the start, and Capricorn for training',
  ],
  [/\b(?:cook|food|bak|eat)\w*/u, 'Taurus for taste, and Cancer for feeding people'],
  [
    /\b(?:music|sing|paint|art|draw|creativ|danc|act)\w*/u,
    'Pisces for imagination, Leo for the stage and Libra for taste',
  ],
  [/\b(?:loyal|faithful|marri|husband|wife|commit)\w*/u, 'Taurus, Cancer and Scorpio for staying'],
  [
    /\b(?:parent|mother|father|mom|dad|kid|child)\w*/u,
    'Cancer for care, and Capricorn for steadiness',
  ],
  [
    /\b(?:secret|trust|detectiv|research|psycholog)\w*/u,
    'Scorpio for getting to the bottom of things',
  ],
  [
    /\b(?:travel|abroad|adventur|philosoph)\w*/u,
    'Sagittarius for the road, and Gemini for changing plans',
  ],
  [
    /\b(?:funny|humor|talk|joke|chat|sales|sell)\w*/u,
    'Gemini for talk, and Sagittarius for the frank joke',
  ],
  [
    /\b(?:nurs|doctor|heal|care|help|therap)\w*/u,
    'Virgo for useful care, and Pisces for feeling with people',
  ],
  [/\b(?:law|lawyer|judge|fair|diplomat)\w*/u, 'Libra for fairness'],
  [
    /\b(?:smart|intellig|clever|genius)\w*/u,
    'Gemini for speed, Virgo for precision and Aquarius for ideas',
  ],
];

const ASKED =
  /\b(?:which|what) (?:zodiac |star |sun )?signs? (?:is|are|fits?|suits?|would be|makes?|has|have|does|do)\b.*\b(?:best|good|better|most|great|fits?|suits?|suited|for|at)\b|\b(?:which|what) (?:zodiac |star |sun )?signs? \w+ .*\b(?:most|best|least)\b|\bmost \w+ placements?\b|\b(?:best|most \w+|smartest|strongest|funniest|richest) (?:zodiac |star )?sign\b/u;

const matterIn = (plain: string): string | undefined =>
  MATTERS.find(([pattern]) => pattern.test(plain))?.[1];

/** "which sign is best at learning physics" */
export const signForMatter: LookUp = {
  family: 'sign-traits',
  isAsked: ({ plain, entities }) =>
    ASKED.test(plain) &&
    entities.sign === undefined &&
    !/\b(?:my|me|i|for (?:a|an) \w+ (?:man|woman|girl|guy))\b/u.test(plain) &&
    matterIn(plain) !== undefined,
  tell: ({ plain }) => {
    const matter = matterIn(plain);
    return matter === undefined
      ? null
      : told(
          `By tradition ${matter}. It's a stereotype and no ranking: people of every sign have it in them, and practice beats the birthday.`,
        );
  },
};
