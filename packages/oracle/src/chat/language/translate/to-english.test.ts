import { expect, test } from 'vitest';
import { toEnglish } from './to-english.ts';

test.each([
  ['es', 'mi novio ya no me quiere', 'my boyfriend no longer loves me'],
  ['es', 'tengo 70 años y vivo sola', 'i am 70 years old and living alone'],
  ['es', 'mi hermano se fue a Chile hace 8 meses', 'my brother went to Chile 8 months ago'],
  ['es', 'mi jefe no me paga', 'my boss does not pay me'],
  ['fr', 'mon père a perdu son permis', 'my father lost his driving license'],
  ['fr', 'il ne me parle plus', 'he does not talk to me'],
  ['fr', 'mon patron me doit 3 mois de salaire', 'my boss owes me 3 months of salary'],
  ['pt', 'minha filha não quer ir pra escola', 'my daughter does not want to go for school'],
  ['pt', 'meu marido esqueceu meu aniversário', 'my husband forgot my birthday'],
  ['it', 'ho trovato il mio primo amore', 'i found my first love'],
  ['it', 'non mi piace come mi guarda', 'i do not like how looks me'],
  ['de', 'ich habe meine Schlüssel im Büro vergessen', 'i forgot my key at work'],
  ['de', 'meine Freundin kommt immer zu spät an', 'my girlfriend arrives always late'],
  ['de', 'weil er mich nicht mehr liebt', 'because he loves me no longer'],
  ['de', 'soll ich in die WG ziehen', 'should i move in the shared apartment'],
  ['hi-Latn', 'papa ka business band ho gaya', "dad 's business closed"],
] as const)('%s: %s', (language, message, english) => {
  expect(toEnglish(message, language).english).toBe(english);
});

test('tells how much of a message is known', () => {
  expect(toEnglish('mi jefa me grita', 'es').share).toBe(1);
  expect(toEnglish('mi jefa xyzabc qwerty', 'es').share).toBe(0.5);
});

test('keeps names and words that are the same everywhere', () => {
  expect(toEnglish('vi a Lucía en facebook', 'es').english).toBe('i saw to Lucía in facebook');
});

test('keeps an English word that the language does not have', () => {
  const english = toEnglish('mein Mann hat Lupus', 'de', (word) => word === 'lupus');
  expect(english).toEqual({ english: 'my husband has lupus', share: 0.75 });
});
