import type { ChatState, KeptPiece } from '../state.ts';
import type { Entities, Person, Piece } from '../understood.ts';

export const keptPiece = ({
  text,
  plain,
  said,
  family,
  entities,
  form,
  about,
  isJoke,
  near,
}: Piece): KeptPiece => ({ text, plain, said, family, entities, form, about, isJoke, near });

/** A piece with the person that "he" or "she" still means, and on the same subject with all that is in focus. */
export function inFocus(piece: Piece, state: ChatState): Piece {
  const { who } = piece.entities;
  const { who: known, pet, deed, deadline } = state.entities;
  const isSameSubject = piece.family !== null && piece.family === state.family;
  const isPronoun = who !== undefined && who.name === null && who.relation === null;
  const isMeant = isPronoun && known !== undefined && fits(known, who);
  const focus = isMeant
    ? { ...known, they: who.they }
    : (who ?? (isSameSubject ? known : undefined));
  return {
    ...piece,
    entities: {
      ...(isSameSubject && pet && { pet }),
      ...(isSameSubject && deed && { deed }),
      ...(isSameSubject && deadline && { deadline }),
      ...piece.entities,
      ...(focus && { who: focus }),
    },
  };
}

const fits = (known: Person, pronoun: Person): boolean =>
  known.they === pronoun.they || known.they === 'they';

/** The kept question with what was said now laid over it. */
export const laidOver = (kept: KeptPiece, entities: Entities): KeptPiece => ({
  ...kept,
  entities: { ...kept.entities, ...entities },
});
