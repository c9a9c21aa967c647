import { describe, expect, it } from 'vitest';
import { SMALL_FAMILIES } from '../../../../test/small-families.ts';
import { pieceOf } from '../../../../test/talk.ts';
import { findEntities } from '../../entities/find-entities.ts';
import type { Family } from '../../family.ts';
import { missingVerdict } from './closing-verdict.ts';
import { plainPart } from '../draft.ts';

const [some] = [...SMALL_FAMILIES.values()];

function verdict(message: string, answer: readonly string[], given: Partial<Family> = {}) {
  const [passage] = some?.passages ?? [];
  if (some === undefined || passage === undefined) throw new RangeError('a family');
  const family: Family = { ...some, theme: 'work', kind: 'advice', care: 'none', ...given };
  const piece = pieceOf(message, { entities: findEntities(message, '', '2026-11-18') });
  const chosen = { family, passage, parts: answer.map(plainPart), facts: [] };
  return missingVerdict(piece, chosen)?.text ?? null;
}

const OPEN = ['People differ a lot in this.', 'Look at what the week was like.'];

describe('missingVerdict', () => {
  it.each([
    ['should i cancel the whole thing', /cancel, today/u],
    ['it is written. do i just send it', /^My lean: yes\. Read it aloud/u],
    ['should we offer more for the flat', /^My lean: only up to the sum/u],
    ['should i lower my rates', /^My lean: no\./u],
    ['do i report him', /^My lean: yes, in writing/u],
    ['the green coat or the grey one', /^Either will do/u],
  ])('leans one way where the passage leaves it open: %s', (message, line) => {
    expect(verdict(message, OPEN)).toMatch(line);
  });

  it.each([
    'what should i send her',
    'how do i cancel the trip',
    'i sent it this morning',
    'should i take my pills with wine',
    'should i sell my bitcoin',
  ])('says nothing where no yes is asked for, or none is given: %s', (message) => {
    expect(verdict(message, OPEN)).toBeNull();
  });

  it('says nothing where the passage says it, is tender or is about the app', () => {
    expect(verdict('should i cancel', ['No, go for an hour.', 'It passes.'])).toBeNull();
    expect(verdict('should i cancel', ['It passes.', 'Go for an hour.'])).toBeNull();
    expect(verdict('should i cancel', OPEN, { theme: 'loss' })).toBeNull();
    expect(verdict('should i cancel', OPEN, { care: 'soft' })).toBeNull();
    expect(verdict('should i cancel', OPEN, { kind: 'product' })).toBeNull();
  });
});
