import type { OraclePart, OracleSource, Receipt } from '@palm/contract/oracle';
import { closeDraft } from '@palm/oracle/close-draft';
import type { ChatFact } from '@palm/oracle/fact';
import type { ReadingPart } from '@palm/oracle/reading';
import { Refusal } from '../../http/answers/refusal.ts';
import type { Asking } from './asking.ts';
import { findDraft } from './model/find-draft.ts';
import type { ForModel } from './model/for-model.ts';
import type { Drafted } from './model/model-draft.ts';
import { receiptsOf } from './readings/receipts-of.ts';
import { textOf } from './readings/text-of.ts';

/** Something to be said, by a language model where there is one, in our own words where there is none. */
export interface Speech {
  /** Our own words: the answer without a model, and what stands in where a model fails. */
  readonly own: () => OwnWords;
  /** A reading has a title; a chat answer has none. */
  readonly isReading: boolean;
  /** Null: not for a model to answer. */
  readonly forModel: ForModel | null;
}

export interface OwnWords {
  readonly title: string;
  readonly parts: readonly ReadingPart[];
  readonly facts: readonly ChatFact[];
}

export interface Spoken {
  readonly response: string;
  readonly title: string | null;
  readonly parts: OraclePart[];
  readonly receipts: Receipt[];
  readonly source: OracleSource;
}

/** Says it part by part, each checked before it is told, and answers the whole. */
export async function speak(asking: Asking, speech: Speech): Promise<Spoken> {
  const shown: ReadingPart[] = [];
  const show = (part: ReadingPart): void => {
    if (asking.tell(partOf(part))) shown.push(part);
  };
  const drafted = await findDraft(asking, speech.forModel, show);
  if (asking.signal.aborted) return stopped(shown, drafted);
  const spoken = completed(drafted, speech);
  spoken.added.forEach(show);
  return spoken.whole;
}

/** Our own words add what is missing, which may be everything. */
function completed(drafted: Drafted, { own, isReading, forModel }: Speech) {
  const { draft, facts } = drafted;
  const ownReading = own();
  const isOwn = draft.parts.length === 0;
  const added = closeDraft(draft, ownReading.parts, {
    isReading,
    name: forModel?.name,
  });
  const title = isOwn ? ownReading.title : draft.title;
  const whole: Spoken = {
    ...wordsOf([...draft.parts, ...added], [...facts, ...ownReading.facts]),
    title: isReading ? title : null,
    source: sourceOf(drafted),
  };
  return { added, whole };
}

/** Who stops has what was shown so far. Who was shown nothing has got no answer, and it costs nothing. */
function stopped(shown: readonly ReadingPart[], drafted: Drafted): Spoken {
  if (shown.length === 0) throw new Refusal('timed_out');
  return { ...wordsOf(shown, drafted.facts), title: null, source: sourceOf(drafted) };
}

function wordsOf(parts: readonly ReadingPart[], facts: readonly ChatFact[]) {
  return {
    response: textOf(parts),
    parts: parts.map(partOf),
    receipts: receiptsOf(parts, facts),
  };
}

const partOf = ({ cites, ...part }: ReadingPart): OraclePart => ({ ...part, cites: [...cites] });

function sourceOf({ draft, model, isOverBudget }: Drafted): OracleSource {
  if (isOverBudget) return { writer: 'embedded', model: null, fallback: 'budget' };
  if (model === null) return { writer: 'embedded', model: null, fallback: null };
  const fallback =
    draft.dropped > 0
      ? 'unchecked'
      : draft.isFinished && draft.parts.length > 0
        ? null
        : 'unavailable';
  return draft.parts.length > 0
    ? { writer: 'model', model, fallback }
    : { writer: 'embedded', model: null, fallback };
}
