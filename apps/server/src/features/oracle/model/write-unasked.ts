import type { Fact } from '@palm/oracle/fact';
import { SHORTEST_PAGE_WORDS } from '@palm/oracle/page-length';
import { promptFor } from '@palm/oracle/prompt';
import type { ReadingPart } from '@palm/oracle/reading';
import type { WrittenRequest } from '@palm/oracle/request';
import type { Deps } from '../../../deps.ts';
import { draftWithModel } from './draft-with-model.ts';
import { hasBudget } from './has-budget.ts';
import { toldTo } from './told-to.ts';

/** A page that a model wrote whole. */
export interface WholePage {
  readonly title: string | null;
  readonly parts: readonly ReadingPart[];
  readonly facts: readonly Fact[];
  readonly model: string;
}

export interface Wish {
  readonly userId: string;
  /** The last pages of this reading, which the next must be unlike. */
  readonly earlier?: readonly string[];
  /** Ends the writing: what is not whole by then is not shown. */
  readonly signal?: AbortSignal;
}

const wordsIn = (parts: readonly ReadingPart[]): number =>
  parts.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

/**
 * A page by the model for a palm or a mail, where it is shown whole or not at all. Null where there is no model, no
 * money left, or something of it did not pass its check: then our own words stand.
 */
export async function writeUnasked(
  deps: Deps,
  request: WrittenRequest,
  { userId, earlier = [], signal }: Wish,
): Promise<WholePage | null> {
  const { model, oracle } = deps;
  if (model === null || !(await hasBudget(deps))) return null;
  const { name } = request.person;
  const told = toldTo(oracle, request);
  const asked = { told, message: null, history: [], pages: earlier, fullName: name, turn: 0 };
  const draft = await draftWithModel(deps, model, {
    kind: request.kind,
    prompt: promptFor(request, asked),
    isReading: true,
    name,
    userId,
    ...(signal && { signal }),
    onPart: () => undefined,
  });
  const { title, parts, dropped, isFinished } = draft;
  const isWhole = isFinished && dropped === 0 && wordsIn(parts) >= SHORTEST_PAGE_WORDS;
  return isWhole ? { title, parts, facts: told.map(({ fact }) => fact), model: model.name } : null;
}
