import { REPLY_LINES } from '../../../content/chat/reply-lines.ts';
import { isNearlySaid } from '../nearness.ts';
import type { Family } from '../family.ts';
import type { ChatState } from '../state.ts';
import type { Person, Piece } from '../understood.ts';
import { answerOne } from './answer-one.ts';
import { answerSeveral } from './several/answer-several.ts';
import { apart } from './several/apart.ts';
import { isAnnounced, listedQuestions } from './several/listed-questions.ts';
import { isQuestion } from './several/part.ts';
import { toAllQuestions } from './several/to-all-questions.ts';
import { type Draft, draftOf, finish, plainPart } from './draft.ts';
import { followUp } from './next-turn/follow-up.ts';
import { comparedBirth, givenLater } from './next-turn/given-later.ts';
import { goOn } from './next-turn/go-on.ts';
import { inFocus, keptPiece } from './kept-piece.ts';
import { isFarFamily } from './unsure/far-family.ts';
import { isLookedUp, withLookUp } from './look-ups/find-look-up.ts';
import { answerOnChart } from './look-ups/after/answer-on-chart.ts';
import { answerAfterOutlook } from './look-ups/outlook/after-outlook.ts';
import { answerWhole, isAnsweredWhole } from './look-ups/whole/answer-whole.ts';
import { answerEveryday, SURELY_MEANT } from './everyday/answer-everyday.ts';
import { answerOnMatter } from './everyday/answer-on-matter.ts';
import { answerTold } from './told/answer-told.ts';
import { hearFirst } from './told/hear-first.ts';
import { answerTheirBirth } from './told/their-birth-told.ts';
import { isBesideSubject } from './told/answer-tone.ts';
import { withAskedDeed } from './asked-deed.ts';
import { withAskedVerdict } from './verdicts/asked-verdict.ts';
import { withShortAnswer } from './verdicts/short-answer.ts';
import { withToldDeath } from './told/told-death.ts';
import { withToldNews } from './told/told-news.ts';
import { answerReaction, takeUpAside, turnToPerson } from './next-turn/reaction/answer-reaction.ts';
import { answerTurn } from './next-turn/told-turn.ts';
import { answerAskedOn, answerByField } from './next-turn/story/answer-in-story.ts';
import { aboutPlacement } from './next-turn/about-placement.ts';
import { chooseBetween } from './next-turn/decide.ts';
import { leaveOutAdvice } from './next-turn/rejection/leave-out-advice.ts';
import { strikeSubject } from './next-turn/rejection/struck-subject.ts';
import { askStraight } from './next-turn/correction/ask-straight.ts';
import { putRight, retell } from './next-turn/correction/put-right.ts';
import {
  askedOption,
  leanToOption,
  namedOption,
  namedPart,
  thatMany,
} from './next-turn/short/short-reply.ts';
import { answerShortly } from './next-turn/short/answer-shortly.ts';
import { hearOut, isFullMessage } from './next-turn/short/hear-out.ts';
import { inOneWord } from './next-turn/short/one-word.ts';
import { keepToStory } from './next-turn/short/keep-to-story.ts';
import {
  meantInComplaint,
  newTopicIn,
  withoutAskingLeave,
  withoutForeignGreeting,
  withoutKindWish,
  withoutLeadIn,
  withOwnSign,
} from './next-turn/new-topic.ts';
import { answerAlone } from './next-turn/topic/stands-alone.ts';
import { backTo } from './next-turn/topic/back-to.ts';
import { dropTopic } from './next-turn/topic/drop-topic.ts';
import { otherTopic, tellTopic } from './next-turn/topic/other-topic.ts';
import { readAlone } from './next-turn/answer-words.ts';
import { forOtherSign } from './next-turn/other/for-other-sign.ts';
import { answerToldSign } from './next-turn/other/own-sign-or-birth.ts';
import { nextInLine } from './next-turn/other/next-in-line.ts';
import { limitedDay } from './next-turn/limited-day.ts';
import { answerLater } from './next-turn/later/answer-later.ts';
import { turnToMe } from './next-turn/later/about-me.ts';
import { answerAskedDay } from './next-turn/later/asked-day.ts';
import { answerMeantPlanet } from './next-turn/later/meant-planet.ts';
import { answerOwnQuestion } from './next-turn/later/own-question.ts';
import { answerStretch } from './next-turn/later/other-stretch.ts';
import { outlookForThem } from './next-turn/later/their-birth.ts';
import { answerTenderly, keepTender } from './next-turn/later/keep-tender.ts';
import { answerWithStory } from './next-turn/with-story/answer-with-story.ts';
import { ratherThanHeard } from './next-turn/with-story/rather-than-heard.ts';
import { answerSince } from './next-turn/since/answer-since.ts';
import { answerOnLast } from './next-turn/on-answer/answer-on-last.ts';
import { answerInThread } from './next-turn/thread/answer-in-thread.ts';
import { withoutStrayProduct } from './next-turn/topic/stray-product.ts';
import { sayGoodbye } from './next-turn/say-goodbye.ts';
import { newsSince } from './next-turn/news-since.ts';
import { nextPassage } from './next-turn/by-form/next-passage.ts';
import { askedAs } from './small-talk/asked-as.ts';
import { askedByTables } from './other-language/asked-by-tables.ts';
import { inOwnLanguage } from './other-language/in-own-language.ts';
import { isAnswered } from './other-language/is-answered.ts';
import { answerEarlyTalk, answerSmallTalk } from './small-talk/answer-small-talk.ts';
import { askBack, notUnderstood } from './unsure/not-understood.ts';
import { replyToOpen } from './open-question.ts';
import { rememberedBirth, sayTypedBirth, withTypedBirth } from './told/typed-birth.ts';
import { withTypedName } from './told/typed-name.ts';
import { answerAfterProduct } from './next-turn/after-product.ts';
import { answerTap } from './next-turn/tapped.ts';
import type { Reply, Talk } from './talk.ts';

/** What the user sent: words, or a choice that was shown, with its label as the words. */
export interface Said {
  readonly message: string;
  readonly choice?: string | undefined;
}

/** The reply to a message, and the state that the next one is answered with. */
export async function replyTo(said: Said, talk: Talk, state: ChatState): Promise<Reply> {
  const tapped = said.choice === undefined ? null : await answerTap(said.choice, talk, state);
  if (tapped !== null) return finish(tapped, talk, state);
  const draft = await answerWords(said.message, talk, state);
  return finish(await inOwnLanguage(said.message, draft, talk, state, answerWords), talk, state);
}

/** What is known of a piece by its words, each step on what the step before it found. */
const READ_FURTHER = [withToldDeath, withToldNews, withAskedDeed, withAskedVerdict, withLookUp];

/** What is known by its words needs no tone to be answered in. */
function readFurther(piece: Piece, talk: Talk): Piece {
  const read = READ_FURTHER.reduce((one, step) => step(one, talk), piece);
  return read.family === piece.family ? read : { ...read, tones: [] };
}

async function answerWords(whole: string, known: Talk, state: ChatState): Promise<Draft> {
  const typedMessage = listedQuestions(
    withOwnSign(
      withoutKindWish(withoutForeignGreeting(withoutLeadIn(withoutAskingLeave(whole), state))),
    ),
  );
  const goodbye = await sayGoodbye(typedMessage, known, state);
  if (goodbye !== null) return goodbye;
  const turned =
    (await tellTopic(typedMessage, known, state, answerWords)) ??
    otherTopic(typedMessage, known, state) ??
    (await backTo(typedMessage, known, state, answerWords)) ??
    (await dropTopic(typedMessage, known, state, answerWords)) ??
    (await answerToldSign(typedMessage, known, state, answerWords));
  if (turned !== null) return turned;
  const asked = await askedByTables(typedMessage, storyBefore(state), known);
  if (asked !== null) {
    // A situation that is told anew is not a few words on the one before.
    const now = asked.isWhole ? { ...readAlone(state), used: state.used } : state;
    const answer = await answerWords(asked.english, known, now);
    return { ...answer, asked: asked.ids, parts: [plainPart(asked.opening), ...answer.parts] };
  }
  const light = askedAs(typedMessage, state.piece === null);
  if (light !== null) {
    const answer = await answerWords(light.question, known, state);
    const opening = light.opening === '' ? [] : [plainPart(light.opening)];
    return { ...answer, parts: [...opening, ...answer.parts] };
  }
  const topic = newTopicIn(typedMessage) ?? meantInComplaint(typedMessage);
  if (topic !== null) return answerWords(topic, known, { ...readAlone(state), used: state.used });
  const {
    opening = null,
    asksBack = null,
    translated = null,
    pieces: read,
  } = await known.understand(typedMessage);
  if (asksBack !== null && translated === null && state.piece === null) {
    return askBack(asksBack, read, known);
  }
  const message = translated?.english ?? typedMessage;
  const typed =
    (await withTypedBirth(message, read, known)) ?? (await rememberedBirth(state.questions, known));
  const talk = withTypedName(message, typed?.talk ?? known);
  const pieces = read.map((piece, at) =>
    readFurther(
      inFocus(
        saidAloud(withoutStrayProduct(piece, talk, state), translated === null ? opening : null),
        stateAt(at, read, state),
      ),
      talk,
    ),
  );
  const [piece] = pieces;
  if (piece === undefined) {
    return {
      parts: [plainPart(REPLY_LINES.nothingToFollow)],
      chosen: [],
      zone: 'unsure',
    };
  }
  const retold = await retell(message, known, state, answerWords);
  if (retold !== null) return retold;
  const straight = await askStraight(message, known, state, answerWords);
  if (straight !== null) return straight;
  const onLast =
    hearFirst(pieces, talk, state) ??
    answerTheirBirth(message, pieces, talk, state) ??
    (await answerAfterOutlook(message, talk, state, answerWords)) ??
    (await answerInThread(pieces, talk, state, answerWords)) ??
    (await answerOnLast(pieces, talk, state, answerWords));
  const things =
    onLast === null && state.piece === null ? await apart(pieces, isAnnounced(whole), talk) : null;
  const each =
    things === null
      ? null
      : await answerSeveral(
          things.map((one) => readFurther(one, talk)),
          talk,
          state,
          answerWords,
        );
  if (each !== null) return each;
  const alone =
    onLast === null ? await answerAlone(message, pieces, known, talk, state, answerWords) : null;
  if (alone !== null) return alone;
  const withStory = await answerWithStory(pieces, talk, state);
  const isFull = isFullMessage(pieces, talk, state);
  const found =
    onLast ??
    answerAfterProduct(message, talk, state) ??
    answerEarlyTalk(message, pieces, talk, state) ??
    (await answerOnChart(message, pieces, talk, state, answerWords)) ??
    (pieces.length === 1 ? await nextInLine(piece, talk, state, answerWords) : null) ??
    (await forOtherSign(piece, talk, state, answerWords)) ??
    (await outlookForThem(pieces, talk, state)) ??
    (await comparedBirth(piece, talk, state)) ??
    answerTenderly(pieces, talk, state) ??
    (await turnToMe(message, pieces, talk, state, answerWords)) ??
    (await answerMeantPlanet(message, talk, state, answerWords)) ??
    (await answerOwnQuestion(message, talk, state, answerWords)) ??
    answerStretch(pieces, talk, state) ??
    (await answerAskedDay(pieces, talk, state)) ??
    answerSince(pieces, talk, state) ??
    (withStory?.place === 'first' ? withStory.draft : null) ??
    (await answerLater(pieces, talk, state)) ??
    (isOfOnePiece(message, pieces, talk, state)
      ? null
      : toAllQuestions(answerWhole, message, pieces, talk, state)) ??
    answerSmallTalk(message, pieces, talk, state) ??
    (await givenLater(piece, talk, state)) ??
    (await compareBirths(pieces, talk, state)) ??
    (await limitedDay(piece, talk, state)) ??
    (await putRight(message, known, state, answerWords)) ??
    (isFull ? null : await answerReaction(pieces, talk, state)) ??
    (isFull ? null : await answerShortly(pieces, talk, state)) ??
    (await leaveOutAdvice(pieces, talk, state)) ??
    (await strikeSubject(pieces, talk, state)) ??
    (pieces.length === 1 ? await namedPart(piece, known, state, answerWords) : null) ??
    (pieces.length === 1
      ? (leanToOption(piece, state) ??
        namedOption(piece, state) ??
        askedOption(piece, state) ??
        thatMany(piece, state))
      : null) ??
    (pieces.length === 1 ? aboutPlacement(piece, talk, state) : null) ??
    (await takeUpAside(pieces, talk, state)) ??
    answerOnMatter(pieces, talk, state) ??
    (withStory?.place === 'middle' ? withStory.draft : null) ??
    (isFull ? null : await answerTurn(pieces, talk, state)) ??
    (await turnToPerson(pieces, talk, state)) ??
    (isFull ? null : await newsSince(pieces, talk, state)) ??
    (pieces.length === 1 ? await chooseBetween(piece, talk, state) : null) ??
    (await replyToOpen(piece, talk, state)) ??
    (await answerAskedOn(pieces, talk, state)) ??
    (await answerFollowUp(pieces, talk, state)) ??
    (await answerSeveral(pieces, talk, state, answerWords)) ??
    (withStory?.place === 'last' ? withStory.draft : null) ??
    (isFull ? null : await answerByField(pieces, talk, state)) ??
    (isFull ? (withStory?.draft ?? (await hearOut(pieces, talk, state))) : null) ??
    (pieces.length === 1 ? await goOn(piece, talk, state) : null) ??
    withStory?.draft ??
    (await answerBest(pieces, talk, state));
  const kept = await keepToStory(found, pieces, talk, state);
  const fitting = await ratherThanHeard(kept, withStory, pieces, talk, state);
  const told = keepTender(fitting, pieces, talk, state);
  const answer = withShortAnswer(message, inOneWord(message, told, state.questions));
  const draft = typed === null ? answer : sayTypedBirth(answer, typed);
  if (asksBack !== null && state.piece === null && !isAnswered(draft, read)) {
    return askBack(asksBack, read, known);
  }
  return opening === null ? draft : { ...draft, parts: [plainPart(opening), ...draft.parts] };
}

/** What was told before, for a message in another language that only this explains. */
const storyBefore = ({ piece, questions }: ChatState): string =>
  piece === null
    ? ''
    : questions
        .map(({ said, plain }) => `${said} ${plain}`)
        .join(' ')
        .toLowerCase();

/** Among several questions a value that one of them asks for by itself does not answer the others. */
const isOfOnePiece = (
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): boolean =>
  pieces.filter(isQuestion).length > 2 ||
  (pieces.filter(isQuestion).length > 1 &&
    !isAnsweredWhole(message, pieces, talk) &&
    pieces.some((piece) => answerWhole(piece.text, [piece], talk, state) !== null));

/** Two births are typed for their charts, also in the middle of a story. */
async function compareBirths(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const piece = pieces.find(
    ({ family, entities: { date, date_b: second } }) =>
      family === 'compare-charts' && date?.isBirth === true && second?.isBirth === true,
  );
  return piece === undefined ? null : answerBest([piece], talk, state);
}

/** "does my ex miss me and why doesn't he call": a person and a birth of earlier pieces are in focus for the next ones. */
function stateAt(at: number, pieces: readonly Piece[], state: ChatState): ChatState {
  const before = pieces.slice(0, at);
  const who = before.findLast(({ entities }) => isNamed(entities.who))?.entities.who;
  const questions = [...state.questions, ...before.map(keptPiece)];
  return {
    ...state,
    questions,
    ...(who && { entities: { ...state.entities, who } }),
  };
}

const isNamed = (who: Person | undefined): boolean => (who?.name ?? who?.relation ?? null) !== null;

/** Where the subject was named in the user's language, how it was read is said already. */
const saidAloud = (piece: Piece, opening: string | null): Piece =>
  opening !== null && piece.zone === 'likely' ? { ...piece, zone: 'sure' } : piece;

/** "and her? what does she feel": the question after the turn is the question. */
async function answerFollowUp(
  [piece, ...more]: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (piece === undefined || piece.followUp === null) return null;
  const isAskedAfter = more.some(({ zone, followUp: next }) => zone !== 'unsure' && next === null);
  if (isAskedAfter && !LEADS.has(piece.followUp.kind)) return null;
  return followUp(piece.followUp, piece, talk, state);
}

/** Follow-ups that what comes after them belongs to. */
const LEADS: ReadonlySet<string> = new Set(['correction', 'unanswered', 'which-day']);

/** The first piece whose subject is known; where none is, the story before the question may tell it. */
async function answerBest(pieces: readonly Piece[], talk: Talk, state: ChatState): Promise<Draft> {
  const found = clearestOf(pieces) ?? (await storyOf(pieces, talk)) ?? longestOf(pieces);
  const family = talk.families.get(found.family ?? '');
  const isFar = family !== undefined && isFarFamily(pieces, family, talk, state);
  const piece: Piece = isFar ? withoutFamily(found) : found;
  const written =
    answerTold(pieces, piece, talk, state) ??
    answerEveryday(pieces, piece, talk, state, isFar ? SURELY_MEANT : 0);
  // What is said next still belongs to the subject that was found.
  const isKept = isFar && found.zone !== 'unsure';
  if (written !== null) return isKept ? { ...written, piece: keptPiece(found) } : written;
  const isOpen = family === undefined || piece.zone === 'unsure';
  if (isOpen || isBeside(pieces, family, talk, state))
    return notUnderstood(pieces, piece, talk, state);
  const ofStory = family.kind === 'frame' ? await answerOfStory(piece, talk, state) : null;
  if (ofStory !== null) return ofStory;
  return answerOne({ family, piece: keptPiece(piece) }, piece, talk, state);
}

/** The family that was found is only offered. */
const withoutFamily = (piece: Piece): Piece => ({
  ...piece,
  family: null,
  zone: 'unsure',
  choices: [...(piece.family === null ? [] : [piece.family]), ...piece.choices],
});

/** Only a first message that tells: a later one belongs to its story, and a heavy one keeps the family found for it. */
const isBeside = (
  pieces: readonly Piece[],
  family: Family,
  { softLine, isReviewed }: Talk,
  { piece: before }: ChatState,
): boolean =>
  softLine === null &&
  isReviewed !== true &&
  before === null &&
  pieces.length === 1 &&
  pieces.every((piece) => isBesideSubject(piece, family) && !isLookedUp(piece));

/** "they offered me nights, four dollars more. should i take it": the story before the question names the subject. */
async function answerOfStory(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const isChoice = piece.entities.a !== undefined;
  if (isNearlySaid(piece.near) || isChoice || piece.said.split(/\s+/u).length < LEAST_STORY_WORDS)
    return null;
  const told = clearestOf((await talk.understand(piece.said)).pieces);
  const family = talk.families.get(told?.family ?? '');
  if (told === undefined || family === undefined) return null;
  const chosen = await nextPassage(family, piece, talk, state);
  if (chosen === null) return null;
  const asked = { ...keptPiece(piece), family: family.id, near: told.near };
  return draftOf(chosen, asked, told.zone);
}

const clearestOf = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(({ zone }) => zone === 'sure') ?? pieces.find(({ zone }) => zone === 'likely');

const LEAST_STORY_WORDS = 4;

async function storyOf(pieces: readonly Piece[], talk: Talk): Promise<Piece | undefined> {
  const asked = longestOf(pieces);
  if (asked.said.split(/\s+/u).length < LEAST_STORY_WORDS) return undefined;
  const told = clearestOf((await talk.understand(asked.said)).pieces);
  if (told === undefined || told.family === null) return undefined;
  const { family, choices, near } = told;
  return { ...asked, family, choices, near, zone: 'likely' };
}

const lengthOf = ({ said, text }: Piece): number => said.length + text.length;

const longestOf = (pieces: readonly Piece[]): Piece =>
  pieces.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
