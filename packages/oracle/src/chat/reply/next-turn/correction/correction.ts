import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { Family } from '../../../family.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { answerOne } from '../../answer-one.ts';
import { choicesFor, somethingElse } from '../../choices.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { keptPiece, laidOver } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { MOST_TEXT } from '../conversation.ts';

/** "no, I meant …": the reading is dropped and the rest understood again. */
export async function answerCorrection(
  meant: string,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (meant.trim() === '') return offerOthers(talk, state);
  const piece = await understoodWithTalk(meant, talk, state);
  if (piece === undefined) return offerOthers(talk, state);
  // With nothing new but a person or a thing, the question is still the last one.
  const isOnlyNoun =
    piece.zone === 'unsure' ||
    piece.followUp !== null ||
    piece.family === null ||
    isOnlyNamed(meant, talk.families.get(piece.family));
  const question = lastStory(talk, state);
  const id = isOnlyNoun ? (question?.family ?? state.family) : piece.family;
  const family = id === null ? undefined : talk.families.get(id);
  if (family === undefined) return offerOthers(talk, state);
  const asked =
    isOnlyNoun && question !== null
      ? laidOver(question, { thing: meant.trim(), ...piece.entities })
      : laidOver(keptPiece(piece), { ...state.entities, ...piece.entities });
  const draft = await answerOne({ family, piece: asked }, { choices: piece.choices }, talk, state);
  return { ...draft, parts: [plainPart(REPLY_LINES.corrected), ...draft.parts] };
}

/** "no i meant i do believe him": read together with the last question where it is not sure by itself. */
async function understoodWithTalk(
  meant: string,
  talk: Talk,
  state: ChatState,
): Promise<Piece | undefined> {
  const [alone] = (await talk.understand(meant)).pieces;
  const before = lastStory(talk, state)?.text;
  const isOfTalk = LEANS.test(meant) && alone?.zone !== 'unsure' && alone?.followUp === null;
  if (before === undefined || !isOfTalk) return alone;
  const [joined] = (await talk.understand(`${before.slice(-MOST_TEXT)}. ${meant}`)).pieces;
  if (joined === undefined || joined.zone === 'unsure' || joined.family === null) return alone;
  const { family, zone, choices, near } = joined;
  return { ...alone, family, zone, choices, near };
}

/** A person or thing that only the conversation names. */
const LEANS = /\b(?:he|she|they|him|her|them|it|that|this)\b/u;

const MOST_NOUN_WORDS = 3;

/** "my cousin Lena", "my other sister, the one in Leeds": too little to be a new question, unless a value is asked for. */
const isOnlyNamed = (meant: string, family: Family | undefined): boolean =>
  meant
    .replace(/(?:[,.]| the one ).*$/u, '')
    .trim()
    .split(/\s+/u).length <= MOST_NOUN_WORDS && family?.kind !== 'lookup';

/** The question that another person or thing fits into: a look-up has no person in it. */
function lastStory(talk: Talk, { questions, piece }: ChatState): KeptPiece | null {
  const isStory = ({ family }: KeptPiece): boolean =>
    talk.families.get(family ?? '')?.kind !== 'lookup';
  return questions.findLast(isStory) ?? piece;
}

function offerOthers(talk: Talk, state: ChatState): Draft {
  const others = state.runnersUp.filter((id) => id !== state.family).slice(0, 3);
  const choices = choicesFor(others, talk, state.piece ?? { said: '', text: '' });
  const ask = choices.length === 0 ? REPLY_LINES.somethingElse : REPLY_LINES.unsureUnquoted;
  return {
    parts: [plainPart(REPLY_LINES.misread), plainPart(ask)],
    chosen: [],
    zone: 'unsure',
    choices: choices.length === 0 ? [] : [...choices, somethingElse],
  };
}
