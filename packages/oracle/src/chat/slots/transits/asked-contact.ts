import { PLANET_IDS, ASPECT_IDS, type AspectId, type PlanetId } from '@palm/astrology/vocabulary';
import { touchedPoints } from '../../../facts/touched-points.ts';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';
import { pointNamed } from '../birth/points.ts';
import { perMessage, type SlotContext } from '../slot.ts';
import { type Contact, seriesOf, type Touch } from './contact.ts';
import { isEasy } from './contact-words.ts';
import { runningTouches } from './running.ts';

/** What the user named of a contact: some, all or nothing of it. */
function asked({ entities }: SlotContext) {
  const [planet, point] = [pointNamed(entities.planet), pointNamed(entities.point)];
  return {
    body: PLANET_IDS.find((one) => one === planet) ?? null,
    point,
    aspect: ASPECT_IDS.find((one) => one === entities.aspect?.toLowerCase()) ?? null,
  };
}

/** With a series that runs now, and the touch that was asked for when none does. */
interface AskedContact {
  readonly body: PlanetId;
  readonly point: NatalPointId | null;
  readonly running: Contact | null;
}

/** The slow ones; the rest are over before anybody asks. */
const SLOW: ReadonlySet<PlanetId> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);

const withSeries = (touch: Touch, context: SlotContext): Contact | null => {
  const { now } = seriesOf(touch, context);
  const { body, aspect, point, pointDeg } = touch;
  return now === null ? null : { body, aspect, point, pointDeg, series: now };
};

/** The weightiest contacts of slow planets that run now. */
export const strongest = perMessage((context): Contact[] => {
  const slow = runningTouches(context).filter(({ body }) => SLOW.has(body));
  // A user who asks for a challenge is not told of an easy contact, unless there is no other.
  const first = context.familyId === 'challenge-now' ? slow.filter(isHard) : [];
  return [...first, ...slow.filter((touch) => !first.includes(touch))]
    .slice(0, 4)
    .flatMap((touch) => withSeries(touch, context) ?? []);
});

const isHard = ({ aspect }: Touch): boolean => !isEasy(aspect);

/** The first that is hard to live with. */
export const hardest = (context: SlotContext): Contact | null =>
  strongest(context).find(isHard) ?? null;

/** The first that goes easily, apart from the strongest itself. */
export const friendlier = (context: SlotContext): Contact | null =>
  strongest(context)
    .slice(1)
    .find(({ aspect }) => isEasy(aspect)) ?? null;

/** The contact that the user named; without a name the strongest that runs. */
export const askedContact = perMessage((context): AskedContact | null => {
  const { body, point, aspect } = asked(context);
  if (body === null) {
    const [first] = strongest(context);
    return first === undefined ? null : { ...first, running: first };
  }
  const touch = runningTouches(context).find(
    (one) =>
      one.body === body &&
      (point === null || one.point === point) &&
      (aspect === null || one.aspect === aspect),
  );
  const running = touch === undefined ? runningSeries(context, body) : withSeries(touch, context);
  const natal = running?.point ?? natalPointOf(point);
  return { body, point: natal, running };
});

/** Between two passes of one series a planet is out of orb, and the series still runs. */
function runningSeries(context: SlotContext, body: PlanetId): Contact | null {
  const { point, aspect } = asked(context);
  if (point === null || context.chart === null || !SLOW.has(body)) return null;
  const natal = touchedPoints(context.chart).find((one) => one.point === point);
  if (natal === undefined) return null;
  const angles: readonly AspectId[] = aspect === null ? ASPECT_IDS : [aspect];
  for (const angle of angles) {
    const touch = { body, aspect: angle, point: natal.point, pointDeg: natal.longitudeDeg };
    const found = withSeries(touch, context);
    if (found !== null) return found;
  }
  return null;
}

function natalPointOf(point: ReturnType<typeof pointNamed>): NatalPointId | null {
  if (point === null || point === 'chiron' || point === 'meanNode' || point === 'trueNode') {
    return null;
  }
  return point;
}

/** When the named contact last ended and next begins; null where it is too far off. */
export const aroundAsked = perMessage((context) => {
  const contact = askedContact(context);
  const { aspect } = asked(context);
  if (contact === null || contact.point === null || context.chart === null) return null;
  const natal = touchedPoints(context.chart).find(({ point }) => point === contact.point);
  if (natal === undefined) return null;
  const angles: readonly AspectId[] = aspect === null ? ASPECT_IDS : [aspect];
  const all = angles.map((angle) =>
    seriesOf(
      { body: contact.body, aspect: angle, point: natal.point, pointDeg: natal.longitudeDeg },
      context,
      LOOK_AHEAD_DAYS,
    ),
  );
  const ends = all.flatMap(({ last }) => last?.end ?? []);
  const starts = all.flatMap(({ next }) => next?.start ?? []);
  return {
    lastEnd: ends.length === 0 ? null : Math.max(...ends),
    nextStart: starts.length === 0 ? null : Math.min(...starts),
  };
});

const LOOK_AHEAD_DAYS = 1_500;
