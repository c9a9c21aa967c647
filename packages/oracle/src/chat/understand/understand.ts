import { LIKELIEST } from '../../../content/chat/languages/other-language.ts';
import { askBackIn } from '../../../content/chat/languages/asking-back.ts';
import { detectLanguage, sharesOf } from '../language/detect-language.ts';
import { glossaryOf } from '../language/glossary.ts';
import { isLatinHindi, latinHindiGlossary } from '../language/latin-hindi.ts';
import { isTranslated } from '../language/translate/lexicon.ts';
import { toEnglish } from '../language/translate/to-english.ts';
import { isWordByWord, wordByWord } from '../language/translate/word-by-word.ts';
import { unreadLanguage } from '../language/unread-language.ts';
import type { Embed } from '../embed.ts';
import { withDayFirst } from '../entities/times/find-days.ts';
import type { LinearModel } from '../../learned/linear-model.ts';
import { tonesIn } from '../tone/tone-model.ts';
import type { HeardTone } from '../tone/tones.ts';
import type { FollowUp, Nearness, Piece, Understood, Zone } from '../understood.ts';
import { WORD_FOR_WORD } from '../nearness.ts';
import { isBareQuestion } from './bare-question.ts';
import { featuresOf } from './features.ts';
import { followUpIn } from './follow-up-in.ts';
import { askedInEnglish } from './words/asked-in-english.ts';
import { inEnglish } from './words/in-english.ts';
import { plainText, withoutSlang } from './words/plain-text.ts';
import { withoutExaggeration } from './words/without-exaggeration.ts';
import { lookAt, marksOf, type Looked } from './look-at.ts';
import type { LaterKinds } from './later-kinds.ts';
import type { LaterTables, Model, PhraseTable } from './model.ts';
import { inOtherLanguage, notSaidBack, otherLanguageSubject } from './words/other-language.ts';
import { languageBySubject } from './words/named-subject.ts';
import { nearestOf, nearMatters, nearPassages, passageSaid } from './near/near-passages.ts';
import { readingsOf } from './readings-of.ts';
import { recognisePiece, type FamilyGate, type Recognised } from './recognise-piece.ts';
import type { Products } from './products.ts';
import { onAxes, scoreFamilies } from './score-families.ts';
import { splitMessage, type Part } from './split-message.ts';

/** What a message is understood with. */
export interface Reader {
  readonly families: ReadonlyMap<string, FamilyGate>;
  readonly model: Model;
  readonly phrases: PhraseTable;
  readonly matters: PhraseTable;
  readonly later: LaterTables;
  readonly laterKinds: LaterKinds;
  readonly tones: LinearModel;
  readonly embed: Embed;
  /** By the encoder that the matters are compared with. */
  readonly embedForMatters: Embed;
  readonly products: Products;
}

/** Longer messages are understood by their beginning and their end, where the question is. */
const LONGEST = 1500;

/** What a message asks, piece by piece. `today` is the user's day, YYYY-MM-DD. */
export async function understand(
  message: string,
  reader: Reader,
  today: string,
): Promise<Understood> {
  const text = shortened(message);
  const unread = unreadLanguage(text);
  if (unread !== null) {
    const read = await understandTranslated(withDayFirst(text), unread, reader, today);
    return read === null ? unreadIn(unread, text, reader, today) : { language: unread, ...read };
  }
  const certain = detectLanguage(text);
  const detected = certain === 'en' ? (languageBySubject(text) ?? certain) : certain;
  const isHindi = isLatinHindi(text) || (detected === 'hi' && /\p{Script=Latin}/u.test(text));
  const language = isHindi ? 'hi' : detected;
  if (language === 'en') {
    const parts = partsOf(text, reader);
    // Only what is told and not asked is answered in its tone.
    const isAsked = parts.every((part) => `${part.said} ${part.text}`.includes('?'));
    const tones = isAsked ? [] : await tonesOf(text, reader);
    const pieces = await recognise(parts, reader, today);
    return {
      language,
      opening: null,
      pieces: withoutGreeting(pieces).map((piece) => ({ ...piece, tones })),
    };
  }
  const dated = withDayFirst(text);
  const translated = await understandTranslated(
    dated,
    isHindi ? 'hi-Latn' : language,
    reader,
    today,
  );
  if (translated !== null) return { language, ...translated };
  const english = isHindi
    ? inEnglish(dated, language, latinHindiGlossary())
    : inEnglish(dated, language);
  const parts = english === null ? [{ text: dated, said: '' }] : splitMessage(english);
  const pieces = withoutGreeting(await recognise(parts, reader, today));
  const subject = otherLanguageSubject(text, isHindi ? 'hi-Latn' : language);
  const glossary = isHindi ? latinHindiGlossary() : glossaryOf(language);
  const { share } = sharesOf(text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [], glossary);
  return { language, ...inOtherLanguage(pieces, text, subject, share) };
}

/** A message that is put into English well enough to be read like one in English; null for others. */
async function understandTranslated(
  text: string,
  language: string,
  reader: Reader,
  today: string,
): Promise<Omit<Understood, 'language'> | null> {
  const isEnglish = (word: string): boolean => reader.model.words.known.has(word);
  const translated = isTranslated(language)
    ? toEnglish(text, language, isEnglish)
    : isWordByWord(language)
      ? wordByWord(text, language, isEnglish)
      : null;
  if (translated === null || translated.share < LEAST_TRANSLATED) return null;
  const { english, share } = translated;
  const parts = splitMessage(english);
  const tones = await tonesOf(english, reader);
  const pieces = withoutGreeting(await recognise(parts, reader, today));
  const read = pieces.map((piece): Piece => ({
    ...piece,
    tones,
    isRough: true,
    entities: notSaidBack(piece.entities),
  }));
  const subject = otherLanguageSubject(text, language);
  const likeAsked = await likenessToAsked(text, english, reader);
  return {
    translated: { english, share, likeAsked },
    pieces: read,
    opening: subject.openingOf(sureFamily(read)),
    asksBack: subject.asksBack,
  };
}
const sureFamily = (pieces: readonly Piece[]): string | null =>
  pieces.find(({ zone }) => zone === 'sure')?.family ?? null;

/** How like a message is to each question that the tables find in it. */
async function likenessToAsked(
  text: string,
  english: string,
  { embedForMatters }: Reader,
): Promise<Readonly<Record<string, number>>> {
  const questions: string[] = [];
  askedInEnglish(text, '', (question) => questions.push(question) > 0);
  if (questions.length === 0) return {};
  const [own, ...others] = await embedForMatters([english, ...questions]);
  return Object.fromEntries(
    questions.map((question, at) => [question, own === undefined ? 1 : cosine(own, others[at])]),
  );
}

/** Of vectors of length one. */
const cosine = (a: Float32Array, b: Float32Array = a): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Below this share of known words a message is guessed at by its subject. */
const LEAST_TRANSLATED = 0.75;

/** A message in a language that has questions of its own and no glossary, where none of them is asked. */
async function unreadIn(
  language: string,
  text: string,
  reader: Reader,
  today: string,
): Promise<Understood> {
  const [piece] = await recognise([{ text, said: '' }], reader, today);
  const unsure = piece && {
    ...piece,
    family: null,
    zone: 'unsure' as const,
    near: {},
    matters: {},
  };
  return {
    language,
    opening: null,
    asksBack: askBackIn(language, null),
    pieces: unsure === undefined ? [] : [{ ...unsure, choices: LIKELIEST }],
  };
}

/** What is a phrase as a whole stays whole: "thank you so much". */
const partsOf = (text: string, { phrases, model }: Reader): readonly Part[] =>
  passageSaid(phrases, plainText(text, model.words)) === null
    ? splitMessage(text)
    : [{ text, said: '' }];

async function tonesOf(text: string, { tones, embed }: Reader): Promise<HeardTone[]> {
  const plain = withoutSlang(text);
  const meant = withoutExaggeration(plain);
  const [vector] = await embed([meant || 'nothing']);
  return vector === undefined ? [] : tonesIn(tones, meant === plain ? text : meant, vector);
}

async function recognise(parts: readonly Part[], reader: Reader, today: string): Promise<Piece[]> {
  const read = await readAll(parts, reader, today);
  const matters = await mattersOf(parts, reader, today);
  const pieces: Piece[] = [];
  for (const [index, bare] of parts.entries()) {
    const alone = read[index];
    if (alone === undefined) throw new RangeError('a reading for each piece');
    const { part, whole } = await withStory(bare, alone, parts[0], reader, today);
    const { found, near } = await clearest(part, whole, reader, today);
    const { family, zone, choices } = found;
    const { plain, entities, form, about, isJoke } = whole.looked;
    const followUp = followUpOf(part, whole.looked);
    const known = { entities, form, about, isJoke, followUp, near, matters };
    pieces.push({ ...part, plain, family, zone, choices, ...known });
  }
  return pieces;
}

interface Read {
  readonly looked: Looked;
  readonly features: ReadonlyMap<string, number>;
  readonly near: Nearness;
  readonly found: Recognised;
}

async function readAll(parts: readonly Part[], reader: Reader, today: string): Promise<Read[]> {
  const looks = parts.map((part) => lookAt(part, reader.model.words, today));
  const vectors = await reader.embed(looks.map(wholeOf));
  return looks.map((looked, index) => {
    const vector = vectors[index];
    if (vector === undefined) throw new RangeError('a vector for each piece');
    const { model, families, phrases, products } = reader;
    const features = featuresOf(looked.typed, marksOf(looked));
    const place = onAxes(vector, model.meaning);
    const said = passageSaid(phrases, wholeOf(looked));
    const passages = nearPassages(phrases, { place, features, products });
    const near = { ...passages, ...(said === null ? {} : { [said]: WORD_FOR_WORD }) };
    const scores = scoreFamilies(model, place, features, products);
    const found = recognisePiece({ scores, near }, looked, model, families);
    return { looked, features, near, found };
  });
}

/**
 * The everyday matters that the whole message is like: a part of it is like too many. What the encoder that is asked for
 * families takes for the same, the one that is asked for matters tells apart.
 */
async function mattersOf(
  parts: readonly Part[],
  { model, matters, embedForMatters, products }: Reader,
  today: string,
): Promise<Nearness> {
  const text = parts.map((part) => `${part.said} ${part.text}`.trim()).join(' ');
  const looked = lookAt({ text, said: '' }, model.words, today);
  const [place] = await embedForMatters([wholeOf(looked)]);
  if (place === undefined) throw new RangeError('a vector for each message');
  const features = featuresOf(looked.typed, marksOf(looked));
  return nearMatters(matters, { place, features, products });
}

/** A later question that is not sure by itself may be about what was told or asked first. */
async function withStory(
  part: Part,
  whole: Read,
  first: Part | undefined,
  reader: Reader,
  today: string,
): Promise<{ readonly part: Part; readonly whole: Read }> {
  const isLater = first !== undefined && part !== first && part.said === '';
  const isBare = isBareQuestion(whole.looked);
  if (!isLater || (whole.found.zone === 'sure' && !isBare)) return { part, whole };
  // Another question explains this one only where nothing else does.
  if (first.said === '' && whole.found.zone !== 'unsure') return { part, whole };
  const told = { ...part, said: first.said === '' ? first.text : first.said };
  const [read] = await readAll([told], reader, today);
  return read !== undefined && (isBare || RANKS[read.found.zone] > RANKS[whole.found.zone])
    ? { part: told, whole: read }
    : { part, whole };
}

const RANKS = { unsure: 0, likely: 1, sure: 2 } as const satisfies Record<Zone, number>;

/** Which of the guesses is meant may be clear from a part of the message. */
async function clearest(
  part: Part,
  whole: Read,
  reader: Reader,
  today: string,
): Promise<Pick<Read, 'found' | 'near'>> {
  if (whole.found.zone === 'sure') return whole;
  const readings = await readAll(readingsOf(part), reader, today);
  const guesses = new Set([whole.found.family, ...whole.found.choices]);
  const found = readings
    .map((one) => one.found)
    .filter(({ family }) => family !== null && guesses.has(family))
    .reduce(
      (best, one) =>
        RANKS[one.zone] > RANKS[best.zone] && one.lead > best.lead + CLEARER ? one : best,
      whole.found,
    );
  return { found, near: nearestOf([whole, ...readings].map(({ near }) => near)) };
}

const CLEARER = 0.05;

/** After a statement only these speak of the last answer: "friday i work. any other day?" */
const AFTER_STATEMENT: ReadonlySet<string> = new Set(['which-day', 'shorter', 'unanswered']);

function followUpOf({ text, said }: Part, { plain, entities }: Looked): FollowUp | null {
  const found = followUpIn(plain, text);
  // "thursday i'm off. another one?" wants another day.
  if (found?.kind === 'more' && entities.weekdays !== undefined) return { kind: 'which-day' };
  return said === '' || AFTER_STATEMENT.has(found?.kind ?? '') ? found : null;
}

/** "hi, how are you? is today good for signing": the greeting needs no answer of its own. */
function withoutGreeting(pieces: readonly Piece[]): readonly Piece[] {
  const asked = pieces.filter(({ family }) => family !== 'greeting');
  return asked.length === 0 ? pieces : asked;
}

/** The encoder sees the statement before the question too. */
const wholeOf = ({ plain, before }: Looked): string => `${before} ${plain}`.trim() || 'nothing';

const shortened = (message: string): string =>
  message.length <= LONGEST
    ? message
    : `${message.slice(0, LONGEST / 2)} ${message.slice(-LONGEST / 2)}`;
