import { FRAME_OPENINGS } from '../../../content/chat/frame-openings.ts';
import { GATES } from '../../../content/chat/gates.ts';
import { isPlainName } from '../compose/choose-passage.ts';
import type { Family } from '../family.ts';
import { COUNTS_FOR_FAMILY, NEARLY_SAID, WORD_FOR_WORD } from '../nearness.ts';
import type { Entities, Nearness, Zone } from '../understood.ts';
import type { Looked } from './look-at.ts';
import { NONE, type Model } from './model.ts';

/** What of a family decides whether it can be meant. */
export type FamilyGate = Pick<Family, 'id' | 'requires' | 'forbids'>;

export interface Recognised {
  readonly family: string | null;
  readonly zone: Zone;
  readonly choices: readonly string[];
  /** How far the family is ahead of the next one. */
  readonly lead: number;
}

interface Ranked {
  readonly id: string;
  readonly score: number;
}

const MOST_CHOICES = 4;
/** A family below this is not worth offering. */
const LEAST_SCORE = 0.04;

/** The family of a piece by its scores, after the gates, and how sure that is. */
export function recognisePiece(
  { scores, near }: { readonly scores: Float32Array; readonly near: Nearness },
  looked: Looked,
  { families: ids, zones }: Pick<Model, 'families' | 'zones'>,
  families: ReadonlyMap<string, FamilyGate>,
): Recognised {
  const excluded = excludedBy(looked, near);
  const gains = gainsBy(near);
  // A family may be known by its phrases before it was learned.
  const ranked = [...new Set([...ids, ...gains.keys()])]
    .map((id, index): Ranked => ({ id, score: (scores[index] ?? 0) + (gains.get(id) ?? 0) }))
    .filter(({ id }) => id === NONE || isPossible(families.get(id), looked.entities, excluded))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = subjectFirst(ranked);
  const choices = ranked
    .filter(({ id, score }) => id !== NONE && score >= LEAST_SCORE)
    .slice(0, MOST_CHOICES + 1)
    .map(({ id }) => id);
  // A neighbor's phrase makes a family that is sure by itself no less so.
  const bare = (one: Ranked | undefined): number =>
    (one?.score ?? 0) - (gains.get(one?.id ?? '') ?? 0);
  const bareSecond = Math.max(0, ...ranked.filter((one) => one !== first).map(bare));
  const lead = Math.max((first?.score ?? 0) - (second?.score ?? 0), bare(first) - bareSecond);
  const isStrong = (first?.score ?? 0) >= STRONG;
  const zone = lead >= zones.sure ? 'sure' : lead >= zones.likely || isStrong ? 'likely' : 'unsure';
  const isKnown = first !== undefined && first.id !== NONE;
  if (!isKnown || zone === 'unsure') {
    return { ...frameOr(isKnown ? first.id : null, choices, looked, families), lead };
  }
  return { family: first.id, zone, choices: others(choices, first.id), lead };
}

const MORE = 3;
/** More than any other likeness and score together. */
const DECIDES = 4;

/** A message that is nearly one of a passage's phrases is about its family, whatever its other words say. */
function gainsBy(near: Nearness): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  for (const [name, likeness] of Object.entries(near)) {
    // What the model has learned counts in its scores already, unless it is said nearly word for word.
    if (isPlainName(name) && likeness < NEARLY_SAID) continue;
    const id = familyOf(name);
    const gain =
      likeness === WORD_FOR_WORD
        ? DECIDES
        : likeness - COUNTS_FOR_FAMILY + MORE * Math.max(0, likeness - NEARLY_SAID);
    if (gain > (gains.get(id) ?? 0)) gains.set(id, gain);
  }
  return gains;
}

/** Two subjects that are both this likely are neighbours: the first answers, the second is offered. */
const STRONG = 0.22;

/** A frame fits every subject a little: a subject that is nearly as likely says more. */
const NEAR_FRAME = 0.1;
const LEAST_SUBJECT = 0.15;

function subjectFirst(ranked: readonly Ranked[]): readonly Ranked[] {
  const [first, ...rest] = ranked;
  if (first === undefined || !FRAMES.has(first.id)) return ranked;
  const subject = rest.find(({ id }) => id !== NONE && !FRAMES.has(id));
  const isNear =
    subject !== undefined &&
    subject.score >= LEAST_SUBJECT &&
    first.score - subject.score <= NEAR_FRAME;
  return isNear
    ? [subject, ...rest.filter((one) => one !== subject && !FRAMES.has(one.id))]
    : ranked;
}

const FRAMES: ReadonlySet<string> = new Set(FRAME_OPENINGS.map(([id]) => id));

/** A frame answers when its subject is unsure. */
function frameOr(
  best: string | null,
  choices: readonly string[],
  { plain, entities }: Looked,
  families: ReadonlyMap<string, FamilyGate>,
): Omit<Recognised, 'lead'> {
  const opened = FRAME_OPENINGS.find(
    ([id, opening]) => families.has(id) && opening.test(plain),
  )?.[0];
  const isChoice = entities.a !== undefined && families.has('should-a-or-b');
  const frame = opened ?? (isChoice ? 'should-a-or-b' : undefined);
  return frame === undefined
    ? { family: best, zone: 'unsure', choices: others(choices, best) }
    : { family: frame, zone: 'likely', choices: others(choices, frame) };
}

const others = (choices: readonly string[], family: string | null): string[] =>
  choices.filter((id) => id !== family).slice(0, MOST_CHOICES);

function excludedBy({ entities, plain, before }: Looked, near: Nearness): ReadonlySet<string> {
  const whole = `${before} ${plain}`;
  const nearest = (id: string): number =>
    Math.max(
      0,
      ...Object.keys(near).map((name) => (familyOf(name) === id ? (near[name] ?? 0) : 0)),
    );
  const closed = GATES.filter(({ when }) => when(entities, plain, whole));
  return new Set(
    closed.flatMap(({ excludes, liftedAt = Infinity }) =>
      excludes.filter((id) => nearest(id) < liftedAt),
    ),
  );
}

/** The family in "family/answer · name". */
const familyOf = (name: string): string => name.slice(0, name.indexOf('/'));

/** Everything the family requires was named, and nothing that it forbids. */
const isPossible = (
  family: FamilyGate | undefined,
  entities: Entities,
  excluded: ReadonlySet<string>,
): boolean =>
  family !== undefined &&
  !excluded.has(family.id) &&
  family.requires.every((name) => name in entities) &&
  family.forbids.every((name) => !(name in entities));
