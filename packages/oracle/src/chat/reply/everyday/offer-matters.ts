import { GRAVE_LABEL_WORDS } from '../../../../content/chat/words/grave-label-words.ts';
import type { ShownChoice } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { FoundMatter } from './find-matter.ts';
import { formIn } from './form-in.ts';

/** Matters to tap that a message may be about; none so grave that the person would have named it. */
export const offerMatters = (found: readonly FoundMatter[], piece: Piece): ShownChoice[] =>
  found.flatMap(({ matter }) => {
    const { id, label } = matter;
    if (label === null || isGraver(label, piece)) return [];
    const form = formIn(piece, undefined, matter) ?? 'told';
    return [{ id: `matter:${id}`, label, does: { kind: 'matter', matter: id, form } }];
  });

const STEM_LETTERS = 4;

function isGraver(label: string, { said, text, plain }: Piece): boolean {
  const told = `${said} ${text} ${plain}`.toLowerCase();
  const grave = label.toLowerCase().match(GRAVE_LABEL_WORDS) ?? [];
  return grave.some((word) => !told.includes(word.slice(0, STEM_LETTERS)));
}
