import { expect, test } from 'vitest';
import type { Piece } from '../../understood.ts';
import type { Draft } from '../draft.ts';
import { isAnswered } from './is-answered.ts';

const pieceOf = (text: string): Piece => ({
  text,
  said: '',
  plain: text,
  family: null,
  zone: 'unsure',
  choices: [],
  entities: {},
  form: 'tells',
  about: 'me',
  isJoke: false,
  followUp: null,
  near: {},
});
const draftIn = (zone: Draft['zone']): Draft => ({ parts: [], chosen: [], zone });

test.each([
  ['sure', 'my daughter of seven does not want to speak with the grandmother on the phone', true],
  ['likely', 'my boss yells', true],
  ['likely', 'i have got a job in the city but my girlfriend does not want to come', false],
  ['unsure', 'my boss', false],
] as const)('%s, "%s": answered %s', (zone, text, expected) => {
  expect(isAnswered(draftIn(zone), [pieceOf(text)])).toBe(expected);
});
