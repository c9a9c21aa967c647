import { ReceiptFact } from '@palm/contract/receipt-fact';
import type { Fact } from '@palm/oracle/fact';
import { NO_HISTORY } from '@palm/oracle/book/history';
import { createBookSkies } from '@palm/oracle/book/skies';
import { writeFromBook } from '@palm/oracle/book/write';
import { factsFor } from '@palm/oracle/facts';
import { openBook } from '@palm/oracle/open-book';
import { timeFacts } from '@palm/oracle/time-facts';
import { expect, it } from 'vitest';

/** The week in which Mercury turns direct, so that a station is among the facts. */
const day = { date: '2026-11-10', zone: 'Europe/London' };
const birth = { date: '1990-05-15', zone: 'Europe/London' };
const person = { birth: { ...birth, time: '14:30', latitude: 51.5, longitude: -0.12 } };

/** Facts that have no more to show than their words. */
const WORDS_ALONE: ReadonlySet<Fact['kind']> = new Set(['missing', 'palm']);

const fullMoon = writeFromBook(
  { kind: 'horoscope', type: 'daily', date: '2026-11-24', person: { sign: 'pisces' } },
  { book: openBook(), skyOf: createBookSkies(), seed: '', history: NO_HISTORY, again: 0 },
);

it('shows the numbers of every fact that the Oracle can cite', () => {
  const facts = timeFacts([
    ...factsFor({ ...day, kind: 'horoscope', type: 'weekly', person }),
    ...factsFor({ ...day, kind: 'daily', type: 'daily-guidance', person: { birth } }),
    ...factsFor({ ...day, kind: 'horoscope', type: 'daily', person: { sign: 'leo' } }),
    ...factsFor({ ...day, kind: 'partner', person, partner: { sign: 'leo' } }),
    ...factsFor({ ...day, kind: 'compatibility', person, partner: { birth } }),
    ...(fullMoon?.facts ?? []),
  ]);
  const shown = facts.filter(({ kind }) => !WORDS_ALONE.has(kind));
  const unknown = shown.filter((fact) => !ReceiptFact.safeParse(fact).success);
  expect(unknown).toEqual([]);
  const kinds = ReceiptFact.def.options.map((option) => option.shape.kind.def.values[0]);
  expect(kinds.filter((kind) => !shown.some((fact) => fact.kind === kind))).toEqual([]);
});
