import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

/** Messages whose answers two readers judged to answer the question, with the family and the passage that answered. */
interface Answered {
  readonly messages: readonly string[];
  readonly by: string;
}

const answered = readFileSync(new URL('../data/answered-messages.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Answered);
/** So many may be answered by something else: it may be better, and is then written into the file. */
const MOST_CHANGED = 0.05;

test('messages that were answered are answered by the same passages', async () => {
  const changed: Answered[] = [];
  for (const { messages, by } of answered) {
    const said = await last(MAYA, messages);
    const now = [said?.family ?? 'none', ...(said?.state.used ?? []).slice(-1)].join(' | ');
    if (now !== by) changed.push({ messages, by: now });
  }
  expect(answered.length).toBeGreaterThan(100);
  expect(
    changed.length,
    `answered by something else now:\n${changed.map((one) => JSON.stringify(one)).join('\n')}`,
  ).toBeLessThanOrEqual(answered.length * MOST_CHANGED);
});
