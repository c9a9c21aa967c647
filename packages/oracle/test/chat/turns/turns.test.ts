import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { JORDAN, MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[], person = MAYA): Promise<string> =>
  (await last(person, messages))?.text ?? '';

describe('After a card', () => {
  test.each(['reversed', 'what if its reversed', 'and upside down?'])(
    '"%s" tells how that card is read reversed',
    async (message) => {
      expect(await textOf(['pull a card for me', message])).toContain('Reversed:');
    },
  );

  test.each(['what does the second one mean', 'and the middle card?'])(
    '"%s" tells the second of three',
    async (message) => {
      const spread = await textOf(['do a three card spread']);
      const second = /in the way: (?<name>[^,]+),/u.exec(spread)?.groups?.['name'];
      expect(second).toBeDefined();
      expect(await textOf(['do a three card spread', message])).toContain(`${second}:`);
    },
  );

  test.each(['is that good or bad', 'is it a bad one', 'so good or bad'])(
    '"%s" is neither',
    async (message) => {
      expect(await textOf(['draw a card', message])).toMatch(/^Neither\. No card/u);
    },
  );

  test('another person gets a card of their own', async () => {
    expect(await textOf(['pull a card for me', 'and for my sister'])).toContain('For your sister:');
  });
});

describe('A question after thanks is answered', () => {
  test.each([
    ['thanks!! when is the next full moon', 'full-moon-next'],
    ['thank you so much, whats my moon sign', 'moon-sign-mine'],
    ['ok ty. is mercury retrograde', 'mercury-retrograde'],
  ])('%s', async (message, family) => {
    const said = await last(MAYA, ['should i text my ex', message]);
    expect(said?.family).toBe(family);
  });
});

describe('The same for another person', () => {
  test.each([
    'and for my husband? 3 august 1988',
    'what about my husband, born 3 august 1988',
    'and my husband august 3 1988',
  ])('is told by their birth: %s', async (message) => {
    const text = await textOf(['whats my life path number', message]);
    expect(text).toMatch(/^For your husband, born August 3, 1988, .* 1988 is/u);
  });

  test('is told by their birth after the user typed their own', async () => {
    const own = 'i was born on 6 may 1992, whats my life path';
    expect(await textOf([own, 'and my mums? 3 dec 1961'])).toMatch(
      /^For your mom, born December 3/u,
    );
  });

  test('asks for the birth date, and takes it when it comes', async () => {
    const asked = ['whats my life path number', 'and for my sister'];
    expect(await textOf(asked)).toContain('For your sister I need a birth date');
    expect(await textOf([...asked, '5 may 1990'])).toContain('For your sister, born May 5, 1990');
  });
});

describe('A correction', () => {
  test.each(['sorry 1991 not 1990', 'oops i meant 1991', 'no, 1991'])(
    'of the year puts the birth right: %s',
    async (message) => {
      const text = await textOf(['i was born 14 june 1990, whats my life path', message]);
      expect(text).toMatch(/^Got it\..*\b1991\b/u);
      expect(text).not.toContain('1990');
    },
  );

  test.each(['no sorry its Marina Lopez', 'oops, Marina Lopez'])(
    'of a name adds up the right one: %s',
    async (message) => {
      const name = 'what is my name number, my name is Maria Lopez';
      expect(await textOf([name])).toContain('adds up to 8');
      expect(await textOf([name, message])).toMatch(/^Got it\..*adds up to 4/u);
    },
  );

  test('a birth that was typed is remembered for the next question', async () => {
    const text = await textOf(['i was born 14 june 1991, whats my sun sign', 'and the moon']);
    expect(text).toContain('Going by the birth you typed here, June 14, 1991');
  });
});

describe('A word about what was said', () => {
  test.each([
    'you said sign nothing yet, what did you mean',
    'what did you mean by sign nothing',
    'you told me to sign nothing yet why',
  ])('quotes that sentence: %s', async (message) => {
    expect(await textOf(['i got laid off this morning', message])).toMatch(
      /^I wrote: ".*sign nothing/u,
    );
  });

  test.each(['so should i or not', 'ok should i then', 'should i do it or not'])(
    'leans one way: %s',
    async (message) => {
      expect(await textOf(['should i quit my job', message])).toMatch(/my lean\b/iu);
    },
  );

  test.each(['so yes or no', 'just say yes or no'])(
    'gives no verdict on what another person feels: %s',
    async (message) => {
      expect(await textOf(['does he love me', message])).not.toMatch(/My lean/u);
    },
  );

  test.each(['when', 'ok when'])(
    '"%s" gives no date for a wedding that is not planned',
    async (message) => {
      const text = await textOf(['will i ever get married', message]);
      expect(text).toMatch(/^(?:I won't name a year|Not even roughly)/u);
    },
  );

  test('"same for tomorrow" is about tomorrow', async () => {
    expect(await textOf(['how is today for me', 'same for tomorrow'])).toMatch(/^For tomorrow, /u);
  });

  test.each([
    ['what does venus in the 8th house mean', 'and in the 7th', 'partners of every kind'],
    ['what does 27 mean in numerology', 'and 33', '33 stands as it is'],
    ['when is the next full moon', 'what sign is it in', 'In Gemini.'],
    ['is jupiter in leo now', 'when does it leave', 'Virgo on July'],
    ['what is my rising sign', 'no i meant my moon', 'Your Moon is in Pisces'],
    ['do leo and aquarius match', 'and leo with taurus', 'Leo and Taurus'],
    ['which day should i sign the lease', 'the 3rd?', 'December 3'],
  ])('%s | %s', async (first, then, words) => {
    expect(await textOf([first, then])).toContain(words);
  });

  test.each(['5 years', '3 yrs', 'like 4 years'])(
    'a figure belongs to the story: %s',
    async (message) => {
      expect((await last(MAYA, ['got laid off today', message]))?.family).toBe('got-fired');
    },
  );

  test.each(['his name is karim', 'karim, hes called karim'])(
    'a name is kept: %s',
    async (message) => {
      expect((await last(MAYA, ['does he love me', message]))?.family).not.toBe('name-number');
    },
  );
});

describe('A value that is known is told', () => {
  test.each([
    ['what time was i born', 'March 14, 1991, 6:42 a.m.'],
    ['what weekday was i born on', 'March 14, 1991 was a Thursday.'],
    ['what day of the week is 14 march 2027', 'March 14, 2027 is a Sunday.'],
    ['how many days until the full moon', '6 days until the full Moon'],
    ['chinese zodiac jan 20 1990', 'an Earth Snake'],
    ['whats my chinese sign', "You're a Metal Goat"],
    ['what does the number 27 mean', '2 + 7 = 9'],
    ['whats the sign for 3 may', 'May 3 is Taurus'],
    ['is feb 19 aquarius or pisces', 'border day'],
    ['is mercury retrograde in december', 'No, Mercury moves forward in December.'],
    ['when is the next lunar eclipse', 'The next eclipse of the Moon is'],
    ['do i have any planets in gemini', 'Mars is in Gemini'],
    ['what degree is my sun', '23°'],
    ['is friday ok for a first date', 'Friday, November 20 is'],
    ['when is the january new moon', 'The new Moon of January 2027 is on January 7'],
    ['is it full moon tonight', 'No, the Moon is waxing gibbous'],
    ['is jupiter in leo now', 'Jupiter is in Leo already, until July'],
    ['what birth time is in my profile', '6:42 a.m.'],
    ['whats my element', 'a water sign'],
    ['what is my saturn sign', 'Aquarius'],
  ])('%s', async (message, words) => {
    expect(await textOf([message])).toContain(words);
  });

  test('three days are asked for and given', async () => {
    const text = await textOf(['give me three good dates for signing the lease']);
    expect(text.match(/day, (?:November|December) \d/gu)).toHaveLength(3);
  });

  test('the hour is not, where it is not known', async () => {
    expect(await textOf(['what time was i born'], JORDAN)).toContain('no birth time');
  });

  test.each(['we had three good days and then he left', 'i was 27 when my dad left, why'])(
    'and not where it is not asked for: %s',
    async (message) => {
      const family = (await last(MAYA, [message]))?.family;
      expect(['which-day', 'birth-numbers']).not.toContain(family);
    },
  );
});

describe('Several questions', () => {
  test('are answered each under its own words', async () => {
    const text = await textOf([
      'whats my rising sign, when is the next full moon and should i get bangs?',
    ]);
    expect(text).toMatch(/"Whats my rising sign":.*"When is the next full moon":/u);
  });

  test.each([
    'should i actually focus on school, really move out and just call my dad',
    'should i finally quit my job, even sell my car and maybe move to spain',
  ])('have no word that people never say: %s', async (message) => {
    expect(await textOf([message])).not.toMatch(/(?:ly|even|just|maybe)ing\b/iu);
  });
});

describe('Of two small things one is taken, with a reason', () => {
  test.each([
    'should i call my aunt or text her',
    'go out tonight or stay home and sleep',
    'do i tell her the truth or say nothing',
    'lasagna or soup for my guests',
  ])('%s', async (message) => {
    expect(await textOf([message])).not.toContain('Tuesday');
  });
});

test.each(['my husband is a cancer, are we doomed', 'im dating a cancer guy'])(
  'Cancer the sign is no illness: %s',
  async (message) => {
    expect((await last(MAYA, [message]))?.family).not.toMatch(/-ill$|diagnosis|symptom/u);
  },
);

test('a birth of one’s own is compared with no one', async () => {
  const reply = await last(MAYA, ['I am Ada, born 4.3.1987. What about love?']);
  expect(reply?.family).not.toBe('compare-charts');
});

describe('A death that is told without a question', () => {
  test('is answered, whatever stands beside it', async () => {
    expect(await textOf(['My wife passed in autumn. The house is very quiet.'])).toMatch(
      /^I'm (?:so )?sorry/u,
    );
  });
});

describe('Whether to do a thing', () => {
  test.each([
    [
      'would it be childish to post her the photograph of us at blackpool',
      /^No, not if it's kindly/u,
    ],
    ['is it rude to leave the wedding before the cake', /^Not if you do it openly/u],
  ])('is answered where the subject is unclear: %s', async (message, words) => {
    expect(await textOf([message])).toMatch(words);
  });
});

describe('Words that mean something else', () => {
  test('are no reason for congratulations or tarot cards', async () => {
    const failed = 'I sat the exam three times. The result came on Tuesday. Not passed.';
    expect(await textOf([failed])).not.toMatch(/Congratulations/u);
    const cards = 'Everyone I send Christmas cards to is dropping off the list. Eleven this year.';
    expect(await textOf([cards])).not.toMatch(/drawn by chance/u);
  });
});

test.each([
  'rejected. i was so proud of that sculpture, finally got the letter',
  'will i pass my driving test on the 17th, fourth attempt',
])('no congratulations where nothing was won: %s', async (message) => {
  expect(await textOf([message])).not.toMatch(/^(?:Congratulations|Well done|You won|Yes!)/u);
});
