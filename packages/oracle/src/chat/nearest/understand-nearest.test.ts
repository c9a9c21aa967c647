import { describe, expect, it } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { createPhrasingIndex } from './phrasing-index.ts';
import { understandNearest } from './understand-nearest.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const index = createPhrasingIndex(families);
const first = (message: string) => understandNearest(message, index).pieces[0];

describe('a message', () => {
  it('is taken for the family whose phrasing it is most like, and surely so for its own words', () => {
    const sure = [...families.values()].filter(({ id, asks }) => {
      const piece = first(asks[0] ?? '');
      return piece?.family === id && piece.zone === 'sure';
    });
    expect(sure.length / families.size).toBeGreaterThan(0.95);
    expect(first('he has left me on read for five days')).toMatchObject({ family: 'ghosted' });
  });

  it('is unsure, with guesses, when it is like none', () => {
    const piece = first('zxq vrnt plork');
    expect(piece).toMatchObject({ zone: 'unsure' });
  });

  it('shows planets, houses, signs and people by its words', () => {
    expect(first('what does Venus in the 7th house mean for my husband')?.entities).toMatchObject({
      planet: 'Venus',
      house: 7,
      who: { words: 'your husband', they: 'he' },
    });
  });

  it('can be about the last answer', () => {
    expect(first('what do you mean')?.followUp).toEqual({ kind: 'meaning' });
    expect(first('Which day?')?.followUp).toEqual({ kind: 'which-day' });
  });
});
