import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../../reading.ts';
import type { Chosen } from '../../../compose/choose-passage.ts';
import { sentencesIn } from '../../../compose/tidy-text.ts';
import type { NextForm } from '../../../family.ts';
import type { ChatState } from '../../../state.ts';
import type { Entities } from '../../../understood.ts';
import { answerPiece } from '../../answer-piece.ts';
import { isTenderFamily, plainPart } from '../../draft.ts';
import { sayOfMatter } from '../../everyday/say-of-matter.ts';
import type { Talk } from '../../talk.ts';
import { askedForm } from '../by-form/next-form.ts';
import { type Story, storyOf } from '../story/story-of.ts';

export interface Advice {
  readonly parts: readonly ReadingPart[];
  readonly chosen: readonly Chosen[];
  readonly used: readonly string[];
}

export interface WantedAdvice {
  /** The ways of asking whose answers fit, the best one first. */
  readonly forms: readonly NextForm[];
  /** Whether a yes or a no was asked for. */
  readonly isAsked: boolean;
  /** Only what is written for the story's everyday matter, not for its family. */
  readonly isOfMatter: boolean;
  readonly entities: Entities;
}

/** What the story's subject has left to say: of its everyday matter first, then of its family; null for nothing. */
export async function furtherAdvice(
  wanted: WantedAdvice,
  talk: Talk,
  state: ChatState,
): Promise<Advice | null> {
  const story = storyOf(talk, state);
  if (story === null || story.isOfProduct) return null;
  const inOrder = askedFirst(wanted, story);
  const ofStory = ofMatter(story, inOrder, state);
  return ofStory === null && !wanted.isOfMatter ? ofFamily(story, inOrder, talk, state) : ofStory;
}

/** A story that began with a question for advice still waits for it. */
function askedFirst(wanted: WantedAdvice, { told: [first = ''] }: Story): WantedAdvice {
  const { forms, isAsked } = wanted;
  const asked = forms.find((form) => form === askedForm(first));
  if (asked === undefined) return wanted;
  return { ...wanted, forms: [asked, ...forms], isAsked: isAsked || asked === 'should' };
}

function ofMatter(
  { matter }: Story,
  { forms, isAsked, entities }: WantedAdvice,
  { used }: ChatState,
): Advice | null {
  for (const form of forms) {
    const said = matter === null ? null : sayOfMatter(matter, form, entities, used);
    if (said !== null && (isAsked || !isVerdict(said.parts))) {
      return { parts: ledIn(form, shortened(said.parts)), chosen: [], used: [said.name] };
    }
  }
  return null;
}

async function ofFamily(
  { family, isOfFamily }: Story,
  { forms, isAsked, entities }: WantedAdvice,
  talk: Talk,
  state: ChatState,
): Promise<Advice | null> {
  if (family === null || !isOfFamily || state.piece === null || isTenderFamily(family)) return null;
  const piece = { ...state.piece, entities };
  for (const form of forms) {
    const chosen = await answerPiece({ family, piece }, { part: 'next', form }, talk, state);
    if (chosen !== null && (isAsked || !isVerdict(chosen.parts))) {
      return { parts: ledIn(form, shortened(chosen.parts)), chosen: [chosen], used: [] };
    }
  }
  return null;
}

/** Nobody asked: a yes would answer nothing. */
const isVerdict = ([first]: readonly ReadingPart[]): boolean =>
  /^(?:(?:mostly|usually|often|partly|probably),? )?(?:yes|no|common|(?:very )?normal)\b/iu.test(
    first?.text ?? '',
  );

/** Words to say begin with a quotation, which needs a sentence before it. */
const ledIn = (form: NextForm, parts: readonly ReadingPart[]): readonly ReadingPart[] =>
  form === 'say' && /^["“]/u.test(parts[0]?.text ?? '')
    ? [plainPart(REPLY_LINES.wordsToUse), ...parts]
    : parts;

const MOST_WORDS = 48;
const LEAST_SENTENCES = 2;

/** The first sentences of it: another text comes before them. */
function shortened(parts: readonly ReadingPart[]): readonly ReadingPart[] {
  const sentences = parts.flatMap(({ text, ...rest }) =>
    sentencesIn(text).map((one) => ({ ...rest, text: one })),
  );
  const lengths = sentences.map(({ text }) => text.split(' ').length);
  const isKept = (at: number): boolean =>
    at < LEAST_SENTENCES ||
    lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0) <= MOST_WORDS;
  return sentences.filter((_, at) => isKept(at));
}
