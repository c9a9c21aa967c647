import { describe, expect, it } from 'vitest';
import type { FamilyGate } from './recognise-piece.ts';
import { recognisePiece } from './recognise-piece.ts';
import { lookAt } from './look-at.ts';

const IDS = [
  'sex-life',
  'degree-meaning',
  'pull-a-card',
  'rising-mine',
  'chinese-zodiac',
  'grief-pet',
  'grief-grandparent',
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
    ['lola passed last night', 'exam'],
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
    ['passed my exam this morning', 'exam'],
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

describe('No one is condoled on the living', () => {
  it.each([
    ['my budgie learned to imitate the microwave', 'grief-pet'],
    ['my dog looks at me as if i owe him money', 'grief-pet'],
    ['our cat hides under the bed since the new baby', 'grief-pet'],
    ['i have not called my grandpa in weeks', 'grief-grandparent'],
    ['my gran is 91 and beats me at cards', 'grief-grandparent'],
    ['i miss my grandma, she moved to spain', 'grief-grandparent'],
  ])('%s', (message, family) => {
    expect(familyOf(message, family)).not.toBe(family);
  });

  it.each([
    ['my budgie died on sunday', 'grief-pet'],
    ['our cat was put to sleep this morning', 'grief-pet'],
    ['my gran died and i never called her back', 'grief-grandparent'],
    ['grandpa is gone since monday', 'grief-grandparent'],
    ['her leash still hangs there and i hear her bowl', 'grief-pet', 0.8],
    ['i should have visited my grandmother more', 'grief-grandparent', 0.9],
  ])('yet of a death: %s', (message, family, nearness = 0) => {
    expect(familyOf(message, family, { [`${family}/answer · one`]: nearness })).toBe(family);
  });
});

describe('A side word decides nothing', () => {
  it.each([
    ['it is 35 degrees and i cannot think', 'degree-meaning'],
    ['i have two degrees and work at a cafe', 'degree-meaning'],
    ['my degree is useless', 'degree-meaning'],
    ['my uncle wants me in his garage after my degree', 'degree-meaning'],
    ['a funny line for a christmas card', 'pull-a-card'],
    ['the rent is rising again', 'rising-mine'],
    ['my bread is not rising', 'rising-mine'],
    ['what do i do about rising prices', 'rising-mine'],
    ['my aunt keeps goats and one ran away', 'chinese-zodiac'],
    ['i dance like a horse', 'chinese-zodiac'],
    ['our neighbors have a rooster', 'chinese-zodiac'],
    ['my 5 y/o hides under the bed', 'sex-life'],
    ['my daughter will not sleep in her bed', 'sex-life'],
  ])('%s', (message, family) => {
    expect(familyOf(message, family)).toBe('other');
  });

  it.each([
    ['what does my sun at 29 degrees mean', 'degree-meaning'],
    ['what do the degrees in my chart mean', 'degree-meaning'],
    ['pull a card for my birthday', 'pull-a-card'],
    ['what is my rising sign', 'rising-mine'],
    ['is my rising rising in a hot chart', 'rising-mine'],
    ['what is the year of the goat like', 'chinese-zodiac'],
    ['i am a dragon, what does that mean', 'chinese-zodiac'],
    ['we have not slept together for a year', 'sex-life'],
  ])('yet asked for: %s', (message, family) => {
    expect(familyOf(message, family)).toBe(family);
  });
});
