import type { ChatFact } from '../../../facts/fact.ts';
import { capitalised } from '../../../text/capitalised.ts';
import type { Chosen } from '../../compose/choose-passage.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { type Draft, isTenderFamily } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import type { Talk } from '../talk.ts';
import { type AnswerWords, readAlone } from '../next-turn/answer-words.ts';
import { contentWords, isWithoutSubject } from '../next-turn/own-subject.ts';
import { answerAlone } from './answer-alone.ts';
import { answerNext } from './answer-next.ts';
import { withAreaLine } from './area-line.ts';
import { answerReviewed, SEVERAL_REVIEWED, withTopicLines } from './answer-reviewed.ts';
import { type Alone, answerPart, type PartAnswer } from './answer-part.ts';
import { quotedQuestion, standsAlone, standsAloneLater } from './form-line.ts';
import {
  asksCause,
  asTelling,
  heaviestOf,
  isDeed,
  isLookup,
  isQuestion,
  isThing,
  type Part,
  partsOf,
  storyPart,
} from './part.ts';
import { isBareSubject, subjectHeading } from './subjects-named.ts';
import { inTurn } from './in-turn.ts';
import { afterAll, tellRest, tellStatement, type Told } from './tell-rest.ts';
import { withReferent } from './with-referent.ts';

const MOST_ANSWERED = 4;
/** With fewer words of its own the subject of a question would be a guess. */
const LEAST_NAMED = 2;

/** Each question in the order asked, in a few sentences. */
export async function answerSeveral(
  found: readonly Piece[],
  heard: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (found.length < 2) return null;
  const read = found
    .map((piece, at) => asTelling(piece, found[at - 1], heard))
    .map((piece, _, all) => withAreaLine(piece, all));
  const reviewed = answerReviewed(read, heard);
  if (reviewed !== null) return reviewed;
  const onTopic = await withTopicLines(read, heard, ({ text }) =>
    answerWords(text, heard, readAlone(state)),
  );
  const pieces = onTopic ?? read;
  const talk = onTopic === null ? heard : { ...heard, reviewed: null, isReviewed: false };
  const parts = partsOf(pieces, talk);
  const isPart = (piece: Piece): boolean => parts.some((part) => part.piece.text === piece.text);
  const others = pieces.filter((piece) => isThing(piece, talk) && !isPart(piece));
  if (parts.length + others.length < 2) return null;
  const heaviest = heaviestOf(parts);
  const answered = firstOf(parts, heaviest);
  const waiting = parts.filter((part) => !answered.includes(part));
  const story = heaviest ?? (await storyPart(pieces, talk));
  const meant = new Map(
    pieces.map((piece, at) => [piece.text, withReferent(piece, pieces.slice(0, at)).text]),
  );
  const isStory = pieces.some(({ said }) => said !== '');
  const alone: Alone = async ({ text, said }, now, surely) => {
    const words = meant.get(text) ?? text;
    const { plain = '', form, isOnTopic } = pieces.find((piece) => piece.text === text) ?? {};
    const isFirst = text === pieces[0]?.text;
    const isOwn = isFirst ? standsAlone({ text }) : standsAloneLater({ text });
    const isClear =
      words !== text ||
      ((form === 'tells' || isOwn || isBareSubject(text)) && !isWithoutSubject({ plain }));
    // What is told beside a question is a matter of its own.
    const told = form === 'tells' ? '' : said;
    // The lines for short questions know the story that is told before them.
    if (surely === 'clearly' && isStory) return null;
    if (surely === 'perhaps' && contentWords(plain).length < LEAST_NAMED) return null;
    // Where care has words of its own, the family of a part must keep to their topic.
    return isClear && talk.isReviewed !== true && isOnTopic !== true
      ? answerAlone({ text: words, said: told }, talk, now, { answerWords, surely })
      : null;
  };
  const next: Alone = ({ text }, now) => answerNext(text, talk, now, answerWords);
  const { told, chosen, facts } = await tellEach({ answered, heaviest }, alone, talk, state);
  const isTold = (piece: Piece): boolean => told.some(({ piece: { text } }) => text === piece.text);
  const isWaiting = (piece: Piece): boolean =>
    waiting.some((part) => part.piece.text === piece.text);
  const left = pieces.filter(
    (piece) => isThing(piece, talk) && !isTold(piece) && !isWaiting(piece),
  );
  const rest: Told[] = [];
  for (const piece of left) {
    const at = pieces.indexOf(piece);
    const earlier = parts.filter((part) => part.at < at);
    const value = asksCause(piece) ? earlier.findLast(isLookup) : undefined;
    const before = value ?? earlier.at(-1) ?? story;
    const said = [...told, ...rest].flatMap((one) => one.used ?? []);
    const passages = [...chosen, ...rest.flatMap((one) => one.chosen ?? [])];
    const now = afterAll(passages, { ...state, used: [...state.used, ...said] });
    const line = isQuestion(piece)
      ? await tellRest(piece, { before, alone, next }, talk, now)
      : await tellStatement(piece, alone, now);
    rest.push(line);
  }
  // With one answer left there is nothing to count. Advice is then said to the whole message; a value answers its own
  // question alone.
  const understood = [...told, ...rest].filter(({ isUnclear = false }) => !isUnclear);
  const isLeft = rest.some(
    ({ piece, isUnclear = false }) => isUnclear && isOfOwnWords(piece, pieces),
  );
  const isForAll =
    understood.length < 2 && !isLeft && (rest.length === 0 || !answered.some(isLookup));
  const isGuessed = answered.length === 0 && understood.length < 2;
  if ((isForAll && waiting.length === 0) || isGuessed) return null;
  const each = [...told, ...rest].toSorted((a, b) => placeOf(a, pieces) - placeOf(b, pieces));
  const [first] = others;
  const kept = story?.piece ?? (first && keptPiece(first));
  return {
    parts: inTurn(each, each.length + waiting.length),
    chosen: tenderLast([...rest.flatMap((one) => one.chosen ?? []), ...chosen]),
    ...(facts.length > 0 && { facts }),
    zone: 'sure',
    ...(kept && { piece: kept }),
    used: [
      ...[...told, ...rest].flatMap((one) => one.used ?? []),
      ...(onTopic === null ? [] : [SEVERAL_REVIEWED]),
    ],
    waiting: waiting.map(({ piece }) => piece),
    choices: waiting.map(waitingChoice),
  };
}

/** What only the other question explains: "should i put my savings in". */
const POINTS_AT = /\b(?:it|that|this|them|there)\b|^should i\b/iu;

/** A question that nothing is written for is named, unless only the others say what it is about. */
const isOfOwnWords = ({ text }: Pick<Piece, 'text'>, pieces: readonly Piece[]): boolean =>
  !POINTS_AT.test(text) &&
  pieces.some((piece) => piece.text === text && piece.said === '' && !isWithoutSubject(piece));

/** As many as are answered at once: the heaviest, and of the others look-ups first, because they are short. */
function firstOf(parts: readonly Part[], heaviest: Part | null): readonly Part[] {
  if (heaviest === null) return [];
  const lighter = parts.filter((part) => part !== heaviest);
  const first = [...lighter.filter(isLookup), ...lighter.filter((part) => !isLookup(part))];
  return [...first.slice(0, MOST_ANSWERED - 1), heaviest];
}

/** The last passage names the subject of the whole reply. */
const tenderLast = (chosen: readonly Chosen[]): readonly Chosen[] =>
  chosen.toSorted((a, b) => Number(isTenderFamily(a.family)) - Number(isTenderFamily(b.family)));

const placeOf = ({ piece }: Told, pieces: readonly Piece[]): number =>
  pieces.findIndex(({ text }) => text === piece.text);

interface ToldEach {
  readonly told: readonly Told[];
  /** Passages that were said; that of the heaviest is the last. */
  readonly chosen: readonly Chosen[];
  readonly facts: readonly ChatFact[];
}

async function tellEach(
  { answered, heaviest }: { readonly answered: readonly Part[]; readonly heaviest: Part | null },
  alone: Alone,
  talk: Talk,
  state: ChatState,
): Promise<ToldEach> {
  const chosen: Chosen[] = [];
  const facts: ChatFact[] = [];
  const told: Told[] = [];
  const isOneDeed = answered.filter(isDeed).length < 2;
  // The heaviest chooses its passage first.
  for (const part of answered.toReversed()) {
    const answer = await answerPart(
      part,
      { isHeaviest: part === heaviest, isOneDeed, alone },
      talk,
      afterAll(chosen, {
        ...state,
        used: [...state.used, ...told.flatMap((one) => one.used ?? [])],
      }),
    );
    if (answer === null || isEmpty(answer) || isSaidAgain(answer.chosen, chosen)) continue;
    const isShared = answered.some((one) => one !== part && one.piece.text === part.piece.text);
    told.push({
      piece: part.piece,
      heading: headingOf(part, isShared),
      parts: answer.parts,
      used: answer.used ?? [],
    });
    facts.push(...answer.facts);
    if (answer.chosen !== null) chosen.unshift(answer.chosen);
  }
  return { told, chosen, facts };
}

const isEmpty = ({ parts }: PartAnswer): boolean => parts.every(({ text }) => text.trim() === '');

/** A second question on the same subject is answered only by what is written for it. */
const isSaidAgain = (answer: Chosen | null, before: readonly Chosen[]): boolean =>
  answer !== null &&
  before.some(({ family }) => family === answer.family) &&
  answer.passage.phrases.length === 0 &&
  answer.passage.when.length === 0;

/** The question in the person's own words; the subject of a statement, or where they are not to be said back. */
const headingOf = ({ family, piece }: Part, isShared: boolean): string => {
  const subject = subjectHeading(piece.text);
  if (subject !== null) return subject;
  const quote = piece.isRough === true ? null : quotedQuestion(piece.text);
  const isGrave = piece.form === 'tells' && family.theme === 'loss';
  return quote === null || isShared || isGrave ? `${capitalised(family.label)}:` : quote;
};

const waitingChoice = ({ family }: Part, index: number): ShownChoice => ({
  id: `piece:${index}`,
  label: family.label,
  does: { kind: 'piece', index },
});
