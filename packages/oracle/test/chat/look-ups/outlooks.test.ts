import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { DAY_LOOK_UPS } from '../../../src/chat/reply/look-ups/day-look-ups.ts';
import { contextFor, MAYA } from '../../slot-context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const answerTo = async (...messages: readonly string[]) => last(MAYA, messages);
const textTo = async (...messages: readonly string[]): Promise<string> =>
  (await answerTo(...messages))?.text ?? '';

const DAY = String.raw`\w+day, \w+ \d+`;

describe('An outlook for a part of life', () => {
  test.each([
    ['how is my love life this week', `^For love this week, your easiest stretch is ${DAY}, `],
    [
      'career forecast for december please',
      `^For work in December, your easiest stretch is ${DAY}`,
    ],
    ['money next month?', `^For money in \\w+, your easiest stretch is ${DAY}`],
    ['how will my family be next week', `^For home and family next week, `],
    [
      'any luck in love tomorrow?',
      `^For love, (?:the best of tomorrow is|nothing in your chart marks tomorrow)`,
    ],
    ['is love coming my way', `^For love in the next four weeks, `],
    ['how is my career in 2027', `^For work in 2027, .*(?:around \\w+ 2027|of your own making)`],
  ])('"%s" is told by the days that stand out', async (message, said) => {
    expect(await textTo(message)).toMatch(new RegExp(said, 'u'));
  });

  test('rests on facts', async () => {
    expect((await answerTo('how is my love life this month'))?.facts.length).toBeGreaterThan(0);
  });

  test('names no days without a birth date, and says what it needs', async () => {
    const answer = await last({ ...MAYA, birth: undefined }, ['how is my career this month']);
    expect(answer?.text).toMatch(/^For work .* I'd need your birth date/u);
  });

  test.each([
    ['what is love', /For love/u],
    ['how is my relationship with my mom supposed to work, she never calls', /For love/u],
    ['i love this week', /^For love/u],
  ])('"%s" asks for none', async (message, said) => {
    expect(await textTo(message)).not.toMatch(said);
  });

  test.each([
    [['how is my love life this week', 'and next week?'], /^For love next week/u],
    [['how is my love life this week', 'and money?'], /^For money this week/u],
    [['how is my career in december', 'what about love'], /^For love in December/u],
    [['how is my love life this week', 'why'], /^By the planets that move fast/u],
    [['how is my love life in 2027', 'how do you know'], /^By where Jupiter and Saturn stand/u],
    [['how is my love life this week', 'is that good or bad?'], /^Neither good nor bad/u],
    [['how is my love life this month', 'shorter'], new RegExp(`^For love: ${DAY}, `, 'u')],
  ])('a few words after it are on it: %j', async (messages, said) => {
    expect(await textTo(...messages)).toMatch(said);
  });

  test('a weekend is told by its own days', async () => {
    expect(await textTo('how will my weekend be')).toMatch(
      /^The easiest stretch of the weekend is (?:Satur|Sun)day/u,
    );
  });

  test.each(['cancer man not texting back', 'my cancer boyfriend is ignoring me'])(
    '"%s" is about the sign and no illness',
    async (message) => {
      expect(await textTo(message)).toMatch(/^By the book a Cancer/u);
    },
  );

  test.each([
    [['give me my horoscope', 'leo'], /^Leo, today\./u],
    [
      ['how is my career this month', '12 may 1990'],
      /^For work in the next four weeks, your easiest/u,
    ],
    [['describe my personality', '14 march 1991'], /Your Sun is in Pisces/u],
    [['what sign matches me', 'cancer'], /^For Cancer the books like/u],
    [['will i find love this year', "i'm a taurus"], /^Taurus, .*In love: /u],
  ])(
    'a sign or a birth that is told later answers the question before: %j',
    async (messages, said) => {
      expect((await last({ name: 'Ann' }, messages))?.text).toMatch(said);
    },
  );

  test('today is judged for a deed, as long as some of it is left', () => {
    const plain = 'is today a good day to ask for a raise';
    const asked = { plain, text: plain, said: '', entities: {} };
    const context = { ...contextFor(MAYA), plain, purpose: 'asking-at-work' as const };
    const morning = context.now - (context.now % DAY_MS) + DAY_MS + 14 * HOUR_MS;
    const today = DAY_LOOK_UPS.find(({ isAsked }) => isAsked(asked));
    expect(today?.tell({ ...context, now: morning }, asked)?.text).toMatch(
      /^Today is (?:good|fine|neutral|awkward)/u,
    );
  });

  test('each part of life in a list has its own', async () => {
    const text = await textTo('love, career, money for december please');
    expect(text).toMatch(/For love in December.*For work in December.*For money in December/su);
  });
});
