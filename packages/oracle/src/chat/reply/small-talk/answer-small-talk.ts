import { GRAVE_WORDS } from '../../../../content/chat/small-talk/grave-words.ts';
import type { SmallTalk, SmallTalkText } from '../../../../content/chat/small-talk/small-talk.ts';
import { SMALL_TALK } from '../../../../content/chat/small-talk/small-talk-table.ts';
import { normaliseMessage, sentencesOf } from '../../../safety/normalise-message.ts';
import { capitalised } from '../../../text/capitalised.ts';
import { hashOf } from '../../../text/hash.ts';
import { careIn } from '../../kept-care.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { withoutSlang } from '../../understand/words/plain-text.ts';
import { writeOutSlang } from '../../understand/words/write-out-slang.ts';
import { firstMatter } from '../everyday/find-matter.ts';
import { isAdviceWordForWord } from '../advice-word-for-word.ts';
import { type Draft, plainPart } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';

type Product = Talk['product'];

const MOST_WORDS = 30;
const MOST_ANSWERED = 3;
const PRICE = '{price}';

/**
 * What is said to small talk, known by its words. Null for any other message, and where something beside it has a
 * subject of its own. In a conversation the story before it stays in focus.
 */
export function answerSmallTalk(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
  isKind: (kind: SmallTalk) => boolean = () => true,
): Draft | null {
  const [piece] = pieces;
  if (piece === undefined || careIn(state, talk.clock).wasAtRisk) return null;
  if (isAdviceWordForWord(piece, talk) || asksOfAnswer(pieces)) return null;
  const plain = signsIn(message) ?? withoutSlang(message);
  if (plain === '' && !message.includes('?')) return null;
  const kinds = SMALL_TALK.filter((kind) => isKind(kind) && suitsState(kind, state));
  const sentences = sentencesOf(normaliseMessage(message)).map(writeOutSlang);
  const found = kindsIn(plain, sentences, state, kinds);
  if (found.length === 0) return null;
  if (found.some(({ yieldsToMatter }) => yieldsToMatter) && hasMatter(pieces, talk)) return null;
  const isForAll = found.some((kind) => kind.isForAll === true);
  if (!isForAll && pieces.some((one) => isOtherQuestion(one, found, talk))) return null;
  const said = found
    .slice(0, MOST_ANSWERED)
    .map((kind) => chooseText(kind, plain, state.used, talk.product))
    .filter((one) => one !== null);
  const [first] = found;
  if (said.length === 0 || first === undefined) return null;
  return {
    parts: said.map(({ text }) => plainPart(text)),
    chosen: [],
    zone: 'sure',
    ...(state.piece === null && { piece: { ...keptPiece(piece), family: first.family } }),
    used: said.map(({ name }) => name),
  };
}

const hasMatter = (pieces: readonly Piece[], { matters }: Talk): boolean =>
  (firstMatter(pieces, matters.everyday)?.likeness ?? 0) >= CLEARLY_LIKE;
/** From here on an everyday matter is more than a guess. */
const CLEARLY_LIKE = 0.75;

/** "what do you mean listen to the quiet": the words are ours. */
const asksOfAnswer = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ followUp }) => followUp?.kind === 'said-before');

/** Thanks, a gasp or a question about the product, met before the story is looked at. */
export const answerEarlyTalk = (
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null => answerSmallTalk(message, pieces, talk, state, (kind) => kind.isEarly === true);

/** Light words are not met lightly in grief; a few kinds are written for it. */
function suitsState(
  { isForTender = false, isInGrief = false, isEarly = false }: SmallTalk,
  { isTender, family }: ChatState,
): boolean {
  const isGrief = isTender || family?.startsWith('grief-') === true;
  if (isInGrief) return isGrief;
  return isForTender || !(isTender || (isEarly && isGrief));
}

/** The kind of the whole message and those of its sentences; none where a sentence is of no kind. */
function kindsIn(
  plain: string,
  sentences: readonly string[],
  state: ChatState,
  kinds: readonly SmallTalk[],
): readonly SmallTalk[] {
  const kindOf = (words: string): SmallTalk | undefined =>
    kinds.find(
      (kind) => isSaid(kind, words, plain) && (kind.isFirst !== true || state.piece === null),
    );
  const whole = kindOf(plain);
  if (whole?.isForAll === true) return [whole];
  const each = sentences.filter((one) => !COURTESY.test(one)).map(kindOf);
  const known = each.filter((kind) => kind !== undefined);
  if (whole === undefined && (each.length < 2 || known.length < each.length)) return [];
  return [...new Set([...(whole === undefined ? [] : [whole]), ...known])];
}

/** Nothing but hearts and folded hands. */
const ONLY_HEARTS =
  /^(?=.*\S)(?:\s|❤|\uFE0F|🙏|💕|💖|💛|💚|💙|💜|🧡|🤍|🥰|😘|🤗|\p{Emoji_Modifier})+$/u;

/** What signs without a word say; null for a message with words. */
function signsIn(message: string): string | null {
  if (ONLY_LAUGHS.test(message)) return 'lol';
  return ONLY_HEARTS.test(message) ? 'heart' : null;
}

/** Nothing but laughter. */
const ONLY_LAUGHS = /^(?=.*\S)(?:\s|😂|🤣|😆|😹|💀|😅|lol|lmao|(?:ha){1,9}h?)+$/iu;

/** A greeting or a laugh beside small talk is answered with it. */
const COURTESY =
  /^(?:(?:hi|hey|hello|good (?:morning|evening|afternoon|day|night)|lol|haha\w*|oracle|dear|ok|okay|so|thanks|thank you|please|well|oh|wow|sorry|honestly|be honest|just curious|just wondering|(?:serious|honest|genuine|real) question|there|again)(?: |$))+$/u;

function isSaid(
  { said, unless, mostWords = MOST_WORDS, isSober = false }: SmallTalk,
  words: string,
  message: string,
): boolean {
  return (
    said.test(words) &&
    unless?.test(message) !== true &&
    (isSober || !GRAVE_WORDS.test(message)) &&
    message.split(' ').length <= mostWords
  );
}

/** A question with a subject that no kind of small talk covers. */
function isOtherQuestion(piece: Piece, found: readonly SmallTalk[], { families }: Talk): boolean {
  const family = families.get(piece.family ?? '');
  if (family === undefined || family.kind === 'talk' || piece.form === 'tells') return false;
  const isCovered = found.some(({ said }) =>
    [piece.text, `${piece.said} ${piece.text}`].some((text) => said.test(withoutSlang(text))),
  );
  return piece.zone !== 'unsure' && !isCovered;
}

interface SaidText {
  readonly text: string;
  readonly name: string;
}

/** A text for the words of the message before one for any; among equals by the message, so that people differ. */
function chooseText(
  { id, texts, said }: SmallTalk,
  plain: string,
  used: readonly string[],
  product: Product | null,
): SaidText | null {
  const named = texts
    .filter(({ text }) => product !== null || !text.includes(PRICE))
    .map((one, at) => ({ ...one, name: `small-talk/${id} · ${at}` }));
  const unused = named.filter(({ name }) => !used.includes(name));
  const isWritten = ({ of }: SmallTalkText): boolean => of?.test(plain) === true;
  const any = unused.filter(({ of }) => of === undefined);
  const chosen = unused.find(isWritten) ?? any[hashOf(plain) % Math.max(1, any.length)];
  if (chosen === undefined) return null;
  const { name = '', called = name } = said.exec(plain)?.groups ?? {};
  const text = chosen.text
    .replaceAll('{name}', () => capitalised(called))
    .replaceAll(PRICE, () => product?.price ?? '');
  return { name: chosen.name, text };
}

/** What is said to small talk beside other questions; null for any other question. */
export function smallTalkLine(text: string): string | null {
  const plain = withoutSlang(text);
  const kind =
    plain === ''
      ? undefined
      : SMALL_TALK.find((one) => one.isFirst !== true && isSaid(one, plain, plain));
  return kind === undefined ? null : (chooseText(kind, plain, [], null)?.text ?? null);
}
