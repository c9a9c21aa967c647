import type { ChatFact } from '../../facts/fact.ts';
import type { ReadingPart } from '../../reading.ts';
import { type Chosen, passageName, usedName } from '../compose/choose-passage.ts';
import type { Family } from '../family.ts';
import { todayOf } from '../slots/calendar/date-words.ts';
import {
  type ChatState,
  type KeptPiece,
  keptLast,
  type OpenQuestion,
  type ShownChoice,
} from '../state.ts';
import type { Person, Zone } from '../understood.ts';
import type { Reply, Talk } from './talk.ts';

/** What is to be said, and what of it is to be kept. */
export interface Draft {
  readonly parts: readonly ReadingPart[];
  readonly chosen: readonly Chosen[];
  /** Facts of parts that come from no passage. */
  readonly facts?: readonly ChatFact[];
  /** Whether a value that comes from no passage goes by the birth chart. */
  readonly isOfChart?: boolean;
  readonly zone: Zone;
  /** How like the message is to the everyday matter that answers it. */
  readonly likeness?: number;
  /** Whether a tender subject was answered without a passage of its family. */
  readonly isTender?: boolean;
  readonly choices?: readonly ShownChoice[];
  /** The real question it answers; absent for talk about the last answer. */
  readonly piece?: KeptPiece;
  readonly runnersUp?: readonly string[];
  readonly waiting?: readonly KeptPiece[];
  readonly isUnsure?: boolean;
  /** The questions of a language's table that it answers. */
  readonly asked?: readonly string[];
  /** Names of what was said beside passages of families, to say nothing twice. */
  readonly used?: readonly string[];
}

/** The head of what is said to one of several questions: a paragraph begins with it. */
export const headingPart = (text: string): ReadingPart => ({ text, cites: [], isParagraph: true });

/** One passage as the answer to a question. */
export const draftOf = (chosen: Chosen, piece: KeptPiece, zone: Zone = 'sure'): Draft => ({
  parts: chosen.parts,
  chosen: [chosen],
  zone,
  piece,
});

export const plainPart = (text: string): ReadingPart => ({ text, cites: [] });

/** Grief, illness and pregnancy: subjects without planets and cards. */
const TENDER: ReadonlySet<string> = new Set([
  'miscarriage',
  'pregnant-feelings',
  'trying-to-conceive',
  'diagnosis-new',
  'partner-ill',
  'health-symptom',
  'surgery-date',
  'chronic-illness',
  'aging-parent',
]);
export const isTenderFamily = ({ id, theme }: Family): boolean =>
  theme === 'loss' || TENDER.has(id);

export function finish(draft: Draft, talk: Talk, state: ChatState): Reply {
  const main = draft.chosen.at(-1) ?? null;
  const parts = withSoftLine(draft, talk);
  const facts = [...draft.chosen.flatMap((chosen) => chosen.facts), ...(draft.facts ?? [])];
  const choices = draft.choices ?? [];
  return {
    parts,
    facts: citedFacts(parts, facts),
    choices: choices.map(({ id, label }) => ({ id, label })),
    family: main?.family.id ?? (draft.zone === 'sure' ? (draft.piece?.family ?? null) : null),
    zone: draft.zone,
    topic: null,
    state: stateAfter(draft, main, facts, talk, state),
  };
}

function withSoftLine({ parts, chosen }: Draft, { softLine }: Talk): readonly ReadingPart[] {
  const isLight = chosen.every(
    ({ family }) => family.care === 'none' && LIGHT_KINDS.has(family.kind),
  );
  if (softLine === null || (isLight && chosen.length > 0)) return parts;
  return [...parts, plainPart(softLine)];
}
const LIGHT_KINDS: ReadonlySet<Family['kind']> = new Set(['lookup', 'product', 'talk']);

function citedFacts(parts: readonly ReadingPart[], facts: readonly ChatFact[]): ChatFact[] {
  const cited = new Set(parts.flatMap(({ cites }) => cites));
  return facts.filter(
    ({ id }, at) => cited.has(id) && facts.findIndex((fact) => fact.id === id) === at,
  );
}

function stateAfter(
  draft: Draft,
  main: Chosen | null,
  facts: readonly ChatFact[],
  talk: Talk,
  state: ChatState,
): ChatState {
  const { chosen, piece, choices = [] } = draft;
  const last = draft.parts.at(-1)?.text ?? '';
  const isTender =
    draft.isTender === true ||
    chosen.some(({ family }) => isTenderFamily(family)) ||
    (state.isTender && (main === null || LIGHT_KINDS.has(main.family.kind)));
  return {
    version: 3,
    family: main?.family.id ?? familyOfValue(draft) ?? state.family,
    passage: main === null ? state.passage : passageName(main.passage),
    piece: piece ?? state.piece,
    questions:
      piece === undefined ? state.questions : [...state.questions, piece].slice(-MOST_QUESTIONS),
    people: peopleAfter(piece, state),
    entities: piece === undefined ? state.entities : keptEntities(piece, state),
    open: openQuestion(main),
    used: keptLast([
      ...state.used,
      ...chosen.map((one) => usedName(one.family, one.passage)),
      ...(draft.used ?? []),
    ]),
    facts: keptLast([...state.facts, ...facts.map(({ id }) => id)]),
    receipts:
      main === null && draft.facts === undefined
        ? state.receipts
        : facts.map(({ words }) => words).slice(0, 6),
    runnersUp: draft.runnersUp ?? (piece === undefined ? state.runnersUp : []),
    waiting: draft.waiting ?? (piece === undefined ? state.waiting : []),
    shown: choices,
    asked: last.endsWith('?'),
    unsure: draft.isUnsure === true ? state.unsure + 1 : 0,
    isTender,
    tenderOn: isTender ? todayOf(talk) : state.tenderOn,
    care: state.care,
  };
}

/** A value that was looked up belongs to a family too. */
const familyOfValue = ({ facts, piece }: Draft): string | null =>
  facts === undefined ? null : (piece?.family ?? null);

const MOST_QUESTIONS = 4;
const MOST_PEOPLE = 6;

function peopleAfter(piece: KeptPiece | undefined, { people }: ChatState): readonly Person[] {
  const who = piece?.entities.who;
  const isNamed = who !== undefined && (who.name !== null || who.relation !== null);
  if (!isNamed || people.some(({ words }) => words === who.words)) return people;
  return [...people, who].slice(-MOST_PEOPLE);
}

/** Who, what and until when stay in focus until others take their place. */
function keptEntities({ entities }: KeptPiece, state: ChatState): ChatState['entities'] {
  const { who, pet, deed, thing, deadline, sign, sign_b, a, b } = {
    ...state.entities,
    ...entities,
  };
  return {
    ...entities,
    ...(who && { who }),
    ...(pet && { pet }),
    ...(deed && { deed }),
    ...(thing && { thing }),
    ...(deadline && { deadline }),
    ...(sign && { sign }),
    ...(sign_b && { sign_b }),
    ...(a && b && { a, b }),
  };
}

function openQuestion(main: Chosen | null): OpenQuestion | null {
  if (main === null || main.passage.branches.length === 0) return null;
  return { family: main.family.id, branches: main.passage.branches };
}
