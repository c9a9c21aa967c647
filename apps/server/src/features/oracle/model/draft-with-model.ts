import { startDraft } from '@palm/oracle/draft';
import type { Prompt } from '@palm/oracle/prompt';
import type { ReadingPart } from '@palm/oracle/reading';
import type { Deps } from '../../../deps.ts';
import type { Model } from '../../../platform/model/model.ts';
import { isModelFailure } from '../../../platform/model/model-failure.ts';
import type { ModelDraft } from './model-draft.ts';
import { noteModelCall, startNote } from './note-model-call.ts';

export interface ModelTask {
  readonly kind: string;
  readonly prompt: Prompt;
  /** Put back where the model left room for it. */
  readonly name: string | undefined;
  /** Null for what is written for everybody. */
  readonly userId: string | null;
  readonly signal?: AbortSignal;
  /** Told of each part as soon as it has passed its check. */
  readonly onPart: (part: ReadingPart) => void;
}

/** Has the model write, and checks as it comes. Whatever becomes of it, what has passed is there and the call is noted. */
export async function draftWithModel(
  deps: Deps,
  model: Model,
  { kind, prompt, name, userId, signal, onPart }: ModelTask,
): Promise<ModelDraft> {
  const draft = startDraft({ facts: prompt.facts, instructions: prompt.system }, name);
  const note = startNote({ kind, userId, model: model.name, prompt });
  const answer = model.answer({
    system: prompt.system,
    messages: [{ role: 'user', text: prompt.user }],
    ...limitsOf(deps),
    ...(signal && { signal }),
  });
  let isFinished = false;
  try {
    for await (const piece of answer) {
      note.hear(piece);
      draft.take(piece).forEach(onPart);
    }
    const result = await answer.settled;
    isFinished = result.finishReason !== 'length';
    note.end(result);
  } catch (failure) {
    if (!isModelFailure(failure)) throw failure;
    note.fail(failure);
  }
  await noteModelCall(deps, note, draft);
  const { title, parts, dropped } = draft;
  return { title, parts, dropped, isFinished };
}

/** Without settings, as in tests of this alone, the model has room for a page. */
const ROOM = { reasoning: null, maxOutputTokens: 3000 };

function limitsOf({ config }: Deps) {
  const { reasoning, maxOutputTokens } = config.model?.writing ?? ROOM;
  return { maxOutputTokens, ...(reasoning && { reasoning }) };
}
