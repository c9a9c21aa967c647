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
  /** Takes what the model says next. */
  take(piece: string): Promise<void>;
  /** Takes what was said in another form than the one asked for, and waits for the second opinions under way. */
  end(): Promise<void>;
  /** What did not pass, in order: one replacement may be asked for each. */
  readonly faults: readonly Fault[];
  /** Whether it is too short for a page: more may be asked for. */
  readonly isShort: boolean;
  /** Takes the replacements, in the same order, and after them what a short page goes on with. */
  mend(text: string): Promise<void>;
  /** Whether the model thinks that the user may be in need. */
  readonly needsCare: boolean;
  /** Waits for the second opinions under way, then gives up what was not replaced, and what leans on it. */
  close(): Promise<void>;
}

export interface DraftChecks {
  readonly prompt: Prompt;
  readonly name: string | undefined;
  readonly findClaims: FindClaims;
  /**
   * A second opinion on a part that no rule stops: whether it may be shown. It overrules the classifier where that is not
   * certain. Absent: none is asked for, and the classifier decides.
   */
  readonly mayShow?: (text: string) => Promise<boolean>;
  /** True where every part is a paragraph. */
  readonly isReading: boolean;
  /** Told of each part, in order, as soon as it and all parts before it may be shown. */
  readonly onPart: (part: ReadingPart) => void;
}

const MOST_PARTS = 12;

interface Passed {
  /** As the model wrote it. */
  readonly text: string;
  readonly part: ReadingPart;
  /** Whether a second opinion is under way: the part counts, but is not shown yet. */
  readonly isAsked: boolean;
}
type Slot = Passed | (Fault & { readonly part: null });

/**
 * Reads a model's answer as it comes, checks each part, and puts the name back into what has passed. What follows a part
 * that did not pass waits until that part is replaced or given up: parts are shown in their order.
 */
export function startDraft({
  prompt,
  name,
  findClaims,
  mayShow,
  isReading,
  onPart,
}: DraftChecks): Drafting {
  const saidIn = createAnswerReader();
  const slots: Slot[] = [];
  const parts: ReadingPart[] = [];
  const opinions: Promise<void>[] = [];
  let heard = '';
  let title: string | null = null;
  let next = 0;
  let needsCare = false;
  let dropped = 0;
  const check = { ...prompt, instructions: prompt.system };

  const passed = () => slots.filter((slot) => slot.part !== null);
  const wordCount = (): number => passed().reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  /** A name is used once. */
  const hasName = (): boolean =>
    firstNameOf(name) !== null && !passed().some(({ text }) => text.includes('{name}'));

  const claims = async (english: string): Promise<boolean> => {
    const found = await findClaims(sentencesOf(english));
    return found.some((claim) => claim !== null && (claim.isCertain || !mayShow));
  };

  const judge = async (said: SaidPart): Promise<Slot> => {
    const { text } = said;
    const checked = checkPart(said, { ...check, hasName: hasName() });
    if (checked.part === null) return { part: null, text, objection: checked.objection };
    if (await claims(checked.english)) return { part: null, text, objection: 'claim' };
    const shown = { ...checked.part, text: putBackName(text, name) };
    const part = isReading ? { ...shown, isParagraph: true as const } : shown;
    return { part, text, isAsked: mayShow !== undefined };
  };

  const hearOpinion = async ({ text, part }: Passed, at: number): Promise<void> => {
    const isFine = await mayShow?.(text);
    slots[at] = isFine ? { text, part, isAsked: false } : { part: null, text, objection: 'claim' };
    release();
  };

  /** Does not wait for the second opinion. */
  const put = async (said: SaidPart, at: number): Promise<void> => {
    const slot = await judge(said);
    slots[at] = slot;
    if (slot.part === null || !slot.isAsked) return;
    const opinion = hearOpinion(slot, at);
    // Thrown where the opinions are waited for.
    opinion.catch(() => undefined);
    opinions.push(opinion);
  };

  const isRepeated = (text: string): boolean => slots.some((slot) => slot.text === text);
  const limitWith = (cites: readonly string[]): number => {
    const ids = new Set([...cites, ...passed().flatMap(({ part }) => part.cites)]);
    return mostShown(
      prompt.length,
      prompt.told.filter(({ fact }) => ids.has(fact.id)),
    );
  };
  /** The first part is shown however long it is: a page of nothing is worse. */
  const isTooMuch = ({ text, cites }: SaidPart): boolean => {
    const words = wordCount();
    return (
      slots.length >= MOST_PARTS || (words > 0 && words + wordsOf(text).length > limitWith(cites))
    );
  };

  const add = async (said: readonly Said[]): Promise<void> => {
    for (const one of said) {
      if ('care' in one) needsCare = true;
      else if ('title' in one) title ??= checkTitle(one.title);
      else if (!isTooMuch(one) && !isRepeated(one.text)) await put(one, slots.length);
    }
    release();
  };

  const release = (): void => {
    for (let slot = slots[next]; slot?.part && !slot.isAsked; slot = slots[next]) {
      next += 1;
      parts.push(slot.part);
      onPart(slot.part);
    }
  };

  const opinionsHeard = async (): Promise<void> => {
    await Promise.all(opinions.splice(0));
  };

  const isShort = (): boolean => isReading && wordCount() < SHORTEST_PAGE_WORDS;

  return {
    take: (piece) => {
      heard += piece;
      return add(saidIn(piece));
    },
    end: async () => {
      await add(slots.length === 0 && title === null && !needsCare ? readProse(heard) : []);
      await opinionsHeard();
    },
    mend: async (text) => {
      const replies = createAnswerReader()(text).filter((said) => 'text' in said);
      const places = slots.flatMap((slot, at) => (slot.part === null ? [at] : []));
      for (const [at, place] of places.entries()) {
        const said = replies[at];
        if (said && !isRepeated(said.text)) await put(said, place);
      }
      release();
      await opinionsHeard();
      if (isShort()) await add(replies.slice(places.length));
      await opinionsHeard();
    },
    close: async () => {
      await opinionsHeard();
      const kept = slots.slice(next).filter((slot, at, rest) => !isGivenUp(slot, rest[at - 1]));
      dropped = slots.length - next - kept.length;
      slots.splice(next, Infinity, ...kept);
      release();
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

/** A sentence that leans on the one before it. */
const LEANS =
  /^(?:this|that|these|those|it|it's|they|then|so|and|but|there|here|which|both|either|because|instead|that's)\b/iu;

const isGivenUp = (slot: Slot, before: Slot | undefined): boolean =>
  slot.part === null || (before?.part === null && LEANS.test(slot.part.text));
