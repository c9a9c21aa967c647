import type { Log } from '../log/log.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { Model, ModelEnding, ModelRequest } from './model.ts';
import { mayPass, outcomeOf } from './consequence.ts';
import { ModelBusy, ModelStopped, ModelUnavailable } from './model-failure.ts';
import { startTimeLimit } from './time-limit.ts';
import type { Timer } from './timer.ts';

export interface Resilience {
  /** For the whole answer with all tries. People are promised an answer within 30 s, and a fallback takes its moment. */
  readonly limitMs: number;
  readonly firstTokenLimitMs: number;
  readonly maxTries: number;
  /** Before the second try; twice as long before each further one. */
  readonly backoffMs: number;
  readonly failuresToOpen: number;
  readonly restMs: number;
  readonly timer: Timer;
  /** At least 0, below 1. */
  readonly random: () => number;
}

export interface Setup extends Resilience {
  readonly model: Model;
  readonly breaker: CircuitBreaker;
  readonly log: Pick<Log, 'warn'>;
}

type Bounded = ModelRequest & { readonly signal: AbortSignal };

export async function tryRepeatedly(
  setup: Setup,
  request: Bounded,
  hand: (delta: string) => void,
  deadline: number,
): Promise<ModelEnding> {
  const { model, breaker, timer } = setup;
  let hasBegun = false;
  const handOn = (delta: string): void => {
    hasBegun = true;
    hand(delta);
  };
  for (let tries = 1; ; tries += 1) {
    const report = breaker.enter();
    if (report === null) throw new ModelUnavailable(`${model.name} is left alone after failing`);
    try {
      const ending = await tryOnce(setup, request, handOn);
      report('answered');
      return ending;
    } catch (failure) {
      report(outcomeOf(failure));
      // A user who has the first words must not get them again.
      const pauseMs = hasBegun ? null : pauseAfter(failure, tries, setup, deadline);
      tell(setup, failure, tries, pauseMs);
      if (pauseMs === null) throw failure;
      await timer.sleep(pauseMs, request.signal);
    }
  }
}

async function tryOnce(
  { model, timer, firstTokenLimitMs }: Setup,
  request: Bounded,
  hand: (delta: string) => void,
): Promise<ModelEnding> {
  const words = `${model.name} was silent for ${firstTokenLimitMs} ms`;
  const firstToken = startTimeLimit(timer, firstTokenLimitMs, words);
  try {
    const signal = AbortSignal.any([request.signal, firstToken.signal]);
    const answer = model.answer({ ...request, signal });
    for await (const delta of answer) {
      firstToken.lift();
      hand(delta);
    }
    return await answer.settled;
  } finally {
    firstToken.lift();
  }
}

/** How long to wait before the next try; null when there is none. */
function pauseAfter(
  failure: unknown,
  tries: number,
  { breaker, timer, random, backoffMs, maxTries }: Setup,
  deadline: number,
): number | null {
  if (!mayPass(failure) || tries >= maxTries || !breaker.isClosed) return null;
  const askedForMs = failure instanceof ModelBusy ? (failure.retryAfterMs ?? 0) : 0;
  // Between half and the whole of it, so that those who failed together do not come back together.
  const ownMs = backoffMs * 2 ** (tries - 1) * (0.5 + random() / 2);
  const pauseMs = askedForMs + ownMs;
  return timer.now() + pauseMs < deadline ? pauseMs : null;
}

function tell({ model, log }: Setup, err: unknown, tries: number, pauseMs: number | null): void {
  if (err instanceof ModelStopped) return;
  log.warn({ err, model: model.name, tries, pauseMs }, 'the language model failed');
}
