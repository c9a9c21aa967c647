import type { Entry, Fault } from '../entry.ts';
import type { Section } from './read-sections.ts';
import { type BannedClaimKind, findBannedClaims } from '../../safety/find-banned-claims.ts';
import { britishFaults } from './british-words.ts';
import { FORBIDDEN_TICS } from './tics.ts';
import { isOneOf, type LineKind, SLOTS } from '../vocabulary.ts';

type Bounds = { readonly min: number; readonly max: number };

const PAGE: Bounds = { min: 40, max: 185 };
const LEAD: Bounds = { min: 35, max: 75 };
const LINES = {
  beat: { min: 8, max: 45 },
  season: { min: 6, max: 40 },
  join: { min: 4, max: 14 },
  close: { min: 10, max: 45 },
} as const satisfies Record<LineKind, Bounds>;
const TITLE: Bounds = { min: 2, max: 8 };

/** What an editor has to mend in the words of an entry: length, slots, tics, titles, openings. */
export function faultsOfText(path: string, entry: Entry, sections: readonly Section[]): Fault[] {
  const lineOf = (text: string) =>
    sections.find(({ body }) => body.endsWith(text.trim()) && text !== '')?.line ?? 1;
  const texts = [
    ...entry.passages.map((passage) => ({
      text: passage.text,
      what: [
        ...outside(passage.text, passage.lens === 'lead' ? LEAD : PAGE),
        ...outside(passage.title, TITLE).map((fault) => `title ${fault}`),
      ],
    })),
    ...entry.lines.map(({ text, kind }) => ({
      text,
      what: [...outside(text, LINES[kind]), ...opening(text, kind)],
    })),
  ];
  return [
    ...texts.flatMap(({ text, what }) =>
      [
        ...what,
        ...slotFaults(text),
        ...ticFaults(text),
        ...britishFaults(text),
        ...neverSaid(text),
      ].map((fault) => ({
        file: `${path}.md`,
        line: lineOf(text),
        what: fault,
      })),
    ),
    ...sameIds(path, entry),
  ];
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

function outside(text: string, { min, max }: Bounds): string[] {
  const words = wordsIn(text);
  return words < min || words > max ? [`has ${words} words, not ${min} to ${max}`] : [];
}

const STARTS: Partial<Record<LineKind, string>> = {
  beat: '**{day}.**',
  season: 'Through {until}:',
};

function opening(text: string, kind: LineKind): string[] {
  const start = STARTS[kind] ?? '';
  return text.startsWith(start) ? [] : [`a ${kind} begins with "${start}"`];
}

function slotFaults(text: string): string[] {
  const slots = [...text.matchAll(/\{(?<slot>[^}]*)\}/gu)].map(
    ({ groups }) => groups?.['slot'] ?? '',
  );
  const names = slots.filter((slot) => slot === 'name').length;
  return [
    ...slots.filter((slot) => !isOneOf(SLOTS, slot)).map((slot) => `unknown slot {${slot}}`),
    ...(names > 1 ? ['{name} stands more than once'] : []),
  ];
}

const ticFaults = (text: string): string[] =>
  FORBIDDEN_TICS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `has ${name}`);

/** Claims that no ordinary phrase makes; a "lucky bet" or a lost "credit" may be innocent. */
const NEVER: ReadonlySet<BannedClaimKind> = new Set([
  'death',
  'illness',
  'pregnancy',
  'spell',
  'whereabouts',
  'infidelity',
  'soulmate',
  'dead-voice',
  'human-claim',
  'link',
  'secret',
]);

const neverSaid = (text: string): string[] =>
  findBannedClaims(text)
    .filter(({ kind }) => NEVER.has(kind))
    .map(({ kind, excerpt }) => `says what the Oracle never says (${kind}): "${excerpt}"`);

function sameIds(path: string, { passages, lines }: Entry): Fault[] {
  const ids = [...passages, ...lines].map(({ id }) => id);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({ file: `${path}.md`, line: 1, what: `two parts are called ${id}` }));
}
