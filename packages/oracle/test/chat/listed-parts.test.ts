import { describe, expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const textOf = async (message: string): Promise<string> =>
  (await last(MAYA, [message]))?.text ?? '';

describe('Small questions in a list', () => {
  test.each([
    [
      'will i get into art school, should i wear red to the interview, and is 9am a bad time',
      [/what a committee decides/u, /"Should i wear red/u, /"Is 9am a bad time": No/u],
    ],
    [
      '1) will chemo work for my aunt 2) is she scared 3) what do i say to her when i visit',
      [/about someone you love/u, /a door without pushing/u, /follow the answer/u],
    ],
    [
      'lucky number this week? should i trust the new business partner? will my ex pay me back',
      [/leave the lottery out of it/u, /Trust what can be checked/u, /with the sum and a date/u],
    ],
    [
      "my partner is a scorpio and i'm a leo, are we compatible? what does 444 mean",
      [/Leo and Scorpio, by the book/u, /row of 4s/u],
    ],
  ])('each have their own answer: %s', async (message, answers) => {
    const text = await textOf(message);
    for (const answer of answers) expect(text).toMatch(answer);
  });

  test('leave a question on a tender topic its reviewed words', async () => {
    const text = await textOf('am i pregnant and do i tell him and is this karma');
    expect(text).toMatch(/"Am i pregnant": .*can't predict a pregnancy/u);
    expect(text).toMatch(/"Do i tell him": If it touches them/u);
  });

  test.each([
    ['will she stay sober and will it rain', /hangs on what the two of you agree/u],
    ['is it safe to drive after two beers and is my friend mad at me', /no date in the sky/iu],
    ['should i stay with my company or leave, will i get a raise', /afraid of them/u],
  ])('do not catch what only sounds alike: %s', async (message, other) => {
    expect(await textOf(message)).not.toMatch(other);
  });
});

describe('Words to the Oracle', () => {
  test.each([
    ['who can read this? my wife has the same account', /can read it all/u],
    ['do i have to pay after the free week or does it stop', /goes on as Premium at/u],
    ['why are your answers a whole essay, keep it short pls', /short/iu],
    [
      'you got my sign wrong, im not a pisces im an aquarius, feb 17',
      /^You're right, and I'm sorry/u,
    ],
    ['good morning oracle, coffee in hand, hit me', /^Good morning\. /u],
    ['pls just call me Mo', /^Mo it is/u],
  ])('are answered as what they ask: %s', async (message, answer) => {
    expect(await textOf(message)).toMatch(answer);
  });

  test.each([
    ['my boss says the same thing to everyone', /astrology has never/u],
    [
      'my husband paid for dinner by mistake with my card can i get it back',
      /can't pay anything back/u,
    ],
    ['he calls less and less, is there someone else', /I'm an AI/u],
  ])('are not heard where other people are told of: %s', async (message, other) => {
    expect(await textOf(message)).not.toMatch(other);
  });
});

describe('Situations in other languages', () => {
  test.each([
    [
      'morgen ist meine führerscheinprüfung und ich bin zweimal durchgefallen',
      /^Durchfallen ärgert/u,
    ],
    ['minha mãe está sozinha em Lisboa e eu longe, sinto culpa', /^A culpa de estar longe/u],
    ['ate magkakabalikan pa ba kami, di na kami nag uusap', /^Hindi ko nakikita/u],
    ['hola, mi perra va a tener cachorros esta semana y estoy nervioso', /Call a vet/u],
  ])('are understood: %s', async (message, answer) => {
    expect(await textOf(message)).toMatch(answer);
  });
});
