import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('A turn is answered in the light of what was said before', () => {
  test.each([
    [
      'rejoices',
      ['waiting for the result of my biopsy', 'it came back clear!!'],
      /^(?:Clear!|Oh, I'm so glad|Oh, that's good to hear)/u,
    ],
    ['receives', ['i feel so flat today', 'ill be ok just wanted to say it'], /I heard it/u],
    ['leans', ['we want to get married in 2027', 'June or September then?'], /lean to September/u],
    ['says what then', ['my pigeon races on saturday', 'and if it rains'], /wet version/u],
    ['comforts', ['when will i have money', "it's the end of the month that scares me"], /payday/u],
    ['weighs', ['should i buy the flat', 'my uncle says otherwise'], /your uncle/u],
    [
      'tells no doom',
      ['im aries hes libra', 'so are we doomed, as opposites?'],
      /^No\. Nobody is doomed/u,
    ],
    [
      'gives an example',
      ['what does mars in my 6th house mean', 'give me an example, ordinary tuesday'],
      /^Mars on an ordinary Tuesday/u,
    ],
    [
      'reads a small reply by the story',
      ['my supervisor rejected chapter 3 again', 'he wrote only "hmm"'],
      /not feedback/u,
    ],
    [
      'guesses no motive',
      ['got promoted and nobody at lunch talks to me now', "they're jealous, no?"],
      /can't see into them/u,
    ],
  ])('and %s: %j', async (_, messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });

  test('gives words for the person who is meant, and not for the one in focus', async () => {
    const story = [
      "I need help with my daughter, she's 15",
      'she wants to quit piano and my husband is furious',
    ];
    expect(await textOf([...story, 'what do I tell HIM then'])).toMatch(/so that he doesn't/u);
  });

  test('looks at the year that is named next', async () => {
    expect(await textOf(['what is 2027 like for me', 'and 2028?'])).toMatch(/^For 2028, /u);
  });

  test('says no answer twice', async () => {
    const again = ['i feel flat', 'i just wanted to say it', 'just wanted to say it'];
    expect(await textOf(again)).not.toBe(await textOf(again.slice(0, 2)));
  });
});

describe('A few words are not taken for a look-up that they do not name', () => {
  test.each([
    [['my girlfriend and i are doing long distance', 'she cancelled her visit'], 'cancel'],
    [['i am nervous about the wedding speech for my brother', 'first line?'], 'palm-lines'],
  ])('%j', async (messages, family) => {
    expect((await last(MAYA, messages))?.family).not.toBe(family);
  });

  test('and are one where they name it', async () => {
    const said = await last(MAYA, ['my girlfriend left me', 'whats my moon sign']);
    expect(said?.family).toBe('moon-sign-mine');
  });
});

describe('A message with a subject of its own', () => {
  test('is not read as a turn', async () => {
    const said = await last(MAYA, [
      'whats my moon sign',
      'how do i tell my landlord the heating is broken',
    ]);
    expect(said?.family).not.toBe('moon-sign-mine');
  });

  test('is not read as one at the beginning', async () => {
    expect(
      (await last(MAYA, ['what if it rains on my wedding']))?.state.used.join(' '),
    ).not.toContain('turn/');
  });
});

describe('Several questions', () => {
  test('get a line each, by their form where the subject is not known', async () => {
    const text = await textOf(['is mercury retrograde, and will the boiler last till april']);
    expect(text).toMatch(/Mercury turns backward.*No planet knows that one/su);
  });
});
