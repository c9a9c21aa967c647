import type { Family, Theme } from '../family.ts';
import { hasWords, holds } from '../compose/holds.ts';
import { usedName } from '../compose/choose-passage.ts';
import type { ChatState, KeptPiece } from '../state.ts';
import type { Piece } from '../understood.ts';
import { answerOne } from './answer-one.ts';
import { answerPiece, situationOf } from './answer-piece.ts';
import type { Draft } from './draft.ts';
import type { Talk } from './talk.ts';

/** What is said of a theme in general. */
const FAMILY_OF_THEME: Partial<Readonly<Record<Theme, string>>> = {
  love: 'love-this-month',
  work: 'career-direction',
  money: 'money-forecast',
  friends: 'closer-people',
  family: 'closer-people',
  self: 'tell-me-about-me',
  body: 'health-general',
  spirit: 'purpose',
};

/** "and for work?": the same kind of answer where the family has one, or else the theme's own. */
export async function turnToTheme(
  theme: Theme,
  asked: Piece,
  last: { readonly family: Family; readonly piece: KeptPiece },
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const piece = { ...last.piece, plain: `${asked.plain} ${theme}`, said: '', form: asked.form };
  const own = onTheme(last.family, piece, talk, state);
  if (own !== null) {
    const chosen = await answerPiece(
      { ...last, piece },
      { part: 'answer', name: own },
      talk,
      state,
    );
    if (chosen !== null) return { parts: chosen.parts, chosen: [chosen], zone: 'sure', piece };
  }
  const family = talk.families.get(FAMILY_OF_THEME[theme] ?? '');
  return family === undefined ? null : answerOne({ family, piece }, {}, talk, state);
}

/** An unused answer of the same family that is written for these words. */
function onTheme(family: Family, piece: KeptPiece, talk: Talk, state: ChatState): string | null {
  const situation = situationOf({ family, piece }, talk, state);
  const passage = family.passages.find(
    (one) =>
      one.part === 'answer' &&
      !state.used.includes(usedName(family, one)) &&
      one.when.some(
        (condition) => condition.kind === 'words' && hasWords(piece.plain, condition.words),
      ) &&
      one.when.every((condition) => holds(condition, situation)),
  );
  return passage?.name ?? null;
}
