import { expect, it, vi } from 'vitest';
import { withEarlyAnswers } from './take-early.ts';

const json = (value: unknown): Response => new Response(JSON.stringify(value));
const asked = (token: string | null, body = '{}') => ({
  method: 'POST' as const,
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
  body,
});
const PATH = '/functions/v1/get-profile';
const KEY = `${PATH} {}`;

function client(early: Parameters<typeof withEarlyAnswers>[1]) {
  const send = vi.fn<() => Promise<Response>>(() => Promise.resolve(json('asked now')));
  return { send, ask: withEarlyAnswers(send, early) };
}

it('takes an early answer once, and asks itself the next time', async () => {
  const { send, ask } = client({
    [KEY]: Promise.resolve({ answer: json('early'), token: 'mine' }),
  });
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('asked now');
});

it('never takes the answer to another session', async () => {
  const { ask } = client({ [KEY]: Promise.resolve({ answer: json('early'), token: 'other' }) });
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('asked now');
});

it('asks itself where the early call failed, had no session, or asked for something else', async () => {
  const failed = Promise.reject(new TypeError('no network'));
  failed.catch(() => {});
  for (const early of [{ [KEY]: failed }, { [KEY]: Promise.resolve(null) }, {}])
    expect(await (await client(early).ask(PATH, asked('mine'))).json()).toBe('asked now');
  const { ask } = client({ [KEY]: Promise.resolve({ answer: json('early'), token: 'mine' }) });
  expect(await (await ask(PATH, asked('mine', '{"page":2}'))).json()).toBe('asked now');
});

it('takes the answer to the same input only', async () => {
  const early = {
    [`${PATH} {"zone":"UTC"}`]: Promise.resolve({ answer: json('of UTC'), token: 'mine' }),
  };
  const { ask } = client(early);
  expect(await (await ask(PATH, asked('mine', '{"zone":"Asia/Tokyo"}'))).json()).toBe('asked now');
  expect(await (await ask(PATH, asked('mine', '{"zone":"UTC"}'))).json()).toBe('of UTC');
});
