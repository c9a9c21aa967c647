import type { Draft } from '@palm/oracle/draft';
import { PROMPT_VERSION } from '@palm/oracle/prompt-version';
import type { Deps } from '../../../deps.ts';
import { costMicros } from '../../../platform/model/pricing.ts';
import { addModelCall } from '../store/model-calls.ts';
import type { startNote } from './model-call-note.ts';

type Note = ReturnType<typeof startNote>;

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
