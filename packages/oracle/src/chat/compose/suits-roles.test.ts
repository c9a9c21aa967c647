import { describe, expect, it } from 'vitest';
import { contextFor, MAYA } from '../../../test/slot-context.ts';
import { SMALL_FAMILIES } from '../../../test/small-families.ts';
import { pieceOf } from '../../../test/talk.ts';
import type { Passage } from '../family.ts';
import { slotSource } from './slot-source.ts';
import { suitsRoles } from './suits-roles.ts';

const [family] = [...SMALL_FAMILIES.values()];
const [first] = family?.passages ?? [];
const suits = (phrases: readonly string[], message: string): boolean => {
  if (family === undefined || first === undefined) throw new RangeError('a family');
  const passage: Passage = { ...first, phrases };
  const source = slotSource(family, contextFor(MAYA), { isSkyAllowed: true });
  return suitsRoles(passage, { piece: pieceOf(message), chart: null, source });
};

const OWN = ['i forgot my wifes birthday', 'completely forgot our anniversary'];
const THEIRS = ['he forgot our anniversary', 'my wife forgot my birthday'];

describe('suitsRoles', () => {
  it.each(['my husband forgot our day and laughed', 'she just forgot my birthday', 'he forgot it'])(
    'does not tell the one who was forgotten to say sorry: %s',
    (message) => {
      expect(suits(OWN, message)).toBe(false);
      expect(suits(THEIRS, message)).toBe(true);
    },
  );

  it.each(['i forgot our anniversary', 'forgot her birthday, help', 'i totally forgot'])(
    'nor comforts the one who forgot: %s',
    (message) => {
      expect(suits(OWN, message)).toBe(true);
      expect(suits(THEIRS, message)).toBe(false);
    },
  );

  it('leaves alone what names no deed, or a deed that the phrases do not have', () => {
    expect(suits(OWN, 'our anniversary is on friday')).toBe(true);
    expect(suits(OWN, 'he lied to me')).toBe(true);
    expect(suits([...OWN, ...THEIRS], 'he forgot our anniversary')).toBe(true);
  });
});
