import type { ChatState } from '../state.ts';
import type { Person, Piece } from '../understood.ts';

const isPronoun = ({ name, relation }: Person): boolean => name === null && relation === null;

/** Who a message is about: the person it names, or the one the conversation is about. */
export function focusOf({ entities }: Piece, state: ChatState): Person | undefined {
  const { who } = entities;
  const known = state.entities.who;
  if (who === undefined) return known;
  return isPronoun(who) && known !== undefined ? { ...known, they: who.they } : who;
}

/** Whom "he" or "she" means among all people who came up: the last one whom the pronoun fits. */
export function personMeant({ entities }: Piece, state: ChatState): Person | undefined {
  const { who } = entities;
  if (who === undefined) return state.entities.who;
  if (!isPronoun(who)) return who;
  const known = state.people.findLast(({ they }) => they === who.they);
  const open = state.people.findLast(({ they }) => they === 'they');
  return known ?? (open === undefined ? who : { ...open, they: who.they });
}
