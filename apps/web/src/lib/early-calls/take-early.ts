import { type Call, type InputOf, type OutputOf, pathOf } from '@palm/contract/call';
import type { ClientOptions } from '@palm/contract/client';
import { EARLY, earlyKey } from './early-script.ts';

type Send = ClientOptions['send'];
type Asked = Parameters<Send>[1];

/** A call that the page's own script made, with the token it showed. */
interface EarlyCall {
  readonly coming: Promise<{ readonly answer: Response; readonly token: string | null } | null>;
  /** Set once the answer is there, if it is no refusal. */
  readonly come?: { readonly body: unknown; readonly token: string | null };
}

type EarlyCalls = Record<string, EarlyCall | undefined>;

export interface EarlyAnswers {
  /** Takes each early answer once. One that was asked with another token, or not at all, is asked for anew. */
  readonly send: Send;
  /** Takes an answer that is there already, without waiting; undefined for any other. */
  readonly takeNow: <C extends Call>(
    call: C,
    input: InputOf<C>,
    token: string | null,
  ) => OutputOf<C> | undefined;
}

const bearerOf = ({ headers }: Asked): string | null => headers['authorization'] ?? null;
const bearer = (token: string | null): string | null => (token === null ? null : `Bearer ${token}`);

/** Later than this after the page was opened, an early answer may be out of date. */
const FRESH_MS = 30_000;

export function createEarlyAnswers(send: Send, early: EarlyCalls = earlyCalls()): EarlyAnswers {
  const find = (key: string): EarlyCall | undefined =>
    performance.now() < FRESH_MS ? early[key] : undefined;
  return {
    async send(path, request) {
      const key = typeof request.body === 'string' ? earlyKey(path, request.body) : path;
      const call = find(key);
      if (call === undefined) return send(path, request);
      delete early[key];
      const found = await call.coming.catch(() => null);
      if (found === null || bearer(found.token) !== bearerOf(request)) return send(path, request);
      return found.answer;
    },
    takeNow<C extends Call>(call: C, input: InputOf<C>, token: string | null) {
      const key = earlyKey(pathOf(call), JSON.stringify(input));
      const come = find(key)?.come;
      if (come === undefined || come.token !== token) return undefined;
      const { success, data } = call.output.safeParse(come.body);
      if (!success) return undefined;
      delete early[key];
      return data as OutputOf<C>;
    },
  };
}

function earlyCalls(): EarlyCalls {
  const calls: unknown = import.meta.env.SSR ? undefined : Reflect.get(window, EARLY);
  return typeof calls === 'object' && calls !== null ? (calls as EarlyCalls) : {};
}
