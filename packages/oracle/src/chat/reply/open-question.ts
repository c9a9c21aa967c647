import type { Branch, Target } from '../family.ts';
import { fillPassage } from '../compose/fill-passage.ts';
import { hasWords } from '../compose/holds.ts';
import type { ChatState, KeptPiece } from '../state.ts';
import type { Piece } from '../understood.ts';
import { answerOne } from './answer-one.ts';
import { fullAnswer, shortAnswer } from './answer-parts.ts';
import { answerPiece, situationOf } from './answer-piece.ts';
import type { Draft } from './draft.ts';
import { laidOver } from './kept-piece.ts';
import type { Talk } from './talk.ts';

/** A reply to the question that the last answer closed with; null when it is none. */
export async function replyToOpen(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const { open } = state;
  const family = open === null ? undefined : talk.families.get(open.family);
  if (open === null || family === undefined || state.piece === null) return null;
  const branch = branchFor(piece, open.branches);
  if (branch === null) return null;
  const asked = laidOver(state.piece, piece.entities);
  const draft = await goTo(branch.target, { family, piece: asked }, talk, state);
  return draft === null ? null : { ...draft, piece: asked };
}

/** A message with a sure subject of its own is not a reply, unless it is short. */
const LONGEST_REPLY_WORDS = 12;

function branchFor(piece: Piece, branches: readonly Branch[]): Branch | null {
  const kind = piece.followUp?.kind;
  // "so yes or no" asks for an answer and gives none.
  if (kind === 'decide') return null;
  const spoken = `${piece.said} ${piece.plain}`;
  const isShort = spoken.trim().split(/\s+/u).length <= LONGEST_REPLY_WORDS;
  const isOwnSubject = piece.zone === 'sure' && kind === undefined && piece.form !== 'tells';
  const byWords = branches.find(
    ({ reply }) => reply.kind === 'words' && hasWords(spoken, reply.words),
  );
  if (byWords !== undefined && isShort && !isOwnSubject) return byWords;
  if (kind === 'yes' || kind === 'no') {
    return branches.find(({ reply }) => reply.kind === kind) ?? null;
  }
  return null;
}

interface Aim {
  readonly family: NonNullable<ReturnType<Talk['families']['get']>>;
  readonly piece: KeptPiece;
}

async function goTo(
  target: Target,
  asked: Aim,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  switch (target.kind) {
    case 'answer':
      return told(
        (await answerPiece(asked, { part: 'answer', name: target.name }, talk, state)) ??
          (await fullAnswer(asked, talk, state)),
      );
    case 'more':
    case 'plain':
      return told(
        (await answerPiece(asked, { part: target.kind }, talk, state)) ??
          (await fullAnswer(asked, talk, state)),
      );
    case 'short':
      return told(await shortAnswer(asked, talk, state));
    case 'family': {
      const family = talk.families.get(target.id);
      return family === undefined ? null : answerOne({ ...asked, family }, {}, talk, state);
    }
    case 'say':
      return say(target.text, asked, talk, state);
  }
}

function say(text: string, asked: Aim, talk: Talk, state: ChatState): Draft | null {
  const { source } = situationOf(asked, talk, state);
  const filled = fillPassage(text, source, asked.piece.entities);
  return filled === null ? null : { parts: filled.parts, chosen: [], zone: 'sure' };
}

const told = (chosen: Awaited<ReturnType<typeof answerPiece>>): Draft | null =>
  chosen === null ? null : { parts: chosen.parts, chosen: [chosen], zone: 'sure' };
