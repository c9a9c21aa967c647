import type { ReadingPart } from '../../../reading.ts';
import { type Chosen, usedName } from '../../compose/choose-passage.ts';
import type { Family } from '../../family.ts';
import { FITS_PASSAGE, isNearlySaid } from '../../nearness.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Nearness, Piece } from '../../understood.ts';
import { answerPiece } from '../answer-piece.ts';
import { leanFor, missingVerdict } from '../verdicts/closing-verdict.ts';
import { draftOf, type Draft, isTenderFamily } from '../draft.ts';
import { keptPiece, laidOver } from '../kept-piece.ts';
import { isLookedUp } from '../look-ups/find-look-up.ts';
import type { Talk } from '../talk.ts';
import { isAskedOn, isDetail, isGlad, isPartOf, isStory, TALKED_OF } from './belongs-to-story.ts';
import { MOST_TEXT } from './conversation.ts';
import { HEARD, hearBack } from './short/hear-back.ts';
import { leansOnTalk } from './own-subject.ts';
import { askedForm, nextFormOf } from './by-form/next-form.ts';
import { hasNext, nextPassage, storyFamily } from './by-form/next-passage.ts';
import { hearDetail, hearStory } from './told-turn.ts';

/** What is said to a message that goes on about the present subject; null when it is about another one. */
export async function goOn(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const present = talk.families.get(state.family ?? '') ?? null;
  if (state.piece === null || !isStory(present) || isLookedUp(keptPiece(piece))) return null;
  const isPart = isDetail(piece) || isPartOf(piece, talk, state);
  if (!isPart && !isAskedOn(piece)) return null;
  const text = `${state.piece.text}. ${piece.text}`.slice(-MOST_TEXT);
  const isLeaning =
    present !== null &&
    hasNext(present) &&
    leansOnTalk(piece, state) &&
    nextFormOf(piece) !== null &&
    !isNearlySaid(piece.near);
  const inContext = isLeaning ? null : await understoodInContext(text, talk);
  const found = keptSubject(inContext, present, piece);
  // A sure statement that makes no sense with the story is about something else.
  const isForeign = inContext === null && piece.zone === 'sure';
  if (found === null && !isLeaning && (isForeign || present === null)) return null;
  const plain = `${state.piece.plain} ${piece.plain}`;
  const kept = found?.piece ?? { ...state.piece, plain };
  const asked = laidOver({ ...kept, text }, { ...state.piece.entities, ...piece.entities });
  const told = { asked, piece, before: state.piece.near ?? {} };
  // "change instructor or toughen up" asks, though no word of it does.
  const isTold = piece.form === 'tells' && piece.entities.a === undefined;
  const detail = isTold ? hearDetail(piece, asked, talk, state) : null;
  if (detail !== null) return detail;
  const written = await answerTold(found?.family ?? null, present, told, talk, state);
  const story =
    [found?.family, present].find((one) => one && hasNext(one)) ?? storyFamily(talk, state);
  const isGeneral = written === null || !isWrittenFor(written, piece);
  const next = isGeneral && story !== null ? await nextPassage(story, piece, talk, state) : null;
  const back =
    next !== null && isBriefDetail(piece, next) ? hearBack(piece, asked, talk, state) : null;
  if (back !== null) return back;
  if (next !== null) return draftOf(next, asked);
  // What is told is heard first; advice that was not written for it would ignore it.
  const isFilled = present !== null && !isGlad(present) && (isTold ? wasHeard(state) : isPart);
  const chosen = written ?? (isFilled ? await restOf(present, told, talk, state) : null);
  if (chosen !== null) {
    const verdict = verdictOn(keptPiece(piece), chosen, written !== null);
    const draft = draftOf(chosen, asked);
    return verdict === null ? draft : { ...draft, parts: [verdict, ...draft.parts] };
  }
  // A question is not answered by hearing it.
  return isTold ? hearStory(piece, asked, talk, state) : null;
}

const MOST_BRIEF_WORDS = 20;

/** A few words that no passage is written for: the user's own words fit better than a general text. */
const isBriefDetail = ({ plain, form }: Piece, { passage }: Chosen): boolean =>
  form === 'tells' &&
  passage.form === 'told' &&
  passage.when.length === 0 &&
  passage.phrases.length === 0 &&
  plain.split(' ').length <= MOST_BRIEF_WORDS;

interface InContext {
  readonly family: Family;
  readonly piece: KeptPiece;
}

/** A statement changes the subject only where it names the new one by itself; a figure never does. */
function keptSubject(
  found: InContext | null,
  present: Family | null,
  piece: Piece,
): InContext | null {
  if (found === null || present === null || found.family === present) return found;
  if (isDetail(piece)) return null;
  // A death is never a detail.
  if (found.family.theme === 'loss') return found;
  const isNamed = piece.family === found.family.id && piece.zone !== 'unsure';
  return piece.form === 'tells' && !isNamed ? null : found;
}

/** A question is answered by what is written for that question; a detail by what is written for the story with it. */
const isWrittenFor = ({ family, passage }: Chosen, { plain, near }: Piece): boolean =>
  passage.phrases.length > 0 &&
  (askedForm(plain) === null || (near[usedName(family, passage)] ?? 0) >= FITS_PASSAGE);

/** What is left of a subject leaves a question for a yes or a no open, however it begins. */
const verdictOn = (piece: KeptPiece, chosen: Chosen, isWritten: boolean): ReadingPart | null =>
  isWritten || chosen.family.care !== 'none' || isTenderFamily(chosen.family)
    ? missingVerdict(piece, chosen)
    : leanFor(piece);

interface ToldPiece {
  /** The question of the conversation with the new words. */
  readonly asked: KeptPiece;
  readonly piece: Piece;
  /** How near the conversation was to each passage before the new words. */
  readonly before: Nearness;
}

/** A new subject is answered as one; on the present one only what is written for the new words is said. */
async function answerTold(
  found: Family | null,
  present: Family | null,
  { asked, piece, before }: ToldPiece,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  if (present === null || (found !== null && found.id !== present.id)) {
    return found === null
      ? null
      : answerPiece({ family: found, piece: asked }, { part: 'answer' }, talk, state);
  }
  const near = broughtNearer(asked.near ?? {}, piece.near, before);
  const told = { ...asked, plain: piece.plain, said: '', form: piece.form, near };
  const wanted = { part: 'answer', isSpecific: true } as const;
  return answerPiece({ family: present, piece: told }, wanted, talk, state);
}

const LEAST_GAIN = 0.04;

/** What the new words bring nearer: a passage that was as near without them is not written for them. */
const broughtNearer = (together: Nearness, alone: Nearness, before: Nearness): Nearness => ({
  ...Object.fromEntries(
    Object.entries(together).filter(
      ([name, likeness]) => likeness >= (before[name] ?? 0) + LEAST_GAIN,
    ),
  ),
  ...alone,
});

/** What the present subject has left to say: to a question an answer first. */
async function restOf(
  present: Family,
  { asked, piece }: ToldPiece,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  const bare = { ...asked, plain: '', said: '', form: piece.form };
  const more = () => answerPiece({ family: present, piece: asked }, { part: 'more' }, talk, state);
  const answer = () =>
    answerPiece({ family: present, piece: bare }, { part: 'answer' }, talk, state);
  return piece.form === 'tells' ? ((await more()) ?? answer()) : ((await answer()) ?? more());
}

const wasHeard = ({ used }: ChatState): boolean => used.at(-1)?.startsWith(HEARD) === true;

/** The subject of the story with what was added to it; null where it is not clear. */
async function understoodInContext(text: string, talk: Talk): Promise<InContext | null> {
  const { pieces } = await talk.understand(text);
  const best =
    pieces.find(({ zone }) => zone === 'sure') ?? pieces.find(({ zone }) => zone === 'likely');
  const family = talk.families.get(best?.family ?? '');
  if (best === undefined || family === undefined || !TALKED_OF.has(family.kind)) return null;
  return { family, piece: keptPiece(best) };
}
