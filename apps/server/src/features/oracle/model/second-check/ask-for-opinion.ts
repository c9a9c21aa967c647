import { OPINION_QUESTION } from '@palm/oracle/opinion-question';
import { outcomeOf } from '../../../../platform/model/consequence.ts';
import type { Model } from '../../../../platform/model/model.ts';
import { isModelFailure } from '../../../../platform/model/model-failure.ts';
import type { ModelTask } from '../model-task.ts';
import { startNote } from '../model-call-note.ts';

/** Some models think before they say one word. */
const MAX_TOKENS = 400;
const LIMIT_MS = 4000;

interface Opinion {
  /** True where the answer is no: anything else leaves the part out. */
  readonly isFine: boolean;
  /** Whether an answer came, whatever it says. */
  readonly isHeard: boolean;
  readonly note: ReturnType<typeof startNote>;
}

/** Asks the model whether a part claims too much. Nothing of the user goes with it. */
export async function askForOpinion(
  model: Model,
  { kind, userId, signal }: Pick<ModelTask, 'kind' | 'userId'> & { readonly signal: AbortSignal },
  text: string,
): Promise<Opinion> {
  const asked = { system: OPINION_QUESTION, user: JSON.stringify(text) };
  const note = startNote({ kind: `${kind}-check`, userId, model: model.name, prompt: asked });
  const answer = model.answer({
    system: asked.system,
    messages: [{ role: 'user', text: asked.user }],
    maxOutputTokens: MAX_TOKENS,
    reasoning: 'none',
    signal: AbortSignal.any([AbortSignal.timeout(LIMIT_MS), signal]),
  });
  try {
    const result = await answer.settled;
    note.end(result);
    return { isFine: /^\W*no\b/iu.test(result.text), isHeard: true, note };
  } catch (failure) {
    if (!isModelFailure(failure)) throw failure;
    note.fail(failure);
    return { isFine: false, isHeard: outcomeOf(failure) !== 'failed', note };
  }
}
