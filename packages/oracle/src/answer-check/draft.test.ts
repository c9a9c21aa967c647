import { describe, expect, it } from 'vitest';
import { factsFor } from '../facts/facts-for.ts';
import { skyOfDay } from '../facts/sky-of-day.ts';
import { SYSTEM_PROMPT } from '../prompt/system-prompt.ts';
import { closeDraft } from './close-draft.ts';
import { startDraft } from './draft.ts';

const DATE = '2026-11-15';
const request = {
  kind: 'daily',
  type: 'daily-guidance',
  date: DATE,
  person: { name: 'Ada', sign: 'pisces', birth: { date: '1987-03-04' } },
} as const;
const facts = factsFor(request, skyOfDay(DATE));
const own = {
  parts: [
    'Somebody leaves a cup in the sink and you compose a speech.',
    'It is a good speech, with history in it and a closing line.',
    'Say the first sentence of it, and leave the rest at home.',
    'Ada, what would you say if you had slept?',
  ].map((text) => ({ text, cites: [] })),
};
const line = (text: string, cites: string[] = []) => `${JSON.stringify({ text, cites })}\n`;
const drafted = (...lines: string[]) => {
  const draft = startDraft({ facts, instructions: SYSTEM_PROMPT }, 'Ada');
  for (const piece of lines) draft.take(piece);
  return draft;
};
const reading = { isFinished: true, isReading: true, name: 'Ada' };

describe('a draft', () => {
  it('keeps what passes, in order, and counts what does not', () => {
    const draft = drafted(
      '{"title":"A Fair Weight"}\n',
      line('Venus is in Libra today.', ['sky:venus']),
      line('Venus is in Capricorn today.', ['sky:venus']),
      line('{name}, what would be fair?'),
    );
    expect(draft.parts.map(({ text }) => text)).toEqual([
      'Venus is in Libra today.',
      'Ada, what would be fair?',
    ]);
    expect(draft.title).toBe('A Fair Weight');
    expect(draft.dropped).toBe(1);
  });

  it('names the reader once, says nothing twice and comes to an end', () => {
    const again = drafted(line('{name}, be slow today.'), line('{name}, what would be fair?'));
    expect(again.parts).toHaveLength(1);
    const twice = drafted(line('Be slow today.'), line('Be slow today.'));
    expect(twice.parts).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, at) =>
      line(`Take the ${'very '.repeat(at)}slow way.`),
    );
    expect(drafted(...many).parts.length).toBeLessThanOrEqual(12);
  });

  it('takes no title that claims or promises something', () => {
    for (const title of [
      'Venus in Libra',
      'You will be rich',
      'Room 101',
      'See www.deals.example',
    ]) {
      expect(drafted(JSON.stringify({ title })).title).toBeNull();
    }
  });
});

describe('what our own words add', () => {
  const long = Array.from({ length: 6 }, (_, at) =>
    line(`${'Slowly, '.repeat(at)}a cup of tea at the window is enough for one morning.`),
  );

  it('is nothing where there is enough', () => {
    expect(closeDraft(drafted(...long, line('What can wait?')), own, reading)).toEqual([]);
  });

  it('is all of it where nothing may be shown', () => {
    expect(closeDraft(drafted(line('Venus is in Capricorn.', ['sky:venus'])), own, reading)).toBe(
      own.parts,
    );
  });

  const broken = { ...reading, isFinished: false };

  it('is nothing more where a reading breaks off late, and the question of the reply in a chat', () => {
    expect(closeDraft(drafted(...long), own, broken)).toEqual([]);
    const [question, ...rest] = closeDraft(drafted(...long), own, { ...broken, isReading: false });
    expect(rest).toEqual([]);
    expect(question?.text).toContain('?');
  });

  it('is the whole page where a reading is too short, without a second name', () => {
    const added = closeDraft(drafted(line('{name}, be slow today.')), own, reading);
    expect(added).toHaveLength(own.parts.length);
    expect(added.some(({ text }) => text.includes('Ada'))).toBe(false);
  });

  it('is the rest of the reply in a chat, without leaning on what is not there', () => {
    const chat = { ...reading, isReading: false };
    const added = closeDraft(drafted(line('Be slow today.')), own, chat);
    expect(added[0]?.text).not.toMatch(/^(?:this|that|it|so)\b/iu);
    expect(added.at(-1)?.text).toContain('?');
  });
});
