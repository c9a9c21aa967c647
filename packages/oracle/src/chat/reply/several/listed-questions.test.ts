import { describe, expect, test } from 'vitest';
import { listedQuestions } from './listed-questions.ts';

describe('A list of questions', () => {
  test.each([
    [
      '(1) why is he late (2) any dosh in my kundli (3) what remedy',
      'why is he late? any dosh in my kundli? what remedy?',
    ],
    [
      'i want to know 1 my talent 2 if i must stay with Ann 3 when money comes',
      'what is my talent? should i stay with Ann? when money comes?',
    ],
    ['hey so 3 things. is he mad, and is opal bad luck', 'is he mad? is opal bad luck'],
    [
      'what is my lucky number, lucky day, lucky color?',
      'what is my lucky number? what is my lucky day? what is my lucky color?',
    ],
    [
      'hi, i want to know if i should do nursing, when to apply, and if i will move',
      'should i do nursing? when to apply? will i move?',
    ],
    ['love? money? move?', 'how is my love life? how are my finances? moving house?'],
    ['how many kids, abroad yes or no', 'how many kids? abroad yes or no'],
    [
      'two qs. 1 can i be friends with my ex 2 gold or silver for a leo',
      'can i be friends with my ex? gold or silver for a leo?',
    ],
    [
      "you answered only the shop. what about my health and my wife's brother who lives with us",
      "what about my health? what do i do about my wife's brother who lives with us?",
    ],
    [
      'should i dye my hair, wear the green one, and how do i avoid Terry',
      'should i dye my hair? should i wear the green one, and how do i avoid Terry',
    ],
    [
      'am i gonna be rich. if so when. if not how do i cope',
      'am i gonna be rich. if so when? if not how do i cope?',
    ],
    [
      'q1 does he miss me q2 do i delete his number q3 is 7 lucky',
      'does he miss me? do i delete his number? is 7 lucky?',
    ],
    [
      'two things. 1 he never called 2 my brother wants money',
      'he never called? my brother wants money?',
    ],
    [
      '3 things: my job, my boyfriend, my weight. go',
      'how is my career? how is my love life? my weight?',
    ],
    [
      'tell me my moon sign, and whether i should call Ben',
      'tell me my moon sign? should i call Ben',
    ],
    [
      'is he cheating and if he is do i look at his phone',
      'is he cheating? do i look at his phone',
    ],
  ])('is parted, each in a sentence of its own: %s', (message, parted) => {
    expect(listedQuestions(message)).toBe(parted);
  });

  test.each([
    'When my dad died, did the stars show it?',
    'my partner is a scorpio and i am a leo, are we compatible?',
    'he gave me 2 rings and 3 books, what does it mean',
    'i turned 30, is it downhill from here',
    'Hi, will i get the job',
    'he said it is fine, and is now in the kitchen',
    'what is my moon sign and my rising sign',
    'we had a fight on the 1. of may, should i call him',
    'do me a favor, are you real',
    'love',
    'my mom, my aunt and the dog',
    'will he call and if he does will he stay',
    '1 dog and 2 cats, is that too much',
  ])('leaves other messages as they are: %s', (message) => {
    expect(listedQuestions(message)).toBe(message);
  });
});
