import type { Turn, TurnPassage } from '../../../../content/chat/turns/turn.ts';
import { entitySlot } from '../../compose/entity-slots.ts';
import { fillPassage, type FilledPassage } from '../../compose/fill-passage.ts';
import { isLeftOut } from '../../compose/left-out.ts';
import type { Theme } from '../../family.ts';
import { fill } from '../../slots/slot.ts';
import type { ChatState } from '../../state.ts';
import type { Entities, Piece } from '../../understood.ts';
import type { Talk } from '../talk.ts';
import { conversationOf, themeOf } from './conversation.ts';
import { spokenBack } from './spoken-back.ts';
import { writtenOut } from './short/written-out.ts';

/** What a passage is chosen by. */
export interface Scene {
  readonly now: string;
  readonly before: string;
  readonly theme: Theme | null;
  readonly isByStory: boolean;
  /** The user's words as they are said back; null where they are not. */
  readonly told: string | null;
}

export const sceneOf = ({ said, text, plain }: Piece, talk: Talk, state: ChatState): Scene => ({
  now: `${writtenOut(said)} ${plain}`.toLowerCase(),
  before: conversationOf(state),
  theme: themeOf(talk, state),
  isByStory: false,
  told: spokenBack(`${said} ${text}`.trim()),
});

const BY_SUBJECT = 1;

/** How well a passage fits: by the words of the turn, of the conversation, by its subject, or always; -1 where not. */
function fitOf({ of, themes }: TurnPassage, { now, before, theme, isByStory }: Scene): number {
  if (of !== undefined) return of.test(now) ? (isByStory ? 2 : 3) : of.test(before) ? 2 : -1;
  if (themes !== undefined) return theme !== null && themes.includes(theme) ? BY_SUBJECT : -1;
  return 0;
}

/** The turn that asks for words to say. */
export const WORDS_ASKED_FOR = 'words-to-say';

export interface SaidPassage {
  readonly filled: FilledPassage;
  readonly name: string;
  /** Chosen by the words of the person, and not only by the subject. */
  readonly isByWords: boolean;
  /** Chosen by the words of this turn, and not only of those before it. */
  readonly isByTurn: boolean;
}

/** The best passage that was not said yet. */
export function chooseTurnPassage(
  { id, passages }: Pick<Turn, 'id' | 'passages'>,
  scene: Scene,
  entities: Entities,
  used: readonly string[],
): SaidPassage | null {
  const ranked = passages
    .map((passage, at) => ({
      passage,
      name: `turn/${id} · ${at}`,
      fit: fitOf(passage, scene),
    }))
    .filter(
      ({ fit, name, passage }) =>
        fit >= 0 &&
        !used.includes(name) &&
        (id === WORDS_ASKED_FOR || !isLeftOut(passage.text, used)),
    )
    .toSorted((a, b) => b.fit - a.fit);
  for (const { passage, name, fit } of ranked) {
    const source = (slot: string) =>
      fill(slot === 'told' ? scene.told : entitySlot(slot, entities));
    const filled = fillPassage(passage.text, source, entities);
    if (filled === null) continue;
    const isByTurn = passage.of?.test(scene.now) === true;
    return { filled, name, isByWords: fit > BY_SUBJECT, isByTurn };
  }
  return null;
}
