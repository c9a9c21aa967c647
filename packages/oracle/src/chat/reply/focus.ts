import type { ChatState } from '../state.ts';
import type { Person, Piece } from '../understood.ts';

/** Who a message is about: the person it names, or the one the conversation is about. */
export function focusOf({ entities }: Piece, state: ChatState): Person | undefined {
  const { who } = entities;
  const known = state.entities.who;
  if (who === undefined) return known;
  const isPronoun = who.name === null && who.relation === null;
  return isPronoun && known !== undefined ? { ...known, they: who.they } : who;
}
