import type { Drafting } from '@palm/oracle/draft';
import { repairRequest } from '@palm/oracle/repair-request';
import type { Deps } from '../../../deps.ts';
import type { Model } from '../../../platform/model/model.ts';
import { isModelFailure } from '../../../platform/model/model-failure.ts';
import type { ModelTask } from './model-task.ts';
import { noteModelCall } from './note-model-call.ts';
import { startNote } from './model-call-note.ts';
import { writingOf } from './writing-of.ts';

/** An answer of which more fell out is no answer to build on. */
const MOST_FAULTS = 4;
/** With less time than this left, the rest is shown without it. */
const LEAST_MS = 3000;
const MOST_MS = 10_000;

interface Repair {
  readonly task: ModelTask;
  readonly draft: Drafting;
  readonly tookMs: number;
}

/** Asks once for other words in the place of what did not pass. */
export async function repairDraft(
  deps: Deps,
  model: Model,
  { task, draft, tookMs }: Repair,
): Promise<void> {
  const { limitMs, maxOutputTokens, reasoning } = writingOf(deps);
  const leftMs = Math.min(MOST_MS, limitMs - tookMs);
  if (draft.faults.length > MOST_FAULTS || leftMs < LEAST_MS) return;
  const { prompt, signal, userId } = task;
  const request = `${prompt.user}\n\n${repairRequest(draft)}`;
  const kind = `${task.kind}-repair`;
  const note = startNote({ kind, userId, model: model.name, prompt: { ...prompt, user: request } });
  const answer = model.answer({
    system: prompt.system,
    messages: [{ role: 'user', text: request }],
    maxOutputTokens,
    ...(reasoning && { reasoning }),
    signal: AbortSignal.any([AbortSignal.timeout(leftMs), ...(signal ? [signal] : [])]),
  });
  const before = draft.parts.length;
  try {
    for await (const piece of answer) note.hear(piece);
    const result = await answer.settled;
    await draft.mend(result.text);
    note.end(result);
  } catch (failure) {
    if (!isModelFailure(failure)) throw failure;
    note.fail(failure);
  }
  await noteModelCall(deps, note, {
    parts: draft.parts.slice(before),
    dropped: draft.faults.length,
  });
}
