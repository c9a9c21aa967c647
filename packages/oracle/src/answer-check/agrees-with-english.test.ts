import { expect, it } from 'vitest';
import { agreesWithEnglish } from './agrees-with-english.ts';

it.each([
  [
    'de',
    'Venus bleibt noch bis Dezember bei den Menschen, die dir nah sind.',
    'Venus stays with the people close to you until December.',
  ],
  [
    'es',
    'Esta semana no tienes que decidir nada, y menos un domingo.',
    'You do not have to decide anything this week, least of all on a Sunday.',
  ],
  [
    'fr',
    'Le Soleil est en Scorpion, et tu as encore une semaine pour toi.',
    'The Sun is in Scorpio, and you have one more week to yourself.',
  ],
  [
    'it',
    'La tua Luna in Toro vuole che le cose restino ferme.',
    'Your Moon in Taurus wants things to stay put.',
  ],
  [
    'pt',
    'Hoje vale a pena ligar para aquela amiga antiga.',
    'Today it is worth calling that old friend.',
  ],
] as const)('takes %s that says what its English says', (language, text, english) => {
  expect(agreesWithEnglish(text, english, language)).toBe(true);
});

it.each([
  [
    'another planet',
    'Mars bleibt noch bis Dezember bei den Menschen, die dir nah sind.',
    'Venus stays with the people close to you until December.',
  ],
  [
    'another sign',
    'Deine Venus im Löwen mag es laut und ein bisschen größer.',
    'Your Venus in Aquarius likes it loud and a little bigger.',
  ],
  [
    'another number',
    'Nimm dir dafür heute Abend 90 Minuten und ein Glas Wasser.',
    'Take 10 minutes for it tonight and a glass of water.',
  ],
  [
    'another language',
    'You may want to call your old friend today.',
    'You may want to call your old friend today.',
  ],
  [
    'a death that the English is silent about',
    'Deine Großmutter wird in diesem Winter sterben, bereite dich vor.',
    'Your grandmother is in your thoughts this winter.',
  ],
  [
    'a feeling that the English is silent about',
    'Er liebt dich immer noch und wartet auf dich.',
    'He is somewhere, and so are you.',
  ],
] as const)('refuses German with %s', (_, text, english) => {
  expect(agreesWithEnglish(text, english, 'de')).toBe(false);
});
