import type { AspectId } from '@palm/astrology/vocabulary';
import type { Backing } from './backing-types.ts';
import type { BodyMention, Mention } from '../mentions/mention.ts';
import { isSame, type Scene } from '../scene.ts';
import { isApart } from './is-apart.ts';

export function isAspectBacked(mention: Extract<Mention, { is: 'aspect' }>, scene: Scene): boolean {
  const pair = pairAround(mention, scene);
  if (pair === null) {
    return mention.isWeak || scene.backing.tied.some(({ aspect }) => aspect === mention.aspect);
  }
  return areTied(pair, scene.backing, [mention.aspect]);
}

const TONES = {
  hard: ['square', 'opposition', 'conjunction'],
  easy: ['trine', 'sextile', 'conjunction'],
} as const satisfies Record<'hard' | 'easy', readonly AspectId[]>;

/** "Presses on" is no trine. Where no two bodies stand around it, the words speak of something else. */
export function isToneBacked(mention: Extract<Mention, { is: 'tone' }>, scene: Scene): boolean {
  const before = scene.bodies.findLast((body) => body.at < mention.at);
  const after = scene.bodies.find((body) => body.at > mention.at);
  if (before === undefined || after === undefined || isApart(before, after, scene)) return true;
  return areTied([before, after], scene.backing, TONES[mention.isHard ? 'hard' : 'easy']);
}

const POINTS_BACK = /^ (?:it|them|each other|one another)\b/iu;

/** The two bodies that an aspect stands between, after or before. */
function pairAround(
  { at, end, isWeak }: Extract<Mention, { is: 'aspect' }>,
  { sentence, bodies, before }: Scene,
): [BodyMention, BodyMention] | null {
  const [last, lastButOne] = bodies.filter((body) => body.at < at).toReversed();
  const [next, nextButOne] = bodies.filter((body) => body.at > at);
  if (last && next) return [last, next];
  if (isWeak && !POINTS_BACK.test(sentence.slice(end))) return null;
  if (last && lastButOne) return [lastButOne, last];
  if (next && nextButOne) return [next, nextButOne];
  const only = last ?? next;
  return only && before ? [before, only] : null;
}

const areTied = (
  [a, b]: readonly [BodyMention, BodyMention],
  { tied }: Backing,
  wanted?: readonly AspectId[],
): boolean =>
  tied.some(
    (tie) =>
      (wanted === undefined || wanted.includes(tie.aspect)) &&
      ((isSame(tie.a, a) && isSame(tie.b, b)) || (isSame(tie.a, b) && isSame(tie.b, a))),
  );

/**
 * Two bodies in one sentence are said to have to do with each other, whatever the verb. Unless a fact ties them, they must
 * stand in the same sign, in clauses of their own, or each be done with before the next is named.
 */
export function unrelatedBodies(scene: Scene): BodyMention[] {
  const { bodies, backing } = scene;
  return bodies.slice(1).filter((body, index) => {
    const previous = bodies[index];
    if (previous === undefined || isSame(previous, body)) return false;
    return !(
      areTied([previous, body], backing) ||
      arePlacedTogether(previous, body, scene) ||
      isApart(previous, body, scene) ||
      isDoneBefore(previous, body, scene) ||
      (isPlacedBetween(scene, previous.end, body.at) && isPlacedBetween(scene, body.end, Infinity))
    );
  });
}

/** "The Sun is in your eighth house and Mercury reaches …": the first has its whole clause. */
const DONE = /^ (?:is|has been|stays|sits|stands)\b[^,;:]* and (?:the )?$/iu;
const isDoneBefore = (a: BodyMention, b: BodyMention, scene: Scene): boolean =>
  DONE.test(scene.sentence.slice(a.end, b.at)) && isPlacedBetween(scene, a.end, b.at);

const isPlacedBetween = ({ mentions }: Scene, from: number, to: number): boolean =>
  mentions.some(
    ({ is, at }) => at >= from && at < to && (is === 'sign' || is === 'house' || is === 'motion'),
  );

const LISTED = /^(?:,| and| or|, and| with| plus)(?: also)?(?: (?:the|your|natal|their))*\s*$/iu;

/** "Your Midheaven is in Scorpio and so is your Uranus." */
const SO_IS = /\band so (?:is|are|was)(?: (?:the|your|natal|their))*\s*$/iu;

/** "Mars and Jupiter are both in Leo": each is there by a fact of its own. */
function arePlacedTogether(a: BodyMention, b: BodyMention, scene: Scene): boolean {
  const { sentence, mentions, backing } = scene;
  const between = sentence.slice(a.end, b.at);
  const isListed = LISTED.test(between) || SO_IS.test(between);
  if (!isListed || mentions.some(({ is }) => is === 'aspect' || is === 'tone')) return false;
  const placesOf = (body: BodyMention) => backing.placed.filter((place) => isSame(place, body));
  return placesOf(a).some((one) =>
    placesOf(b).some(
      (other) => (one.sign !== null && one.sign === other.sign) || isInOneHouse(one, other),
    ),
  );
}

const isInOneHouse = (a: { house?: number | null }, b: { house?: number | null }): boolean =>
  typeof a.house === 'number' && a.house === b.house;
