import type { Fact } from '@palm/oracle/fact';
import type { Prompt } from '@palm/oracle/prompt';
import { PROMPT_VERSION } from '@palm/oracle/prompt-version';
import type { ReadingPart } from '@palm/oracle/reading';
import type { Model } from '../../platform/model/model.ts';
import type { Asking } from './asking.ts';
import { draftWithModel } from './draft-with-model.ts';
import { hasBudget } from './has-budget.ts';
import type { ModelDraft } from './model-draft.ts';
import { followDraft, shareDraft } from './share-draft.ts';
import { findShared, keepShared } from './store/shared-readings.ts';

export interface ForModel {
  /** 'daily', 'chat' and so on, as calls are counted. */
  readonly kind: string;
  readonly prompt: () => Prompt;
  readonly name: string | undefined;
  /** What the words are kept under where they hold for everybody of a sign. */
  readonly shared: { readonly name: string; readonly date: string } | null;
}

export interface Drafted {
  readonly draft: ModelDraft;
  /** Those that the draft may cite. */
  readonly facts: readonly Fact[];
  /** Null: none had a part in it. */
  readonly model: string | null;
  readonly isOverBudget?: true;
}

type OnPart = (part: ReadingPart) => void;

const NOTHING: Drafted = {
  draft: { title: null, parts: [], dropped: 0, isFinished: true },
  facts: [],
  model: null,
};

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
  { kind, prompt, name }: ForModel,
  onPart: OnPart,
): Promise<Drafted> {
  if (!(await hasBudget(deps))) return { ...NOTHING, isOverBudget: true };
  const told = prompt();
  const task = { kind, prompt: told, name, userId: actor.userId, signal, onPart };
  const draft = await draftWithModel(deps, model, task);
  return { draft, facts: told.facts, model: model.name };
}

async function sharedDraft(
  { deps, signal }: Asking,
  model: Model,
  wanted: ForModel & { readonly shared: { readonly name: string; readonly date: string } },
  onPart: OnPart,
): Promise<Drafted> {
  const { shared, kind, prompt } = wanted;
  const name = `${shared.name} by ${model.name}, prompt ${PROMPT_VERSION}`;
  const kept = await findShared(deps.db.system, name, shared.date);
  if (kept) {
    kept.parts.forEach(onPart);
    const dropped = kept.isWhole ? 0 : 1;
    const draft = { title: kept.title, parts: kept.parts, dropped, isFinished: true };
    return { draft, facts: kept.facts, model: model.name };
  }
  if (!(await hasBudget(deps))) return { ...NOTHING, isOverBudget: true };
  const told = prompt();
  const { underWay } = deps.oracle;
  // Nobody's leaving stops it: the next one of this sign wants it too.
  const begun = shareDraft(underWay, `${name} ${shared.date}`, async (tellAll) => {
    const task = { kind, prompt: told, name: undefined, userId: null, onPart: tellAll };
    const draft = await draftWithModel(deps, model, task);
    if (draft.isFinished && draft.parts.length > 0) {
      await keepShared(deps.db.system, {
        name,
        readingDate: shared.date,
        title: draft.title,
        parts: draft.parts.map(({ text, cites }) => ({ text, cites: [...cites] })),
        facts: told.facts.filter(({ id }) => draft.parts.some(({ cites }) => cites.includes(id))),
        isWhole: draft.dropped === 0,
        createdAt: deps.clock.now(),
      });
    }
    return draft;
  });
  const draft = await followDraft(begun, onPart, signal);
  return { draft, facts: told.facts, model: model.name };
}
