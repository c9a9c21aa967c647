import { tellsOfLoss } from '../../../../content/chat/words/loss-words.ts';
import { type AskedInEnglish, askedInEnglish } from '../../understand/words/asked-in-english.ts';
import { nearestOf } from '../../understand/near/near-passages.ts';
import type { MatterBank } from '../../everyday-matter.ts';
import type { Piece } from '../../understood.ts';
import { firstMatter } from '../everyday/find-matter.ts';
import { areOnSameTopic } from './life-topic.ts';
import type { Talk } from '../talk.ts';

/** Less like the message, a question was found by words that only happen to stand in it. */
const LEAST_LIKE = 0.45;
/** Nearly its words: no matter is meant instead. */
const SURELY_ASKED = 0.8;
/** Less is enough where the translated words lead to the same matter of life. */
const LEAST_ON_SAME_TOPIC = 0.38;
/** An everyday matter is meant instead from here on, if it is so much more like a message that is translated nearly whole. */
const CLEARLY_A_MATTER = 0.64;
const LIKER_BY = 0.05;
/** Where nothing is asked, one that is less like the message must be so much the more than the question. */
const A_MATTER = 0.6;
const FAR_LIKER_BY = 0.15;
const NEARLY_WHOLE = 0.85;

/**
 * What a message in another language asks by the tables of its language, if the message as a whole is like that: the
 * tables go by single words. `story` is what was told before, in English.
 */
export async function askedByTables(
  message: string,
  story: string,
  { understand, matters }: Talk,
): Promise<AskedInEnglish | null> {
  const asked = askedInEnglish(message, story);
  if (asked === null) return null;
  const { translated, pieces } = await understand(message);
  if (translated === undefined) return asked;
  const { english, share, likeAsked } = translated;
  const isOfLoss = tellsOfLoss(english);
  const isSameTopic = areOnSameTopic(asked.ids[0], pieces[0]?.family);
  const isAsked = message.includes('?');
  const matter = share < NEARLY_WHOLE ? 0 : likenessToMatter(pieces, matters.everyday);
  return askedInEnglish(message, story, (question) => {
    const likeness = likeAsked[question];
    if (likeness === undefined || (isOfLoss && tellsOfLoss(question))) return true;
    if (likeness >= SURELY_ASKED) return true;
    const clear = Math.max(CLEARLY_A_MATTER, likeness + LIKER_BY);
    const far = Math.max(A_MATTER, likeness + FAR_LIKER_BY);
    const least = isAsked ? clear : Math.min(clear, far);
    if (isSameTopic && matter < CLEARLY_A_MATTER) return likeness >= LEAST_ON_SAME_TOPIC;
    return likeness >= LEAST_LIKE && matter < least;
  });
}

/** By what is typed as a whole: a single word that names a matter is no more than one of the tables. */
function likenessToMatter(pieces: readonly Piece[], bank: MatterBank): number {
  const { matter } = firstMatter(pieces, bank) ?? {};
  const near = nearestOf(pieces.map((piece) => piece.matters ?? {}));
  return matter === undefined ? 0 : (near[matter.id] ?? 0);
}
