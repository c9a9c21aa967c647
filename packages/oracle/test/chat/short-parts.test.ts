import { describe, expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const textOf = async (message: string): Promise<string> =>
  (await last(MAYA, [message]))?.text ?? '';

describe('A short question among others', () => {
  test.each([
    [
      'do i stay with him? do i move back to my mums? can i afford it on 1400 a month? will the kids hate me?',
      [/"Can i afford it on 1400 a month": Put it on one page: rent/u, /angry for a while/u],
    ],
    ['is he my soulmate? is he a narcissist? how can you tell', [/By what repeats/u, /diagnosis/u]],
    [
      'Does she like me? Is it too soon? Do I shave the beard?',
      [/Too soon for a promise/u, /Trim it/u],
    ],
    [
      'When will my visa come, when will I see my wife, and why my knee hurts when it rains',
      [/papers, leave and a ticket/u, /no sky explains a pain/u],
    ],
    [
      '1. what is my moon sign 2. is it good for marriage 3. which day next week should i talk to her father',
      [
        /No placement, number or card/u,
        /"Which day next week should i talk to her…": \w+day, November/u,
      ],
    ],
  ])('is answered in the part of life of those beside it: %s', async (message, answers) => {
    const text = await textOf(message);
    for (const answer of answers) expect(text).toMatch(answer);
    expect(text).not.toContain('Ask it by itself');
  });

  test.each([
    [
      'Whats my element, my lucky number and my power animal? also is tofu bad for you',
      'In ordinary amounts',
    ],
    [
      'my mother broke her hip in Kolkata, my visa is not renewed so I cant travel, my husband wants the flight money for the car. Do I fight him? Do I go and risk it? And how do I not hate everyone',
      'immigration advice service',
    ],
    [
      'hi i have 2 q: is feb good to move to berlin and also how do i tell my band im leaving',
      'rules no month out',
    ],
    [
      '1. Should I sell the car 2. Is Pisces man worth it 3. why does my knee hurt when it rains',
      'a person can be',
    ],
  ])('is not swallowed by the others: %s', async (message, answer) => {
    expect(await textOf(message)).toContain(answer);
  });

  test('gets no general lean where money, courts or bodies are at stake', async () => {
    expect(await textOf('is crypto gonna go up, should i put my savings in')).not.toMatch(
      /My lean/u,
    );
  });

  test.each(['can scorpios be trusted', 'my rising? and can you trust a gemini'])(
    'gets a yes or no that fits the question: %s',
    async (message) => {
      expect(await textOf(message)).not.toMatch(/(?:^|": )No[.,:]/u);
    },
  );
});
