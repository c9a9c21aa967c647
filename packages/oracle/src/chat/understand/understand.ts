import { detectLanguage } from '../detect-language.ts';
import type { Embed } from '../embed.ts';
import type { FollowUp, Piece, Understood } from '../understood.ts';
import { featuresOf } from './features.ts';
import { followUpIn } from './follow-up-in.ts';
import { inEnglish } from './in-english.ts';
import { lookAt, marksOf, type Looked } from './look-at.ts';
import type { Model } from './model.ts';
import { inOtherLanguage, otherLanguageSubject } from './other-language.ts';
import { recognisePiece, type FamilyGate } from './recognise-piece.ts';
import { scoreFamilies } from './score-families.ts';
import { splitMessage, type Part } from './split-message.ts';

/** What a message is understood with. */
export interface Reader {
  readonly families: ReadonlyMap<string, FamilyGate>;
  readonly model: Model;
  readonly embed: Embed;
}

/** Longer messages are understood by their beginning and their end, where the question is. */
const LONGEST = 1500;

/** What a message asks, piece by piece. `today` is the reader's day, YYYY-MM-DD. */
export async function understand(
  message: string,
  reader: Reader,
  today: string,
): Promise<Understood> {
  const text = shortened(message);
  const language = detectLanguage(text);
  if (language === 'en') {
    const pieces = await recognise(splitMessage(text), reader, today);
    return { language, opening: null, pieces: withoutGreeting(pieces) };
  }
  const english = inEnglish(text, language);
  const parts = english === null ? [{ text, said: '' }] : splitMessage(english);
  const pieces = withoutGreeting(await recognise(parts, reader, today));
  const subject = otherLanguageSubject(text, language);
  return { language, ...inOtherLanguage(pieces, text, subject, english !== null) };
}

async function recognise(parts: readonly Part[], reader: Reader, today: string): Promise<Piece[]> {
  const looks = parts.map((part) => lookAt(part, reader.model.words, today));
  const vectors = await reader.embed(looks.map(whole));
  return parts.map((part, index): Piece => {
    const looked = looks[index];
    const vector = vectors[index];
    if (looked === undefined || vector === undefined)
      throw new RangeError('a vector for each piece');
    const scores = scoreFamilies(reader.model, vector, featuresOf(looked.typed, marksOf(looked)));
    const found = recognisePiece(scores, looked, reader.model, reader.families);
    return {
      text: part.text,
      plain: looked.plain,
      said: part.said,
      ...found,
      entities: looked.entities,
      form: looked.form,
      about: looked.about,
      isJoke: looked.isJoke,
      followUp: followUpOf(part, looked),
    };
  });
}

/** After a statement only these speak of the last answer: "friday i work. any other day?" */
const AFTER_STATEMENT: ReadonlySet<string> = new Set(['which-day', 'shorter', 'unanswered']);

function followUpOf({ text, said }: Part, { plain }: Looked): FollowUp | null {
  const found = followUpIn(plain, text);
  return said === '' || AFTER_STATEMENT.has(found?.kind ?? '') ? found : null;
}

/** "hi, how are you? is today good for signing": the greeting needs no answer of its own. */
function withoutGreeting(pieces: readonly Piece[]): readonly Piece[] {
  const asked = pieces.filter(({ family }) => family !== 'greeting');
  return asked.length === 0 ? pieces : asked;
}

/** The encoder sees the statement before the question too. */
const whole = ({ plain, before }: Looked): string => `${before} ${plain}`.trim() || 'nothing';

const shortened = (message: string): string =>
  message.length <= LONGEST
    ? message
    : `${message.slice(0, LONGEST / 2)} ${message.slice(-LONGEST / 2)}`;
