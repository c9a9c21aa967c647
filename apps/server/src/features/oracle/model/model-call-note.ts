import type { Prompt } from '@palm/oracle/prompt';
import type { ModelResult, ModelUsage } from '../../../platform/model/model.ts';
import type { ModelFailure } from '../../../platform/model/model-failure.ts';

type Outcome =
  | 'answered'
  /** Cut off at the most it may write. */
  | 'cut'
  | 'unavailable'
  | 'busy'
  | 'timed_out'
  | 'refused'
  | 'broke'
  | 'stopped';

const OUTCOMES = {
  ModelUnavailable: 'unavailable',
  ModelBusy: 'busy',
  ModelTimedOut: 'timed_out',
  ModelRefused: 'refused',
  ModelBroke: 'broke',
  ModelStopped: 'stopped',
} as const satisfies Record<ModelFailure['name'], Outcome>;

interface Asked {
  readonly kind: string;
  readonly userId: string | null;
  readonly model: string;
  readonly prompt: Pick<Prompt, 'system' | 'user'>;
}

interface Ended {
  readonly usage: ModelUsage;
  readonly latencyMs: number;
  readonly firstTokenMs: number | null;
  readonly outcome: Outcome;
}

/** Listens to one call. A model that fails tells no usage: what was sent and heard of it is estimated. */
export function startNote(asked: Asked) {
  const startedAt = performance.now();
  const sinceStart = (): number => Math.round(performance.now() - startedAt);
  let letters = 0;
  let firstTokenMs: number | null = null;
  let ended: Ended | null = null;
  return {
    asked,
    hear: (piece: string): void => {
      firstTokenMs ??= sinceStart();
      letters += piece.length;
    },
    end: ({ usage, finishReason, latencyMs, firstTokenMs: first }: ModelResult): void => {
      const outcome = finishReason === 'length' ? 'cut' : 'answered';
      ended = { usage, outcome, latencyMs, firstTokenMs: first };
    },
    fail: ({ name }: ModelFailure): void => {
      const usage = firstTokenMs === null ? NOTHING_USED : usageOf(asked.prompt, letters);
      ended = {
        usage,
        outcome: OUTCOMES[name],
        latencyMs: sinceStart(),
        firstTokenMs,
      };
    },
    ended: () => ended,
  };
}

const NOTHING_USED: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/** About four letters of English make a token. */
const usageOf = ({ system, user }: Asked['prompt'], letters: number): ModelUsage => ({
  inputTokens: Math.ceil((system.length + user.length) / 4),
  outputTokens: Math.ceil(letters / 4),
});
