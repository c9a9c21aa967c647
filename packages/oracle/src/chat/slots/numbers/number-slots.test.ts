import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../content/chat/cards/cards.ts';
import { contextFor, JORDAN, MAYA, receiptsOf, textOf } from '../../../../test/slot-context.ts';
import { dateSum, nameSum, sumOfAllDigits } from './digit-sums.ts';

describe('number slots', () => {
  it('show the sum', () => {
    expect(dateSum('1991-03-14')).toEqual({
      value: 1,
      words:
        'March is 3. The 14th is 1 + 4 = 5. 1991 is 1 + 9 + 9 + 1 = 20, and 2 + 0 = 2. Then 3 + 5 + 2 = 10, and 1 + 0 = 1.',
    });
  });

  it('keep 11, 22 and 33, and say so', () => {
    expect(textOf('life_path', contextFor(JORDAN))).toBe('5');
    expect(textOf('life_path_sum', contextFor(JORDAN))).toContain(
      "The 22nd stays 22, because 11, 22 and 33 aren't reduced.",
    );
    expect(dateSum('1979-11-29').value).toBe(3);
  });

  it('reduce a personal year to one digit, for the year that was asked about', () => {
    expect(textOf('personal_year', contextFor(MAYA))).toBe('9');
    const next = contextFor(MAYA, { plain: 'my personal year for 2027' });
    expect([textOf('year', next), textOf('personal_year', next)]).toEqual(['2027', '1']);
  });

  it('tell the other way to add only where it differs', () => {
    expect(sumOfAllDigits('1991-03-14')).toBe(1);
    expect(textOf('other_method', contextFor(MAYA))).toBeNull();
  });

  it('add the letters of a name, accents folded, and none of another script', () => {
    expect(nameSum('Maya')).toEqual({ value: 4, words: '4 + 1 + 7 + 1 = 13, and 1 + 3 = 4.' });
    expect(nameSum('José')?.value).toBe(nameSum('Jose')?.value);
    expect(nameSum('Мария')).toBeNull();
  });
});

describe('cards', () => {
  it('are the same for the same user, day and subject, and others tomorrow', () => {
    const today = contextFor(MAYA, { entities: { thing: 'the text' } });
    expect(textOf('card', today)).toBe(textOf('card', { ...today, plain: 'draw again' }));
    const drawn = Array.from({ length: 30 }, (_, days) =>
      textOf('card', { ...today, now: today.now + days * 86_400_000 }),
    );
    expect(new Set(drawn).size).toBeGreaterThan(8);
    expect(receiptsOf('card', today)[0]).toMatch(/of 22, drawn by chance/u);
  });

  it('of a spread are three different ones', () => {
    const drawn = ['card_1', 'card_2', 'card_3'].map((slot) => textOf(slot, contextFor(MAYA)));
    expect(new Set(drawn).size).toBe(3);
    expect(CARDS).toHaveLength(22);
  });

  it('are not drawn after words of care, and a card the user drew is theirs', () => {
    expect(textOf('card', contextFor(MAYA, { mayDraw: false }))).toBeNull();
    const own = contextFor(MAYA, { entities: { card: 'the tower' } });
    expect([textOf('card', own), textOf('card_word', own)]).toEqual(['The Tower', 'collapse']);
  });
});
