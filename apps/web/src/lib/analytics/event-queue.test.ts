import { expect, it } from 'vitest';
import { createEventQueue, type SentEvent } from './event-queue.ts';

const seen = (page_path: string): SentEvent => ({
  event_type: 'page_view',
  page_path,
  metadata: {},
});

function aQueue(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const sent: SentEvent[][] = [];
  const leaving: boolean[] = [];
  const lost: unknown[] = [];
  const due: (() => void)[] = [];
  const queue = createEventQueue({
    send: (events, isLeaving) => {
      sent.push(events);
      leaving.push(isLeaving);
      return answer();
    },
    inAWhile: (run) => due.push(run),
    onLost: (error) => lost.push(error),
  });
  return { queue, sent, leaving, lost, due };
}

it('sends what came in meanwhile together, in order', () => {
  const { queue, sent, due } = aQueue();
  queue.add(seen('/'));
  queue.add(seen('/auth'));
  expect(sent).toEqual([]);
  expect(due).toHaveLength(1);
  due[0]?.();
  expect(sent).toEqual([[seen('/'), seen('/auth')]]);
});

it('sends at once when the page is left, and nothing a second time', () => {
  const { queue, sent, leaving, due } = aQueue();
  queue.add(seen('/'));
  queue.leave();
  due[0]?.();
  queue.leave();
  expect(sent).toEqual([[seen('/')]]);
  expect(leaving).toEqual([true]);
});

it('never puts more into one call than it takes', () => {
  const { queue, sent } = aQueue();
  for (let page = 0; page < 120; page += 1) queue.add(seen(`/${page}`));
  queue.leave();
  expect(sent.map((batch) => batch.length)).toEqual([50, 50, 20]);
});

it('reports what was lost, and goes on', async () => {
  const { queue, sent, lost } = aQueue(() => Promise.reject(new Error('no connection')));
  queue.add(seen('/'));
  queue.leave();
  await Promise.resolve();
  await Promise.resolve();
  expect(lost).toEqual([new Error('no connection')]);
  queue.add(seen('/auth'));
  queue.leave();
  expect(sent).toHaveLength(2);
});
