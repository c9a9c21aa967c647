/**
 * How often a language model is asked on a day by a thousand users, with and without the readings that are shared by
 * sign. The same functions name the shared readings here and in the server.
 *
 *   node bench/model/model-calls.ts
 */
import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { Person, WrittenRequest } from '@palm/oracle/request';
import { nameOf } from '../../apps/server/src/features/oracle/readings/reading-name.ts';
import { sharedRequestOf } from '../../apps/server/src/features/oracle/readings/shared-request.ts';

const date = '2026-11-15';
/** What a user asks for on a day, on average. */
const HABITS = { daily: 1, ownHoroscope: 1, partner: 0.5, otherSign: 0.3, pair: 0.2, chat: 1.5 };

for (const users of [100, 1000, 10_000]) {
  const asked = Array.from({ length: users }, (_, user) => dayOf(user)).flat();
  const shared = asked.map(sharedRequestOf).filter((request) => request !== null);
  const written = new Set(shared.map(nameOf)).size;
  const chat = Math.round(users * HABITS.chat);
  const without = asked.length + chat;
  const withCache = without - shared.length + written;
  const saved = Math.round((1 - withCache / without) * 100);
  console.log(
    `${String(users).padStart(6)} users a day: ${without} calls without sharing, ${withCache} with (${saved} % fewer); ` +
      `of the ${shared.length} for signs alone ${written} remain`,
  );
}

function dayOf(user: number): WrittenRequest[] {
  const own = signAt(user);
  const person: Person = { sign: own, birth: { date: '1990-01-01' } };
  const often = (share: number, request: WrittenRequest) => (dice(user, share) ? [request] : []);
  return [
    ...often(HABITS.daily, { kind: 'daily', type: 'daily-guidance', date, person }),
    ...often(HABITS.ownHoroscope, { kind: 'horoscope', type: 'daily', date, person }),
    ...often(HABITS.partner, {
      kind: 'partner',
      date,
      person,
      partner: { sign: signAt(user * 5 + 3) },
    }),
    ...often(HABITS.otherSign, {
      kind: 'horoscope',
      type: user % 2 === 0 ? 'daily' : 'love',
      date,
      person: { sign: signAt(user * 7 + 1) },
    }),
    ...often(HABITS.pair, {
      kind: 'compatibility',
      date,
      person: { sign: own },
      partner: { sign: signAt(user * 11 + 2) },
    }),
  ];
}

function signAt(seed: number): SignId {
  return SIGN_IDS[hash(seed) % SIGN_IDS.length] ?? 'aries';
}
function dice(user: number, share: number): boolean {
  return (hash(user * 31 + Math.round(share * 1000)) % 1000) / 1000 < share;
}
/** Knuth's multiplicative hash: the same users on every run. */
function hash(seed: number): number {
  return Math.imul(seed + 1, 2_654_435_761) >>> 8;
}
