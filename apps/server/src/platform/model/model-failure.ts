/*
 * What can go wrong with a model. The messages end up in logs: they name the model and a status, never a key, a prompt
 * or the provider's own words, which repeat both.
 */

/** Not reached, or broken on its side, or left alone for a while after failing too often. */
export class ModelUnavailable extends Error {
  override readonly name = 'ModelUnavailable';
}

/** It has too much to do, or we asked too often. */
export class ModelBusy extends Error {
  override readonly name = 'ModelBusy';
  /** How long it asks us to wait; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export class ModelTimedOut extends Error {
  override readonly name = 'ModelTimedOut';
}

/** It will not answer this: our settings are wrong, the request is, or its content filter stepped in. */
export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
}

/** It began to answer and did not end well: half a stream, or bytes that mean nothing. */
export class ModelBroke extends Error {
  override readonly name = 'ModelBroke';
}

/** The caller no longer wanted the answer. */
export class ModelStopped extends Error {
  override readonly name = 'ModelStopped';
}

export type ModelFailure =
  | ModelUnavailable
  | ModelBusy
  | ModelTimedOut
  | ModelRefused
  | ModelBroke
  | ModelStopped;

const FAILURES = {
  ModelUnavailable,
  ModelBusy,
  ModelTimedOut,
  ModelRefused,
  ModelBroke,
  ModelStopped,
} satisfies Record<ModelFailure['name'], unknown>;

export const isModelFailure = (error: unknown): error is ModelFailure =>
  Object.values(FAILURES).some((failure) => error instanceof failure);

/** Why an answer was stopped: time limits abort with the failure itself as the reason. */
export function failureOfSignal({ reason }: AbortSignal): ModelFailure {
  if (isModelFailure(reason)) return reason;
  const ranOut = reason instanceof DOMException && reason.name === 'TimeoutError';
  return ranOut
    ? new ModelTimedOut('the caller waited no longer')
    : new ModelStopped('the caller stopped the answer');
}
