import { PROMPT_VERSION } from '@palm/oracle/prompt-version';
import type { Deps } from '../../../deps.ts';
import type { Model } from '../../../platform/model/model.ts';
import type { Asking } from '../asking.ts';
import { draftWithModel } from './draft-with-model.ts';
import type { Drafted } from './model-draft.ts';
import { followDraft, shareDraft } from './share-draft.ts';
import { findShared, keepShared } from '../store/shared-readings.ts';
import { type ForModel, type OnPart, factsOf, NOTHING } from './for-model.ts';

type SharedWish = ForModel & {
  readonly shared: NonNullable<ForModel['shared']>;
};

/** Looked up and written in one go: who asks between the two joins in, and makes no second call. */
export async function sharedDraft(
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
