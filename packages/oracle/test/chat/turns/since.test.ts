import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const lastUsed = async (...messages: string[]): Promise<string | undefined> =>
  (await last(MAYA, messages))?.state.used.at(-1);

describe('What happened since is received as what it is', () => {
  test.each([
    [
      'since-is-taken',
      'should i talk to the cute guy at my gym',
      'talked to him, he has a girlfriend',
    ],
    ['since-given-away', 'will we get the flat on elm street', 'someone else got it'],
    [
      'since-not-believed',
      'should i tell my friend her husband flirted with me',
      'told her and she said im lying',
    ],
    [
      'since-harmless',
      'my friend is ignoring me, no reply in a week',
      'turns out she was in hospital',
    ],
    ['since-answer-by', 'i got a job offer but the pay is low', 'they want an answer by tomorrow'],
    ['since-got-the-job', 'i have a trial shift at a bakery tomorrow', 'they took me!!'],
    [
      'since-over-my-head',
      'my husband wants to lend his cousin money',
      'he already sent it and didnt tell me',
    ],
    [
      'since-asks-for-money',
      'my boyfriend is a soldier, we met online',
      'he needs 500 dollars for the customs fee',
    ],
    ['since-left-me', 'my wife says i work too much', 'she left me this morning'],
  ])('%s: %s | %s', async (id, ...messages) => {
    expect(await lastUsed(...messages)).toContain(`turn/${id} · `);
  });

  test.each([
    ['my job is boring but ok', 'they took me off the project i liked'],
    ['my son starts school in september', 'dropped him off at football, now im bored'],
    ['my husband works so much', 'he left for work at 5 again'],
    ['i have a crush on my barista', 'what if he has a girlfriend'],
  ])('other words are left alone: %s | %s', async (...messages) => {
    expect(await lastUsed(...messages)).not.toContain('turn/since-');
  });
});

describe('A later message is read with its story', () => {
  test.each([
    [
      'pet-is-it-time · how',
      'my dog is 15 and cant get up the stairs anymore',
      'vet says we will know when its time',
      'how do you know when its time',
    ],
    [
      'met-my-old-bully · told',
      'do you think i should go to my 10 yr reunion',
      'my bully will be there. shes a realtor now',
    ],
  ])('%s', async (matter, ...messages) => {
    expect(await lastUsed(...messages)).toBe(`story/everyday/${matter}`);
  });

  test('what is told with a complaint is answered, and not the complaint', async () => {
    const said = await last(MAYA, [
      'my horoscope today please',
      'thats so vague. my sister and i fight about moms ring, say something about that',
    ]);
    expect(said?.state.used.at(-1)).not.toContain('fits-anyone');
  });
});
