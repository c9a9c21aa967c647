import type { Log } from '../log/log.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Model } from './model.ts';
import { startAnswer } from './model-answer.ts';
import { startTimeLimit } from './time-limit.ts';
import { systemTimer } from './timer.ts';
import { type Resilience, type Setup, tryRepeatedly } from './try-repeatedly.ts';

const DEFAULTS: Resilience = {
  limitMs: 25_000,
  firstTokenLimitMs: 11_000,
  maxTries: 3,
  backoffMs: 400,
  failuresToOpen: 5,
  restMs: 30_000,
  timer: systemTimer,
  random: Math.random,
};

/** Holds a model to its time, tries again where that makes sense, and leaves it alone when it is down. */
export function resilientModel(
  model: Model,
  log: Pick<Log, 'warn'>,
  options: Partial<Resilience> = {},
): Model {
  const resilience = { ...DEFAULTS, ...options };
  const { timer, limitMs } = resilience;
  const breaker = createCircuitBreaker({
    ...resilience,
    now: () => timer.now(),
  });
  const setup: Setup = { ...resilience, model, breaker, log };
  return {
    name: model.name,
    answer: (request) => {
      const limit = startTimeLimit(timer, limitMs, `${model.name} took over ${limitMs} ms`);
      const deadline = timer.now() + limitMs;
      const outer = [limit.signal, ...(request.signal ? [request.signal] : [])];
      return startAnswer(timer, AbortSignal.any(outer), (hand, signal) =>
        tryRepeatedly(setup, { ...request, signal }, hand, deadline).finally(limit.lift),
      );
    },
  };
}
