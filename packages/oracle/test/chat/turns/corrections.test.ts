import { describe, expect, test } from 'vitest';
import { correctedPerson } from '../../../src/chat/reply/next-turn/correction/corrected-person.ts';
import {
  withRightClause,
  withRightDoer,
  withRightOwner,
} from '../../../src/chat/reply/next-turn/correction/corrected-doer.ts';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (...messages: string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('Another person was meant', () => {
  test.each([
    [
      'no wait i meant my mother in law',
      'my mom wont talk to me',
      'my mother in law wont talk to me',
    ],
    ['actually my dad. mom knows', 'how do i tell my mom', 'how do i tell my dad. mom knows'],
    ['not my brother, my brother in law', 'my brother yelled', 'my brother in law yelled'],
    ['no i mean her. my ex wife', 'should i text him', 'should i text my ex wife'],
    ['sorry, my daughter', 'my son failed and he cries', 'my daughter failed and she cries'],
  ])('%s | %s', (turn, earlier, expected) => {
    expect(correctedPerson(turn, earlier)?.message).toBe(expected);
  });

  test.each([
    'she says my sister is right',
    'no my dad said so',
    'wait my mom called',
    'my boss is nice',
  ])('which this does not say: %s', (turn) => {
    expect(correctedPerson(turn, 'my mom is mad at me')).toBeNull();
  });

  test('and the question is answered for that person', async () => {
    const text = await textOf('my sister is mad at me', 'sorry i meant my stepsister');
    expect(text).toMatch(/^Your stepsister, then\. .*[Ss]tep/u);
  });
});

describe('Who did it, whose it was and what happened are put right', () => {
  test('who did it', () => {
    const earlier = 'my boyfriend forgot our anniversary';
    expect(withRightDoer('wait no it was me who forgot', earlier)).toBe('i forgot our anniversary');
    expect(withRightDoer('he was so sorry about it', earlier)).toBeNull();
  });

  test('whose it was', () => {
    expect(withRightOwner('no not mine my neighbors', 'my dog died')).toBe(
      "my neighbor's dog died",
    );
  });

  test('what happened', () => {
    const turn = 'well not fired, he cut my hours';
    expect(withRightClause(turn, 'my boss fired me')).toBe('my boss cut my hours');
    expect(withRightClause('not today, he is at work', 'my boss fired me')).toBeNull();
  });

  test('and what was answered for the wrong one is not said again', async () => {
    const text = await textOf('my boyfriend forgot our anniversary', 'no it was me who forgot');
    expect(text).toMatch(/^Ah, got it/u);
    expect(text).not.toMatch(/wait for (?:him|her)/u);
  });

  test('a feeling puts nothing right', async () => {
    const text = await textOf('my best friend is dating my ex', 'but im not fine');
    expect(text).not.toMatch(/^You're, then/u);
  });

  test.each([
    ['should i move to austin', 'actually no, denver', /^Denver, then\./u],
    ['should i buy the blue car', 'the red one i mean', /^The red one, then\./u],
  ])('%s | %s', async (first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });
});

describe('A question is dropped', () => {
  test.each([
    ['scratch that', /^No problem/u],
    ['forget it, i already asked', /^Even better/u],
    ['never mind, i changed my mind', /^All right, then we leave it/u],
    ['nvm, it works now', /settled/u],
    ['cancel that, he just apologized', /^So he just apologized\. Oh good/u],
  ])('%s', async (message, expected) => {
    expect(await textOf('should i ask my boss for a raise', message)).toMatch(expected);
  });

  test('and another one is asked instead', async () => {
    const said = await last(MAYA, ['i hate my job', 'forget that. whats my moon sign']);
    expect(said?.family).toBe('moon-sign-mine');
  });

  test('a death beside it is no matter that is settled', async () => {
    const text = await textOf('should i call my dad', 'forget it, he died this morning');
    expect(text).not.toMatch(/settled|Even better/u);
  });
});

describe('Another topic', () => {
  test('is asked for, and the next message is read alone', async () => {
    const asked = ['i have a date tonight', 'can we talk about my mom'];
    expect(await textOf(...asked)).toBe("Of course. What's going on with your mom?");
    const told = await last(MAYA, [...asked, 'she had surgery monday']);
    expect(told?.family).not.toBe('first-date');
  });

  test('that is not named is asked for too', async () => {
    const said = await last(MAYA, [
      'my husband snores',
      'lets talk about something else',
      'im bored at work',
    ]);
    expect(said?.family).toBe('boredom-work');
  });

  test('and an earlier one is gone back to', async () => {
    const said = await last(MAYA, [
      'im stressed about my exam on thursday',
      'whats my moon sign',
      'ok back to the exam, i didnt study at all',
    ]);
    expect(said?.family).not.toBe('moon-sign-mine');
  });
});

describe('A few words after a question about the product', () => {
  test.each([
    ['can i change my birth time', 'where', /Profile/u],
    ['can you see my messages later', 'so its saved', /with your account/u],
    ['how do i delete my account', 'will my readings be gone too', /everything goes/u],
  ])('%s | %s', async (first, then, expected) => {
    expect(await textOf(first, then)).toMatch(expected);
  });
});

test('a red flag is weighed by what was told', async () => {
  const first = await textOf('my boyfriend checks my phone every night', 'is that a red flag');
  expect(first).not.toMatch(/wouldn't make it one|By itself, no/u);
  const second = await textOf('my boyfriend never posts me', 'is that a red flag');
  expect(second).toMatch(/^By itself, no/u);
});
