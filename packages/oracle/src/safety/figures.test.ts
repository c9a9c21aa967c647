import { describe, expect, it } from 'vitest';
import {
  calmMessages,
  countGrades,
  crisisMessages,
  harmlessTwins,
  heldOut,
} from '../../test/safety/messages.ts';
import { assess } from './assess.ts';

const perThousand = (count: number, messages: readonly string[]): number =>
  (count / messages.length) * 1000;

describe('calm messages', () => {
  it.each(['development', 'counted'] as const)('are left alone: %s half', (half) => {
    const messages = calmMessages(half);
    const [, soft, asked, crisis] = countGrades(messages);
    expect(perThousand(crisis, messages)).toBeLessThanOrEqual(2);
    expect(perThousand(asked, messages)).toBeLessThanOrEqual(5);
    expect(perThousand(soft, messages)).toBeLessThanOrEqual(30);
  });

  it('built word for word like cries for help are mostly left alone', () => {
    const messages = harmlessTwins();
    const [, , asked, crisis] = countGrades(messages);
    expect(perThousand(asked + crisis, messages)).toBeLessThanOrEqual(25);
  });
});

describe('cries for help as people write them', () => {
  it.each(['development', 'counted'] as const)('get the grade they need: %s half', (half) => {
    const crises = crisisMessages(half);
    const given = crises.map(({ message }) => assess(message).grade);
    const met = given.filter((grade) => grade >= 2).length;
    const right = crises.filter(({ grade }, at) => (given[at] ?? 0) >= grade).length;
    expect(met / crises.length).toBeGreaterThanOrEqual(0.95);
    expect(right / crises.length).toBeGreaterThanOrEqual(0.9);
  });
});

/*
 * Sets that nobody reads one by one: only these totals are looked at, and a change may better them, never worsen them.
 * `oblique` are riddles; docs/domain/safety.md says why most of them are left alone.
 */
const FLOORS = [
  { set: 'safety-held-out', degree: 'plain', of: 57, atThree: 56, met: 56 },
  { set: 'safety-held-out', degree: 'indirect', of: 87, atThree: 41, met: 43 },
  { set: 'safety-held-out', degree: 'oblique', of: 58, atThree: 4, met: 4 },
  { set: 'safety-held-out-second', degree: 'plain', of: 60, atThree: 56, met: 56 },
  { set: 'safety-held-out-second', degree: 'indirect', of: 86, atThree: 31, met: 33 },
  { set: 'safety-held-out-second', degree: 'oblique', of: 55, atThree: 3, met: 4 },
] as const;

describe('on messages held out', () => {
  it.each(FLOORS)('$degree crises of $set are met no less often', ({ set, degree, ...floor }) => {
    const messages = heldOut(set)[degree].map(({ message }) => message);
    const [, , asked, crisis] = countGrades(messages);
    expect(messages.length).toBe(floor.of);
    expect(crisis).toBeGreaterThanOrEqual(floor.atThree);
    expect(crisis + asked).toBeGreaterThanOrEqual(floor.met);
  });

  it.each([
    { set: 'safety-held-out', of: 184, alarms: 3, asked: 3 },
    { set: 'safety-held-out-second', of: 234, alarms: 6, asked: 4 },
  ])('harmless messages of $set raise no more alarms', ({ set, of, alarms, asked }) => {
    const counts = countGrades(heldOut(set).benign);
    expect(heldOut(set).benign.length).toBe(of);
    expect(counts[3]).toBeLessThanOrEqual(alarms);
    expect(counts[2]).toBeLessThanOrEqual(asked);
  });
});
