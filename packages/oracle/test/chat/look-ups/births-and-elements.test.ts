import { signInChart } from '@palm/astrology/chart';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { describe, expect, test } from 'vitest';
import { FAMOUS_BIRTHS } from '../../../content/chat/famous-births.ts';
import { birthChartOf } from '../../../src/facts/birth-chart.ts';
import { last } from '../../real-talk.ts';
import { JORDAN, MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[], person = MAYA): Promise<string> =>
  (await last(person, messages))?.text ?? '';

describe('Elements and qualities of the own chart', () => {
  test.each([
    ['do i have any water in my chart', 'Yes, three: Pluto in Scorpio, Sun and Moon in Pisces.'],
    ['what about earth', 'Yes, two: Uranus and Neptune in Capricorn.'],
    ['how many fire signs do i have', 'Four: Mercury and Venus in Aries, Aries rising'],
    ['am i mostly cardinal', 'cardinal 5, fixed 3, mutable 3'],
    ['which element am i missing', 'None is missing altogether. You have least earth and air'],
    ['am i more fire or water', 'Mostly fire, four'],
    ['do i have any earth at all', 'Yes, two: Uranus'],
    ['is my chart earthy', 'Not mostly, two earth'],
  ])('are counted, with the placements named: %s', async (message, expected) => {
    expect(await textOf([message])).toContain(expected);
  });

  test('say what is not counted without an hour of birth', async () => {
    expect(await textOf(['do i have any water in my chart'], JORDAN)).toMatch(
      /Not counted, because the hour of birth decides it: .*the rising sign/u,
    );
  });

  test('need a birth date', async () => {
    expect(await textOf(['am i mostly cardinal'], { name: 'Sam' })).toContain(
      'I have no birth date for you',
    );
  });
});

describe('Signs of others', () => {
  test.each([
    [
      'is a january baby going to be capricorn or aquarius, due date 19th',
      "On January 19 it's Capricorn. The Sun moves from Capricorn into Aquarius on January 20",
    ],
    ['baby due on 20 march, what sign will he be', 'March 20, 2027, is the border itself'],
    ['my sister? shes 2 march 1994', 'Your sister, born March 2, 1994, is Pisces.'],
    [
      "my mom's born 20 april 1959 and my brother on 3 may 1985, what are their signs",
      'Aries or Taurus, by the hour. Your brother, born May 3, 1985, is Taurus.',
    ],
    ['did beethoven and me have same sign, im 14 december', "You're Sagittarius too, so yes"],
    ['is obama a leo', 'Yes: Barack Obama was born on August 4, 1961'],
    ['is taylor swift a leo', 'Not Leo: Taylor Swift was born on December 13, 1989'],
  ])('%s', async (message, expected) => {
    expect(await textOf([message])).toContain(expected);
  });

  test('go on with the value that was asked for before', async () => {
    expect(await textOf(['whats my moon sign', 'my sister? shes 2 march 1994'])).toMatch(
      /For your sister, born March 2, 1994.*Moon/u,
    );
  });

  test.each(FAMOUS_BIRTHS.filter(({ born }) => born > '1850'))(
    'of famous birthdays are those of the sky: $name',
    ({ born }) => {
      const [, month = 0, day = 0] = born.split('-').map(Number);
      const chart = birthChartOf({ birth: { date: born } });
      expect(chart && signInChart(chart, 'sun')).toEqual({
        kind: 'certain',
        sign: zodiacSignOf({ month, day }),
      });
    },
  );
});

describe('The rising sign by another hour', () => {
  test.each([
    [['mum says i was born 7 in the morning, not 7 pm. whats my rising then'], 'Aries rising'],
    [['whats my rising', 'mum says 7 pm, not 7 in the morning'], 'Born at 7:00 p.m., you have'],
    [['i was told 3pm but it was 9pm on the certificate, does my rising change'], '9:00 p.m.'],
  ])('is computed, with the place to store it: %s', async (messages, expected) => {
    const text = await textOf(messages);
    expect(text).toContain(expected);
    expect(text).toContain('Profile, Edit Profile');
  });

  test('says what is missing without a place', async () => {
    expect(
      await textOf(['turns out i was born at 6:40 am not pm, does my rising change'], JORDAN),
    ).toContain('your profile has no place of birth');
  });
});

describe('Readings', () => {
  test.each([
    'why did the other reading say slow down and you say go for it, which is it',
    'your daily said rest and the love reading said act. which one do i believe',
  ])('that differ are told to look at different facts: %s', async (message) => {
    const text = await textOf([message]);
    expect(text).toContain('They look at different facts');
    expect(text).not.toContain('one at a time');
  });

  test.each([
    "the app said i'd meet someone in october",
    'my horoscope said i would get a raise in october',
  ])('are no forecast: %s', async (message) => {
    expect(await textOf([message])).toContain('No reading here can know what will happen');
  });

  test('end by the way to the button, told first', async () => {
    const text = await textOf(["how do i cancel, i can't find the button and it ends tonight"]);
    expect(text).toMatch(/^(?:Two steps: open your )?Profile, .{0,20}Manage Subscription/u);
  });
});
