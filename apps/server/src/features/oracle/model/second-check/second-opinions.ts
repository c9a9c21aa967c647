import type { Deps } from '../../../../deps.ts';
import { Lanes } from '../../../../platform/lanes.ts';
import type { Model } from '../../../../platform/model/model.ts';
import { ModelStopped } from '../../../../platform/model/model-failure.ts';
import { askForOpinion } from './ask-for-opinion.ts';
import type { ModelTask } from '../model-task.ts';
import { noteModelCall } from '../note-model-call.ts';
import { writingOf } from '../writing-of.ts';

const AT_ONCE = 4;
/** After so many failures in a row no further part is asked about: none could be shown in time. */
const MOST_FAILURES = 2;
const NOTHING_SHOWN = { parts: [], dropped: 0 };

/** The second opinions on the parts of one page. */
export interface SecondOpinions {
  /** Whether a part may be shown. Where no answer comes, it may not. */
  readonly mayShow: (text: string) => Promise<boolean>;
  /** Aborts when the model gives no opinions: then nothing more of it can be shown. */
  readonly givenUp: AbortSignal;
  /** Resolves when every call is noted: a part is not kept waiting for its note. */
  readonly noted: () => Promise<void>;
}

export function openSecondOpinions(
  deps: Deps,
  model: Model,
  { kind, userId, signal }: Pick<ModelTask, 'kind' | 'userId' | 'signal'>,
): SecondOpinions {
  const lanes = new Lanes(AT_ONCE);
  const notes: Promise<void>[] = [];
  const givenUp = new AbortController();
  const ended = AbortSignal.any([
    givenUp.signal,
    AbortSignal.timeout(writingOf(deps).limitMs),
    ...(signal ? [signal] : []),
  ]);
  let failures = 0;

  const ask = async (text: string): Promise<boolean> => {
    if (ended.aborted) return false;
    const { isFine, isHeard, note } = await askForOpinion(
      model,
      { kind, userId, signal: ended },
      text,
    );
    notes.push(noteModelCall(deps, note, NOTHING_SHOWN));
    failures = isHeard ? 0 : failures + 1;
    if (failures >= MOST_FAILURES) givenUp.abort(new ModelStopped('no second opinions'));
    return isFine;
  };

  return {
    mayShow: (text) => lanes.take(() => ask(text)),
    givenUp: givenUp.signal,
    noted: async () => {
      await Promise.all(notes);
    },
  };
}
