import { SOMETHING_ELSE } from '../../../content/chat/reply-lines.ts';
import type { ShownChoice } from '../state.ts';
import type { Talk } from './talk.ts';

/** Families to tap, by their labels. */
export const choicesFor = (
  families: readonly string[],
  { families: bank }: Pick<Talk, 'families'>,
): ShownChoice[] =>
  families.flatMap((id) => {
    const family = bank.get(id);
    return family === undefined
      ? []
      : [{ id: `family:${id}`, label: family.label, does: { kind: 'family', family: id } }];
  });

export const somethingElse: ShownChoice = {
  id: 'something-else',
  label: SOMETHING_ELSE,
  does: { kind: 'something-else' },
};
