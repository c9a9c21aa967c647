import { BODIES, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../../facts/in-text.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { type Asking, type LookUp, told } from '../look-up.ts';

const PLANET = `(${PLANET_IDS.join('|')})`;
const THEIRS = String.raw`(?:(?:an? )?(?:guy|man|woman|girl|person|someone)'?s|his|her|their|hers|partner'?s?|(?:my )?(?:boyfriend|girlfriend|husband|wife|partner|crush|ex|bf|gf)'?s?)`;
const MEETS = String.raw`(?:is |are |sits |falls |lands )?(?:right |exactly )?(on(?: top of)?|conjunct(?:s|ing)?|conjunction|square[sd]?|squaring|trine[sd]?|trining|sextile[sd]?|oppos(?:es?|ite|ing|ition)|touch(?:es|ing)|aspects?|with|and|to)`;
const CONTACTS = [
  new RegExp(String.raw`\b${THEIRS} ${PLANET} ${MEETS} (?:to )?(?:my|mine) ${PLANET}\b`, 'u'),
  new RegExp(String.raw`\bmy ${PLANET} ${MEETS} (?:to )?${THEIRS} ${PLANET}\b`, 'u'),
  new RegExp(String.raw`\b${PLANET} ${MEETS} ${PLANET}\b(?=.*\bsynastry\b)`, 'u'),
];
const OVERLAY = new RegExp(
  String.raw`\b${THEIRS} ${PLANET} (?:is |falls |sits |lands |being )?in (?:my|your) (?:\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)`,
  'u',
);
const ALONE = new RegExp(String.raw`\bwhat (?:does|is|do) ${PLANET}\b.*\bsynastry\b`, 'u');

interface Contact {
  readonly theirs: PlanetId;
  readonly mine: PlanetId;
  readonly meets: string;
}

/** The contact may stand in the statement before the question. */
const wholeOf = ({ said, plain }: Asking): string =>
  `${said.toLowerCase().replaceAll(/[.,;!?]/gu, ' ')} ${plain}`;

const planetOf = (word: string | undefined): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === word);

function contactIn(plain: string): Contact | null {
  for (const [at, pattern] of CONTACTS.entries()) {
    const [, first, meets = '', second] = pattern.exec(plain) ?? [];
    const [theirs, mine] = [
      planetOf(at === 0 ? first : second),
      planetOf(at === 0 ? second : first),
    ];
    if (theirs !== undefined && mine !== undefined) return { theirs, mine, meets };
  }
  return null;
}

/** What the weightier of two planets is read as when it touches a planet of another person. */
const TOUCHES: readonly (readonly [PlanetId, string])[] = [
  ['pluto', 'intense, hard to look away from, and now and then a struggle for control'],
  ['neptune', 'dreamy and tender, and a little blind to the facts'],
  ['uranus', 'exciting and unpredictable, better with room to breathe'],
  ['saturn', 'serious and lasting, steadying on good days and strict on bad ones'],
  ['jupiter', 'generous: one makes the other feel larger'],
  ['mars', 'quick, with heat in it, and good at starting quarrels too'],
  ['mercury', 'talk that finds its way'],
  ['venus', 'liking, easy affection and the same idea of a nice evening'],
  ['moon', 'being at ease, like family'],
  ['sun', 'seeing each other clearly'],
];

/** The classic pairs have names of their own. */
const PAIRS: Readonly<Record<string, string>> = {
  'mars venus': 'attraction, the classic kind: one wants, the other likes being wanted',
  'moon sun': 'being at ease, like people who have lived together for years',
  'moon venus': 'tenderness: affection lands where it is needed',
  'mars moon': 'strong feeling with a short fuse: one acts, the other feels it at once',
  'mars mars': 'the same drive, side by side in a project and head to head in a quarrel',
  'sun venus': 'real liking, and pleasure in how the other one is',
};

const HARD = /squar|oppos/u;
const EASY = /trin|sextil/u;

function readingOf({ theirs, mine, meets }: Contact): string {
  const pair = [theirs, mine].toSorted((a, b) => a.localeCompare(b)).join(' ');
  const touch = TOUCHES.find(([planet]) => planet === theirs || planet === mine)?.[1] ?? '';
  const words = PAIRS[pair] ?? touch;
  if (HARD.test(meets)) return `${words}, with friction in it that you have to talk about`;
  return EASY.test(meets) ? `${words}, and it comes easily` : words;
}

/** "his venus on my mars what does it mean" */
export const synastryContact: LookUp = {
  family: 'compare-charts',
  isAsked: (piece) => contactIn(wholeOf(piece)) !== null,
  tell: ({ entities }, piece) => {
    const plain = wholeOf(piece);
    const contact = contactIn(plain);
    if (contact === null) return null;
    const { theirs, mine } = contact;
    const isOurs = /\b(?:my|mine)\b/u.test(plain);
    const check =
      entities.date_b === undefined && entities.date?.isBirth !== true
        ? " Type the other birth date and I'll check whether the contact is really there."
        : '';
    return told(
      `${isOurs ? 'Their' : "One's"} ${BODIES[theirs].name} with ${isOurs ? 'your' : "the other's"} ${BODIES[mine].name} is read as ${readingOf(contact)}. One contact is one note: it says how something feels between you, never whether it lasts.${check}`,
    );
  },
};

/** "his sun is in my 7th house" */
export const synastryOverlay: LookUp = {
  family: 'compare-charts',
  isAsked: (piece) => OVERLAY.test(wholeOf(piece)) && piece.entities.house !== undefined,
  tell: ({ entities: { house } }, piece) => {
    const planet = planetOf(OVERLAY.exec(wholeOf(piece))?.[1]);
    if (planet === undefined || house === undefined) return null;
    return told(
      `Their ${BODIES[planet].name} in your ${ordinal(house)} house is read like this: with ${GIVES[planet]} they stir the part of your life about ${HOUSE_MATTER_WORDS[house]}. It says where you notice them, never whether it lasts.`,
    );
  },
};

/** What a planet of another person brings along. */
const GIVES = {
  sun: 'their whole manner',
  moon: 'their moods and their care',
  mercury: 'their talk',
  venus: 'their affection',
  mars: 'their drive and their temper',
  jupiter: 'their trust in life',
  saturn: 'their demands and their patience',
  uranus: 'their surprises',
  neptune: 'their dreams',
  pluto: 'their intensity',
} as const satisfies Record<PlanetId, string>;

const OURS = new RegExp(
  String.raw`\bour (sun|moon|venus|mars|mercury|rising)(?:e?s)?(?: signs?)? (?:are |is |being )?(?:in )?(?:the )?(oppos\w*|squar\w*|trin\w*|sextil\w*|conjunct\w*|same)`,
  'u',
);
const OUR_MATTERS: Readonly<Record<string, string>> = {
  sun: 'what drives you',
  moon: 'how you calm down',
  mercury: 'how you talk',
  venus: 'what you like',
  mars: 'how you go after things',
  rising: 'how you come across',
};

const oursWords = (meets: string): string => {
  if (/same|conjunct/u.test(meets))
    return 'is the same for both, so you understand each other at once and share the blind spot';
  if (meets.startsWith('oppos'))
    return 'is opposite: each has what the other forgets, so you attract and tire each other';
  if (meets.startsWith('squar'))
    return 'is at odds: you do it at different speeds, so agree on a signal';
  return 'fits without effort';
};

/** "what does it mean that our moons are opposite" */
export const synastryOurs: LookUp = {
  family: 'compare-charts',
  isAsked: (piece) => OURS.test(wholeOf(piece)),
  tell: (_context, piece) => {
    const [, planet = '', meets = ''] = OURS.exec(wholeOf(piece)) ?? [];
    const matter = OUR_MATTERS[planet];
    return matter === undefined
      ? null
      : told(
          `It means that ${matter} ${oursWords(meets)}. That's one line out of many, and no verdict on the two of you.`,
        );
  },
};

/** "what does saturn do in synastry" */
export const synastryPlanet: LookUp = {
  family: 'compare-charts',
  isAsked: ({ plain }) => ALONE.test(plain),
  tell: ({ plain }) => {
    const planet = planetOf(ALONE.exec(plain)?.[1]);
    const touch = TOUCHES.find(([id]) => id === planet)?.[1];
    return planet === undefined || touch === undefined
      ? null
      : told(
          `Between two charts ${bodyInText(planet)} is read as ${touch}. Which of the other's planets it touches says where you feel it: on the Moon at home, on Venus in love, on the Sun in who you are.`,
        );
  },
};
