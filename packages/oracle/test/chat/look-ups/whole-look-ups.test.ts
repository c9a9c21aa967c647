import { describe, expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { answerWhole } from '../../../src/chat/reply/look-ups/whole/answer-whole.ts';
import { NEW_STATE } from '../../../src/chat/state.ts';
import type { Person } from '../../../src/request.ts';
import { MAYA, JORDAN } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const NO_BIRTH: Person = {};
/** Born December 3, 1994 in Manchester; the hour is unknown. */
const AMI: Person = {
  birth: { date: '1994-12-03', zone: 'Europe/London', latitude: 53.48, longitude: -2.24 },
};
/** Born February 11, 1997, 2:20 p.m., Lisbon. */
const RUI: Person = {
  birth: {
    date: '1997-02-11',
    time: '14:20',
    zone: 'Europe/Lisbon',
    latitude: 38.72,
    longitude: -9.14,
  },
};

const pieceFor = (message: string, family: string | null = null) =>
  pieceOf(message, {
    plain: message.toLowerCase().replaceAll(/[.,?!]/gu, ''),
    entities: findEntities(message, '', '2026-11-18'),
    family,
  });

/** What is said to a message, after a question of a family where one is given. */
const toldTo = (message: string, person: Person = NO_BIRTH, before?: string): string => {
  const talk = talkFor(person, new Map(), { families });
  const state =
    before === undefined ? NEW_STATE : { ...NEW_STATE, piece: pieceFor('earlier', before) };
  const draft = answerWhole(message, [pieceFor(message)], talk, state);
  return draft?.parts.map(({ text }) => text).join(' ') ?? '';
};

type Case = readonly [message: string, person: Person, text: string];

describe('A return that is lived through', () => {
  test.each<Case>([
    [
      "I turned 29 in February, is that the saturn return and when's it over",
      RUI,
      'your first Saturn return was exact on March 24. By the widest count, while Saturn is in Aries, it runs from May 2025 to April 2028',
    ],
    [
      'i turned 29 in february, is this my saturn return',
      NO_BIRTH,
      'born in February 1997, the first Saturn return fell between February 2026 and April 2026, at the age of 29',
    ],
    [
      'i turn 30 in march, is this my saturn return',
      NO_BIRTH,
      'born in March 1997, the first Saturn return falls between',
    ],
    [
      'what age is the saturn return for people born in 1998',
      NO_BIRTH,
      'born in 1998, the first Saturn return falls between',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test('is what "it" means after a question about it', () => {
    expect(toldTo('when will it be over', RUI, 'saturn-return')).toContain('Saturn return');
    expect(toldTo('when will it be over', RUI, 'burnout-work')).toBe('');
  });

  test('is not computed where its meaning is asked', () => {
    expect(toldTo('what is a saturn return', RUI)).toBe('');
  });
});

describe('Two people with Sun and Moon', () => {
  test('are compared Sun with Sun, and each Moon is told as a Moon', () => {
    const text = toldTo('hes a cancer with aries moon and im libra with cap moon, do we clash');
    expect(text).toContain('Cancer and Libra are three signs apart');
    expect(text).toContain('the Moon in Aries tends to');
    expect(text).toContain('the Moon in Capricorn tends to');
  });
});

describe('An illness in the chart', () => {
  test('is not looked for', () => {
    const state = { ...NEW_STATE, piece: pieceFor('found a lump last week, results on friday') };
    const asked = (message: string) =>
      answerWhole(message, [pieceFor(message)], talkFor(RUI, new Map(), { families }), state);
    expect(asked('can you see in my chart if its bad')?.parts[0]?.text).toMatch(/^No, and no/u);
    expect(asked('what is my moon sign')?.parts[0]?.text ?? '').not.toMatch(/^No, and no/u);
  });
});

describe('A rising sign by the part of the day', () => {
  test.each<Case>([
    [
      'mother remembers it was getting dark, can you find my rising sign',
      AMI,
      'Gemini or Cancer rising. I take it as 3:20 p.m. to 5:05 p.m. there',
    ],
    [
      'my mum says i was born around breakfast, what could my rising be',
      AMI,
      'Scorpio or Sagittarius rising',
    ],
    ['born before lunch, can you still do my chart', AMI, 'Yes, most of it.'],
    [
      'i was born at sunset, whats my ascendant',
      { birth: { date: '1994-12-03' } },
      'so Gemini is likeliest',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test('leaves a known hour alone, and evenings that no one was born on', () => {
    expect(toldTo('my mum says it was getting dark, whats my rising', RUI)).toBe('');
    expect(toldTo('it was getting dark when he left, should i text him', AMI)).toBe('');
  });
});

describe('Doubts about a sign', () => {
  test.each<Case>([
    [
      'everyone says im such a sagittarius and i feel nothing like one, is my moon the problem',
      AMI,
      'Your Moon is in Sagittarius too',
    ],
    ['i dont relate to my sun sign at all', RUI, 'Your Moon in Aries'],
    ['mesh rashi, western app says taurus, which one', NO_BIRTH, 'about 24 degrees apart'],
    [
      'vedic says im a capricorn but here im aquarius, which is right',
      RUI,
      'the same birth gives the Sun in Capricorn',
    ],
    ['why do i have two different rising signs on two apps', RUI, 'Cancer rising'],
    ['im an aquarius sun, aries moon, cancer rising, help', RUI, 'Your chart says so too.'],
    ['what planet rules me', RUI, 'Your chart ruler is the Moon'],
    ['i have no water in my chart, am i a psycho', NO_BIRTH, 'No.'],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'he is nothing like a leo',
    'i have never been to a place like this',
    'my rashi is mesh',
    'i have no water in my flat since monday',
    'im a leo',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, RUI)).toBe('');
  });
});

describe('Doubts about a birth', () => {
  test.each<Case>([
    ['if i was born c-section is my chart still valid', NO_BIRTH, "Yes, it's valid"],
    [
      'i was adopted and my papers have a made up birthday. is any of this about me',
      NO_BIRTH,
      "isn't about you",
    ],
    ['how do i find my birth time', NO_BIRTH, 'long-form birth certificate'],
    ['born 11.55pm, does the date count as the next day', NO_BIRTH, 'The day that was ending'],
    [
      'i was born at 11:58 pm on 20 april 1990, am i aries or taurus',
      NO_BIRTH,
      'Taurus: at 11:58 p.m.',
    ],
    [
      'my rising changed when i put 2:20 pm instead of 11:20 am, which do i pick',
      RUI,
      'the border lies between the two',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'i am scared of my c-section',
    'i forgot his birthday',
    'we met at midnight, which day is better',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, RUI)).toBe('');
  });
});

describe('Houses that are named', () => {
  test.each<Case>([
    ['lots of planets in the 12th house', NO_BIRTH, 'The twelfth house is rest, privacy, sleep'],
    [
      'i have a stellium in the 8th house what does it mean',
      RUI,
      'The eighth house is trust, shared money',
    ],
    ['mars in 7th house does that mean divorce', NO_BIRTH, 'It ends no marriage'],
    ['my moon is in capricorn does that mean im cold', NO_BIRTH, "It doesn't make you that"],
    [
      'saturn is transiting my 4th house and my landlord is selling. coincidence',
      RUI,
      'Saturn is in your tenth house now',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'i bought a lot of things for the house',
    'we live in the third house on the left',
    'mars in the 7th house',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, RUI)).toBe('');
  });
});

describe('The sky and the user', () => {
  test.each<Case>([
    [
      'when does mercury retrograde end im begging',
      NO_BIRTH,
      'Mercury was retrograde from October 24 to November 13',
    ],
    ['whens venus retrograde over, my ex texted me twice', NO_BIRTH, 'As for the texts'],
    ['is venus retrograde right now', NO_BIRTH, 'No: Venus has moved forward since November'],
    [
      'does the eclipse in february 2027 affect me',
      { birth: { date: '1991-02-07' } },
      'right by your Sun',
    ],
    [
      'i was born during an eclipse',
      { birth: { date: '1999-08-11' } },
      'a total eclipse of the Sun on August 11, 1999',
    ],
    ['are there any eclipses left this year', NO_BIRTH, 'The next is on February 6, 2027'],
    [
      'when does pluto leave capricorn',
      NO_BIRTH,
      'It already has: Pluto left Capricorn on November 19, 2024',
    ],
    [
      'when is the next full moon and what sign is it in',
      NO_BIRTH,
      'November 24, at 9:53 a.m., in Gemini',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'mercury retrograde ruined my week',
    'is mercury retrograde right now',
    'i left my pisces ex',
    'there was an eclipse',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, RUI)).toBe('');
  });
});

describe('Days and hours to choose between', () => {
  test('the better of two weekdays, with a holiday said', () => {
    const text = toldTo('good day to sign a lease next week? mon or thu', MAYA);
    expect(text).toMatch(/^(?:Monday, November 23|Thursday, November 26)\./u);
    expect(text).toContain('Thursday, November 26 is a public holiday');
  });

  test.each<Case>([
    ['best wedding date in june 2027? the 12th or the 19th', MAYA, 'June 1'],
    ['what time is best for my interview on thursday they gave me 9 or 3', MAYA, 'Take '],
    ['best day to dye my hair this month', NO_BIRTH, 'with the Moon in Taurus'],
    ['whens my lucky day this month', MAYA, 'it picks no numbers'],
    ['is today a good day', MAYA, 'the Moon is in Pisces'],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'surgery on mon or thu',
    'he is 9 or 3 months late',
    'my hair is falling out',
    'lucky day for the lottery',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, MAYA)).toBe('');
  });
});

describe('Signs of people', () => {
  test.each<Case>([
    ['whos a better match for an aquarius man, libra or taurus', NO_BIRTH, 'Libra, by the book'],
    [
      'my bf is 12 dec 1995 and im 3 march 1998, will we last?',
      NO_BIRTH,
      "Whether you last I can't see",
    ],
    ['are sagittarius cheaters?', NO_BIRTH, 'No sign cheats by nature'],
    [
      'i have aries mars and my husband has cancer mars and we fight',
      NO_BIRTH,
      'Your Mars in Aries',
    ],
    ['i dont believe in this stuff. im a capricorn. impress me', NO_BIRTH, 'a bet for a Capricorn'],
    [
      'what sign is taylor swift and are we compatible',
      RUI,
      'Taylor Swift is a Sagittarius. With you, an Aquarius: Fire and air',
    ],
    [
      "my dog's birthday is 12 august what sign is he",
      NO_BIRTH,
      "Leo: that's the Sun's sign on August 12, for your dog",
    ],
    [
      'my boyfriend was born 14 july 1995, whats his moon',
      NO_BIRTH,
      'the Moon was in Aquarius all day',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test('the next person, only after a question about a sign', () => {
    expect(toldTo('and my aunt? 3 june', NO_BIRTH, 'sun-sign')).toContain(
      'Your aunt, born June 3, is Gemini',
    );
    expect(toldTo('and my aunt? 3 june', NO_BIRTH, 'family-holiday')).toBe('');
  });

  test.each(['is he a cheater', 'libra or taurus', 'my cat is sick since 3 april', 'will we last'])(
    'leave alone: %s',
    (message) => {
      expect(toldTo(message, NO_BIRTH)).toBe('');
    },
  );
});

describe('Plain facts and the own chart', () => {
  test.each<Case>([
    [
      'whats the diff between sun moon and rising. explain like im 12',
      NO_BIRTH,
      'The Sun sign is the main character',
    ],
    [
      'ophiuchus is the 13th sign so everyones sign is wrong right?',
      NO_BIRTH,
      "your sign hasn't changed",
    ],
    ['whats 29 degrees mean, im cursed', NO_BIRTH, "It's no curse"],
    ['my life path number is 11 is that good', NO_BIRTH, 'Neither good nor bad'],
    ['year of the dragon here, 2000. what does 2027 hold', NO_BIRTH, '2027 is a Goat year'],
    [
      'pandit says sade sati and wants 21000 rupees for puja. should we pay',
      NO_BIRTH,
      "Don't pay out of fear",
    ],
    ['what does it mean to have venus in scorpio', NO_BIRTH, 'You want the whole heart'],
    ['whats my rising sign??', NO_BIRTH, 'I need three things'],
    [
      'i was born on the cusp april 20 so am i aries or taurus',
      JORDAN,
      'the year, the hour and the place decide',
    ],
    ['whats the dominant planet in my chart', RUI, 'by a simple count'],
    ['is 2027 a good year for me', RUI, 'In 2027 Jupiter'],
    ['what does my chart say about money', RUI, 'Your second house, money, begins in'],
    ['do i have good placements to be a nurse', RUI, 'No placement is a condition'],
    [
      'what house is my moon in and what does it mean for my family',
      RUI,
      'Your Moon is in Aries, in the tenth house',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'it is 29 degrees outside',
    'what a year',
    'my chart is done',
    'i want to be a nurse',
    'is money a good reason',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, RUI)).toBe('');
  });
});

describe('The own chart, asked for in part', () => {
  test.each<Case>([
    ['what does my 10th house look like', RUI, 'Your tenth house begins in'],
    ["what's in my 7th house", AMI, 'The seventh house is partners'],
    ['when does saturn leave my 10th house', RUI, 'Saturn is in your tenth house until about'],
    ['when does jupiter enter my 10th house', RUI, 'It comes into your tenth around'],
    ['what aspect is strongest in my chart', RUI, 'degrees from exact'],
    [
      'is my venus in a good place',
      RUI,
      'Your Venus is in Aquarius. By the old rules that is neither',
    ],
    ['am i a cusp sign', RUI, "You're Aquarius: at the minute you were born the Sun stood at 22°"],
    [
      'was there a full moon when i was born',
      RUI,
      'No: when you were born the Moon was waxing crescent',
    ],
    ['does being born on a full moon make you crazy', NO_BIRTH, 'makes nobody crazy'],
    ['can twins have different rising signs', NO_BIRTH, 'about one time in eight'],
    [
      'my daughter was born yesterday at 5am, what are her signs',
      NO_BIRTH,
      'Sun in Scorpio, Moon in',
    ],
    ['im supposed to be an outgoing libra but im a hermit. why', RUI, "That's common"],
    ['is sidereal more accurate than tropical', NO_BIRTH, 'Both are right'],
    [
      'it was at night when i was born, what can my rising be',
      AMI,
      'after 9 p.m. or before 5 a.m.',
    ],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each([
    'my house is a mess',
    'when does he leave my house',
    'is venus in a good place for us now',
    'is my twin flame different now',
    'he was born to do this',
    'im a libra but i want to ask about my job',
  ])('leaves alone: %s', (message) => {
    expect(toldTo(message, RUI)).toBe('');
  });
});

describe('The sky for all', () => {
  test.each<Case>([
    ['whens the next lunar eclipse and will it affect libras', NO_BIRTH, 'For Libra that'],
    ['which sign is the luckiest in 2027', NO_BIRTH, 'Leo until July 26, 2027, then Virgo'],
    ['is it true saturn is going into aries', NO_BIRTH, "It's there already"],
    ['when do the planets align', NO_BIRTH, 'never stand in one straight line'],
    ['is there anything good coming in my chart', RUI, 'Yes: Jupiter is'],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test.each(['my teeth need to align', 'which sign is toxic', 'is mars in aries hot'])(
    'leaves alone: %s',
    (message) => {
      expect(toldTo(message, RUI)).toBe('');
    },
  );
});

describe('Small values of sign, sky and chart', () => {
  test.each<Case>([
    [
      "what's my venus and does it clash with my mars",
      RUI,
      'your Venus is in Aquarius, your Mars in Libra',
    ],
    ['what happened in the sky the day i was born', RUI, 'Sun in Aquarius, Moon in Aries'],
    [
      'are we in the mercury retrograde shadow',
      NO_BIRTH,
      'in the one after: Mercury turned forward on November 13',
    ],
    ['next full moon in my sign?', RUI, 'The next full Moon in Aquarius is on August 17, 2027'],
    ['whats a good job for a gemini', NO_BIRTH, 'By the book, Gemini at work'],
    ['im a rabbit my husband is a rooster help', NO_BIRTH, 'a clash'],
    ['whats my birthstone', RUI, 'Amethyst'],
    ['my numerology number is 33, rare?', NO_BIRTH, 'Numerology reads 33'],
    ['hes a scorpio sun pisces moon, help', RUI, 'What they do tells you more'],
    ['which weekday is luckiest for a leo', NO_BIRTH, 'Sunday'],
    ['what is my mc and what does it mean for career', RUI, 'Your Midheaven is in Pisces'],
    ['will the full moon on tuesday affect me', RUI, 'It falls in your twelfth house'],
    ['my chinese sign and what does 2027 bring me', RUI, 'For an Ox'],
    ['my mom says 7 but my dad says 9 pm, whats the difference for my chart', RUI, 'Virgo rising'],
    ['is dec 12 or dec 20 better for a wedding', RUI, 'Saturday, December 12'],
    ['my ex is a gemini moon, is that why he lied', NO_BIRTH, 'their own choice'],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });

  test('a birth on a holiday has its own year', () => {
    expect(findEntities('i was born on new years eve 1999', '', '2026-11-18').date).toMatchObject({
      iso: '1999-12-31',
      isBirth: true,
    });
    expect(findEntities('what about new years eve', '', '2026-11-18').date?.iso).toBe('2026-12-31');
  });

  test.each([
    'my husband bought a rabbit',
    'there is a shadow on my retrograde printer',
    'i need a good job',
    'mom says 7 dwarfs and dad says 9',
    'is my ex a liar',
  ])('leave alone: %s', (message) => {
    expect(toldTo(message, NO_BIRTH)).toBe('');
  });
});

const answerTo = (first: string, second: string, family: string) => {
  const pieces = [
    pieceFor(first, 'mercury-retrograde'),
    { ...pieceFor(second, family), zone: 'sure' as const, form: 'when' as const },
  ];
  const talk = talkFor(NO_BIRTH, new Map(), { families });
  return answerWhole(`${first} and ${second}`, pieces, talk, NEW_STATE);
};

describe('A second question in the same message', () => {
  test('without a subject of its own belongs to the value', () => {
    const draft = answerTo('is mercury retrograde right now', 'when does it end', 'when-will');
    expect(draft?.parts[0]?.text).toContain('Mercury was retrograde from October 24');
  });

  test('with a subject of its own is left to be answered too', () => {
    expect(
      answerTo('is mercury retrograde right now', 'when should i ask my boss', 'bad-boss'),
    ).toBeNull();
  });
});

/** Born November 30, 1985, 1:05 a.m., Singapore. */
const KAV: Person = {
  birth: {
    date: '1985-11-30',
    time: '01:05',
    zone: 'Asia/Singapore',
    latitude: 1.29,
    longitude: 103.85,
  },
};
const DAY_ONLY: Person = { birth: { date: '2001-11-10' } };

describe('A sign that another place tells differently', () => {
  test.each<Case>([
    ['an astrologer told me im leo rising but here its virgo, who is wrong', KAV, 'Leo rising'],
    ['indian astrologer says im leo rising, your app says virgo. who is wrong', KAV, 'stars'],
    [
      'a website says my moon is in aries, you say something else, who is right',
      KAV,
      'By the birth details stored here',
    ],
    [
      'another app says my moon is libra and you say different?? which one is it',
      DAY_ONLY,
      'Not Libra',
    ],
    ['whats my moon sign', DAY_ONLY, 'Virgo, for nearly every place'],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toContain(text);
  });
});
