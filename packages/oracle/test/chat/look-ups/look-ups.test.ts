import { describe, expect, test } from 'vitest';
import { PLANET_IDS } from '@palm/astrology/vocabulary';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { lookedUp } from '../../../src/chat/reply/look-ups/find-look-up.ts';
import { houseOfBody } from '../../../src/chat/slots/birth/points.ts';
import { birthChartOf } from '../../../src/facts/birth-chart.ts';
import type { Person } from '../../../src/request.ts';
import { DANIEL, JORDAN, MAYA } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const NO_BIRTH: Person = {};

const valueOf = (message: string, person: Person = MAYA): string => {
  const plain = message.toLowerCase().replaceAll(/[.,?!]/gu, '');
  const entities = findEntities(message, '', '2026-11-18');
  const piece = pieceOf(message, { plain, entities });
  return lookedUp(piece, talkFor(person, new Map(), { families }))?.text ?? '';
};

describe('Dates of retrogrades', () => {
  test.each([
    [
      'dates of all mercury retrogrades 2027',
      'Mercury is retrograde three times in 2027: February 9 to March 3, June 10 to July 4 and October 7 to October 28.',
    ],
    ['when is venus retrograde next year', "Venus isn't retrograde in 2027."],
    ['how long is saturn retrograde for', 'Saturn is retrograde now, from July 26 to December 10.'],
    ['next venus retrograde', 'Venus is next retrograde from May 10, 2028 to June 22, 2028.'],
    [
      'when does mars go retrograde',
      'Mars is next retrograde from January 10, 2027 to April 1, 2027.',
    ],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });

  test('of a birth chart are the planets that moved backward then', () => {
    expect(valueOf('which planets are retrograde in my chart')).toMatch(/^Jupiter (?:was|and)/u);
  });
});

describe('Moons and eclipses of a month or a year', () => {
  test.each([
    [
      'when is the new moon in january',
      'January 7, 2027, at 3:24 p.m. by your clock, in Capricorn',
    ],
    ['full moon october 1995', 'October 8, 1995, at 11:51 a.m. by your clock, in Aries'],
    ['full moon dates 2027', 'January 22, February 20, March 22, April 20'],
    ['was it a full moon on 8 october 1995', 'On October 8, 1995 the Moon was at full moon'],
    [
      'is there an eclipse in august 2027 visible from cairo',
      'August 2, 2027, a total one of the Sun in Leo',
    ],
    ['lunar eclipse 2028 dates', 'Three eclipses in 2028: January 11, 2028'],
    ['what sign is the moon in tomorrow', 'Tomorrow: the Moon is in Pisces all day.'],
    ['is there an eclipse this year still', "There's no further eclipse in 2026."],
    ['any eclipse on 3 march 2027', "There's no eclipse on"],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });

  test('claim nothing about where an eclipse is seen', () => {
    expect(valueOf('can i see the eclipse in august 2027 from cairo')).toContain(
      "haven't computed",
    );
  });
});

describe('Two animals of the Chinese zodiac', () => {
  test.each([
    ['fire tiger and monkey', 'a clash'],
    ['are rat and ox a good match in the chinese zodiac', 'six pairs of friends'],
    ['chinese zodiac rooster and rabbit compatible', 'a clash'],
    ['tiger and pig compatibility chinese', 'six pairs of friends'],
    ['are dragon and monkey compatible', 'group of three'],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });

  test.each(['my dog and my rabbit fight, is that bad', 'is my cat compatible with a dog'])(
    'are not heard in: %s',
    (message) => {
      expect(valueOf(message)).not.toContain('tradition');
    },
  );
});

describe('Values of a chart', () => {
  test.each([
    ['what sign is my mars and venus', 'Your Mars is in Gemini and your Venus is in Aries.'],
    ['list my planets in pisces', 'Yes: Sun'],
    ['what aspects do i have', 'The closest in your chart: '],
    ['am i a pisces or an aries', 'Pisces: at the minute you were born the Sun stood at'],
    ['what was the moon phase when i was born', 'You were born under a waning crescent Moon'],
    ['am i more fire or water', 'Mostly fire, '],
    ['what is my sun sign degree', 'Your Sun is at 23°'],
    ['how old am i in days', "you're 35"],
    ['what house is saturn transiting for me', 'Saturn is going through your '],
    ['when is my nodal return', 'Your second return of the lunar node is exact on '],
    ['when is my solar return in 2027', 'March 14, 2027: then the Sun is back'],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'tell of house %i whether it is empty, as the chart has it',
    (house) => {
      const chart = birthChartOf(MAYA);
      const isEmpty = PLANET_IDS.every((planet) => houseOfBody(chart, planet) !== house);
      const text = valueOf(`is my ${house}th house empty`);
      expect(text).toMatch(isEmpty ? /^No planet stands in/u : /^It isn't empty: /u);
    },
  );

  test('of a transit are not those of birth', () => {
    expect(valueOf('what house is jupiter going through in my chart now')).toMatch(
      /^Jupiter is going through your /u,
    );
  });

  test('of a house need the hour of birth, and the answer says so', () => {
    expect(valueOf('what house is my moon in', JORDAN)).toMatch(/^I can't say: a house/u);
    expect(valueOf('what house is saturn transiting for me', JORDAN)).toMatch(
      /^I can't say: houses/u,
    );
  });

  test('of another person go by the date that was typed', () => {
    expect(valueOf('saturn return for someone born 2 june 1998', DANIEL)).toContain(
      'Born June 2, 1998: the first return of Saturn is exact on April 7, 2028.',
    );
    expect(valueOf('moon sign of a baby born 3 feb 1978', NO_BIRTH)).toMatch(
      /Sagittarius|Capricorn/u,
    );
  });

  test('of twins say how seldom the rising sign differs', () => {
    expect(valueOf('twins born 8 minutes apart, different rising?')).toContain(
      'one such pair in 15',
    );
  });

  test.each([
    ['what sign is my dog born 2 aug 2023', 'August 2, 2023, is Leo'],
    ['my cat was born april 30 2020 what is her zodiac', 'Born April 30, 2020, she is Taurus'],
    ['i was born 19 feb 1985, am i a rat or an ox', 'a Wood Rat'],
    ['zodiac sign of my puppy born 19 nov 2025', 'November 19, 2025, is Scorpio'],
    ['moon phase tonight', 'Tonight the Moon is '],
    ['born 29 feb 1996, what sign am i', 'Pisces'],
    ['is 22 august 2001 leo or virgo', 'August 22, 2001, is a border day'],
  ])('%s', (message, text) => {
    expect(valueOf(message, NO_BIRTH)).toContain(text);
  });
});

describe('The best day before another', () => {
  test('is one before it, and not the other itself', () => {
    expect(valueOf('which day before christmas is best to launch my shop')).toMatch(
      /^\w+day, (?:November|December) \d+, /u,
    );
  });
});

test('Good days of next week are days of next week', () => {
  expect(valueOf('good days next week for a job interview')).toMatch(
    /^\w+day, November (?:2[3-9]), /u,
  );
});

describe('A house number', () => {
  test('is added up, beside the name and the birth date that were typed', () => {
    const text = valueOf('numerology for Maria, born 5 jan 1990, and my house number is 47');
    expect(text).toContain('House number 47: 4 + 7 = 11');
    expect(text).toContain('life path 7');
    expect(text).toContain('The name Maria: 4 + 1 + 9 + 9 + 1 = 24, and 2 + 4 = 6');
  });

  test('is not heard in a house of the chart', () => {
    expect(valueOf('what does house 7 mean')).not.toContain('House number');
  });
});

describe('Changes of sign', () => {
  test.each([
    ['when does mars leave leo', 'Mars leaves Leo on November 25 and moves into Virgo.'],
    ['how long is jupiter in leo', 'Jupiter leaves Leo on July 26, 2027 and moves into Virgo.'],
    [
      'when does venus leave aquarius',
      "Venus isn't in Aquarius now; it's in Libra. It's in Aquarius next from",
    ],
    [
      'neptune changed signs, what does it mean for a gemini',
      'For Gemini that’s the part of life about',
    ],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text.replaceAll('’', "'"));
  });
});

describe('The last eclipse', () => {
  test('is told where a past one is meant', () => {
    expect(valueOf('did the eclipse three months ago affect me')).toContain(
      'The last one was on August 28: a partial eclipse of the Moon, in Pisces.',
    );
    expect(valueOf('when is the next lunar eclipse')).toMatch(/^The next eclipse of the Moon is/u);
  });
});

describe('The own Sun sign', () => {
  test('between two signs is decided by the birth in the profile', () => {
    const born = { birth: { date: '1995-01-23' } };
    expect(valueOf('am i capricorn or aquarius', born)).toMatch(/^Aquarius: the Sun was in it/u);
    expect(valueOf('am i capricorn or aquarius', NO_BIRTH)).toBe('');
    expect(valueOf('are capricorn or aquarius better for me', born)).toBe('');
  });
});

describe('An animal that swallowed something', () => {
  test.each([
    'my puppy swallowed a button is that a bad omen',
    'cat ate a hair tie should i worry',
    'my dog got into the chocolate',
    'kitten ate some lily leaves, what now',
    'does a citrine help, and my dog ate one',
    'my rabbit is having a seizure',
  ])('%s: a vet, and no reading', (message) => {
    expect(valueOf(message)).toMatch(/^Ring a vet now/u);
  });

  test.each([
    'my dog ate my sandwich lol',
    'my dog ate my homework',
    'my cat eats at 5am every day',
    'our dog swallowed a sock last year and was fine',
    'dreamed that my cat ate a ring',
  ])('%s: no alarm', (message) => {
    expect(valueOf(message)).not.toContain('Ring a vet');
  });
});

describe('A sign that does not go with the birthday', () => {
  test.each([
    [
      'he swears he is a pisces but his birthday is march 22',
      'No: March 22 is Aries and not Pisces',
    ],
    ['my sister says she is a virgo, born september 24', 'No: September 24 is Libra and not Virgo'],
    ['he says he is a scorpio but was born 24 november', 'No: November 24 is Sagittarius'],
    ['she says she is an aries, born april 3', 'Yes, that fits: April 3 is Aries.'],
    [
      'she thinks she is a leo, born august 23',
      'It may be: August 23 is a border day, Leo or Virgo',
    ],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });

  test.each(['are scorpio and someone born 24 november a match', 'i am a leo, born august 3'])(
    'is not looked for in: %s',
    (message) => {
      expect(valueOf(message)).not.toMatch(/^(?:No|Yes, that fits|It may be):/u);
    },
  );
});

describe('A placement in one part of life', () => {
  test.each([
    ['what does my moon say about money', 'For money, your Moon is read for'],
    [
      'mercury in virgo what does it mean for my job',
      'For work, Mercury is read for how you write, talk and solve problems on the job. In Virgo',
    ],
    ['moon in leo and kids, what does it mean', 'For life with children, the Moon is read for'],
  ])('%s', (message, text) => {
    expect(valueOf(message)).toContain(text);
  });
});

test('Of two placements the one of higher rank is named, with the reason', () => {
  expect(valueOf('which is stronger my sun or my saturn')).toMatch(
    /^By the old rules of rank, your (?:Sun|Saturn): your Sun in Pisces is .*; your Saturn in Aquarius is at home in its own sign/u,
  );
});
