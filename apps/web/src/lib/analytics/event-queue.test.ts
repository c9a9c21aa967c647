import { expect, it } from 'vitest';
import { createEventQueue, type SentEvent } from './event-queue.ts';

const seen = (page_path: string): SentEvent => ({
  event_type: 'page_view',
  page_path,
  metadata: {},
});

function aQueue(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const sent: SentEvent[][] = [];
  const lost: unknown[] = [];
  const aWhile = Promise.withResolvers<void>();
  const queue = createEventQueue({
    send: (events) => {
      sent.push(events);
      return answer();
    },
    inAWhile: () => aWhile.promise,
    onLost: (error) => lost.push(error),
  });
  return { queue, sent, lost, aWhile };
}

it('sends what came in meanwhile together, in order', async () => {
  const { queue, sent, aWhile } = aQueue();
  queue.add(seen('/'));
  queue.add(seen('/auth'));
  expect(sent).toEqual([]);
  aWhile.resolve();
  await aWhile.promise;
  expect(sent).toEqual([[seen('/'), seen('/auth')]]);
});

it('sends at once when the page is left, and nothing a second time', async () => {
  const { queue, sent, aWhile } = aQueue();
  queue.add(seen('/'));
  queue.flush();
  expect(sent).toEqual([[seen('/')]]);
  aWhile.resolve();
  await aWhile.promise;
  queue.flush();
  expect(sent).toHaveLength(1);
});

it('never puts more into one call than it takes', () => {
  const { queue, sent } = aQueue();
  for (let page = 0; page < 120; page += 1) queue.add(seen(`/${page}`));
  queue.flush();
  expect(sent.map((batch) => batch.length)).toEqual([50, 50, 20]);
});

it('reports what was lost, and goes on', async () => {
  const { queue, sent, lost } = aQueue(() => Promise.reject(new Error('no connection')));
  queue.add(seen('/'));
  queue.flush();
  await Promise.resolve();
  await Promise.resolve();
  expect(lost).toEqual([new Error('no connection')]);
  queue.add(seen('/auth'));
  queue.flush();
  expect(sent).toHaveLength(2);
});
