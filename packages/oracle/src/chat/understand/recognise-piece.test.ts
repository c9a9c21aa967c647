import { describe, expect, it } from 'vitest';
import type { FamilyGate } from './recognise-piece.ts';
import { recognisePiece } from './recognise-piece.ts';
import { lookAt } from './look-at.ts';

const IDS = [
  'grief-pet',
  'boredom-work',
  'coming-out',
  'body-image',
  'losing-a-home',
  'exam',
  'death-when',
  'signs-from-dead',
  'minor-user',
  'other',
];
const gates = new Map(
  IDS.map((id): [string, FamilyGate] => [id, { id, requires: [], forbids: [] }]),
);
const words = { known: new Set<string>(), targets: new Map<number, string[]>() };

function familyOf(message: string, best: string, near = {}): string | null {
  const scores = Float32Array.from(IDS, (id) => (id === best ? 0.9 : id === 'other' ? 0.5 : 0));
  const looked = lookAt({ text: message, said: '' }, words, '2026-11-18');
  const model = { families: IDS, zones: { sure: 0.3, likely: 0.03 } };
  return recognisePiece({ scores, near }, looked, model, gates).family;
}

describe('One word does not make a subject', () => {
  it.each([
    ['everyone goes home to someone and i am here with my cat', 'grief-pet'],
    ['my dog is scared of the vacuum', 'grief-pet'],
    ['bored at the airport entertain me', 'boredom-work'],
    ['i am a gay man of 50, where do people meet', 'coming-out'],
    ['there is an old mirror in the hallway and it gives me chills', 'body-image'],
    ['my tenant has not paid since may', 'losing-a-home'],
    ['third try at my driving test', 'exam'],
    ['my daughter has her exams on monday', 'exam'],
    ['he is at sea for a year, will we make it', 'death-when'],
    ['my laptop died with all my pictures of him', 'signs-from-dead'],
    ['no me habla, tengo 34', 'minor-user'],
  ])('%s', (message, trap) => {
    expect(familyOf(message, trap)).toBe('other');
  });

  it.each([
    ['my dog died this morning', 'grief-pet'],
    ['so bored at work i count the hours', 'boredom-work'],
    ['how do i tell my parents i am gay', 'coming-out'],
    ['i hate what i see in the mirror', 'body-image'],
    ['will i pass my exam on monday', 'exam'],
    ['a robin sits at the window since my dad died', 'signs-from-dead'],
    ['tengo 15', 'minor-user'],
  ])('but stands where it is meant: %s', (message, family) => {
    expect(familyOf(message, family)).toBe(family);
  });
});

describe('A phrase that is nearly the message', () => {
  it('speaks for its family', () => {
    const message = 'the old man downstairs hits the ceiling with a broom';
    const near = { 'other/answer · noise': 0.95 };
    expect(familyOf(message, 'exam')).toBe('exam');
    expect(familyOf(message, 'exam', near)).toBe('other');
  });
});
