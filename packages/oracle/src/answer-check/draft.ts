import type { FindClaims } from '../checks/claims/claim-kinds.ts';
import { firstNameOf } from '../prompt/first-name.ts';
import { putBackName } from '../prompt/put-back-name.ts';
import { mostShown, SHORTEST_PAGE_WORDS } from '../prompt/page-length.ts';
import type { Prompt } from '../prompt/prompt-for.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words-of.ts';
import type { ReadingPart } from '../reading.ts';
import { checkPart } from './check-part.ts';
import type { Objection } from './objections/part-check.ts';
import { checkTitle } from './check-title.ts';
import { createAnswerReader, type Said, type SaidPart } from './read-answer.ts';
import { readProse } from './read-prose.ts';

/** What a model has written so far and may be shown. */
export interface Draft {
  readonly title: string | null;
  readonly parts: readonly ReadingPart[];
  /** Parts that did not pass and were not replaced. */
  readonly dropped: number;
}

/** A part that did not pass. */
export interface Fault {
  readonly text: string;
  readonly objection: Objection;
}

export interface Drafting extends Draft {
  /** Takes what the model says next; answers the parts that may now be shown. */
  take(piece: string): Promise<ReadingPart[]>;
  /** Takes what was said in another form than the one asked for. */
  end(): Promise<ReadingPart[]>;
  /** What did not pass, in order: one replacement may be asked for each. */
  readonly faults: readonly Fault[];
  /** Whether it is too short for a page: more may be asked for. */
  readonly isShort: boolean;
  /** Takes the replacements, in the same order, and after them what a short page goes on with. */
  mend(text: string): Promise<ReadingPart[]>;
  /** Whether the model thinks that the user may be in need. */
  readonly needsCare: boolean;
  /** Gives up what was not replaced, and what leans on it. */
  close(): ReadingPart[];
}

export interface DraftChecks {
  readonly prompt: Prompt;
  readonly name: string | undefined;
  readonly findClaims: FindClaims;
  /** A second opinion on a sentence that may claim too much; absent: none is asked for. */
  readonly mayClaim?: (sentence: string) => Promise<boolean>;
  /** True where every part is a paragraph. */
  readonly isReading: boolean;
}

const MOST_PARTS = 12;

type Slot = { readonly part: ReadingPart } | (Fault & { readonly part: null });

/**
 * Reads a model's answer as it comes, checks each part, and puts the name back into what has passed. What follows a part
 * that did not pass waits until that part is replaced or given up: parts are shown in their order.
 */
export function startDraft({
  prompt,
  name,
  findClaims,
  mayClaim,
  isReading,
}: DraftChecks): Drafting {
  const saidIn = createAnswerReader();
  const slots: Slot[] = [];
  const parts: ReadingPart[] = [];
  let heard = '';
  let title: string | null = null;
  let next = 0;
  let needsCare = false;
  let dropped = 0;
  let words = 0;
  let hasName = firstNameOf(name) !== null;
  const check = { ...prompt, instructions: prompt.system };

  const claims = async (text: string): Promise<boolean> => {
    const sentences = sentencesOf(text);
    const found = await findClaims(sentences);
    for (const [at, claim] of found.entries()) {
      if (claim?.isSure) return true;
      if (claim !== null && mayClaim && !(await mayClaim(sentences[at] ?? ''))) return true;
    }
    return false;
  };

  const judge = async (said: SaidPart): Promise<Slot> => {
    const checked = checkPart(said, { ...check, hasName });
    const { text } = said;
    if (checked.part === null) return { part: null, text, objection: checked.objection };
    if (await claims(checked.english)) return { part: null, text, objection: 'claim' };
    // A name is used once.
    if (text.includes('{name}')) hasName = false;
    words += wordsOf(text).length;
    const shown = { ...checked.part, text: putBackName(text, name) };
    return { part: isReading ? { ...shown, isParagraph: true } : shown };
  };

  const isRepeated = (text: string): boolean => slots.some((slot) => textOf(slot) === text);
  const limitWith = (cites: readonly string[]): number => {
    const ids = new Set([...cites, ...slots.flatMap(({ part }) => part?.cites ?? [])]);
    return mostShown(
      prompt.length,
      prompt.told.filter(({ fact }) => ids.has(fact.id)),
    );
  };
  /** The first part is shown however long it is: a page of nothing is worse. */
  const isTooMuch = ({ text, cites }: SaidPart): boolean =>
    slots.length >= MOST_PARTS || (words > 0 && words + wordsOf(text).length > limitWith(cites));

  const add = async (said: readonly Said[]): Promise<ReadingPart[]> => {
    for (const one of said) {
      if ('care' in one) needsCare = true;
      else if ('title' in one) title ??= checkTitle(one.title);
      else if (!isTooMuch(one) && !isRepeated(one.text)) slots.push(await judge(one));
    }
    return release();
  };

  const release = (): ReadingPart[] => {
    const ready: ReadingPart[] = [];
    for (let slot = slots[next]; slot?.part; slot = slots[next]) {
      ready.push(slot.part);
      next += 1;
    }
    parts.push(...ready);
    return ready;
  };

  const isShort = (): boolean => isReading && words < SHORTEST_PAGE_WORDS;

  return {
    take: (piece) => {
      heard += piece;
      return add(saidIn(piece));
    },
    end: () => add(slots.length === 0 && title === null && !needsCare ? readProse(heard) : []),
    mend: async (text) => {
      const replies = createAnswerReader()(text).filter((said) => 'text' in said);
      const places = slots.flatMap((slot, at) => (slot.part === null ? [at] : []));
      for (const [at, place] of places.entries()) {
        const said = replies[at];
        if (said && !isRepeated(said.text)) slots[place] = await judge(said);
      }
      return isShort() ? add(replies.slice(places.length)) : release();
    },
    close: () => {
      const kept = slots.slice(next).filter((slot, at, rest) => !isGivenUp(slot, rest[at - 1]));
      dropped = slots.length - next - kept.length;
      slots.splice(next, Infinity, ...kept);
      return release();
    },
    parts,
    get faults() {
      return slots.flatMap((slot) => (slot.part === null ? [slot] : []));
    },
    get isShort() {
      return isShort();
    },
    get needsCare() {
      return needsCare;
    },
    get title() {
      return title;
    },
    get dropped() {
      return dropped;
    },
  };
}

const textOf = (slot: Slot): string => slot.part?.text ?? ('text' in slot ? slot.text : '');

/** A sentence that leans on the one before it. */
const LEANS =
  /^(?:this|that|these|those|it|it's|they|then|so|and|but|there|here|which|both|either|because|instead|that's)\b/iu;

const isGivenUp = (slot: Slot, before: Slot | undefined): boolean =>
  slot.part === null || (before?.part === null && LEANS.test(slot.part.text));
