import { startDraft, type Drafting } from '@palm/oracle/draft';
import type { Deps } from '../../../deps.ts';
import type { Model } from '../../../platform/model/model.ts';
import { isModelFailure } from '../../../platform/model/model-failure.ts';
import type { ModelDraft } from './model-draft.ts';
import type { ModelTask } from './model-task.ts';
import { NeedsCare } from './needs-care.ts';
import { noteModelCall } from './note-model-call.ts';
import { startNote } from './model-call-note.ts';
import { repairDraft } from './repair-draft.ts';
import { openSecondOpinions, type SecondOpinions } from './second-check/second-opinions.ts';
import { writingOf } from './writing-of.ts';

/**
 * Has the model write, checks as it comes, and asks once for other words in the place of what did not pass. Whatever
 * becomes of it, what has passed is there and the calls are noted.
 */
export async function draftWithModel(
  deps: Deps,
  model: Model,
  task: ModelTask,
): Promise<ModelDraft> {
  const { prompt, name, isReading, onPart } = task;
  const opinions = writingOf(deps).hasSecondCheck ? openSecondOpinions(deps, model, task) : null;
  const draft = startDraft({
    prompt,
    name,
    isReading,
    onPart,
    findClaims: deps.oracle.chat.findClaims,
    ...(opinions && { mayShow: opinions.mayShow }),
  });
  const startedAt = performance.now();
  const isFinished = await write(deps, model, task, { draft, opinions });
  if (draft.needsCare && !isReading) throw new NeedsCare('the model asks for words of care');
  if (isFinished && (draft.faults.length > 0 || draft.isShort)) {
    const tookMs = performance.now() - startedAt;
    await repairDraft(deps, model, { task, draft, tookMs });
  }
  await draft.close();
  await opinions?.noted();
  const { title, parts, dropped } = draft;
  return { title, parts, dropped, isFinished };
}

interface Writing {
  readonly draft: Drafting;
  readonly opinions: SecondOpinions | null;
}

/** Whether the model came to its own end, and was there to be asked about its parts. */
async function write(
  deps: Deps,
  model: Model,
  { kind, prompt, userId, signal }: ModelTask,
  { draft, opinions }: Writing,
): Promise<boolean> {
  const note = startNote({ kind, userId, model: model.name, prompt });
  const { maxOutputTokens, reasoning } = writingOf(deps);
  const stops = [signal, opinions?.givenUp].filter((stop) => stop !== undefined);
  const answer = model.answer({
    system: prompt.system,
    messages: [{ role: 'user', text: prompt.user }],
    maxOutputTokens,
    ...(reasoning && { reasoning }),
    ...(stops.length > 0 && { signal: AbortSignal.any(stops) }),
  });
  let isFinished = false;
  try {
    for await (const piece of answer) {
      note.hear(piece);
      await draft.take(piece);
    }
    const result = await answer.settled;
    await draft.end();
    isFinished = result.finishReason !== 'length' && !opinions?.givenUp.aborted;
    note.end(result);
  } catch (failure) {
    if (!isModelFailure(failure)) throw failure;
    note.fail(failure);
  }
  await noteModelCall(deps, note, draft);
  return isFinished;
}
