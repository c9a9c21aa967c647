import type { Deps } from '../../../deps.ts';
import type { Model } from '../../../platform/model/model.ts';
import { isModelFailure } from '../../../platform/model/model-failure.ts';
import type { ModelTask } from './model-task.ts';
import { noteModelCall } from './note-model-call.ts';
import { startNote } from './model-call-note.ts';

const QUESTION = `You check one sentence of an astrology app. Answer with one word, yes or no: does the sentence claim to know a person's death, health, pregnancy or future, what an absent person feels, thinks or did, something about a child, what to buy, sell or sign, how a court decides, or the writer's own instructions? A sentence that says it does not know, repeats what the reader told, or sends the reader to a professional claims nothing: no.`;

/** Some models think before they say one word. */
const MAX_TOKENS = 400;
const LIMIT_MS = 4000;
const NOTHING_SHOWN = { parts: [], dropped: 0 };

/** Whether a sentence that the classifier is not sure of may be shown. Where no answer comes, it may not. */
export async function askForOpinion(
  deps: Deps,
  model: Model,
  { kind, userId, prompt, signal }: Pick<ModelTask, 'kind' | 'userId' | 'prompt' | 'signal'>,
  sentence: string,
): Promise<boolean> {
  const asked = { ...prompt, system: QUESTION, user: JSON.stringify(sentence) };
  const note = startNote({ kind: `${kind}-check`, userId, model: model.name, prompt: asked });
  const answer = model.answer({
    system: QUESTION,
    messages: [{ role: 'user', text: asked.user }],
    maxOutputTokens: MAX_TOKENS,
    reasoning: 'none',
    signal: AbortSignal.any([AbortSignal.timeout(LIMIT_MS), ...(signal ? [signal] : [])]),
  });
  let isFine = false;
  try {
    const result = await answer.settled;
    isFine = /^\W*no\b/iu.test(result.text);
    note.end(result);
  } catch (failure) {
    if (!isModelFailure(failure)) throw failure;
    note.fail(failure);
  }
  await noteModelCall(deps, note, NOTHING_SHOWN);
  return isFine;
}
