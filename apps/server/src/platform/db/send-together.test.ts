import { expect, it } from 'vitest';
import type { Answer, Statement } from './connections.ts';
import { sendTogether } from './send-together.ts';

const statement = (sql: string): Statement => ({
  sql,
  params: [],
  rowMode: 'array',
  times: 'text',
});

function listening(answer: (sqls: readonly string[]) => Promise<readonly Answer[]>) {
  const sent: string[][] = [];
  const run = sendTogether((statements) => {
    const sqls = statements.map(({ sql }) => sql);
    sent.push(sqls);
    return answer(sqls);
  });
  return { sent, run: (sql: string) => run(statement(sql)) };
}

const echo = async (sqls: readonly string[]) => sqls.map((sql) => ({ rows: [sql] }));

it('sends what is asked for at the same moment as one, and gives everybody their own answer', async () => {
  const { sent, run } = listening(echo);
  const later = async (sql: string) => {
    await Promise.resolve();
    return run(sql);
  };
  expect(await Promise.all([run('a'), later('b'), run('c')])).toEqual([
    { rows: ['a'] },
    { rows: ['b'] },
    { rows: ['c'] },
  ]);
  expect(sent.map((sqls) => sqls.toSorted())).toEqual([['a', 'b', 'c']]);
});

it('sends what waits for an answer after it', async () => {
  const { sent, run } = listening(echo);
  await run('a');
  await run('b');
  expect(sent).toEqual([['a'], ['b']]);
});

it('tells everybody when it fails, and the next one nothing of it', async () => {
  const { run } = listening((sqls) =>
    sqls.includes('bad') ? Promise.reject(new Error('refused')) : echo(sqls),
  );
  const outcomes = await Promise.allSettled([run('good'), run('bad')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await run('good')).toEqual({ rows: ['good'] });
});

it('fails the callers that got no answer, and no others', async () => {
  const { run } = listening(async (sqls) => (await echo(sqls)).slice(0, 1));
  const [first, second] = await Promise.allSettled([run('a'), run('b')]);
  expect(first).toEqual({ status: 'fulfilled', value: { rows: ['a'] } });
  expect(second.status).toBe('rejected');
});
