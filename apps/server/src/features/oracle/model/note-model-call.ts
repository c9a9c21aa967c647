import type { Draft } from '@palm/oracle/draft';
import type { Prompt } from '@palm/oracle/prompt';
import { PROMPT_VERSION } from '@palm/oracle/prompt-version';
import type { Deps } from '../../../deps.ts';
import type { ModelResult, ModelUsage } from '../../../platform/model/model.ts';
import type { ModelFailure } from '../../../platform/model/model-failure.ts';
import { costMicros } from '../../../platform/model/pricing.ts';
import { addModelCall } from '../store/model-calls.ts';

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

type Note = ReturnType<typeof startNote>;

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

/**
 * Records a call for the budget, the operator and the figures. A failure is only logged, because the user waits for the
 * answer.
 */
export async function noteModelCall(
  deps: Deps,
  note: Note,
  draft: Pick<Draft, 'parts' | 'dropped'>,
): Promise<void> {
  const ended = note.ended();
  if (ended === null) return;
  const { kind, userId, model } = note.asked;
  const { usage, outcome, latencyMs, firstTokenMs } = ended;
  const cost = costMicros(usage, deps.config.model?.prices ?? { input: 0, output: 0 });
  const { metrics } = deps;
  metrics.modelCalls.inc({ kind, outcome });
  metrics.modelTokens.inc({ direction: 'in' }, usage.inputTokens);
  metrics.modelTokens.inc({ direction: 'out' }, usage.outputTokens);
  metrics.modelCost.inc(cost / 1_000_000);
  metrics.modelParts.inc({ verdict: 'shown' }, draft.parts.length);
  metrics.modelParts.inc({ verdict: 'dropped' }, draft.dropped);
  if (firstTokenMs !== null) metrics.modelFirstTokens.observe(firstTokenMs / 1000);
  await addModelCall(deps.db.system, {
    createdAt: deps.clock.now(),
    userId,
    kind,
    model,
    promptVersion: PROMPT_VERSION,
    ...usage,
    costMicros: cost,
    latencyMs: Math.round(latencyMs),
    firstTokenMs: firstTokenMs === null ? null : Math.round(firstTokenMs),
    outcome,
  }).catch((error: unknown) => {
    deps.log.error({ err: error }, 'a model call could not be noted');
  });
}
