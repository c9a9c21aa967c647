import { expect, test } from 'vitest';
import { lookAtMessage } from '../look-at-message.ts';
import { mayBeMeant } from './alarm-model.ts';

test.each([
  "ma fille de 16 ans s'enferme dans sa chambre et ne parle plus",
  "Ma fille s'enferme dans sa chambre, que faire ?",
  'mi hija se encierra en su cuarto y no habla conmigo',
])('a child who keeps to the room is not asked about as a danger: %s', (message) => {
  expect(mayBeMeant(lookAtMessage(message))).toBe(false);
});

test.each([
  "ma fille s'enferme dans sa chambre et je trouve des lames de rasoir",
  "ma fille s'enferme dans sa chambre et ne mange plus",
  "ma fille s'enferme dans sa chambre, elle dit qu'elle ne sert à rien",
])('anything told beside it still is: %s', (message) => {
  expect(mayBeMeant(lookAtMessage(message))).toBe(true);
});
