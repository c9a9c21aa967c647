import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (...messages: string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('A few words after a chart answer stay with it', () => {
  test.each([
    ['whats my mars sign', 'is that a difficult one', /^Neither, by itself\. Mars in /u],
    ['whats my north node', 'meaning what for me', /^In daily life the north node in /u],
    ['whats my north node', 'and for love', /^For love, the north node/u],
    [
      'what does moon in capricorn mean',
      'thats my mom',
      /^Then your mom has the Moon in Capricorn/u,
    ],
    [
      'what does moon in capricorn mean',
      'how do i get along with her',
      /^Going by the Moon in Cap/u,
    ],
    [
      'what does a scorpio moon mean',
      'will he always be moody',
      /^No\. A placement makes nobody moody/u,
    ],
    ['what does my moon say about me', 'thats so true omg', /^Then it found something/u],
    ['what does my moon say about me', 'does it explain why i cant sleep', /For sleep, your Moon/u],
    [
      'what house is my moon in',
      'what does that say about my childhood',
      /^Tradition reads the Moon/u,
    ],
    ['do i have a lot of fire', 'is that why im so impatient', /^By the book, partly: fire/u],
    ['is mercury retrograde now', 'when does it start again', /^Mercury is next retrograde/u],
    ['whats the next full moon', 'i get so sleepless around it', /sleep/u],
    ['pull a card about my ex', 'what does it mean for us', /^Read for the two of you, /u],
    ['what will 2027 be like for me', 'and money?', /[Mm]oney/u],
  ])('%s | %s', async (earlier, message, expected) => {
    expect(await textOf(earlier, message)).toMatch(expected);
  });

  test('a card for something else is drawn for that', async () => {
    const said = await last(MAYA, ['pull a tarot card for my job', 'and one for love']);
    expect(said?.family).toBe('pull-a-card');
  });

  test('when it ends is told by the dates of the answer', async () => {
    const asked = ['is saturn doing anything to me right now', 'when does it end'];
    const [before, after] = [await textOf(asked[0] ?? ''), await textOf(...asked)];
    const [day = 'no day'] =
      /(?<=(?:to|until|over by) )(?:mid-)?[A-Z][a-z]+(?: \d+)?(?:, \d{4})?/u.exec(before) ?? [];
    expect(after).toContain(day);
  });
});

describe('A short question after two options', () => {
  test.each([
    [
      ['should i get a cat or a dog', 'i travel a lot for work', 'ok cat then?'],
      /^I'd say cat, yes\. .*you travel a lot for work/u,
    ],
    [['should i wear the red or the black dress', 'black then'], /^I'd say yes, black\./u],
  ])('%j', async (messages, expected) => {
    expect(await textOf(...messages)).toMatch(expected);
  });

  test('is not leaned on where much hangs on it', async () => {
    const text = await textOf('should i choose surgery or chemo', 'surgery then?');
    expect(text).not.toMatch(/^I'd say/u);
  });
});

test('a told detail leads on, and is not said back', async () => {
  const text = await textOf('my girlfriend kissed someone else at a party', 'she told me herself');
  expect(text).not.toMatch(/^So she told/u);
  expect(text).toMatch(/Ask your questions/u);
});
