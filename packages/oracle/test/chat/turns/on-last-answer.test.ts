import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('A few words to the last answer are about that answer', () => {
  test.each([
    // Why.
    [['should i sign the lease on friday or wait', 'why'], /^Because signing/u],
    [['should i lend my cousin 400', 'but why'], /^Because money/u],
    [['my best friend ignores me', 'why'], /^I can't see/u],
    // One of two.
    [
      [
        'i got into two schools, one for nursing and one for sound engineering',
        'nursing is safe. sound is what i do till 4am for free',
        'which one would YOU pick tho',
      ],
      /^If it were me: the one for sound engineering\./u,
    ],
    [
      [
        'works do on saturday and my ex will be there with HER',
        'ive got a red dress and a green jumpsuit',
        'the red one or the green one then',
      ],
      /^If it were me: the red one\./u,
    ],
    [
      ['which month is better to visit my sister, February or April', "that's not what i asked"],
      /^Sorry, I missed your question\. If it were me: February/u,
    ],
    // A yes or a no.
    [['my girlfriend wants a puppy', 'we both work from home', 'so thats a yes?'], /^Yes\b/u],
    [['does he like me, he saves me a seat', 'so thats a yes??'], /^No, that's not a yes from me/u],
    // Shorter.
    [
      ['how do i stop overthinking everything', 'can you say that in one sentence pls'],
      /^Give it a time and a place\.[^.]+\.$/u,
    ],
    // A sign as a hint.
    [
      ['my friend went cold on me', 'should i ask her', "she's a cancer if that helps"],
      /^Cancer is known for drawing back/u,
    ],
    [
      ['guy im dating goes quiet after every date', "ok he's a virgo, does that change anything"],
      /^A little, .* Virgo is known for going quiet/u,
    ],
    [['is he the one', 'he wants kids, so do i', 'so is that a yes?'], /^Not a yes and not a no/u],
    // Another thing of a dream, another placement, one of two people, an example.
    [
      ['i dreamed of snakes in my bed and a little girl laughing', 'you forgot the little girl'],
      /^You're right, I left that out\. A child/u,
    ],
    [['i had a dream about my old teacher handing me keys', 'and the keys?'], /^A key is/u],
    [['what does my sun sign say about work', 'and for my moon?'], /^For work, your Moon/u],
    [
      [
        'talking to two guys, one is a virgo accountant and one is a leo who plays drums',
        'which one likes me more',
        'no the other one. the leo',
      ],
      /^The leo who plays drums, then\./u,
    ],
    [['do i text her first', 'its been 3 days since the date', 'like what'], /^For example: "/u],
    // A birth that is put right, another one, and an hour.
    [
      ['i was born 3 march 1988, how will next year be for me', 'oh sorry 1989'],
      /^Got it\. Going by the birth you typed here, March 3, 1989: /u,
    ],
    [
      ['will i get my visa', 'applied 3 weeks ago for canada', 'yes or no please'],
      /^Neither, honestly: that one gets decided by other people/u,
    ],
    [
      ['what does next year look like for me in work', 'same for my husband, 9 september 1975'],
      /^For your husband, .* For work a Virgo Sun/u,
    ],
    [
      ['what is my rising sign? born 4 july 1995 in chicago', 'born at 6:20 am'],
      /coming up over the horizon|the city in one line/u,
    ],
    // What was asked.
    [
      ['should i wear the red shoes on saturday', 'what did i ask you before? i forgot lol'],
      /^You asked me: "should i wear the red shoes on saturday"/u,
    ],
  ])('%j', async (messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });

  test('Another try says something else', async () => {
    const asked = ['how do i make friends at 35 in a new city'];
    const again = await textOf([...asked, 'not helpful']);
    expect(again).toMatch(/^Fair enough\. More concretely, then\. /u);
    expect(await textOf(asked)).not.toContain(again.split('. ')[2]);
  });

  test('A bare yes or no is an answer and asks for no verdict', async () => {
    expect(await textOf(['should i text my ex', 'no'])).not.toMatch(/^(?:My lean|A no)/u);
  });
});
