import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { usedName } from '../../compose/choose-passage.ts';
import { sentencesIn } from '../../compose/tidy-text.ts';
import type { Family } from '../../family.ts';
import type { ChatState } from '../../state.ts';
import { answerPiece } from '../answer-piece.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { Talk } from '../talk.ts';
import type { Last } from './other/other-day.ts';

/** "you said an ordinary Tuesday, what did you mean": that sentence again, and its subject in plain words. */
export async function explainSaid(
  words: string,
  last: Last,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const sentence = sentenceWith(words, talk.ownTexts);
  if (sentence === null) {
    return { parts: [plainPart(REPLY_LINES.notFound)], chosen: [], zone: 'sure' };
  }
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
