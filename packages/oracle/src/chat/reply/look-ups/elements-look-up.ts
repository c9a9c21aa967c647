import type { NatalChart } from '@palm/astrology/chart';
import {
  BODIES,
  type Element,
  ELEMENTS,
  MODALITIES,
  type Modality,
  PLANET_IDS,
  SIGN_IDS,
  SIGNS,
  type SignId,
} from '@palm/astrology/vocabulary';
import { capitalised } from '../../../text/capitalised.ts';
import { balanceSlots } from '../../slots/birth/balance-slots.ts';
import { natalFact, signOfPoint } from '../../slots/birth/points.ts';
import { listWords } from '../../slots/calendar/date-words.ts';
import type { SlotContext } from '../../slots/slot.ts';
import { type LookUp, type Told, told } from './look-up.ts';

type Group = Element | Modality;
const POINTS = [...PLANET_IDS, 'ascendant'] as const;
type Point = (typeof POINTS)[number];

const GROUP_WORDS: Readonly<Record<string, Group>> = {
  fire: 'fire',
  fiery: 'fire',
  earth: 'earth',
  earthy: 'earth',
  air: 'air',
  airy: 'air',
  water: 'water',
  watery: 'water',
  cardinal: 'cardinal',
  fixed: 'fixed',
  mutable: 'mutable',
};
const GROUP = String.raw`(?:${Object.keys(GROUP_WORDS).join('|')})\b(?: (?:signs?|placements?|planets?|energy|elements?))?`;
const KIND = '(?:elements?|modalit(?:y|ies))';
const MY_CHART = String.raw`(?:in|on|of) (?:my|the) (?:whole |birth |natal |entire )?chart`;
const TOO = String.raw`(?: (?:at all|too|either|though|then))?`;

/** How people ask which elements or qualities their own chart has. */
const ASKED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:do|did|have) i (?:\w+ ){0,2}?(?:have|got|lack|miss)\b(?: \w+){0,4} ${GROUP}(?=${TOO}$| ${MY_CHART}| (?:or|and) ${GROUP}| do i)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:how many|how much|count|number of)(?: \w+){0,3} ${GROUP}`, 'u'),
  new RegExp(
    String.raw`\bam i (?:(?:more|mostly|mainly|very|really|too|mostly an?|more of an?|all|lacking|missing|short (?:of|on)|low (?:in|on)) ){1,2}${GROUP}`,
    'u',
  ),
  new RegExp(String.raw`\b(?:is|isnt|isn't) my (?:birth |natal )?chart (?:\w+ ){0,3}${GROUP}`, 'u'),
  new RegExp(
    String.raw`\b(?:no|zero|any|all|lots? of|too much|much|enough|little) ${GROUP} ${MY_CHART}`,
    'u',
  ),
  new RegExp(String.raw`^(?:and |ok |so )*(?:what|how) about ${GROUP}${TOO}$`, 'u'),
  new RegExp(
    String.raw`\b(?:which|what)(?:'?s| is| are)? (?:\w+ ){0,2}?${KIND} (?:\w+ ){0,3}(?:missing|lack\w*|least|most(?:ly)?|weak\w*|dominant|strong\w*)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:my|the) (?:strongest|dominant|main|weakest|missing|lacking|least) ${KIND}\b`,
    'u',
  ),
  new RegExp(String.raw`\belement(?:al|s)? (?:balance|breakdown|count|mix)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:what|which) ${KIND} (?:do i have|have i got|are (?:in my chart|there in my chart))`,
    'u',
  ),
];

const NEEDS_BIRTH =
  'I count that from your birth chart, and I have no birth date for you. Add it under Profile, Edit Profile, or type it here: the date gives the planets, the hour and place the rising sign as well.';

/** "do i have any water in my chart", "am i mostly cardinal", "which element am i missing": counted. */
export const elementsLookUp: LookUp = {
  family: 'dominant',
  isAsked: ({ plain }) => ASKED.some((pattern) => pattern.test(plain.replace(/[?!.]+$/u, ''))),
  tell: (context) => {
    const { chart, plain } = context;
    if (chart === null) return told(NEEDS_BIRTH);
    const named = [...new Set(plain.split(/[^a-z]+/u).flatMap((word) => GROUP_WORDS[word] ?? []))];
    const [first, second] = named;
    if (first === undefined) return tellBalance(context, chart);
    return second === undefined ? tellOwnGroup(first, plain, chart) : tellSeveral(named, chart);
  },
};

const groupsLike = (group: Group): readonly Group[] =>
  ELEMENTS.some((one) => one === group) ? ELEMENTS : MODALITIES;

const isIn = (sign: SignId, group: Group): boolean =>
  SIGNS[sign].element === group || SIGNS[sign].modality === group;

export const pointsInGroup = (chart: NatalChart, group: Group): Point[] =>
  POINTS.filter((point) => {
    const sign = signOfPoint(chart, point);
    return sign !== null && isIn(sign, group);
  });

const factsOf = (chart: NatalChart, points: readonly Point[]) =>
  points.map((point) => natalFact(chart, point));

/** "Sun and Moon in Pisces, Pluto in Scorpio" */
export function tellPlaces(chart: NatalChart, points: readonly Point[]): string {
  const bySign = SIGN_IDS.flatMap((sign) => {
    const here = points.filter((point) => signOfPoint(chart, point) === sign);
    const planets = here.flatMap((point) => (point === 'ascendant' ? [] : [BODIES[point].name]));
    return [
      ...(planets.length === 0 ? [] : [`${listWords(planets)} in ${SIGNS[sign].name}`]),
      ...(here.includes('ascendant') ? [`${SIGNS[sign].name} rising`] : []),
    ];
  });
  return bySign.join(', ');
}

const COUNTS = 'none one two three four five six seven eight nine ten eleven'.split(' ');
const countWords = (count: number): string => COUNTS[count] ?? String(count);

/** "fire 4, earth 3, air 1, water 3", and what could not be counted. */
function countsLine(chart: NatalChart, groups: readonly Group[]): string {
  const known = POINTS.filter((point) => signOfPoint(chart, point) !== null);
  const unknown = POINTS.filter((point) => !known.includes(point)).map((point) =>
    point === 'ascendant' ? 'the rising sign' : point === 'moon' ? 'the Moon' : BODIES[point].name,
  );
  const counts = groups.map((group) => `${group} ${pointsInGroup(chart, group).length}`).join(', ');
  const missing =
    unknown.length === 0
      ? ''
      : ` Not counted, because the hour of birth decides it: ${listWords(unknown)}.`;
  const counted = unknown.includes('the rising sign')
    ? `Of the ${countWords(known.length)} planets I'm sure of`
    : 'Of your ten planets and the rising sign';
  return `${counted}: ${counts}.${missing}`;
}

const NO_LACK =
  "An element you have none of isn't a missing ability; people often work hardest at exactly that.";
const ASKS_COUNT = /\b(?:how many|how much|count|number of)\b/u;
const ASKS_NONE = /\b(?:no|zero|lack\w*|miss\w*|short|low)\b/u;
const ASKS_MOST =
  /\b(?:mostly|mainly|more|very|really|too|(?<!at )all|lots|much|fiery|earthy|airy|watery)\b/u;

/** What of the user's chart stands in an element or a quality, counted. */
export function tellOwnGroup(group: Group, plain: string, chart: NatalChart): Told {
  const groups = groupsLike(group);
  const found = pointsInGroup(chart, group);
  const isMost = groups.every((one) => pointsInGroup(chart, one).length <= found.length);
  const count = countWords(found.length);
  const list = tellPlaces(chart, found);
  const counts = countsLine(chart, groups);
  if (found.length === 0) {
    const isElement = groups === ELEMENTS;
    return told(
      `${ASKS_NONE.test(plain) ? 'Right, none' : 'No, none'}: nothing in your chart stands in ${groups === ELEMENTS ? aGroup(group) : `a ${group}`} sign. ${counts}${isElement ? ` ${NO_LACK}` : ''}`,
    );
  }
  const opening = ASKS_COUNT.test(plain)
    ? capitalised(count)
    : ASKS_NONE.test(plain)
      ? `No, you have ${count}`
      : ASKS_MOST.test(plain)
        ? `${isMost ? 'Yes' : 'Not mostly'}, ${count} ${group}`
        : `Yes, ${count}`;
  return told(`${opening}: ${list}. ${counts}`, ...factsOf(chart, found));
}

const aGroup = (group: Group): string => `${/^[ea]/u.test(group) ? 'an' : 'a'} ${group}`;

function tellSeveral(groups: readonly Group[], chart: NatalChart): Told {
  const counted = groups
    .map((group) => ({ group, points: pointsInGroup(chart, group) }))
    .toSorted((a, b) => b.points.length - a.points.length);
  const [first, second] = counted;
  const isEven = first?.points.length === second?.points.length;
  const lines = counted.map(
    ({ group, points }) =>
      `${group}, ${countWords(points.length)}${points.length === 0 ? '' : `: ${tellPlaces(chart, points)}`}.`,
  );
  const opening = isEven ? 'As much of one as of the other. ' : 'Mostly ';
  const list = lines.map((line, at) => (at === 0 && !isEven ? line : capitalised(line)));
  const facts = counted.flatMap(({ points }) => factsOf(chart, points));
  return told(`${opening}${list.join(' ')}`, ...facts);
}

const OF_MODALITY = /\bmodalit/u;
const ASKS_LEAST = /\b(?:missing|miss|lack\w*|least|weak\w*)\b/u;

/** The strongest or the weakest of all: Sun, Moon and rising sign count most. */
function tellBalance(context: SlotContext, chart: NatalChart): Told | null {
  const { plain } = context;
  const groups: readonly Group[] = OF_MODALITY.test(plain) ? MODALITIES : ELEMENTS;
  const counts = countsLine(chart, groups);
  if (ASKS_LEAST.test(plain)) {
    const counted = groups.map((group) => ({
      group,
      points: pointsInGroup(chart, group),
    }));
    const fewest = Math.min(...counted.map(({ points }) => points.length));
    const least = counted.filter(({ points }) => points.length === fewest);
    const names = listWords(least.map(({ group }) => group));
    const held = least.flatMap(({ points }) => points);
    return told(
      fewest === 0
        ? `${capitalised(names)}: nothing in your chart stands there. ${counts} ${NO_LACK}`
        : `None is missing altogether. You have least ${names}: ${tellPlaces(chart, held)}. ${counts}`,
      ...factsOf(chart, held),
    );
  }
  const most =
    groups === ELEMENTS
      ? balanceSlots.dominant_element(context)
      : balanceSlots.dominant_modality(context);
  const group = groups.find((one) => one === most?.text);
  if (most === null || group === undefined) return null;
  const held = pointsInGroup(chart, group);
  return told(
    `${capitalised(group)}, counting Sun, Moon and rising sign most and the slow planets least: ${tellPlaces(chart, held)}. ${counts}`,
    ...most.facts,
    ...factsOf(chart, held),
  );
}
