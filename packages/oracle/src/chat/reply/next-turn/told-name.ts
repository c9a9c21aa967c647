import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { GIVEN_NAMES } from '../../entities/given-names.ts';
import type { ChatState } from '../../state.ts';
import type { Person, Piece } from '../../understood.ts';
import { answerPiece } from '../answer-piece.ts';
import { type Draft, plainPart } from '../draft.ts';
import { laidOver } from '../kept-piece.ts';
import { withCapitals } from '../told/typed-name.ts';
import type { Talk } from '../talk.ts';

const NAMED =
  /^(?:(?:oh|btw|and|also|well)\W+)*(?:(?:his|her|their|the) (?:name(?:'s| is|s)|guy is|girl is)|(?:he|she|they)(?:'s| is|s)? (?:called|named))\s+(?<name>[\p{L}'-]{2,})\W*$/iu;

/** "his name is karim", or a name alone: the person is kept by it, and the subject goes on. */
export async function toldName(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const name = NAMED.exec(piece.text.trim())?.groups?.['name'] ?? bareName(piece);
  const family = talk.families.get(state.family ?? '');
  const known = state.entities.who;
  if (name === undefined || family === undefined || state.piece === null) return null;
  if (family.kind === 'lookup' && known === undefined) return null;
  const who: Person = {
    words: withCapitals(name.toLowerCase()),
    relation: known?.relation ?? null,
    name: withCapitals(name.toLowerCase()),
    they: known?.they ?? GIVEN_NAMES.get(name.toLowerCase()) ?? 'they',
  };
  const asked = laidOver(state.piece, { who });
  const more = await answerPiece({ family, piece: asked }, { part: 'more' }, talk, state);
  const opening = plainPart(REPLY_LINES.toldName.replace('{name}', () => who.words));
  return {
    parts: [opening, ...(more?.parts ?? [plainPart(REPLY_LINES.yes)])],
    chosen: more === null ? [] : [more],
    zone: 'sure',
    piece: asked,
  };
}

/** One word that is a first name and nothing else. */
const bareName = ({ text }: Piece): string | undefined => {
  const word = text.trim().replace(/[.!]+$/u, '');
  return GIVEN_NAMES.has(word.toLowerCase()) ? word : undefined;
};
