import type { ChatState, KeptPiece } from '../state.ts';
import type { Entities, NamedDay, Nearness, Person, Piece } from '../understood.ts';

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
  matters = {},
  isRough,
}: Piece): KeptPiece => ({
  text,
  plain,
  said,
  family,
  entities,
  form,
  about,
  isJoke,
  near,
  matters: keptMatters(matters),
  ...(isRough === true && { isRough }),
});

const MOST_MATTERS = 12;

/** The everyday matters that a message is most like, so that later messages are read with them. */
export const keptMatters = (matters: Nearness): Nearness =>
  Object.fromEntries(
    Object.entries(matters)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_MATTERS),
  );

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
  const theirs = isOfTwo(piece) ? theirBirth(state) : undefined;
  return {
    ...piece,
    entities: {
      ...(theirs && { date: theirs }),
      ...(isSameSubject && pet && { pet }),
      ...(isSameSubject && deed && { deed }),
      ...(isSameSubject && deadline && { deadline }),
      ...piece.entities,
      ...(focus && { who: focus }),
    },
  };
}

/** "are we a match", after the other person's birth was told. */
const isOfTwo = ({ family, entities: { date, sign, sign_b: second } }: Piece): boolean =>
  OF_TWO.has(family ?? '') && date === undefined && (sign ?? second) === undefined;

/** Families that ask for a sign or a birth date, and answer with it. */
export const OF_TWO: ReadonlySet<string> = new Set([
  'compare-charts',
  'compat-person',
  'two-signs',
]);

const theirBirth = ({ questions }: ChatState): NamedDay | undefined =>
  questions.findLast(({ entities: { who, date } }) => who !== undefined && date?.isBirth === true)
    ?.entities.date;

const fits = (known: Person, pronoun: Person): boolean =>
  known.they === pronoun.they || known.they === 'they';

/** The kept question with what was said now laid over it. */
export const laidOver = (kept: KeptPiece, entities: Entities): KeptPiece => ({
  ...kept,
  entities: { ...kept.entities, ...entities },
});
