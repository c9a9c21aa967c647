import type { BookDate } from '@palm/oracle/book/date';
import { expect, it } from 'vitest';
import { calendarText } from './calendar-text.ts';

const date: BookDate = {
  id: 'lunation:moon-new-sky@2026-12-09',
  kind: 'lunation',
  at: '2026-12-09T00:51:42.000Z',
  date: '2026-12-08',
  time: '19:52',
  title: 'New Moon; one, two \\ three',
  sentence: `${'Grüße aus dem neunten Haus, '.repeat(6)}Ende.`,
  line: '7:52 pm.',
  isStrong: false,
  mark: { body: 'moon', aspect: null, point: null, phase: 'new' },
  fact: { id: 'lunation', kind: 'missing', what: 'birth-time', words: '' },
};
const textOf = (one: BookDate) =>
  calendarText({
    dates: [one],
    owner: 'abc',
    writtenAt: new Date('2026-12-05T00:00:00Z'),
    page: 'https://example.com/your-dates',
  });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('has no line of more than 75 octets and cuts no letter in two', () => {
  const lines = textOf(date).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(unfolded(textOf(date)).join('\n')).toContain(
    String.raw`Grüße aus dem neunten Haus\, Ende.`,
  );
});

it('marks commas, semicolons and line ends as text', () => {
  expect(unfolded(textOf(date))).toContain(String.raw`SUMMARY:New Moon\; one\, two \\ three`);
  expect(textOf(date)).toContain(String.raw`\n\n7:52 pm.`);
});

it('gives a moment in UTC to the minute, and a whole day where the hour is not known', () => {
  expect(unfolded(textOf(date))).toContain('DTSTART:20261209T005200Z');
  const allDay = unfolded(textOf({ ...date, time: null }));
  expect(allDay).toContain('DTSTART;VALUE=DATE:20261208');
  expect(allDay).toContain('DTEND;VALUE=DATE:20261209');
});

it('names an event alike each time, and apart from the same event of another user', () => {
  expect(unfolded(textOf(date))).toContain(
    'UID:lunation:moon-new-sky@2026-12-09.abc@palm-and-soul',
  );
});
