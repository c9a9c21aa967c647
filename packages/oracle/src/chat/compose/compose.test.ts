import { describe, expect, it } from 'vitest';
import { contextFor, MAYA } from '../../../test/slot-context.ts';
import { SMALL_FAMILIES } from '../../../test/small-families.ts';
import { HE } from '../../../test/talk.ts';
import type { Family } from '../family.ts';
import type { Entities } from '../understood.ts';
import { fillPassage } from './fill-passage.ts';
import { hasWords } from './holds.ts';
import { mayEcho, quoteOf } from './may-echo.ts';
import { slotSource } from './slot-source.ts';
import { sentencesIn, tidyText } from './tidy-text.ts';

const familyNamed = (id: string): Family => {
  const family = SMALL_FAMILIES.get(id);
  if (family === undefined) throw new RangeError(id);
  return family;
};

function filled(text: string, entities: Entities = {}, isSkyAllowed = true, family = 'numbers') {
  const context = contextFor(MAYA, { entities });
  const source = slotSource(familyNamed(family), context, { isSkyAllowed });
  const passage = fillPassage(text, source, entities);
  return passage === null ? null : passage.parts.map((part) => part.text).join(' ');
}

describe('a passage', () => {
  it('is filled with the words of the message, their fallbacks and computed slots', () => {
    expect(filled('{Span|This long} until {in_three_days}.', { span: 'three days' })).toBe(
      'Three days until Saturday.',
    );
    expect(filled('{Span|This long} is long.')).toBe('This long is long.');
    expect(filled('For {place} then.')).toBeNull();
  });

  it('leaves out an optional sentence whose slot is empty', () => {
    expect(filled('Yes. [[It is in {place}.]] Go, [[on {date},]] now.')).toBe('Yes. Go, now.');
  });

  it('has verbs that agree with the person', () => {
    const line = '{They} want{s} it. {They} go{s}. {They} {does}n’t, {is} and {has}.';
    expect(filled(line, { who: HE })).toBe('He wants it. He goes. He doesn’t, is and has.');
    expect(filled(line)).toBe('They want it. They go. They don’t, are and have.');
    const boss = {
      words: 'your boss',
      relation: 'boss',
      name: null,
      they: 'they' as const,
    };
    expect(filled('{Who} {has} a point. {They} {has} one.', { who: boss })).toBe(
      'Your boss has a point. They have one.',
    );
  });

  it('says a sentence once, though two slots bring it', () => {
    expect(filled('So: Saturday. {in_three_days}. Then go.')).toBe('So: Saturday. Then go.');
  });

  it('says he and not him where the person acts', () => {
    const line = 'It depends on what {who|your ex} decides, and you wait for {who|them}.';
    expect(filled(line, { who: HE })).toBe('It depends on what he decides, and you wait for him.');
    expect(filled(line)).toBe('It depends on what your ex decides, and you wait for them.');
  });

  it('looks columns up in the tables of its family', () => {
    expect(filled('{life_path}: {meaning}.')).toBe('1: going first.');
  });

  it('cites the facts of a slot in every sentence of it', () => {
    const context = contextFor(MAYA);
    const source = slotSource(familyNamed('quiet'), context, {
      isSkyAllowed: true,
    });
    const passage = fillPassage('Hm. [[{venus_line}]] Ok.', source, {});
    expect(passage?.parts.map(({ cites }) => cites.length)).toEqual([0, 2, 2, 0]);
    expect(passage?.facts).toHaveLength(2);
  });

  it('has no sky where it is not allowed', () => {
    expect(filled('Hm. [[{venus_line}]]', {}, false)).toBe('Hm.');
  });
});

describe('words are put right after filling', () => {
  it.each([
    ['It started in November 12.', 'It started on November 12.'],
    ['It ends on late January.', 'It ends in late January.'],
    ['Since on December 2025.', 'Since in December 2025.'],
    ['The best is on tomorrow at 5:54 p.m..', 'The best is tomorrow at 5:54 p.m.'],
    ['It is a Aries thing, in house 7th.', 'It is an Aries thing, in house 7.'],
    ['Sun moves on. Your Sun is fine.', 'The Sun moves on. Your Sun is fine.'],
    ['yes. no.', 'Yes. No.'],
  ])('%s', (wrong, right) => {
    expect(tidyText(wrong)).toBe(right);
  });

  it('and cut into sentences without breaking hours or words to send', () => {
    expect(sentencesIn('Say: "I like this. Do you?" Then wait. Rest.')).toEqual([
      'Say: "I like this. Do you?"',
      'Then wait.',
      'Rest.',
    ]);
    expect(sentencesIn('Go at 5 p.m. tomorrow. Then at 6 p.m. Rest.')).toEqual([
      'Go at 5 p.m. tomorrow.',
      'Then at 6 p.m.',
      'Rest.',
    ]);
  });
});

describe('what the user typed', () => {
  it('is never said back when it insults, accuses, harms, or tells where a person is reached', () => {
    for (const words of [
      'that stupid bitch',
      'he is cheating on me',
      'kill myself',
      'call me at 555 123 4567',
      'mail me at a@b.com',
      'sleep with him',
    ]) {
      expect(mayEcho(words)).toBe(false);
      expect(quoteOf(words)).toBeNull();
    }
    expect(filled('About {thing|this}.', { thing: 'the cheating liar' })).toBe('About this.');
  });

  it('is quoted in at most eight words', () => {
    expect(quoteOf('one two three four five six seven eight nine')).toBe(
      'one two three four five six seven eight…',
    );
  });

  it('is matched by words, phrases and endings', () => {
    expect(hasWords("they've let me go", ['let me go'])).toBe(true);
    expect(hasWords('cancelled it', ['cancel*'])).toBe(true);
    expect(hasWords('uncancelled', ['cancel*'])).toBe(false);
  });
});
