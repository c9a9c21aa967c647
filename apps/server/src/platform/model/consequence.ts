import type { Outcome } from './circuit-breaker.ts';
import { isModelFailure, type ModelFailure } from './model-failure.ts';

interface Consequence {
  /** What it says about the health of the model. */
  readonly outcome: Outcome;
  /** Whether the same request may do better a moment later. */
  readonly mayPass: boolean;
}

const CONSEQUENCES = {
  ModelUnavailable: { outcome: 'failed', mayPass: true },
  ModelBusy: { outcome: 'failed', mayPass: true },
  // Who was silent once is slow: a second try would double the wait.
  ModelTimedOut: { outcome: 'failed', mayPass: false },
  ModelBroke: { outcome: 'failed', mayPass: true },
  // A refusal is an answer, too: the model is there.
  ModelRefused: { outcome: 'answered', mayPass: false },
  ModelStopped: { outcome: 'unknown', mayPass: false },
} satisfies Record<ModelFailure['name'], Consequence>;

export const outcomeOf = (failure: unknown): Outcome =>
  isModelFailure(failure) ? CONSEQUENCES[failure.name].outcome : 'failed';

export const mayPass = (failure: unknown): boolean =>
  isModelFailure(failure) && CONSEQUENCES[failure.name].mayPass;
