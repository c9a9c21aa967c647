import { SIGN_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { SIGN_IN_AREA } from '../../../../../content/chat/placement-areas.ts';
import { SIGN_TRAITS } from '../../../../../content/chat/own/other-sides.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { told } from '../look-up.ts';
import type { Whole, WholeLookUp } from '../whole/whole-look-up.ts';
import { OF_PLANET } from '../own/explained.ts';
import { type NamedPlacement, type NamedPoint, placementsNamed } from './named-placements.ts';
import { giftOf, helpOf, placementWords, tellPlacement } from './placement-answers.ts';
import { ASKS_SIMPLE, calmFor, OTHER_THAN_PLACEMENT } from './worry-words.ts';

/** A meaning is asked for, or a worry is told, and not the value in the chart. */
const ASKS =
  /\b(?:mean\w*|what is|whats|what are|what does|explain\w*|about|describe|why|is (?:that|it|this) (?:why|bad|good|true)|is because|am i|should i|does (?:it|that|this)|says? about|supposed to|says|affect\w*|bad|good|doomed|cursed|please|help|heal|not|never|everyone|like)\b|\?/u;
const MOST_WORDS = 34;
const TOLD = /\b(?:i|im|my|me|mine)\b/u;
/** Slow planets in a sign are of a whole generation; that is told as the sky of now. */
const GENERATION: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto', 'chiron']);

const ASKS_WHY =
  /\bis (?:that|it|this) why\b|\bis .{3,40} (?:why|the reason|to blame for|because of) (?:i|im|my|we|that)?\b|\bis my .{3,40} (?:why|the reason)\b|\bthats why\b|\bdoes (?:that|it|this) explain\b|\bexplain why i\b|\brelated\b|\bthe reason (?:i|im|my|why)\b|\bis why i\b|\bblame\b/u;

const isMeaning = ({ text }: Whole): boolean =>
  (ASKS.test(text) || ASKS_WHY.test(text)) &&
  text.split(' ').length <= MOST_WORDS &&
  !OTHER_THAN_PLACEMENT.test(ASKS_WHY.test(text) ? text.replaceAll(TIMES_OF_HABIT, '') : text);

/** In "is that why i cook when angry, made 3 pies today" no sky of now is asked about. */
const TIMES_OF_HABIT =
  /\b(?:when (?:im|i am|i|my|its|people|sad|angry|stressed|bored|tired)|today|tonight|right now|this (?:week|month)|until|or)\b/gu;

const isTold = ({ point, sign, house }: NamedPlacement, text: string): boolean =>
  house !== null || (sign !== null && !(GENERATION.has(point) && !/\bmy\b/u.test(text)));

const WORK = /\b(?:career|job|jobs|work|working|freelanc\w*|business|boss|profession)\b/u;

/** What was asked beside the meaning: how it heals, what it does for work, being alone. */
function besides({ point, sign, house }: NamedPlacement, text: string): string {
  if (/\bheal\w*\b/u.test(text)) {
    return "Nobody heals by a chart. What helps is ordinary: say it once to somebody who can listen, give yourself in small portions what was missing, and look at how it is today, which may be different from how it was. What's the part that still stings?";
  }
  const ofArea = asParent(sign, point, text);
  if (ofArea !== null) return ofArea;
  if (point === 'northNode' && WORK.test(text)) {
    const hate = /\b(?:hate|quit|miserable|sick of|cant stand)\b/u.test(text)
      ? ' It tells nobody to quit; if you hate how you work now, ask which part of it stands against that, and change that part first.'
      : '';
    return `For work, take it as the thing to look for in any contract, employed or freelance.${hate}`;
  }
  if (point === 'northNode' && /\b(?:alone|single|nobody|no partner|lonely)\b/u.test(text)) {
    return "It isn't a delivery date, so being alone for years doesn't mean it doesn't work: you practice it with friends, family and at work, and it promises nobody. The years alone are hard enough without a chart that seems to tease.";
  }
  if (point === 'ascendant' && /\b(?:look|mirror|face|appearance|looks)\b/u.test(text)) {
    return 'Planets near the horizon, the ruler of the rising sign and plain family genes change it, so a mirror may well disagree.';
  }
  if (
    /\bim (?:so |very |really |too |quite |a bit )?(?:shy|quiet|introvert\w*|anxious|awkward)\b/u.test(
      text,
    )
  ) {
    return 'Shy is no obstacle: in writing counts, and so does one person at a time.';
  }
  if (
    (sign !== null || house !== null) &&
    /\b(?:married|husband|wife) (?:\d+|for|since)\b/u.test(text)
  ) {
    return 'In a long marriage the quiet kind of love is the one that brings the tea.';
  }
  return '';
}

const AS_PARENT =
  /\b(?:as|for|being|like for) an? (?:\w+ )?(?:mom|mum|mam|mother|dad|father|parent|stepmom|stepmum|stepdad|grandma|grandmother|grandpa)\b|\b(?:moms|mums|dads|parenting|motherhood|fatherhood)\b/u;

/** "what does scorpio moon mean for a mom": how the sign goes with children. */
const asParent = (sign: SignId | null, point: NamedPoint, text: string): string | null =>
  sign !== null && point !== 'northNode' && AS_PARENT.test(text)
    ? `With children it goes like this: ${SIGN_IN_AREA[sign].kids}`
    : null;

/** "…, is that why im obsessed with my ex": how far it is read that way. */
function whyLine({ sign, point }: NamedPlacement, text: string): string {
  if (!ASKS_WHY.test(text) || point === 'northNode') return '';
  const ofPlanet = point in OF_PLANET && OF_PLANET[point as keyof typeof OF_PLANET].test(text);
  return ofPlanet || (sign !== null && SIGN_TRAITS[sign][0].test(text))
    ? "Partly, yes: that's what it's known for, as a style and never as an excuse."
    : 'A little, at most: a placement is a style, and it causes nothing by itself.';
}

function tellOne(whole: Whole, placement: NamedPlacement) {
  const { text } = whole;
  const meaning = tellPlacement(placement, ASKS_SIMPLE.test(text));
  if (meaning === null) return null;
  const calm = placement.point === 'northNode' ? '' : calmFor(text);
  const more = besides(placement, text);
  const first = calm === '' ? whyLine(placement, text) : calm;
  const parts = AS_PARENT.test(text) ? [more, first, meaning] : [first, meaning, more];
  return told(parts.filter(Boolean).join(' '));
}

/** "and in the 7th", after a question about another house: the house that was asked for before is not meant. */
const isMeant = ({ house }: NamedPlacement, { entities }: Whole): boolean =>
  house === null || entities.house === undefined || entities.house === house;

const oneNamed = (whole: Whole): NamedPlacement | null => {
  const [only, ...more] = placementsNamed(whole.text);
  if (only === undefined || more.length > 0 || only.point === 'sun') return null;
  return isTold(only, whole.text) && isMeant(only, whole) ? only : null;
};

/** "pluto in 1st house people find me intense", "my moon is in libra and i cant choose a sofa": told with a habit. */
const isToldWithHabit = ({ text }: Whole): boolean =>
  TOLD.test(text) &&
  /\b(?:and|but|so|while|people|everyone|yet|still|where|lol)\b|,/u.test(text) &&
  text.split(' ').length <= MOST_WORDS &&
  !/\b(?:husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|mother|mom|mum|dad|father|boss|friend|sister|brother|son|daughter)s?\b/u.test(
    text,
  ) &&
  !OTHER_THAN_PLACEMENT.test(text);

const ofOne = (family: string, applies: (whole: Whole) => boolean): WholeLookUp => ({
  family,
  isAsked: (whole) =>
    (isMeaning(whole) || isToldWithHabit(whole)) && oneNamed(whole) !== null && applies(whole),
  tell: (_context, whole) => {
    const placement = oneNamed(whole);
    return placement === null ? null : tellOne(whole, placement);
  },
});

const OF_MONEY = /\b(?:rich|money|wealth\w*|millionaire|broke)\b/u;

const apart = (a: SignId, b: SignId): number => {
  const away = Math.abs(SIGN_IDS.indexOf(a) - SIGN_IDS.indexOf(b));
  return Math.min(away, 12 - away);
};

const ALL_OF = {
  fire: "All of it is fire: quick, warm and loud, and tired only when it's over.",
  earth: 'All of it is earth: steady and practical, and slow to change.',
  air: 'All of it is air: it goes through the head first, and through talk.',
  water:
    "All of it is water: feelings come easily, other people's too, and they show. Tears are what that looks like from outside, and they're no fault.",
} as const;

const INWARD_SIGNS: ReadonlySet<string> = new Set(['cancer', 'taurus', 'pisces']);
const INWARD_HOUSES: ReadonlySet<number> = new Set([4, 8, 12]);

/** What several placements have in common, or how they pull apart. */
function together(placements: readonly NamedPlacement[]): string {
  const signs = placements.flatMap(({ sign }) => sign ?? []);
  const [a, b] = signs;
  const isAllSigns = signs.length === placements.length && a !== undefined && b !== undefined;
  const elements = new Set(signs.map((sign) => SIGNS[sign].element));
  const [only] = elements;
  if (isAllSigns && signs.length > 2 && elements.size === 1 && only !== undefined)
    return ALL_OF[only];
  const isInward = placements.every(({ sign, house }) =>
    house === null ? INWARD_SIGNS.has(sign ?? '') : INWARD_HOUSES.has(house),
  );
  if (isInward) return 'Put together they point the same way: home, quiet and a closed door.';
  if (isAllSigns && signs.length === 2 && apart(a, b) === 6) {
    return 'The two are opposite signs, so one half of you begins what the other half wants to smooth over.';
  }
  return 'Where they pull apart is usually where a person gets interesting.';
}

const TWO_OR_MORE = 2;
const MOST_PLACEMENTS = 4;

/** "im a cancer sun scorpio moon pisces rising. so is that why i cry", "venus in virgo and mars in pisces am i doomed" */
const severalNamed: WholeLookUp = {
  family: 'big-three',
  isAsked: (whole) => {
    const found = placementsNamed(whole.text);
    return (
      isMeaning(whole) &&
      /\b(?:why|am i|doomed|is (?:that|it|this)|mean\w*|explain\w*|cursed|should i)\b/u.test(
        whole.text,
      ) &&
      TOLD.test(whole.text) &&
      found.length >= TWO_OR_MORE &&
      found.length <= MOST_PLACEMENTS &&
      found.every((one) => isTold(one, whole.text) && giftOf(one) !== null)
    );
  },
  tell: (_context, { text }) => {
    const found = placementsNamed(text);
    const calm = calmFor(text);
    const isWhy = /\bis (?:that|it|this) why\b|\bwhy\b/u.test(text);
    const opening =
      calm === '' && isWhy
        ? 'By the book that fits, though a chart describes and causes nothing.'
        : calm;
    const lines = found.map((one) => `${capitalised(placementWords(one))}: ${giftOf(one) ?? ''}.`);
    const helps = found.flatMap((one) => (one.point === 'ascendant' ? [] : (helpOf(one) ?? [])));
    const help = helps[0] === undefined ? '' : `What helps: ${helps[0]}.`;
    return told([opening, ...lines, together(found), help].filter(Boolean).join(' '));
  },
};

const MANY_IN_SIGN = /\b(?:three|four|five|six|3|4|5|6|several) (?:planets|placements|of them)\b/u;

/** "what is a stellium? i have four planets in virgo" */
const stelliumTold: WholeLookUp = {
  family: 'stellium',
  isAsked: ({ text }) =>
    /\bstellium\b/u.test(text) && MANY_IN_SIGN.test(text) && signInText(text) !== null,
  tell: (_context, { text }) => {
    const sign = signInText(text);
    if (sign === null) return null;
    const [first, second] = NATAL_HABITS.sun[sign];
    const laugh = /\b(?:hilarious|laugh\w*|funny|lol|haha\w*)\b/u.test(text)
      ? ` Whoever lives with you has seen that in the kitchen, hence the laughing.`
      : '';
    return told(
      `A stellium is three or more planets in one sign or house; some count from four. It's an accent: one style turns up in many parts of life. With several in ${SIGNS[sign].name} you tend to ${first}, and to ${second}, at work, at home and on vacation.${laugh} It isn't good or bad, only more of one thing than most people have.`,
    );
  },
};

const signInText = (text: string): SignId | null =>
  SIGN_IDS.find((id) => new RegExp(String.raw`\bin ${id}\b`, 'u').test(text)) ?? null;

export const PLACEMENTS_NAMED: readonly WholeLookUp[] = [
  stelliumTold,
  severalNamed,
  ofOne('money-forecast', ({ text }) => OF_MONEY.test(text)),
  ofOne('node-north', ({ text }) => /\bnode\b|\bnn\b/u.test(text)),
  ofOne('rising-mine', (whole) => oneNamed(whole)?.point === 'ascendant'),
  ofOne('placement-house', (whole) => oneNamed(whole)?.house !== null),
  ofOne('placement', () => true),
];
