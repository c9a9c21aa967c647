import { expect, test } from 'vitest';
import { inEnglish } from './in-english.ts';

test.each([
  ['es', 'mi hermana no me contesta desde el lunes', 'my sister does not answer from the monday'],
  ['es', '¿firmo el contrato el viernes o espero?', 'sign the contract the friday or wait?'],
  ['fr', 'ma mère est morte en février', 'my mother died in february'],
  ['de', 'Passt Löwe zu Skorpion?', 'compatible leo to scorpio?'],
  ['pt', 'perdi meu emprego ontem', 'fired yesterday'],
  ['it', 'come faccio a dimenticarlo', 'how do to get over'],
  ['tr', 'eski sevgilime yazmalı mıyım', 'my ex should i text'],
  ['pl', 'kiedy znajdę pracę', 'when find a job'],
])('%s: "%s" becomes words the families know', (language, message, english) => {
  expect(inEnglish(message, language)).toBe(english);
});

test('names and numbers stay, unknown words are left out', () => {
  expect(inEnglish('me mudo a Oaxaca con 3 xoloitzcuintles', 'es')).toBe(
    'me move to Oaxaca with 3',
  );
});

test('a German noun is no name, a first name is one', () => {
  expect(inEnglish('ob der Zahnriemen und Thomas kommen', 'de')).toBe('if the and Thomas come');
});

test('a language without a glossary is not put into English', () => {
  expect(inEnglish('när hittar jag kärleken', 'sv')).toBeNull();
});
