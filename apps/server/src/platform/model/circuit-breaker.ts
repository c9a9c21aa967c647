/**
 * Saves callers the wait for a model that is down: after some failures in a row no call is sent for a while; then one
 * call tries, and its outcome decides for all.
 */
export interface CircuitBreaker {
  /** Null: do not call now. Otherwise say how the call ended, whatever happens. */
  enter(): Permit | null;
  readonly isClosed: boolean;
}

export type Permit = (outcome: Outcome) => void;

/** `unknown`: the caller left before it could be told. */
export type Outcome = 'answered' | 'failed' | 'unknown';

export interface BreakerOptions {
  readonly failuresToOpen: number;
  readonly restMs: number;
  readonly now: () => number;
}

type State =
  | { readonly is: 'closed'; readonly failures: number }
  | { readonly is: 'open'; readonly until: number }
  | { readonly is: 'trying' };

export function createCircuitBreaker({
  failuresToOpen,
  restMs,
  now,
}: BreakerOptions): CircuitBreaker {
  let state: State = { is: 'closed', failures: 0 };
  const rest = (): State => ({ is: 'open', until: now() + restMs });

  const reportCall: Permit = (outcome) => {
    // A call from before the rest says nothing about after it.
    if (state.is !== 'closed' || outcome === 'unknown') return;
    const failures = outcome === 'failed' ? state.failures + 1 : 0;
    state = failures < failuresToOpen ? { is: 'closed', failures } : rest();
  };
  const reportTrial: Permit = (outcome) => {
    if (outcome === 'answered') state = { is: 'closed', failures: 0 };
    else state = outcome === 'failed' ? rest() : { is: 'open', until: now() };
  };

  return {
    get isClosed() {
      return state.is === 'closed';
    },
    enter: () => {
      if (state.is === 'closed') return reportCall;
      if (state.is === 'trying' || now() < state.until) return null;
      state = { is: 'trying' };
      return reportTrial;
    },
  };
}
