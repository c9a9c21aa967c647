import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('A later message is answered on the story, or shortly', () => {
  test.each([
    [
      'says who did it',
      ['my brother wants to borrow my car', 'wait no HE didnt crash it, his wife did'],
      /^(?!.*his wife did).*counts against somebody else|^Got it\. That changes who|wrong person in mind|putting that right/u,
    ],
    [
      'softens with the user',
      ['should i go to my school reunion', '25 yrs sorry. and she wasnt a bully exactly'],
      /softer than it first sounded|That's fair of you|^Right\. Then I'd turn|the old picture was bigger/u,
    ],
    ['denies contempt', ['i want to leave my husband', "You think I'm foolish."], /^No, I don't/u],
    [
      'lets a new partner count',
      ['should i text my ex', 'he has a girlfriend now btw'],
      /^That changes it/u,
    ],
    [
      'warns of a home as security',
      ['can i trust my business partner', 'he wants my house as guarantee'],
      /lawyer/u,
    ],
    [
      'weighs what speaks against it',
      ['should i go to my school reunion', 'the girl who bullied me is organising it'],
      /point against it/u,
    ],
    [
      'has the second sentence ready',
      ['my flatmate keeps eating my food', "she's going to say it was an accident"],
      /second sentence/u,
    ],
    ['is glad', ['im nervous for my recital', 'it went sooo good!!!'], /I'm glad/u],
  ])('and %s: %j', async (_, messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });

  test('and one word in it brings in no other subject', async () => {
    const text = await textOf(['should i go to my school reunion', 'i was lonely there']);
    expect(text).not.toMatch(/\bchild\b|\bclassmate\b/u);
  });

  test('and a new topic that is announced is read alone', async () => {
    const said = await last(MAYA, ['i miss my ex', 'change of topic. should i get bangs']);
    expect(said?.family).toBe('haircut-looks');
  });

  test('and another pet after a loss is no question of love', async () => {
    const text = await textOf(['my dog died last night', 'is it too soon to get another']);
    expect(text).toMatch(/too soon to ask/u);
  });
});

describe('A few words go on with what was looked up', () => {
  test.each([
    [
      'the full Moon after that',
      ['what day is the full moon', 'and the one after that'],
      /December/u,
    ],
    [
      'today for another sign',
      ['what does today hold for me', 'and my sister? shes a libra'],
      /Libra/u,
    ],
    [
      'another person by a birthday',
      ["tell me about me and my mum, she's a virgo", 'and my aunt? 3 june'],
      /Pisces and Gemini/u,
    ],
    [
      'a birthday that is put right',
      ['Will my daughter pass her bar exam? born 4 July', 'Forgive me, it is 7 April'],
      /^April 7, then, so your daughter has the Sun in Aries/u,
    ],
    ['the other sex', ['what does venus in aries mean', 'and for a man'], /^The same\./u],
    [
      'two births',
      ['am i compatible with my boyfriend', "he's 9 october 1996"],
      /^Your Sun is in Pisces, theirs in Libra\./u,
    ],
    [
      'a sign in a story',
      ['does he love me', 'hes a scorpio if that helps'],
      /^Then by the book it's Pisces for you and Scorpio/u,
    ],
    [
      'what ends',
      ['is mercury retrograde', 'ok but seriously when does it end'],
      /Mercury.*February 9, 2027/u,
    ],
  ])('%s: %j', async (_, messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });
});
