import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { usedName } from '../../compose/choose-passage.ts';
import { sentencesIn } from '../../compose/tidy-text.ts';
import type { Family, NextForm } from '../../family.ts';
import { FITS_PASSAGE, nearnessOf } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import { answerPiece } from '../answer-piece.ts';
import { type Draft, plainPart } from '../draft.ts';
import { isOfLife } from '../everyday/answer-everyday.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import type { Last } from './other/other-day.ts';
import { furtherAdvice } from './reaction/further-advice.ts';

/** "you said an ordinary Tuesday, what did you mean": that sentence again, and its subject in plain words. */
export async function explainSaid(
  words: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const sentence = sentenceWith(words, talk.ownTexts);
  if (sentence === null) return explainWords(words, last, talk, state);
  const family = familyOf(sentence, talk, state) ?? last.family;
  // The plain words may have been said before: they are asked for now.
  const own = {
    ...state,
    used: state.used.filter((name) => !name.startsWith(`${family.id}/plain`)),
  };
  const plain = await answerPiece({ ...last, family }, { part: 'plain' }, talk, own);
  const quoted = plainPart(REPLY_LINES.iWrote.replace('{sentence}', () => sentence));
  return plain === null
    ? { parts: [quoted], chosen: [], zone: 'sure' }
    : {
        parts: [quoted, plainPart(REPLY_LINES.inPlainWords), ...plain.parts],
        chosen: [plain],
        zone: 'sure',
      };
}

/** Words that we did not write: what is written about them, or else what it comes down to in this story. */
async function explainWords(
  words: string,
  { piece: asked }: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const [piece] = (await talk.understand(`what do you mean by ${words}`)).pieces;
  const family = talk.families.get(piece?.family ?? '');
  const isNamed =
    piece !== undefined &&
    family !== undefined &&
    isOfLife(family) &&
    nearnessOf(piece.near, family.id) >= FITS_PASSAGE;
  const chosen = isNamed
    ? await answerPiece({ family, piece: keptPiece(piece) }, { part: 'answer' }, talk, state)
    : null;
  if (chosen !== null) return { parts: chosen.parts, chosen: [chosen], zone: 'sure' };
  const { entities } = asked;
  const wanted = { forms: FORMS, isAsked: false, isOfMatter: false, entities };
  const advice = await furtherAdvice(wanted, talk, state);
  if (advice === null) {
    return { parts: [plainPart(REPLY_LINES.notFound)], chosen: [], zone: 'sure' };
  }
  return { ...advice, parts: [plainPart(REPLY_LINES.comesDownTo), ...advice.parts], zone: 'sure' };
}
const FORMS: readonly NextForm[] = ['how', 'say', 'why'];

/** Our newest sentence that has most of the words, and at least half of them. */
function sentenceWith(words: string, ownTexts: readonly string[]): string | null {
  const wanted = contentWords(words);
  if (wanted.length === 0) return null;
  const ranked = ownTexts
    .toReversed()
    .flatMap(sentencesIn)
    .map((sentence) => ({ sentence, shared: sharedOf(wanted, sentence) }))
    .toSorted((a, b) => b.shared - a.shared);
  const [best] = ranked;
  return best !== undefined && best.shared >= wanted.length / 2 ? best.sentence : null;
}

const EMPTY: ReadonlySet<string> = new Set(
  'that this with about have what when where your you the and for not but are was will would should could thing part just one something'.split(
    ' ',
  ),
);

const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']{3,}/gu) ?? []).filter((word) => !EMPTY.has(word));

function sharedOf(wanted: readonly string[], sentence: string): number {
  const own = new Set(contentWords(sentence));
  return wanted.filter((word) => own.has(word)).length;
}

/** The family whose passage has the sentence, among those that were said. */
function familyOf(sentence: string, talk: Talk, { used }: ChatState): Family | null {
  const words = contentWords(sentence);
  const found = [...talk.families.values()].find((family) =>
    family.passages.some(
      (passage) =>
        used.includes(usedName(family, passage)) &&
        sharedOf(words, passage.text) >= words.length * MOSTLY,
    ),
  );
  return found ?? null;
}

/** A sentence whose slots were filled shares most of its words with the passage. */
const MOSTLY = 0.7;
