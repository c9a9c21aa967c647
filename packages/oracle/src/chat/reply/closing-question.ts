import type { Chosen } from '../compose/choose-passage.ts';
import type { ChatState } from '../state.ts';

/** Two answers in a row do not both end in a question, unless the writer has planned for the reply. */
export function withoutSecondQuestion(chosen: Chosen, { asked }: ChatState): Chosen {
  const last = chosen.parts.at(-1);
  const isCut =
    asked &&
    chosen.passage.branches.length === 0 &&
    chosen.passage.part === 'answer' &&
    chosen.parts.length > 2 &&
    last !== undefined &&
    last.text.endsWith('?');
  return isCut ? { ...chosen, parts: chosen.parts.slice(0, -1) } : chosen;
}
