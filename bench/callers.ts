import { Agent, request } from 'node:http';
import type { Load } from './load.ts';

export interface Crowd {
  readonly callers: number;
  readonly ms: number;
  /** Whether a refused caller waits as long as the answer says, or asks again at once. */
  readonly isPatient: boolean;
}

export interface Served {
  readonly seconds: number;
  /** How long each answer took. */
  readonly answeredMs: readonly number[];
  readonly refused: number;
  /** Answers that are neither what was asked for nor a refusal that says what to do, with their status. */
  readonly unclear: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly retryAfterMs: number;
  readonly body: string;
  readonly ms: number;
}

/** The callers come within one second, and are counted when all have come: the first rush is no steady pace. */
const COME_WITHIN_MS = 1000;
const COUNT_AFTER_MS = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** So many people, each asking again when answered, on this machine only. */
export async function serveCrowd(
  loadOf: (caller: number) => Load,
  { callers, ms, isPatient }: Crowd,
): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const durations: number[] = [];
  const unclear: string[] = [];
  let refused = 0;
  const countAt = performance.now() + COUNT_AFTER_MS;
  const endAt = countAt + ms;
  const note = (answer: Answer): void => {
    const now = performance.now();
    // What ends before or after belongs to no measured second.
    if (now < countAt || now > endAt) return;
    if (answer.status === 200) durations.push(answer.ms);
    else if (isClear(answer)) refused += 1;
    else unclear.push(`${answer.status} ${answer.body.slice(0, 80)}`);
  };
  const call = async (caller: number): Promise<void> => {
    await pause((caller / callers) * COME_WITHIN_MS);
    while (performance.now() < endAt) {
      const answer = await ask(loadOf(caller), agent).catch(lostConnection);
      note(answer);
      if (isPatient)
        await pause(Math.max(0, Math.min(answer.retryAfterMs, endAt - performance.now())));
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  agent.destroy();
  return { seconds: ms / 1000, answeredMs: durations, refused, unclear };
}

/** It says that there are too many, when to come back, and has a sentence for people. */
const isClear = ({ status, retryAfterMs, body }: Answer): boolean =>
  status === 503 &&
  retryAfterMs > 0 &&
  /"code":"overloaded"/.test(body) &&
  /"error":"[^"]{20,}"/.test(body);

/** A connection that the server closes because it was idle, just as the next request is sent. Browsers try again. */
export function lostConnection(error: unknown): Answer {
  return { status: 0, retryAfterMs: 0, body: String(error), ms: 0 };
}

export const ask = (load: Load, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const { url, method, headers, body } = load;
    const sent = request(url, { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfterMs: Number(response.headers['retry-after'] ?? 0) * 1000,
          body: text,
          ms: performance.now() - startedAt,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
