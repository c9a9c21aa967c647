import { describe, expect, it } from 'vitest';
import { contextFor, JORDAN, MAYA, receiptsOf, textOf } from '../../../../test/slot-context.ts';
import { isHoliday } from './holidays.ts';

const thursday = { words: 'Thursday, November 19', iso: '2026-11-19', isBirth: false };

describe('the day finder', () => {
  it('names the best stretch for asking at work, and a second one days away, past Thanksgiving', () => {
    const asked = contextFor(MAYA, { purpose: 'asking-at-work' });
    expect(textOf('window', asked)).toBe('Tuesday, December 1, after lunch');
    expect(textOf('window_2', asked)).toBe('Tuesday, November 24, around lunch');
    expect(textOf('window_reason', asked)).toBe(
      "Mercury is on easy terms with your Sun that afternoon, which astrologers like for saying what you're worth.",
    );
    expect(receiptsOf('window', asked)[0]).toMatch(/^Mercury 120° from natal Sun, 23°23′ Pisces/u);
  });

  it('finds the Moon on the birth Venus for a text to another person', () => {
    const asked = contextFor(MAYA, { purpose: 'love', entities: { span: 'this week' } });
    expect(textOf('window', asked)).toBe('Saturday, November 21, in the evening');
    expect(textOf('window_reason', asked)).toContain('The Moon meets your Venus that evening');
  });

  it('judges a day the user named, and says when nothing picks it out', () => {
    const asked = contextFor(MAYA, { purpose: 'love', entities: { date: thursday } });
    expect(textOf('date_verdict', asked)).toBe('neutral');
    expect(textOf('date_reason', asked)).toBe('Nothing in your chart picks it out.');
  });

  it('keeps within the deadline and within the span that were named', () => {
    const deadline = { words: 'Monday', iso: '2026-11-23', isBirth: false };
    const asked = contextFor(MAYA, { purpose: 'asking-at-work', entities: { deadline } });
    expect(textOf('window', asked)).toMatch(
      /^(?:Thursday, November 19|Friday, November 20|Monday)/u,
    );
    const next = contextFor(MAYA, { purpose: 'asking-at-work', entities: { span: 'next week' } });
    expect(textOf('window', next)).toBe('Tuesday, November 24, around lunch');
  });

  it('names the best of one week, also where no day stands out much', () => {
    const week = contextFor(MAYA, { purpose: 'love', entities: { span: 'next week' } });
    expect(textOf('window', week)).toBe('Sunday, November 29, after lunch');
    expect(textOf('window_reason', week)).toMatch(/which astrologers like for/u);
  });

  it('stays within the stretch that the question itself names', () => {
    const week = contextFor(MAYA, { purpose: 'general', familyId: 'this-week' });
    expect(textOf('window', week) ?? 'Friday, November 20').toMatch(/November (?:19|2[0-4])/u);
    const wedding = contextFor(MAYA, { purpose: 'love', familyId: 'wedding-date' });
    expect(textOf('window', wedding)).toMatch(/January|February/u);
  });

  it('looks in the month that was named, and on the weekdays that suit', () => {
    const month = contextFor(MAYA, { purpose: 'general', entities: { month: '2027-02' } });
    expect(textOf('window', month)).toMatch(/February/u);
    const weekdays = { only: [6], not: [] };
    const saturday = contextFor(MAYA, { entities: { month: '2027-05', weekdays } });
    expect(textOf('window', saturday)).toMatch(/^Saturday, May/u);
    const without = contextFor(MAYA, { entities: { weekdays: { only: [], not: [2] } } });
    expect(textOf('window', without)).not.toMatch(/Tuesday/u);
  });

  it('says which of two days is the better one', () => {
    const date = { words: 'Saturday', iso: '2026-11-21', isBirth: false };
    const asked = contextFor(MAYA, { purpose: 'love', entities: { date: thursday, date_b: date } });
    expect(textOf('better_date', asked)).toBe('Saturday, November 21');
    expect(textOf('better_reason', asked)).toContain('The Moon meets your Venus');
    expect(textOf('better_date', contextFor(MAYA, { entities: { date } }))).toBeNull();
  });

  it('gives no day for treatment, court, trading, bets or conceiving', () => {
    for (const plain of [
      'best day for my surgery',
      'which day for the court hearing',
      'when should i buy bitcoin stocks',
      'best day to bet on the match',
      'best day to conceive',
    ]) {
      const asked = contextFor(MAYA, { purpose: 'general', plain, entities: { date: thursday } });
      expect([textOf('window', asked), textOf('date_verdict', asked)]).toEqual([null, null]);
    }
  });

  it('has no day without a birth date, and uses no house or Moon without the hour', () => {
    expect(textOf('window', contextFor({}, { purpose: 'love' }))).toBeNull();
    const receipts = receiptsOf('window', contextFor(JORDAN, { purpose: 'starting' }));
    expect(receipts.join(' ')).not.toMatch(/Ascendant|Midheaven|natal Moon/u);
  });

  it('knows the holidays of an office', () => {
    expect(isHoliday('2026-11-26', 'America/New_York')).toBe(true);
    expect(isHoliday('2026-11-27', 'America/Chicago')).toBe(true);
    expect(isHoliday('2026-11-26', 'Europe/Berlin')).toBe(false);
    expect(isHoliday('2027-03-26', 'Europe/Berlin')).toBe(true);
    expect(isHoliday('2026-12-25', 'Asia/Tokyo')).toBe(true);
  });
});
