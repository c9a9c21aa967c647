import { type EverydayMatter, MATTER_FORMS, type MatterForm } from '../../everyday-matter.ts';
import type { Family } from '../../family.ts';
import { toldToneOf } from '../../tone/told-tone.ts';
import { BRIGHT_TONES } from '../../tone/tones.ts';
import type { Piece } from '../../understood.ts';
import { isGlad } from '../next-turn/belongs-to-story.ts';
import { moveOf } from '../next-turn/story/move-of.ts';
import { suitsQuestion, YES_OR_NO } from './suits-question.ts';

/** What answers a way of asking that nothing is written for. */
const NEXT_BEST: Readonly<Partial<Record<MatterForm, MatterForm>>> = {
  normal: 'should',
  say: 'how',
  how: 'say',
  will: 'when',
  when: 'will',
};

/** The way of asking that something is written for; null for good news that nothing is written for. */
export function formIn(
  piece: Piece,
  family: Family | undefined,
  matter: Pick<EverydayMatter, 'says'>,
): MatterForm | null {
  const { says } = matter;
  const move = moveOf(piece);
  const asked = MATTER_FORMS.find((form) => form === move) ?? 'told';
  const suits = (form: MatterForm): boolean =>
    form !== 'told' && form in says && suitsQuestion(matter, form, piece.plain);
  if (suits(asked)) return asked;
  const next = NEXT_BEST[asked];
  if (next !== undefined && suits(next) && !YES_OR_NO.test(says[next] ?? '')) return next;
  const tone = toldToneOf(piece.tones ?? [], piece.plain);
  const isGood = BRIGHT_TONES.has(tone) || (family !== undefined && isGlad(family));
  if (piece.form !== 'tells' || !isGood) return 'told';
  return says.glad === undefined ? null : 'glad';
}
