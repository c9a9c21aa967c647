import { afterAll, describe, expect, test } from 'vitest';
import { openRealTalk } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const { last, close } = openRealTalk();
afterAll(close);

const NOT_SURE = /not sure i'm reading|don't have a good answer|outside what I know/iu;
const CONGRATULATES = /congratulations|well done|well earned|wonderful|you won/iu;

describe('A message on no known subject is answered by its form', () => {
  test.each([
    ['the man at the market wants the code from my bank text', 'ask-safety'],
    ['a girl i met online says send gift cards for the customs', 'ask-safety'],
    ['sigh', 'tell-mood'],
    ['ugh', 'tell-mood'],
    ['am i weird for naming my umbrellas', 'ask-odd'],
    ['two pigeons moved into the letterbox, is that a sign', 'ask-sign'],
    ['why am i the one who holds the ladder every harvest', 'ask-why-me'],
    ['do i wave back at the lighthouse man', 'ask-do'],
    ['talk me out of painting the ceiling black', 'ask-do'],
    ['how do i phrase the lost umbrella notice', 'ask-write'],
    ['bought a lighthouse lamp at the flea market. i live in a basement', 'tell-slip'],
    ['the pottery kiln workshop starts in two weeks and i am so nervous', 'tell-ahead'],
    ['rip trevor the stapler, you were so loud', 'tell-joke'],
    ['i want to build a canoe but the shed is tiny', 'tell-want'],
  ])('%s', async (message, family) => {
    expect((await last(MAYA, [message]))?.family).toBe(family);
  });

  test('with subjects to tap beside it', async () => {
    const said = await last(MAYA, ['bought a lighthouse lamp. i live in a basement']);
    expect(said?.choices.length).toBe(2);
  });

  test('and says the point of the story back', async () => {
    const message = 'The ferry stopped running on Sundays. I still go and look at the pier.';
    expect((await last(MAYA, [message]))?.text).toContain('I still go and look at the pier');
  });
});

test.each([
  'the weaving guild moved me to the back loom',
  'my aunt irons her newspapers',
  'they closed the little cinema behind the station',
  'the lodger keeps a kayak in the hallway',
  'my barber retired and the new one whistles',
])('a clear message is not met with "not sure": %s', async (message) => {
  expect((await last(MAYA, [message]))?.text).not.toMatch(NOT_SURE);
});

test.each(['asdf qwer zxcv', 'blorp fleem'])(
  'a message without content is: %s',
  async (message) => {
    expect((await last(MAYA, [message]))?.text).toMatch(NOT_SURE);
  },
);

describe('A failure', () => {
  test.each([
    'result came today, not passed, and it was my last attempt at the pilot licence',
    'finally got the letter. rejected. i was so proud of that sculpture',
    'we lost the final!!! best season and still lost',
    'i won the leek cup twice. the committee wrote to me. i did not move the peg',
    'will i pass my driving test on the 17th, fourth attempt',
  ])('is never congratulated: %s', async (message) => {
    expect((await last(MAYA, [message]))?.text).not.toMatch(CONGRATULATES);
  });

  test('while good news is', async () => {
    const said = await last(MAYA, ['the kiln finally works and i won the village glaze prize!!!']);
    expect(said?.family).toBe('tell-good');
  });
});
