import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (...messages: string[]): Promise<string> =>
  (await last(MAYA, messages))?.parts.map(({ text }) => text).join(' ') ?? '';

describe('A complaint is answered by the question that was meant', () => {
  test.each([
    [
      'the earlier one on the topic',
      /december|columns|costs/iu,
      [
        'how will december be for my money',
        'can i afford the motorcycle',
        "that's not what i asked. i asked about MONEY",
      ],
    ],
    [
      'the one with these words in it',
      /farm|lifetime|season/iu,
      [
        'is it a good time to sell the farm',
        'my sons do not want it',
        "I didn't say I wanted to sell. I said is it a good time.",
      ],
    ],
    [
      'the choice that was asked for',
      /old exams, because/u,
      [
        'i have 3 midterms next week',
        'flashcards or old exams for bio',
        'that wasnt my question. flashcards or old exams for bio. pick one',
      ],
    ],
    [
      'all that was told, where nothing was answered',
      /lean|what has to change|five years/u,
      ['should I break up with her', 'we fight about money all the time', 'u didnt answer me'],
    ],
    [
      'the signs',
      /Fire says it and moves on/u,
      ['we set our wedding date', "no i mean my fiance! scorpio. i'm an aries. are we compatible?"],
    ],
  ])('%s', async (_, words, messages) => {
    expect(await textOf(...messages)).toMatch(words);
  });

  test.each([
    [
      'what others answered is told',
      'can they raise my rent',
      'i asked about the rent and they said no',
    ],
    [
      'a yes that is regretted is told',
      'my boss wants me to work on sunday',
      'i said yes and now i regret it',
    ],
  ])('%s', async (_, ...messages) => {
    expect(await textOf(...messages)).not.toContain('I missed your question');
  });
});

describe('A question that is asked in full gets an answer', () => {
  test.each([
    'should i give back his stuff now or should i wait until he asks me for it',
    'what would i even do the next two weekends, i moved to this city for him',
  ])('%s', async (message) => {
    const text = await textOf('my boyfriend broke up with me on sunday', message);
    expect(text).not.toMatch(/what would help most|only be guessing|weigh it for a yes or no/iu);
  });

  test('a child that does not answer is looked for, and is met as safe', async () => {
    const story = ["My son is 19, at college, and he hasn't answered my texts in four days."];
    const scared = "I'm scared something happened to him.";
    expect(await textOf(...story, scared)).toContain('wellness check');
    expect(await textOf(...story, scared, 'My son is fine! I feel silly now.')).toMatch(/relief/u);
  });
});
