import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../content/chat/cards/cards.ts';
import { MINOR_CARDS } from '../../../content/chat/cards/minor-cards.ts';
import { TERM_ROWS } from '../../../content/chat/terms/terms.ts';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { lookedUp } from '../../../src/chat/reply/look-ups/find-look-up.ts';
import { TERM_VALUES } from '../../../src/chat/slots/terms/term-slots.ts';
import type { Person } from '../../../src/request.ts';
import { DANIEL, JORDAN, MAYA } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));

const valueOf = (message: string, person: Person = MAYA): string => {
  const plain = message.toLowerCase().replaceAll(/[.,?!]/gu, '');
  const entities = findEntities(message, '', '2026-11-18');
  const piece = pieceOf(message, { plain, entities });
  return lookedUp(piece, talkFor(person, new Map(), { families }))?.text ?? '';
};
const firstOf = (message: string, person?: Person): string =>
  /^.*?[.!?](?=\s|$)/u.exec(valueOf(message, person))?.[0] ?? '';

describe('The glossary', () => {
  test('has more than 250 terms, each once, each told in a sentence or more', () => {
    const names = TERM_ROWS.map(([name]) => name);
    expect(names.length).toBeGreaterThan(250);
    expect(new Set(names).size).toBe(names.length);
    for (const [, , line] of TERM_ROWS) expect(line).toMatch(/^[A-Z].{30,}[.!?"]$/u);
  });

  test('has a line for every term that has a value', () => {
    const names = new Set(TERM_ROWS.map(([name]) => name));
    expect(Object.keys(TERM_VALUES).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each([
    ['what is a sextile', 'A sextile is two planets a sixth of the circle apart'],
    ['whats a yod tho', 'A yod is two planets that get along'],
    ['can u explain mutual reception', 'A mutual reception is two planets in each other'],
    [
      'difference between synastry and a composite chart',
      'Synastry is two charts laid over each other to see which planets meet. A composite',
    ],
    ['vertex meaning', 'The vertex is a computed point'],
    ['kaal sarp dosha??', 'Kaal sarp dosha means'],
    ['what does the girdle of venus mean', 'The girdle of Venus is a half circle'],
    ['simian line', 'A simian line is head and heart line joined'],
    ['soul urge number what is that', 'The soul urge number adds up the vowels'],
    ['what is neptune in astrology', 'Neptune is longing and imagination'],
    ['court cards meaning', 'Court cards are page, knight, queen and king'],
    ['what is a void of course moon', 'A Moon is void of course between'],
  ])('answers first: %s', (message, opening) => {
    expect(valueOf(message, {})).toMatch(new RegExp(`^${opening}`, 'u'));
  });

  test.each([
    ['is mangal dosha bad', /^No, it isn't a bad sign\./u],
    ['i have a grand cross should i be worried', /^No, it isn't a bad sign\./u],
    ['moon is void of course on our wedding day is it doomed', /^No, it isn't a bad sign\./u],
  ])('takes the fear out of: %s', (message, opening) => {
    expect(valueOf(message, {})).toMatch(opening);
  });

  test('keeps to one sentence where one is asked for', () => {
    const text = valueOf('explain profections in one sentence', {});
    expect(text).toMatch(/^A profection counts one house for each year of age/u);
    expect(text.match(/[.!?](?=\s|$)/gu)).toHaveLength(1);
  });

  test.each([
    'we live on a quiet square near the station',
    'my boss lost an aspect of the deal',
    'the opposition won the election here',
    'he has a degree in economics',
    'our houses are next to each other',
    "we're separating",
    'i cried at a dog in a jumper',
    'empty house',
  ])('leaves everyday words alone: %s', (message) => {
    expect(valueOf(message)).toBe('');
  });
});

describe('Values of a term', () => {
  // Checked with `npm run -s sky`: the sky of April 19, 1991, 4:08 UTC is Maya's progressed one.
  test.each([
    [
      'where is my progressed moon rn',
      'Your progressed Moon is in Gemini, since December 2024 and until February 2027, when it moves into Cancer.',
    ],
    ['whats my part of fortune', 'Your part of fortune is in Pisces, in your twelfth house.'],
    ['whats my descendant', 'Your descendant is in Libra.'],
    ['what sign is my ic', 'Your IC is in Cancer.'],
    ['wheres my lilith', 'Your Black Moon Lilith is in Sagittarius, in your ninth house.'],
    ['what decan am i', 'Your Sun is in the third decan of Pisces, with a touch of Scorpio in it.'],
    ['am i manglik', "No, you aren't manglik: Mars is in the third house of your Indian chart."],
    ['whats my nakshatra', 'Your nakshatra is Shatabhisha.'],
    ['what is my rashi', 'Your rashi is Aquarius.'],
    [
      'am i in sade sati',
      "Yes, you're in sade sati now, counted from your Indian Moon sign Aquarius.",
    ],
    ['what dasha am i in', "You're in the period of Saturn, from 2024 to 2043."],
    ['which profection year am i in', "At 35 you're in a twelfth house year: rest and privacy."],
    ['do i have intercepted signs', 'In your chart Virgo and Pisces are intercepted, by Placidus.'],
    ['am i a day or a night chart', 'Yours is a day chart: the Sun was above the horizon.'],
    ['is my mars in detriment', "No, your Mars isn't in detriment: it's in Gemini."],
    ['is my sun at 0 capricorn', 'No, not at 0° Capricorn: your Sun is at 23°23′ Pisces.'],
    ['whats my birthday number', 'Your birthday number is 5, because 1 + 4 = 5.'],
    ['when is the next blue moon', 'The next blue Moon is on December 31, 2028.'],
  ])('stands in the first sentence: %s', (message, sentence) => {
    expect(firstOf(message)).toBe(sentence);
  });

  test('is not guessed without the hour of birth', () => {
    expect(firstOf('whats my part of fortune', JORDAN)).toBe(
      "I can't tell yours: it needs the hour of birth, and your profile has none.",
    );
    expect(firstOf('am i manglik', {})).toMatch(/^For yours I'd need your birth date/u);
  });

  test('of the Moon has its article', () => {
    expect(firstOf('who is the dispositor of my moon', DANIEL)).toBe(
      'The dispositor of your Moon is the Moon, which rules Cancer.',
    );
  });
});

describe('A card that is named', () => {
  test.each([...CARDS, ...MINOR_CARDS].map(({ name, line }) => [name, line]))(
    'is read as that card: %s',
    (name, line) => {
      expect(valueOf(`i pulled ${name.toLowerCase()}`)).toContain(`${name}:`);
      expect(valueOf(`i pulled ${name.toLowerCase()}`)).toContain(line);
    },
  );

  test('is read reversed where it lies so, and the others upright', () => {
    const text = valueOf('i drew queen of cups reversed, 3 of wands and the tower');
    expect(text).toMatch(/^Queen of Cups reversed: .*Three of Wands: .*The Tower: /u);
  });

  test('never tells what another person does', () => {
    expect(valueOf('i got the three of swords, is he cheating')).toContain(
      'It says nothing about what another person does',
    );
  });

  test.each([
    ['10 of coins meaning', 'Ten of Pentacles:'],
    ['the hanging man', 'The Hanged Man:'],
    ['death card reversed', 'Death reversed:'],
    ['what does the sun card mean', 'The Sun:'],
  ])('has other spellings: %s', (message, name) => {
    expect(valueOf(message)).toMatch(new RegExp(`^${name}`, 'u'));
  });

  test.each([
    'my dads death, pull a card',
    'i need strength today',
    'the tower by the river is closed',
    'pull a card for me',
    'she is my sun and my moon',
  ])('is not heard in: %s', (message) => {
    expect(valueOf(message)).not.toMatch(/: |card/u);
  });
});

describe('Two planets of two people', () => {
  test.each([
    ['his venus on my mars what does it mean', 'Their Venus with your Mars is read as attraction'],
    ['my moon square his saturn', 'Their Saturn with your Moon is read as serious and lasting'],
    ['her pluto conjunct my sun', 'Their Pluto with your Sun is read as intense'],
  ])('%s', (message, opening) => {
    expect(valueOf(message)).toMatch(new RegExp(`^${opening}`, 'u'));
  });
});

describe('Signs, planets and houses by their subject', () => {
  test.each([
    ['what is the opposite sign of virgo', 'The sign opposite Virgo is Pisces.'],
    ['is scorpio a fixed sign', 'Yes, Scorpio is fixed and its element is water.'],
    ['is leo an earth sign', 'No, Leo is fixed and its element is fire.'],
    [
      'what planet rules my sun sign',
      'Your Sun sign Pisces is ruled by Neptune, and by Jupiter in older books.',
    ],
    ['which planet is about communication', "By tradition that's Mercury."],
    ['which planet rules dentists', "By tradition that's Saturn."],
    ['what planet rules cats', "By tradition that's the Moon."],
    ['is saturn evil', 'No planet is good or bad by itself, and none is always one of them.'],
    [
      'what is the ruler of my 10th house',
      'Your tenth house begins in Capricorn, so its ruler is Saturn, which stands in Aquarius.',
    ],
    ['what are the houses about money', 'Money is the second house: what you earn and own.'],
    ['am i a double pisces', 'Yes: your Sun and Moon are both in Pisces.'],
    [
      'why is everyone talking about pluto in aquarius',
      'Pluto is in Aquarius now, until March 8, 2043, so the whole world shares it.',
    ],
    [
      'which moon phase is best for letting go',
      'The waning Moon, from full to new, and the last days before the new Moon most of all.',
    ],
  ])('%s', (message, sentence) => {
    expect(firstOf(message)).toBe(sentence);
  });

  test('a typed age counts for the year, not the one of the profile', () => {
    expect(firstOf('tell me about profections im 28')).toBe(
      "At 28 you're in a fifth house year: play and romance.",
    );
  });
});

describe('Numbers', () => {
  test.each([
    ['what does 1010 mean', 'In the lists that go around, 1010 stands for a fresh start.'],
    [
      'i see 2:22 and 555 everywhere, what does it mean',
      'In the lists that go around, 222 stands for patience and partnership and 555 stands for change.',
    ],
    ['i keep seeing 555 what is it', 'In the lists that go around, 555 stands for change.'],
    [
      'my life path is 4 and his is 5 do we fit',
      '4 and 5: numerology calls it a pair that has to explain itself to each other.',
    ],
    [
      'life path 3 and 9 compatible',
      '3 and 9: numerology counts them among the pairs that get along by themselves.',
    ],
  ])('%s', (message, sentence) => {
    expect(firstOf(message)).toBe(sentence);
  });

  test('are not years', () => {
    expect(valueOf('what does 2020 mean for him')).toBe('');
  });
});

describe('Returns', () => {
  test.each([
    [
      'when is my second saturn return',
      'Your second return of Saturn is exact on February 22, 2050',
    ],
    ['when is my third saturn return', 'Your third return of Saturn is exact on April 23, 2079'],
    [
      'when was my first saturn return',
      'Your first return of Saturn was exact on January 18, 2021',
    ],
  ])('are told by their count, past ones as past: %s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });
});

describe('Other values by their words', () => {
  test.each([
    ['is it a new moon in taurus today', 'No, the Moon is waxing gibbous today and in Pisces.'],
    ['when is mars in my sign', "Mars isn't in Pisces now; it's in Leo."],
    [
      'when is chinese new year 2028',
      '2028 is the year of the Earth Monkey, and it begins on January 26, 2028.',
    ],
    ['which chinese animal am i', "You're a Metal Goat."],
    ['year of the fire horse', '2026 is the year of the Fire Horse'],
    [
      'when does the year of the horse end',
      'lasts until the next one begins, on February 6, 2027.',
    ],
    ['is 13 an unlucky number', 'No number is lucky or unlucky.'],
    ['clock showed 12:21 again', '12:21 is a mirror hour'],
    ['which sign is best at learning physics', 'By tradition Aquarius for ideas and systems'],
    [
      'an example of saturn square moon on an ordinary tuesday',
      'On an ordinary Tuesday: one side of you',
    ],
    ['lots of nines in my birth date', '9 stands twice in your birth date'],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });
});
