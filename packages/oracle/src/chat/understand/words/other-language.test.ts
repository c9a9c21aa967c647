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
  ['es', 'mi novio no me contesta desde hace 3 días', 'ghosted', 'no contesta'],
  ['es', '¿cuál es mi signo ascendente?', 'rising-mine', 'tu ascendente'],
  ['it', 'mi manca mio padre, è morto a marzo', 'grief-parent', 'mi dispiace'],
  ['fr', "c'est quand la pleine lune", 'full-moon-next', 'pleine lune'],
  ['tr', 'sevgilim beni aldattı mı', 'trust-jealous', 'güven'],
  ['pt', 'fui demitida ontem', 'got-fired', 'demissão'],
  ['de', 'Er meldet sich nicht mehr', 'ghosted', 'nicht meldet'],
  ['nl', 'wanneer vind ik werk', 'job-search', 'werk'],
  ['nl', 'mijn zus is boos op me', 'family-general', 'je familie'],
  ['fr', 'je suis épuisée', 'tired-always', 'de ton énergie'],
  ['pt', 'tive um sonho estranho', 'dream-general', 'um sonho'],
])('%s: %s is about %s', (language, message, family, name) => {
  const subject = otherLanguageSubject(message, language);
  expect(subject.family).toBe(family);
  expect(subject.opening).toContain(name);
});

test.each([
  ['de', 'bad-boss', 'die Arbeit'],
  ['es', 'meet-someone', 'el amor'],
  ['it', 'mother-difficult', 'la tua famiglia'],
  ['nl', 'dream-teeth', 'een droom'],
])('%s: the answer of %s is opened with its subject', (language, family, name) => {
  expect(otherLanguageSubject('…', language).openingOf(family)).toContain(name);
});

test('a subject we cannot tell is answered with an apology in that language', () => {
  expect(otherLanguageSubject('el perro come pan', 'es')).toMatchObject({
    family: null,
    choices: ['love-this-month', 'job-search', 'today'],
    opening: 'Leo español, pero por ahora contesto en inglés.',
  });
});

test('a language without a sentence of ours is told so in English', () => {
  expect(otherLanguageSubject('когда я выйду замуж', 'ru')).toMatchObject({
    family: null,
    opening: "I can only write in English for now, I'm sorry.",
  });
});
