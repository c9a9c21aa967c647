import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

describe('News after an answer is met as news', () => {
  test.each([
    ['she has not replied for nine days', 'she just wrote back, finally', 'news-wrote-back'],
    ['should i ask my boss for a raise', 'asked her, she said no', 'news-went-badly'],
    ['should i wait for his text', 'nvm he just texted', 'news-wrote-back'],
    ['my brother and i do not speak since june', 'tried that, he hung up', 'news-went-badly'],
  ])('%s | %s', async (first, then, family) => {
    expect((await last(MAYA, [first, then]))?.family).toBe(family);
  });

  test('which a place that was hoped for is, too', async () => {
    const said = await last(MAYA, ['will i get into the nursing program', 'i got in!!']);
    expect(said?.text).toMatch(/^Congratulations/u);
  });

  test.each(['he still has not texted', 'she never called', 'what if he said no'])(
    'which this is not: %s',
    async (message) => {
      const said = await last(MAYA, ['he has not replied since monday', message]);
      expect(said?.family).not.toMatch(/^news-/u);
    },
  );
});

describe('A correction', () => {
  test('of a sign answers the same question for the right one', async () => {
    const said = await last(MAYA, [
      'i am a pisces and he is a gemini, do we match',
      'sorry he is a taurus, mixed it up',
    ]);
    expect(said?.text).toMatch(/^Got it\./u);
    expect(said?.text).toMatch(/earth|Taurus|Taurean/iu);
    expect(said?.text).not.toContain('Gemini');
  });

  test('of a sign keeps the other one, and takes the one that is meant', async () => {
    const said = await last(MAYA, [
      'i am a leo and my sister is an aries',
      'we argue about everything',
      'sorry, libra, not aries',
    ]);
    expect(said?.text).toContain('Libra');
    expect(said?.text).not.toContain('Aries');
  });

  test('that names one thing instead of another drops the first', async () => {
    const said = await last(MAYA, [
      'should i take the new job or get a dog',
      'Not the job. The dog.',
    ]);
    expect(said?.text).toMatch(/^Got it\./u);
  });
});

describe('What was asked for and is told later', () => {
  test('a birth date is compared at once', async () => {
    const said = await last(MAYA, [
      'can you compare me with my boyfriend',
      '9 july 1990, no idea what time',
    ]);
    expect(said?.family).toBe('compare-charts');
    expect(said?.text).toMatch(/your \w+ .* their \w+/u);
  });

  test('"the second one" is taken as leaning to it', async () => {
    const said = await last(MAYA, ['should i move to porto or stay in leeds', 'the second one']);
    expect(said?.text).toContain('stay in leeds');
  });
});

describe('A turn of the same question', () => {
  test('to another month keeps what the day is for', async () => {
    const said = await last(MAYA, ['is december good for opening my studio', 'what about april']);
    expect(said?.text).toContain('April');
  });

  test('to another day leaves out the one that does not suit', async () => {
    const [first] = ['which day next week is good for a talk with my landlord'];
    const said = await last(MAYA, [first, "monday i'm off. another one?"]);
    expect(said?.family).toBe('which-day');
    expect(said?.text).not.toMatch(/^[^.]*Monday/u);
  });

  test('back to an earlier question answers that one', async () => {
    const said = await last(MAYA, [
      'should i lend my cousin 500',
      'when is the next full moon',
      'you never answered the cousin thing',
    ]);
    expect(said?.text).toMatch(/^You're right, back to that one\./u);
    expect(said?.text).not.toContain('full Moon');
  });
});

test('A conclusion about another person is not confirmed', async () => {
  const said = await last(MAYA, [
    'my friend cancelled on me three times',
    'so you think she is done with me',
  ]);
  expect(said?.text).toMatch(/^I'm not saying that\. I can't see into her/u);
});

test('"why" after advice gives the reason and no degrees', async () => {
  const said = await last(MAYA, ['should i text my ex happy birthday', 'why tho']);
  expect(said?.text).not.toMatch(/°/u);
});

describe('A word counts with its company', () => {
  test.each([
    'what do i cook for a cancer guy on our second date',
    'my boss is a cancer and so moody, how do i deal',
    'born feb 18 2000. aqua or pisces, help me win a bet',
    'explain my chart like im 5',
    'i want to write my will this month, is the 9th a good day',
  ])('and is not taken for a serious matter: %s', async (message) => {
    expect((await last(MAYA, [message]))?.topic).toBeNull();
  });

  test.each([
    ['do i have cancer, i found a lump and i am a leo', /diagnosis|health-symptom/u],
    ['which team should i bet on tonight to win it back', /gambling|lottery-luck|politics-sport/u],
  ])('and is where it is one: %s', async (message, subject) => {
    const said = await last(MAYA, [message]);
    expect(said?.topic ?? said?.family).toMatch(subject);
  });
});

test('What was told of a person is remembered', async () => {
  const said = await last(MAYA, [
    'my cousin Nadia owes me 300 and avoids me',
    'when is the next full moon',
    'do you remember what i told you about my cousin',
  ]);
  expect(said?.family).toBe('memory');
  expect(said?.text).toContain('owes me 300');
});
