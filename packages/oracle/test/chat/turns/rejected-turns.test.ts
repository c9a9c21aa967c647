import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (...messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('Advice that is rejected does not come back', () => {
  test.each([
    [
      'my boyfriend never plans anything',
      'dont tell me to talk to him. i did. twice',
      /\btalk to\b/u,
    ],
    ['my husband and i fight about money', 'we already tried counseling', /counselor|therap/iu],
    ['i cant stop thinking about my ex', 'i already journal every day', /\bwrite\b|journal/iu],
    ['my landlord raises the rent by 300', 'no lawyer please i cant afford it', /lawyer/iu],
    ['i feel lonely since the divorce', 'and no dating apps, i hate them', /\bapps?\b/u],
  ])('%s | %s', async (first, then, rejected) => {
    const text = await textOf(first, then);
    expect(text).toMatch(/^(?:You've (?:tried|done)|Okay, I'll leave out)/u);
    expect(text.replace(/^[^.]+\./u, '')).not.toMatch(rejected);
  });

  test('nor in the answer after that', async () => {
    const text = await textOf(
      'i cant stop thinking about my ex',
      'i already journal every day',
      'what else then',
    );
    expect(text).not.toMatch(/\bwrite\b|journal/iu);
  });

  test('What another person did, or what came of it, is no rejection', async () => {
    expect(await textOf('my husband is so distant', 'he already talked to me')).not.toMatch(
      /leave (?:that )?out/u,
    );
  });
});

describe('What it is not is accepted first', () => {
  test.each([
    [
      'i had a fight with my brother about the will',
      'its not about the money',
      /^Okay, it's not about the money\. (?!.*\bmoney\b)/u,
    ],
    [
      'he wants to buy a house with me, is it too soon',
      "i'm not married to him",
      /^Okay, you're not married to him\./u,
    ],
  ])('%s | %s', async (first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });

  test('A feeling is no such denial', async () => {
    expect(await textOf('my job is too much', 'i am not sleeping anymore')).not.toMatch(
      /^Okay, you/u,
    );
  });
});

describe('A detail that is put right is said back, and the answer goes by it', () => {
  test.each([
    [
      'is monday good for signing the lease',
      'tuesday not monday',
      /^Tuesday, then\. Tuesday, November 24/u,
    ],
    [
      'her mother keeps calling me names at dinner',
      'sorry its her sister not her mother',
      /^Her sister, then\./u,
    ],
    [
      'do you think he likes me, he always sits next to me',
      "he's not a boy its a girl",
      /^A girl, then\..*\bher\b/u,
    ],
    ['my mother in law moved in and i have 2 kids', '3 kids actually', /^3 kids, then\./u],
  ])('%s | %s', async (first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });
});

describe('A complaint gets another answer on the same subject', () => {
  test.each([
    ['will i find love this year', 'boring. be more honest', 'meet-someone'],
    ['my roommate never cleans and i do everything', 'u said that already', 'roommate'],
    ['i feel stuck in my job but scared to leave', 'thats generic', 'should-quit'],
  ])('%s | %s', async (first, then, family) => {
    const said = await last(MAYA, [first, then]);
    expect(said?.family).toBe(family);
    expect(said?.text).toMatch(/^(?:Fair|You're right)/u);
  });
});

describe('A fear is answered as the fear it is', () => {
  test.each([
    ['i told my best friend i love him', 'what if he doesnt talk to me again', /silence/u],
    ['my parents gave us 20k for the flat', 'what if they ask for it back', /gift or a loan/u],
    ['i want to sing at open mic night', 'what if they laugh', /laugh out of surprise/u],
    ['my boss takes credit for my work', 'what if he finds out i went to hr', /found out/u],
    ['i want to open a bakery', 'what if nobody comes', /Slow starts/u],
    ['i want to come out to my mom', 'what if she cries', /Tears/u],
  ])('%s | %s', async (first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });

  test('and not as one that was named before', async () => {
    const text = await textOf(
      'i am going back to school',
      'what if i fail',
      'what if nothing changes',
    );
    expect(text).toMatch(/wasn't the lever/u);
  });
});

describe('What the other person wants is taken as their side', () => {
  test.each([
    ['i think my marriage is over', 'he says he wants to stay though', /a wish and not a plan/u],
    [
      'my wife wants another baby and i dont',
      'she wants an answer by christmas',
      /^A deadline is mostly somebody else's/u,
    ],
    [
      'my son doesnt want to go to college',
      'he says he wants to be an electrician',
      /A trade you love/u,
    ],
    ['i broke up with him on friday', "he says he'll change", /promise/u],
  ])('%s | %s', async (first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });
});

describe('A short reply is read with what was asked', () => {
  test.each([
    [
      'a part of the message',
      'everything is too much, work, my mum being sick, the rent',
      'my mum',
      /^Your mum, then\./u,
    ],
    ['a number', 'will i get any job offers this month', 'two', /^Two job offers, then\./u],
    [
      'another day',
      'is thursday good for the first date',
      'friday then?',
      /^Friday, then\..*Friday, November 20/u,
    ],
    ['why', 'i dreamt my teeth fell out', 'why', /^Partly the body/u],
    ['a detail', 'he forgot our anniversary again', 'flowers came', /^(?!.*flowers came).*\bSay/u],
  ])('%s: %s | %s', async (_, first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });

  test('an option is taken as the one that is leaned to', async () => {
    const text = await textOf('i have two job offers, one in leeds and one remote', 'leeds');
    expect(text).toMatch(/^Leeds, then/u);
  });

  test('a pass is good news', async () => {
    const said = await last(MAYA, ['waiting for the results of my driving theory test', 'passed']);
    expect(said?.family).toBe('good-news');
  });

  test('a word alone is not said back as if it told something', async () => {
    expect(await textOf('should i dye my hair red', 'ok but copper')).not.toMatch(/^So copper/u);
  });
});
