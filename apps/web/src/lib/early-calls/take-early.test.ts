import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { expect, it, vi } from 'vitest';
import { createEarlyAnswers } from './take-early.ts';

const json = (value: unknown): Response => new Response(JSON.stringify(value));
const asked = (token: string | null, body = '{}') => ({
  method: 'POST' as const,
  headers: token === null ? {} : { authorization: `Bearer ${token}` },
  body,
});
const PATH = pathOf(calls.getRole);
const KEY = `${PATH} {}`;

function client(early: Parameters<typeof createEarlyAnswers>[1]) {
  const send = vi.fn<() => Promise<Response>>(() => Promise.resolve(json('asked now')));
  const { send: ask, takeNow } = createEarlyAnswers(send, early);
  return { send, ask, takeNow };
}

const coming = (answer: unknown, token: string) => ({
  coming: Promise.resolve({ answer: json(answer), token }),
});

it('takes an early answer once, and asks itself the next time', async () => {
  const { send, ask } = client({
    [KEY]: coming('early', 'mine'),
  });
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('asked now');
});

it('never takes the answer to another session', async () => {
  const { ask } = client({ [KEY]: coming('early', 'other') });
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('asked now');
});

it('asks itself where the early call failed, had no session, or asked for something else', async () => {
  const failed = Promise.reject(new TypeError('no network'));
  failed.catch(() => {});
  for (const early of [
    { [KEY]: { coming: failed } },
    { [KEY]: { coming: Promise.resolve(null) } },
    {},
  ])
    expect(await (await client(early).ask(PATH, asked('mine'))).json()).toBe('asked now');
  const { ask } = client({ [KEY]: coming('early', 'mine') });
  expect(await (await ask(PATH, asked('mine', '{"page":2}'))).json()).toBe('asked now');
});

it('takes the answer to the same input only', async () => {
  const early = {
    [`${PATH} {"zone":"UTC"}`]: coming('of UTC', 'mine'),
  };
  const { ask } = client(early);
  expect(await (await ask(PATH, asked('mine', '{"zone":"Asia/Tokyo"}'))).json()).toBe('asked now');
  expect(await (await ask(PATH, asked('mine', '{"zone":"UTC"}'))).json()).toBe('of UTC');
});

const come = (body: unknown) => ({
  [KEY]: { ...coming(body, 'mine'), come: { body, token: 'mine' } },
});

it('takes an answer that is there without waiting, once', async () => {
  const { ask, takeNow } = client(come({ role: 'admin' }));
  expect(takeNow(calls.getRole, {}, 'mine')).toEqual({ role: 'admin' });
  expect(takeNow(calls.getRole, {}, 'mine')).toBeUndefined();
  expect(await (await ask(PATH, asked('mine'))).json()).toBe('asked now');
});

it('leaves an answer that is not there yet, of another session, or of another shape', async () => {
  const { takeNow: takeUnanswered } = client({ [KEY]: coming({ role: 'admin' }, 'mine') });
  expect(takeUnanswered(calls.getRole, {}, 'mine')).toBeUndefined();
  expect(client(come({ role: 'admin' })).takeNow(calls.getRole, {}, 'other')).toBeUndefined();
  const { ask, takeNow } = client(come({ role: 7 }));
  expect(takeNow(calls.getRole, {}, 'mine')).toBeUndefined();
  expect(await (await ask(PATH, asked('mine'))).json()).toEqual({ role: 7 });
});
