import { normalizeDeg } from '@palm/astrology/angle';
import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { type LookUp, told } from '../look-up.ts';

/** Subjects, and the houses they are read from. */
const HOUSES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:money|income|salary|wealth|financ\w*)\b/u,
    'Money is the second house: what you earn and own. Shared money, debts and inheritance are the eighth.',
  ],
  [
    /\b(?:career|job|work|profession|fame)\b/u,
    'Career is the tenth house: work and your name. The daily job is the sixth, what it pays the second.',
  ],
  [
    /\b(?:marriage|partner\w*|husband|wife|spouse)\b/u,
    'Marriage and partners are the seventh house. Romance before it is the fifth.',
  ],
  [
    /\b(?:love|romance|dating|crush)\b/u,
    'Romance is the fifth house, a steady partner the seventh.',
  ],
  [
    /\b(?:child\w*|kids?|creativ\w*|play)\b/u,
    'Children, play and things you make are the fifth house. It never says whether someone has children.',
  ],
  [
    /\b(?:home|family|mother|father|parents?|roots)\b/u,
    'Home and family are the fourth house; the parent who stands for rules is read from the tenth.',
  ],
  [
    /\b(?:health|body|habits?|routine)\b/u,
    'Daily habits and the body are the sixth house. I never read health from it.',
  ],
  [
    /\b(?:sex|intimacy|death|inheritance|trust)\b/u,
    'Trust, shared money and deep change are the eighth house.',
  ],
  [
    /\b(?:travel|study|studies|education|abroad|religion|belief)\b/u,
    'Travel and study are the ninth house; school and short trips the third.',
  ],
  [/\b(?:friends?|groups?|hopes)\b/u, 'Friends and plans are the eleventh house.'],
  [
    /\b(?:siblings?|brother|sister|talk|communication)\b/u,
    'Siblings, talk and errands are the third house.',
  ],
  [
    /\b(?:sleep|rest|secrets?|solitude|dreams?|spiritual\w*)\b/u,
    'Rest, privacy and what you keep to yourself are the twelfth house.',
  ],
  [/\b(?:looks?|appearance|self|personality)\b/u, 'How you come across is the first house.'],
];

const houseLine = (plain: string): string | undefined =>
  HOUSES.find(([pattern]) => pattern.test(plain))?.[1];

/** "what are the houses about money", "which house is career" */
const houseForSubject: LookUp = {
  family: 'house-meaning',
  isAsked: ({ plain, entities }) =>
    entities.house === undefined &&
    entities.planet === undefined &&
    /\b(?:which|what)(?: are| is)?(?: the)? houses? (?:is|are|rules?|of|about|for|shows?|means?|has|does|represents?|governs?)\b/u.test(
      plain,
    ) &&
    !/\bmy house\b/u.test(plain) &&
    houseLine(plain) !== undefined,
  tell: ({ plain }) => told(houseLine(plain) ?? ''),
};

/** "am i a double pisces" */
const doubleSign: LookUp = {
  family: 'big-three',
  isAsked: ({ plain, entities }) =>
    /\bdouble (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u.test(
      plain,
    ) && entities.sign !== undefined,
  tell: ({ chart, entities }) => {
    const sign = SIGN_IDS.find((id) => id === entities.sign);
    if (sign === undefined) return null;
    const { name } = SIGNS[sign];
    const meaning = `A double ${name} has two of Sun, Moon and rising sign in ${name}, so that style counts twice.`;
    if (chart === null) return told(meaning);
    const found = (['sun', 'moon', 'ascendant'] as const).filter(
      (point) => signOfPoint(chart, point) === sign,
    );
    const names = listWords(
      found.map((point) => ({ sun: 'Sun', moon: 'Moon', ascendant: 'rising sign' })[point]),
    );
    const answer =
      found.length === 2
        ? `Yes: your ${names} are both in ${name}.`
        : found.length === 3
          ? `More than that: your ${names} are all in ${name}.`
          : `No: in your chart ${names === '' ? 'none of the three' : `only the ${names}`} is in ${name}.`;
    return told(`${answer} ${meaning}`, ...found.map((point) => natalFact(chart, point)));
  },
};

/** "is it good to have sun and moon in the same sign" */
const sameSign: LookUp = {
  family: 'big-three',
  isAsked: ({ plain }) =>
    /\bsun and (?:the )?moon\b.*\b(?:same|one) sign\b|\b(?:same|equal) sun and moon(?: sign)?\b/u.test(
      plain,
    ),
  tell: () =>
    told(
      "It's neither good nor bad: Sun and Moon in one sign means that what drives you and how you feel want the same thing. You're easy to read and seldom torn; what's missing is a second opinion inside. You were born within about two days of a new Moon.",
    ),
};

/** "is it rare to have sun and rising in the same sign" */
const sunRising: LookUp = {
  family: 'big-three',
  isAsked: ({ plain }) =>
    /\bsun (?:sign )?and (?:my )?(?:rising|ascendant)\b.*\b(?:same|one|matching?)\b/u.test(plain),
  tell: () =>
    told(
      "About one birth in twelve, so it isn't rare: it happens around sunrise. What drives you and how you come across speak with one voice, so people get what they see.",
    ),
};

/** "whats the difference between a planet in a sign and in a house": the family has a passage for it. */
const signOrHouse: LookUp = {
  family: 'term-explain',
  isAsked: ({ plain }) =>
    /\b(?:difference|differ|vs|versus)\b/u.test(plain) &&
    /\bsigns?\b/u.test(plain) &&
    /\bhouses?\b/u.test(plain) &&
    !/\bwhole sign\b/u.test(plain),
  tell: () =>
    told(
      'A sign says how, a house says where. The sign is the style in which a planet acts and comes from the date; the house is the part of life in which it shows, and needs the hour and place of birth.',
    ),
};

/** "how long does eclipse energy last" */
const eclipseLasts: LookUp = {
  family: 'eclipse',
  isAsked: ({ plain }) =>
    /\beclipse\b/u.test(plain) && /\bhow long\b.*\b(?:last|lasts|effects?|energy)\b/u.test(plain),
  tell: () =>
    told(
      'About half a year, by tradition: until the next pair of eclipses. The eclipse itself is over in a few hours, and no one has measured an effect after it.',
    ),
};

const PHASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:let(?:ting)? go|releas\w*|end\w*|break(?:ing)? up|clean\w*|declutter\w*|forgiv\w*|quit\w*|cut\w*)\b/u,
    'The waning Moon, from full to new, and the last days before the new Moon most of all.',
  ],
  [
    /\b(?:start\w*|begin\w*|new|intention\w*|wish\w*|plant\w*|launch\w*)\b/u,
    'The new Moon, and the waxing days after it.',
  ],
  [
    /\b(?:manifest\w*|grow\w*|attract\w*|money|love|build\w*)\b/u,
    'The waxing Moon, from new to full.',
  ],
  [/\b(?:celebrat\w*|finish\w*|ritual|charg\w*|gratitude)\b/u, 'The full Moon.'],
];

/** "which moon phase is best for letting go" */
const phaseFor: LookUp = {
  family: 'ritual-moon',
  isAsked: ({ plain }) =>
    /\b(?:which|what|best) (?:moon )?phase\b/u.test(plain) &&
    /\b(?:for|to)\b/u.test(plain) &&
    PHASES.some(([pattern]) => pattern.test(plain)),
  tell: ({ plain }) => {
    const line = PHASES.find(([pattern]) => pattern.test(plain))?.[1];
    return line === undefined
      ? null
      : told(
          `${line} That's custom, handed down by gardeners; you can do it on any day that you have time for it.`,
        );
  },
};

const GROWS =
  /\b(?:start\w*|begin\w*|intention\w*|wish\w*|launch\w*|manifest\w*|grow\w*|attract\w*|build\w*)\b/u;
const SHRINKS =
  /\b(?:let(?:ting)? go|releas\w*|end\w*|clean\w*|declutter\w*|forgiv\w*|quit\w*|rest\w*)\b/u;
/** Half of the Moon's month in degrees. */
const FULL_DEG = 180;

/** "is tonight a good moon for manifesting" */
const moonNowFor: LookUp = {
  family: 'ritual-moon',
  isAsked: ({ plain }) =>
    /\bmoon\b/u.test(plain) &&
    /\b(?:tonight|today|now|right now|this moon)\b/u.test(plain) &&
    /\b(?:good|right|best|ok|okay)\b.*\b(?:for|to)\b/u.test(plain) &&
    (GROWS.test(plain) || SHRINKS.test(plain)),
  tell: (context) => {
    const { sky, now, plain } = context;
    const away = normalizeDeg(
      sky.positionOf('moon', now).longitudeDeg - sky.positionOf('sun', now).longitudeDeg,
    );
    const isWaxing = away < FULL_DEG;
    const isFit = GROWS.test(plain) === isWaxing;
    const custom =
      'Custom begins things while it grows and lets go while it shrinks; you can do either on any day.';
    return told(
      `${isFit ? 'Yes' : 'Not by custom'}: the Moon is ${isWaxing ? 'growing' : 'shrinking'} now. ${custom}`,
      note(
        'moon-grows',
        `Moon ${Math.round(away)}° past the Sun: ${isWaxing ? 'waxing' : 'waning'}`,
      ),
    );
  },
};

export const SUBJECT_LOOK_UPS: readonly LookUp[] = [
  houseForSubject,
  doubleSign,
  sameSign,
  sunRising,
  signOrHouse,
  eclipseLasts,
  phaseFor,
  moonNowFor,
];
