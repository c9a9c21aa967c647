import { describe, expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const textOf = async (message: string, person = MAYA): Promise<string> =>
  (await last(person, [message]))?.text ?? '';

describe('Several questions', () => {
  test.each([
    ['is he into me? and should i text first?', ['Is he into me', 'Should i text first']],
    [
      'how much does the app cost, do you sell my data and can i cancel anytime',
      ['How much does the app cost', 'Do you sell my data', 'Can i cancel anytime'],
    ],
    [
      'i like two guys at once. is that normal? how do i choose',
      ['Is that normal', 'How do i choose'],
    ],
    ['does my ex miss me and if so why doesnt he call', ['Does my ex miss me', 'Why doesnt he']],
    ['should i cut my hair, get a cat, or go on a trip', ['Should i get a cat', 'Should i go on']],
  ])('stand each under its own words, in the order asked: %s', async (message, headings) => {
    const text = await textOf(message);
    const places = headings.map((heading) => text.indexOf(`"${heading}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('are one where all but one are not understood', async () => {
    const text = await textOf('is crypto gonna go up, should i put my savings in');
    expect(text).toContain("I can't know, and the planets have no record with prices.");
    expect(text).not.toContain('one at a time');
  });

  test('take what a value means for a question about that value', async () => {
    const text = await textOf("what's my rising sign and what does it mean in normal words");
    expect(text).toContain('"What does it mean in normal words": The ascendant in aries.');
  });

  test.each([
    ['is he into me? and should i text first?', /"Should i text first": Yes, text first\./u],
    [
      'my flatmate eats my food. do i say something or label it? and is it petty to ask for money back',
      /"Is it petty to ask for money back": It isn't petty/u,
    ],
    [
      'i failed my exam. do i switch course? my parents dont know yet how do i tell them',
      /how do i tell…": Tell them before they find out/u,
    ],
  ])('are each answered by what is written for them: %s', async (message, expected) => {
    expect(await textOf(message)).toMatch(expected);
  });

  test('say what is missing where a value is not known', async () => {
    const text = await textOf('when is the next full moon and whats my life path number', {
      name: 'Sam',
    });
    expect(text).toMatch(/I need your birth date/u);
  });

  test.each([
    'if he calls tonight do i answer',
    'i moved here in june and i still have no friends, what do i do',
    'my mom and my sister are not talking, how do i help',
  ])('are not seen in one question with a story: %s', async (message) => {
    expect(await textOf(message)).not.toMatch(/one at a time/u);
  });
});
