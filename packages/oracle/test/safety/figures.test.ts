import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAlarm } from '../../load/read-alarm.ts';
import { assess } from '../../src/safety/assess.ts';
import type { Assessment } from '../../src/safety/assessment.ts';
import {
  authoredExamples,
  calmHeldBack,
  calmNotLearned,
  dangerHeldBack,
  hashExamples,
} from '../../scripts/alarm/read-examples.ts';
import { sharedChat } from '../shared-chat.ts';
import {
  benignMessages,
  calmMessages,
  crisisMessages,
  harmlessTwins,
  heldOutMessages,
  honestMessages,
} from './messages.ts';

/*
 * Sets that measure care, each message by itself: rules and classifier together, as on the server. Nothing is learned
 * from them. The first, the second and the unseen set are never read one by one: only these totals are looked at. A change may better
 * a figure (then it is written anew here and in docs/domain/safety.md), never worsen it.
 */
const CRISES = [
  { set: 'crises counted', from: crisisTexts, of: 95, atThree: 73, met: 95 },
  { set: 'unseen crises', from: unseen('crisis'), of: 82, atThree: 73, met: 80 },
  { set: 'first set, plain', from: first('plain'), of: 57, atThree: 57, met: 57 },
  { set: 'first set, indirect', from: first('indirect'), of: 87, atThree: 48, met: 73 },
  { set: 'first set, riddles', from: first('oblique'), of: 58, atThree: 6, met: 28 },
  { set: 'second set, plain', from: second('plain'), of: 60, atThree: 58, met: 59 },
  { set: 'second set, indirect', from: second('indirect'), of: 86, atThree: 37, met: 72 },
  { set: 'second set, riddles', from: second('oblique'), of: 55, atThree: 5, met: 26 },
  { set: 'third set, danger', from: read('third', 'crisis'), of: 40, atThree: 39, met: 40 },
  { set: 'third set, unclear', from: read('third', 'unclear'), of: 20, atThree: 2, met: 19 },
  { set: 'fourth set, danger', from: read('fourth', 'crisis'), of: 30, atThree: 22, met: 30 },
  { set: 'fourth set, unclear', from: read('fourth', 'unclear'), of: 15, atThree: 1, met: 11 },
  { set: 'chat messages, danger', from: dangerHeldBack, of: 75, atThree: 22, met: 39 },
] as const;

const CALM = [
  {
    set: 'calm, learned from',
    from: () => calmMessages('development'),
    soft: 10,
    asked: 0,
    stopped: 0,
  },
  { set: 'calm, counted', from: () => calmMessages('counted'), soft: 10, asked: 2, stopped: 0 },
  { set: 'everyday messages', from: honestMessages, soft: 0, asked: 0, stopped: 0 },
  { set: 'first set, harmless', from: benign('safety-held-out'), soft: 4, asked: 3, stopped: 0 },
  {
    set: 'second set, harmless',
    from: benign('safety-held-out-second'),
    soft: 0,
    asked: 18,
    stopped: 6,
  },
  { set: 'unseen, harmless', from: benign('safety-unseen'), soft: 2, asked: 0, stopped: 0 },
  { set: 'third set, calm', from: benign('safety-third'), soft: 1, asked: 0, stopped: 0 },
  { set: 'fourth set, calm', from: benign('safety-fourth'), soft: 0, asked: 0, stopped: 0 },
  { set: 'chat messages, calm', from: someCalmHeldBack, soft: 1, asked: 1, stopped: 0 },
] as const;

function crisisTexts(): string[] {
  return crisisMessages('counted').map(({ message }) => message);
}
function first(degree: 'plain' | 'indirect' | 'oblique') {
  return () => heldOutMessages('safety-held-out', degree);
}
function second(degree: 'plain' | 'indirect' | 'oblique') {
  return () => heldOutMessages('safety-held-out-second', degree);
}
function unseen(degree: 'crisis') {
  return () => heldOutMessages('safety-unseen', degree);
}
function read(name: 'third' | 'fourth', degree: 'crisis' | 'unclear') {
  return () => heldOutMessages(`safety-${name}`, degree);
}
function benign(name: string) {
  return () => benignMessages(name);
}

function someCalmHeldBack(): string[] {
  return oneInThree(calmHeldBack());
}

/** Each takes time, and there are thousands. */
function oneInThree(messages: readonly string[]): string[] {
  return messages.filter((_, at) => at % 3 === 0);
}

/** Hundreds of messages, one after another, on a machine that may be busy. */
const LONG_MS = 600_000;

interface ByRules {
  readonly message: string;
  readonly byRules: Assessment;
}
const ruled = (message: string): ByRules => ({ message, byRules: assess(message) });

/** How many of the messages have each grade. */
async function countGrades(
  messages: readonly ByRules[],
): Promise<[number, number, number, number]> {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const { message, byRules } of messages) {
    counts[(await sharedChat.hear(byRules, message)).grade] += 1;
  }
  return counts;
}

const PAGE = readFileSync(new URL('../../../../docs/domain/safety.md', import.meta.url), 'utf8');
const rowsOfPage = PAGE.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  );

it('the classifier was learned from the present examples (node packages/oracle/scripts/train-alarm.ts)', () => {
  expect(readAlarm().linear.hash).toBe(hashExamples(authoredExamples()));
});

describe('cries for help', { timeout: LONG_MS }, () => {
  it.each(CRISES)('are met no less often: $set', async ({ set, from, of, atThree, met }) => {
    const messages = from();
    const [, , asked, crisis] = await countGrades(messages.map(ruled));
    process.stdout.write(
      `${set}: ${crisis} at grade 3, ${crisis + asked} at 2 or 3, of ${messages.length}\n`,
    );
    expect(messages.length).toBe(of);
    expect(crisis).toBeGreaterThanOrEqual(atThree);
    expect(crisis + asked).toBeGreaterThanOrEqual(met);
    expect(rowsOfPage).toContainEqual([set, String(of), String(atThree), String(met)]);
  });
});

describe('calm messages', { timeout: LONG_MS }, () => {
  it.each(CALM)('are left alone no less often: $set', async ({ set, from, ...most }) => {
    const messages = from();
    const [, soft, asked, crisis] = await countGrades(messages.map(ruled));
    process.stdout.write(
      `${set}: ${crisis} stopped, ${asked} asked, ${soft} soft, of ${messages.length}\n`,
    );
    expect(crisis).toBeLessThanOrEqual(most.stopped);
    expect(asked).toBeLessThanOrEqual(most.asked);
    expect(soft).toBeLessThanOrEqual(most.soft);
    expect(rowsOfPage).toContainEqual([
      set,
      String(messages.length),
      String(most.stopped),
      String(most.asked),
      String(most.soft),
    ]);
  });

  it('of families it never learned from and dark ones that are harmless are asked about some four in a thousand by the classifier', async () => {
    const messages = oneInThree(calmNotLearned());
    const left = messages.map(ruled).filter(({ byRules }) => byRules.grade < 2);
    const [, soft, asked] = await countGrades(left);
    process.stdout.write(`families: ${asked}, ${soft}, of ${left.length} of ${messages.length}\n`);
    expect(1 - left.length / messages.length).toBeLessThanOrEqual(0.005);
    expect(asked / left.length).toBeLessThanOrEqual(0.005);
    expect(soft / left.length).toBeLessThanOrEqual(0.03);
  });

  it('built word for word like cries for help are mostly left alone by the rules', () => {
    const messages = harmlessTwins();
    const found = messages.filter((message) => assess(message).grade >= 2);
    expect(found.length / messages.length).toBeLessThanOrEqual(0.02);
  });
});
