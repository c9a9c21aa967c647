import type { Fact } from '@palm/oracle/fact';
import type { Prompt } from '@palm/oracle/prompt';
import { PROMPT_VERSION } from '@palm/oracle/prompt-version';
import type { ReadingPart } from '@palm/oracle/reading';
import type { Deps } from '../../../deps.ts';
import type { Model } from '../../../platform/model/model.ts';
import type { Asking } from '../asking.ts';
import { draftWithModel } from './draft-with-model.ts';
import type { Drafted } from './model-draft.ts';
import { followDraft, shareDraft } from './share-draft.ts';
import { findShared, keepShared } from '../store/shared-readings.ts';

export interface ForModel {
  /** 'daily', 'chat' and so on, as calls are counted. */
  readonly kind: string;
  readonly prompt: () => Prompt;
  readonly isReading: boolean;
  readonly name: string | undefined;
  /** What the words are kept under where they hold for everybody of a sign. */
  readonly shared: { readonly name: string; readonly date: string } | null;
  /** Whether the day still has money for it. What is kept from an earlier asker costs nothing. */
  readonly isAffordable: boolean;
}

type OnPart = (part: ReadingPart) => void;

const factsOf = ({ told }: Prompt): Fact[] => told.map(({ fact }) => fact);

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

type SharedWish = ForModel & {
  readonly shared: NonNullable<ForModel['shared']>;
};

/** Looked up and written in one go: who asks between the two joins in, and makes no second call. */
async function sharedDraft(
  { deps, signal }: Asking,
  model: Model,
  wanted: SharedWish,
  onPart: OnPart,
): Promise<Drafted> {
  const { name, date } = wanted.shared;
  const key = `${name} by ${model.name}, prompt ${PROMPT_VERSION}`;
  // Runs on when the caller disconnects: the next user with this sign needs the draft too.
  const begun = shareDraft(
    deps.oracle.underWay,
    `${key} ${date}`,
    async (tellAll) =>
      (await keptDraft(deps, model, { key, date }, tellAll)) ??
      newDraft(deps, model, { key, wanted }, tellAll),
  );
  const facts = () => factsOf(wanted.prompt());
  return followDraft(begun, { onPart, signal, model: model.name, facts });
}

async function keptDraft(
  { db }: Deps,
  model: Model,
  { key, date }: { key: string; date: string },
  onPart: OnPart,
): Promise<Drafted | null> {
  const kept = await findShared(db.system, key, date);
  if (!kept) return null;
  const { title, facts, isWhole } = kept;
  const parts = kept.parts.map((part) => ({ ...part, isParagraph: true as const }));
  parts.forEach(onPart);
  const draft = { title, parts, dropped: isWhole ? 0 : 1, isFinished: true };
  return { draft, facts, model: model.name };
}

async function newDraft(
  deps: Deps,
  model: Model,
  {
    key,
    wanted: { kind, prompt, isReading, shared, isAffordable },
  }: { key: string; wanted: SharedWish },
  onPart: OnPart,
): Promise<Drafted> {
  if (!isAffordable) return { ...NOTHING, isOverBudget: true };
  const told = prompt();
  const task = { kind, prompt: told, isReading, name: undefined, userId: null, onPart };
  const draft = await draftWithModel(deps, model, task);
  if (draft.isFinished && draft.parts.length > 0) {
    await keepShared(deps.db.system, {
      name: key,
      readingDate: shared.date,
      title: draft.title,
      parts: draft.parts.map(({ text, cites }) => ({
        text,
        cites: [...cites],
      })),
      facts: factsOf(told).filter(({ id }) => draft.parts.some(({ cites }) => cites.includes(id))),
      isWhole: draft.dropped === 0,
      createdAt: deps.clock.now(),
    });
  }
  return { draft, facts: factsOf(told), model: model.name };
}
