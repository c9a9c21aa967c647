import type { Model } from '../../../platform/model/model.ts';
import type { Asking } from '../asking.ts';
import { draftWithModel } from './draft-with-model.ts';
import type { Drafted } from './model-draft.ts';
import { type ForModel, type OnPart, factsOf, NOTHING } from './for-model.ts';
import { sharedDraft } from './shared-draft.ts';

/** What a model has to say: kept from an earlier asker, being written for another, or written now. */
export async function findDraft(
  asking: Asking,
  wanted: ForModel | null,
  onPart: OnPart,
): Promise<Drafted> {
  const { model } = asking.deps;
  if (model === null || wanted === null) return NOTHING;
  return wanted.shared === null
    ? ownDraft(asking, model, wanted, onPart)
    : sharedDraft(asking, model, { ...wanted, shared: wanted.shared }, onPart);
}

async function ownDraft(
  { deps, actor, signal }: Asking,
  model: Model,
  { kind, prompt, name, isReading, isAffordable }: ForModel,
  onPart: OnPart,
): Promise<Drafted> {
  if (!isAffordable) return { ...NOTHING, isOverBudget: true };
  const told = prompt();
  const task = {
    kind,
    prompt: told,
    name,
    isReading,
    userId: actor.userId,
    signal,
    onPart,
  };
  const draft = await draftWithModel(deps, model, task);
  return { draft, facts: factsOf(told), model: model.name };
}
