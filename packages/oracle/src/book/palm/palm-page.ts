import type { Finding } from '@palm/palmistry/findings';
import type { PalmFact } from '../../facts/fact.ts';
import { palmFact } from '../../facts/palm-fact.ts';
import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Line, Passage } from '../entry.ts';
import type { Temper } from '../vocabulary.ts';
import { type Page, pageOf, paragraphsOf } from '../page/page.ts';
import { clash, gainsays } from './palm-clashes.ts';
import { DISTINCTION } from './palm-distinction.ts';
import { disagree, tempersOf } from './palm-temper.ts';

/** Below it a finding may differ in the next photo of the same hand. */
const SURE = 0.5;
const MOST = 4;
/** Below this distinction a finding is what most hands have. */
const OF_MOST_HANDS = 0.5;
/** What most hands have, and what may differ in the next photo, fill a page up to this. */
const FILLED_UP_TO = 3;

/** What is measured alike in another photo, size or light of the same hand. Lengths and depths are not. */
const STEADY: ReadonlySet<Finding['id']> = new Set([
  'heart.end',
  'head.curve',
  'life.sweep',
  'life.reach',
  'fate.seen',
  'lines.heart-head',
  'lines.head-life',
  'hand.shape',
  'fingers.little',
]);

type Told = {
  readonly passage: Passage;
  readonly findings: readonly Finding[];
  readonly tempers: readonly Temper[];
};

/**
 * What sets the hand apart comes first, then what agrees with it, then the rest. Each line and each part of the hand
 * is told once, and nothing that contradicts what stands before it.
 */
export function palmPage(book: Book, findings: readonly Finding[]): Page | null {
  const chosen = mostTelling(agreeing(readable(book, findings)));
  const shared = sharedTemper(chosen);
  const order = inOrder(chosen, shared);
  const [first] = order;
  if (first === undefined) return null;
  const close = lineOf(book, shared ?? 'mixed', 'close', idsOf(order.slice(0, 2)));
  const facts = order.flatMap((one) => one.findings.map(factOf));
  return pageOf({
    title: first.passage.title,
    parts: [
      ...partsOf(book, order, shared),
      ...(close === undefined ? [] : [{ text: close.text, cites: facts.map(({ id }) => id) }]),
    ],
    facts,
    gist: '',
    used: order.map(({ passage }) => passage.id),
    told: 'palm',
    shape: first.passage.shape,
    passedOver: [],
  });
}

const idsOf = (told: readonly Told[]): string => told.map(({ passage }) => passage.id).join(' ');

/** Where a second finding says the same as one before it, a sentence joins the two. */
function partsOf(book: Book, order: readonly Told[], shared: Temper | null) {
  const join = shared === null ? undefined : lineOf(book, shared, 'join');
  const second = order.filter((one) => agrees(one, shared))[1];
  return order.flatMap((one) => {
    const [head = '', ...rest] = paragraphsOf(one.passage.text);
    const opening = one === second && join !== undefined ? `${join.text} ${head}` : head;
    const cites = one.findings.map((finding) => factOf(finding).id);
    return [opening, ...rest].map((text) => ({ text, cites }));
  });
}

const agrees = ({ tempers }: Told, shared: Temper | null): boolean =>
  shared !== null && tempers.includes(shared);

/** Where there are several, the same one for the same hand. */
function lineOf(book: Book, temper: Temper, kind: Line['kind'], hand = ''): Line | undefined {
  const lines = (book.entry(`temper/${temper}`)?.lines ?? []).filter((line) => line.kind === kind);
  return lines[hashOf(hand) % Math.max(lines.length, 1)];
}

/** The entries that hold for this hand: steady findings first, and of those what tells most. */
function readable({ entries }: Book, findings: readonly Finding[]): Told[] {
  const sure = new Map(
    findings
      .filter(({ evidence }) => evidence.confidence >= SURE)
      .map((finding) => [finding.what as string, finding]),
  );
  return entries
    .filter(({ key }) => key.startsWith('palm/'))
    .flatMap(({ key, passages }) => {
      const statements = key.slice('palm/'.length).split('+');
      const seen = statements.flatMap((statement) => sure.get(statement) ?? []);
      const passage = passages.find(({ lens }) => lens === 'whole');
      if (passage === undefined || seen.length < statements.length) return [];
      return [{ passage, findings: seen, tempers: seen.flatMap(({ what }) => tempersOf(what)) }];
    })
    .toSorted(
      (a, b) =>
        Number(isSteady(b)) - Number(isSteady(a)) ||
        distinction(b) - distinction(a) ||
        (a.passage.id < b.passage.id ? -1 : 1),
    );
}

const isSteady = ({ findings }: Told): boolean => findings.every(({ id }) => STEADY.has(id));

const distinction = ({ findings }: Told): number =>
  findings.reduce((sum, { what }) => sum + (DISTINCTION[what] ?? 1), 0);

/** Each on another part of the hand than the ones before, and in agreement with them; those that share a temper with the first come before the others. */
function agreeing([first, ...others]: readonly Told[]): Told[] {
  if (first === undefined) return [];
  const isAlike = (one: Told): boolean =>
    isSteady(one) && one.tempers.some((temper) => first.tempers.includes(temper));
  const order = [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))];
  const chosen = [first];
  for (const one of order) {
    if (chosen.every((before) => canStand(one, before))) chosen.push(one);
  }
  return chosen;
}

function mostTelling(told: readonly Told[]): Told[] {
  const isOwn = (one: Told): boolean => isSteady(one) && distinction(one) >= OF_MOST_HANDS;
  const own = told.filter(isOwn).slice(0, MOST);
  const others = told.filter((one) => !isOwn(one));
  return [...own, ...others.slice(0, Math.max(FILLED_UP_TO - own.length, 0))];
}

function canStand(one: Told, before: Told): boolean {
  const parts = new Set(before.findings.map(partOf));
  return (
    !one.findings.some((finding) => parts.has(partOf(finding))) &&
    !disagree(one.tempers, before.tempers) &&
    !clash(one.findings.map(whatOf), before.findings.map(whatOf))
  );
}

const whatOf = ({ what }: Finding): Finding['what'] => what;

/** A line, a space between two lines, a finger or the thumb; palm, fingers and shape of the hand are one. */
function partOf({ id }: Finding): string {
  if (id === 'palm.shape' || id === 'hand.shape' || id === 'fingers.length') return 'hand';
  return id.startsWith('lines.') || id.startsWith('fingers.') ? id : (id.split('.')[0] ?? id);
}

/** What most of the chosen findings have in common; null where no two have anything. */
function sharedTemper(chosen: readonly Told[]): Temper | null {
  const tempers = [...new Set(chosen.flatMap((one) => one.tempers))];
  const [most] = tempers
    .map((temper) => ({
      temper,
      count: chosen.filter((one) => one.tempers.includes(temper)).length,
    }))
    .filter(({ temper, count }) => count > 1 && !gainsays(temper, tempers))
    .toSorted((a, b) => b.count - a.count);
  return most?.temper ?? null;
}

/** The most distinctive first; those that say the same stand together. */
function inOrder([first, ...others]: readonly Told[], shared: Temper | null): Told[] {
  if (first === undefined) return [];
  const same = others.filter((one) => agrees(one, shared));
  return [first, ...same, ...others.filter((one) => !agrees(one, shared))];
}

const factOf = ({ id, evidence }: Finding): PalmFact => palmFact(id, evidence.text);
