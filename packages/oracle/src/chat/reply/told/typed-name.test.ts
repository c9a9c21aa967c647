import { describe, expect, it } from 'vitest';
import { MAYA } from '../../../../test/slot-context.ts';
import { talkFor } from '../../../../test/talk.ts';
import { withTypedName } from './typed-name.ts';

const talk = { ...talkFor(MAYA, new Map()), birthName: 'Maya' };
const nameIn = (message: string): string | null => withTypedName(message, talk).birthName;

describe('withTypedName', () => {
  it.each([
    ['name number for JULIA KESSLER please', 'Julia Kessler'],
    ['whats the numerology of peter van dam', 'Peter Van Dam'],
    ['ana lucia ferreira name number?', 'Ana Lucia Ferreira'],
    ['my full name is Tomas Novak and i was born in may', 'Tomas Novak'],
    ['expression number of the name Lena Vogt', 'Lena Vogt'],
  ])('takes the whole name that was typed: %s', (message, name) => {
    expect(nameIn(message)).toBe(name);
  });

  it.each([
    'whats my name number',
    'name number of my business',
    'numerology for love',
    'numerology of 2027',
    'name number for my baby',
  ])('keeps the name of the profile: %s', (message) => {
    expect(nameIn(message)).toBe('Maya');
  });
});
