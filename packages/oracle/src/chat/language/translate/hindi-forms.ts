import { behind, collectForms, type VerbForms } from './verb-forms.ts';

/** Forms that no rule makes, by root. */
const DONE: Readonly<Record<string, string>> = {
  kar: 'kiya ki kiye kia',
  ja: 'gaya gayi gaye gya gyi gye gai',
  de: 'diya di diye dia',
  le: 'liya li liye lia',
  aa: 'aaya aayi aaye aya ayi aye',
  pee: 'piya',
};
const PAST = 'a i e aa ee';
const PAST_OF_VOWEL = 'ya yi ye';

/** The forms of Hindi verbs in Latin letters, by their roots. */
export const hindiForms = (
  verbs: readonly { readonly infinitive: string; readonly english: string }[],
): VerbForms =>
  collectForms(
    verbs.map((verb) => ({ ...verb, parts: [] })),
    ({ infinitive: root }, add) => {
      const isVowel = /[aeiou]$/u.test(root);
      add('present', behind(root, 'ta ti te'));
      add('past', DONE[root]?.split(' ') ?? behind(root, isVowel ? PAST_OF_VOWEL : PAST));
      add('infinitive', behind(root, 'na ne ni kar ke'));
      add('will', behind(root, 'ega egi enge unga ungi oonga oongi uga ugi yega yegi'));
      add('present', behind(root, 'o u un oon iye iyega'));
      add('ing', [root]);
    },
  );
