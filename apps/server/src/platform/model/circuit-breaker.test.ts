import { expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker, type Outcome } from './circuit-breaker.ts';

function setUp(): { breaker: CircuitBreaker; pass: (ms: number) => void } {
  let now = 0;
  const breaker = createCircuitBreaker({
    failuresToOpen: 3,
    restMs: 1000,
    now: () => now,
  });
  return { breaker, pass: (ms) => void (now += ms) };
}

/** Whether each call was let in. */
const call = (breaker: CircuitBreaker, ...outcomes: Outcome[]): boolean[] =>
  outcomes.map((outcome) => {
    const report = breaker.enter();
    report?.(outcome);
    return report !== null;
  });

it('lets no call through after three failures in a row', () => {
  const { breaker } = setUp();
  expect(call(breaker, 'failed', 'failed', 'failed', 'answered')).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(breaker.isClosed).toBe(false);
});

it('begins to count anew after an answer, and counts nothing when the caller left', () => {
  const { breaker } = setUp();
  call(breaker, 'failed', 'failed', 'answered', 'failed', 'unknown', 'failed');
  expect(breaker.isClosed).toBe(true);
  expect(call(breaker, 'failed', 'failed')).toEqual([true, false]);
});

it('lets one call try after the rest, and the others wait for it', () => {
  const { breaker, pass } = setUp();
  call(breaker, 'failed', 'failed', 'failed');
  pass(999);
  expect(breaker.enter()).toBeNull();
  pass(1);
  const report = breaker.enter();
  expect(breaker.enter()).toBeNull();
  report?.('answered');
  expect(call(breaker, 'answered', 'answered')).toEqual([true, true]);
});

it('rests again, for the whole time, when the trial fails', () => {
  const { breaker, pass } = setUp();
  call(breaker, 'failed', 'failed', 'failed');
  pass(1000);
  expect(call(breaker, 'failed', 'answered')).toEqual([true, false]);
  pass(999);
  expect(breaker.enter()).toBeNull();
  pass(1);
  expect(call(breaker, 'answered')).toEqual([true]);
  expect(breaker.isClosed).toBe(true);
});

it('lets the next one try when the caller of the trial left', () => {
  const { breaker, pass } = setUp();
  call(breaker, 'failed', 'failed', 'failed');
  pass(1000);
  expect(call(breaker, 'unknown', 'answered', 'answered')).toEqual([true, true, true]);
});

it('does not listen to calls from before the rest', () => {
  const { breaker, pass } = setUp();
  const [early, late] = [breaker.enter(), breaker.enter()];
  call(breaker, 'failed', 'failed', 'failed');
  early?.('answered');
  expect(breaker.enter()).toBeNull();
  pass(1000);
  const trial = breaker.enter();
  late?.('failed');
  trial?.('answered');
  expect(breaker.isClosed).toBe(true);
});
