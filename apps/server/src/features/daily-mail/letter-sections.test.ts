import { expect, it } from 'vitest';
import { briefSection, wholeSection } from './letter-sections.ts';

const part = (text: string, ...cites: string[]) => ({ text, cites });
const reading = {
  title: 'Soup weather',
  parts: [
    part('Neptune is retrograde.', 'sky:neptune'),
    part('Mars is opposite your natal Sun.', 'mars'),
    part('You may bristle.', 'mars'),
    part('Soup may call.'),
    part('Lean on Venus, next to your natal Moon.', 'venus'),
    part('What do you need?'),
  ],
  receipts: [
    { id: 'sky:neptune', kind: 'sky', words: 'Of sky:neptune' },
    { id: 'mars', kind: 'transit', words: 'Of mars' },
    { id: 'venus', kind: 'transit', words: 'Of venus' },
  ],
};

const after = (...ids: string[]) => briefSection('Leo horoscope', reading, new Set(ids));

it('keeps a question of the whole apart', () => {
  const { text, question, facts } = wholeSection('Daily guidance', reading);
  expect(question).toBe('What do you need?');
  expect(text).toMatch(/^Neptune.*Moon\.$/);
  expect(facts).toEqual(['Of sky:neptune', 'Of mars', 'Of venus']);
});

it('tells briefly the fact that is dwelt on', () => {
  const { text, question, facts } = briefSection('Leo horoscope', reading, new Set());
  expect(text).toBe('Mars is opposite your natal Sun. You may bristle.');
  expect(question).toBeNull();
  expect(facts).toEqual(['Of mars']);
});

it('brings along the scene that the fact is given as the reason of', () => {
  const [, mars, feeling] = reading.parts;
  const parts = [part('A queue may try you.'), ...(mars && feeling ? [mars, feeling] : [])];
  expect(briefSection('Leo horoscope', { ...reading, parts }, new Set()).text).toBe(
    'A queue may try you. Mars is opposite your natal Sun. You may bristle.',
  );
});

it('does not tell again what the letter has told, nor what leans on it', () => {
  expect(after('mars').text).toBe('Soup may call. Neptune is retrograde.');
  expect(after('mars').facts).toEqual(['Of sky:neptune']);
  expect(after('mars', 'sky:neptune').text).toBe(
    'Mars is opposite your natal Sun. You may bristle.',
  );
});
