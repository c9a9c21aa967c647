import { describe, expect, it } from 'vitest';
import { suitsRoles } from './suits-roles.ts';

const OWN = ['i forgot my wifes birthday', 'completely forgot our anniversary'];
const THEIRS = ['he forgot our anniversary', 'my wife forgot my birthday'];

describe('suitsRoles', () => {
  it.each([
    'my husband forgot our day and laughed',
    'she just forgot my birthday',
    'he forgot it',
    'a cancer man forgot my birthday',
  ])('does not tell the one who was forgotten to say sorry: %s', (message) => {
    expect(suitsRoles(OWN, message)).toBe(false);
    expect(suitsRoles(THEIRS, message)).toBe(true);
  });

  it.each(['i forgot our anniversary', 'forgot her birthday, help', 'i totally forgot'])(
    'nor comforts the one who forgot: %s',
    (message) => {
      expect(suitsRoles(OWN, message)).toBe(true);
      expect(suitsRoles(THEIRS, message)).toBe(false);
    },
  );

  it('leaves alone what names no deed, or a deed that the phrases do not have', () => {
    expect(suitsRoles(OWN, 'our anniversary is on friday')).toBe(true);
    expect(suitsRoles(OWN, 'he lied to me')).toBe(true);
    expect(suitsRoles([...OWN, ...THEIRS], 'he forgot our anniversary')).toBe(true);
  });
});
