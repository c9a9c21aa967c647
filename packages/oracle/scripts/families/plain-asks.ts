import { hasWords } from '../../src/chat/compose/holds.ts';
import type { Condition, Family } from '../../src/chat/family.ts';
import { questionForm } from '../../src/chat/understand/question-form.ts';
import { withoutSlang } from '../../src/chat/understand/words/plain-text.ts';

const MOST_WORDS = 8;

/** The short phrasings of a family whose words and form pick none of its passages: the general passage answers them. */
export function plainAsks({ asks, passages }: Pick<Family, 'asks' | 'passages'>): string[] {
  const picks = passages
    .filter(({ part }) => part === 'answer')
    .map(({ when }) => when.filter(isOnWordsOrForm))
    .filter((conditions) => conditions.length > 0);
  return asks.filter((text) => {
    const plain = withoutSlang(text);
    const form = questionForm(plain, text);
    if (plain.split(' ').length > MOST_WORDS) return false;
    return !picks.some((conditions) =>
      conditions.every((one) =>
        one.kind === 'words' ? hasWords(plain, one.words) : one.form === form,
      ),
    );
  });
}

type OnWordsOrForm = Extract<Condition, { readonly kind: 'words' | 'asks' }>;

const isOnWordsOrForm = (condition: Condition): condition is OnWordsOrForm =>
  condition.kind === 'words' || condition.kind === 'asks';
