import { expect, test } from 'vitest';
import { otherLanguageSubject } from './other-language.ts';

test.each([
  ['es', 'mi novio me dejó ayer, qué hago', 'break-up-now', 'una ruptura'],
  ['es', '¿cuándo encontraré trabajo?', 'job-search', 'el trabajo'],
  ['fr', "je n'arrive pas à dormir", 'cant-sleep', 'de sommeil'],
  ['de', 'Kommt mein Ex zurück?', 'ex-come-back', 'deinen Ex'],
  ['pt', 'ele gosta de mim?', 'love-this-month', 'o amor'],
  ['it', 'qual è il mio ascendente', 'rising-mine', 'il tuo ascendente'],
  ['tr', 'ne zaman iş bulacağım', 'job-search', 'iş'],
  ['hi', 'मुझे नौकरी कब मिलेगी', 'job-search', 'काम'],
])('%s: %s is about %s', (language, message, family, name) => {
  const subject = otherLanguageSubject(message, language);
  expect(subject?.family).toBe(family);
  expect(subject?.opening).toContain(name);
});

test('a subject we cannot tell is answered with an apology in that language', () => {
  expect(otherLanguageSubject('el perro come pan', 'es')).toEqual({
    family: null,
    opening: 'Por ahora solo escribo en inglés, lo siento.',
  });
});
