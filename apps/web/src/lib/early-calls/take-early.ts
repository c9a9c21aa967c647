import type { ClientOptions } from '@palm/contract/client';
import { EARLY, earlyKey } from './early-script.ts';

type Send = ClientOptions['send'];
type Asked = Parameters<Send>[1];

/** An answer that the page's own script asked for, and the token it showed. */
interface Early {
  readonly answer: Response;
  readonly token: string | null;
}

type EarlyCalls = Record<string, Promise<Early | null> | undefined>;

const bearerOf = ({ headers }: Asked): string | null => headers['authorization'] ?? null;
const bearer = (token: string | null): string | null => (token === null ? null : `Bearer ${token}`);

/** Later than this after the page was opened, an early answer may be out of date. */
const FRESH_MS = 30_000;

/** Takes each early answer once. One that was asked with another token, or not at all, is asked for anew. */
export function withEarlyAnswers(send: Send, early: EarlyCalls = earlyCalls()): Send {
  return async (path, request) => {
    const key = typeof request.body === 'string' ? earlyKey(path, request.body) : path;
    const coming = performance.now() < FRESH_MS ? early[key] : undefined;
    if (coming === undefined) return send(path, request);
    delete early[key];
    const found = await coming.catch(() => null);
    if (found === null || bearer(found.token) !== bearerOf(request)) return send(path, request);
    return found.answer;
  };
}

function earlyCalls(): EarlyCalls {
  const calls: unknown = import.meta.env.SSR ? undefined : Reflect.get(window, EARLY);
  return typeof calls === 'object' && calls !== null ? (calls as EarlyCalls) : {};
}
