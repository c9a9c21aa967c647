import {
  BAD_WORDS,
  GOOD_WORDS,
  HEARD_KINDS,
  type HeardKind,
} from '../../../../content/chat/turns/short/heard.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { Draft } from '../draft.ts';
import type { Talk } from '../talk.ts';
import { chooseTurnPassage, sceneOf } from './choose-turn-passage.ts';
import { conversationOf } from './conversation.ts';

export const STORY_ID = 'going-on';
/** How the names of passages begin that only hear a story. */
export const HEARD = `turn/${STORY_ID} `;

/** A detail that nothing is written for: the user's own words, what they change, and at most one question. */
export function hearBack(
  piece: Piece,
  asked: KeptPiece,
  talk: Talk,
  state: ChatState,
): Draft | null {
  if (piece.entities.a !== undefined) return null;
  const scene = sceneOf(piece, talk, state);
  const isNoun = scene.told === null || !scene.told.includes(' ') || NOUN.test(scene.told);
  const kind = heardKind(piece, state);
  const heard = { id: `${STORY_ID} ${kind}`, passages: HEARD_KINDS[kind] };
  const told = isNoun ? null : scene.told;
  const said = chooseTurnPassage(heard, { ...scene, told }, asked.entities, state.used);
  if (said === null) return null;
  return { parts: said.filled.parts, chosen: [], zone: 'sure', piece: asked, used: [said.name] };
}

/** "the kids", "my old job": nothing is told of it. */
const NOUN = /^(?:the|an?|your|his|her|our|their|this|that) \S+(?: \S+)?$/iu;

const LOUD = /!{2,}|\b(?:omg|yay|woohoo|yess+)\b|[🎉🥳😍🙌]/iu;
/** A deed is being weighed: asked for, or wanted by another person. */
const WEIGHED =
  /\b(?:should|shall) (?:i|we)\b|\bis it (?:\w+ )?(?:a good idea|worth|ok|okay|safe) to\b|\bwants? (?:me )?to (?:borrow|come|move|visit|stay|meet|use|have)\b|\b(?:asked me (?:to|for|out)|invited (?:me|us)|can i trust)\b/u;
/** Deeds that lead away from a person or a place: what speaks against the person speaks for the deed. */
const AWAY =
  /\b(?:quit|leave|leaving|break up|divorce|dump|say no|decline|cancel|block|cut (?:him|her|them)|sell|move out|end (?:it|things)|stop|give up|report|fire|skip|refuse|confront|tell (?:him|her|them))\b/u;

/** What a detail does to the story, by its words. */
function heardKind({ said, plain, text }: Piece, state: ChatState): HeardKind {
  const words = `${said} ${plain}`.toLowerCase();
  const isBad = BAD_WORDS.test(words);
  const isGood = !isBad && (GOOD_WORDS.test(words) || LOUD.test(`${said} ${text}`));
  if (!isBad && !isGood) return 'noted';
  const story = conversationOf(state);
  if (!WEIGHED.test(story) || (isGood && LOUD.test(text))) return isGood ? 'glad' : 'sting';
  return isGood === AWAY.test(story) ? 'against' : 'toward';
}
