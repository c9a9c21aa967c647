import { describe, expect, test } from 'vitest';
import { splitMessage } from './split-message.ts';

const texts = (message: string) => splitMessage(message).map(({ text }) => text);

describe('A message', () => {
  test('of thanks alone stays thanks', () => {
    expect(texts('thank you so much, i will try that')).toEqual([
      'thank you so much, i will try that',
    ]);
  });

  test.each([
    ['how do i tell them & am i allowed to go', ['how do i tell them', 'am i allowed to go']],
    ['should i quit and when', ['should i quit?', 'when should i quit?']],
    ['do i tell her, and how?', ['do i tell her?', 'how do i tell her?']],
    [
      'three questions: why cant i sleep, is it the full moon, should i quit coffee',
      ['why cant i sleep', 'is it the full moon', 'should i quit coffee'],
    ],
    ['should i text first and if so what', ['should i text first', 'what do i say']],
    [
      'who should i invite to my wedding, does my dad come, and is the 12th good',
      ['who should i invite to my wedding', 'does my dad come', 'is the 12th good'],
    ],
    [
      'his cat hates me. my mum hates him. is the 1st a good date',
      ['his cat hates me.', 'my mum hates him.', 'is the 1st a good date'],
    ],
  ])('with several questions is cut into them: %s', (message, questions) => {
    expect(texts(message)).toEqual(questions);
  });

  test('that tells a trouble before advice is one piece', () => {
    expect(texts('my cat hates me. what should i do')).toEqual(['what should i do']);
  });

  test('with one question is one piece', () => {
    expect(splitMessage('should i text him')).toEqual([{ text: 'should i text him', said: '' }]);
  });

  test('keeps the statement before a question as its context', () => {
    expect(splitMessage('My boss shouts at me. Should I quit?')).toEqual([
      { text: 'Should I quit?', said: 'My boss shouts at me.' },
    ]);
  });

  test('does not ask what is told after the question', () => {
    const told =
      'how do i cancel before the trial ends, i cant find the button anywhere and it ends tonight';
    expect(texts(told)).toEqual([told]);
  });

  test('hands no question on to what is told of a person', () => {
    const told = 'can i add my nan to my plan, shes 80 and cant do the login';
    expect(texts(told)).toEqual([told]);
  });

  test('that changes the subject is about the new one', () => {
    expect(texts('can we talk about something else. when is the full moon')).toEqual([
      'when is the full moon',
    ]);
  });

  test('without a question stays whole', () => {
    expect(texts('he left. i am so sad. that is all')).toEqual([
      'he left. i am so sad. that is all',
    ]);
  });

  test.each([
    ['when is the full moon and what is my rising sign', 2],
    ['will i get the job? also is mercury retrograde and should i text my ex', 3],
    ['whats my rising sign and when is the full moon', 2],
    ['whats my moon sign, venus sign and mars sign', 3],
    ['what is my life path number and also my moon sign', 2],
    ['when is the next full moon, new moon and eclipse', 3],
    ['right. 1 will i get the job 2 is dave seeing someone 3 should i get a fringe', 3],
    ['1. will i pass my exam 2. when should i move 3. what does chiron mean', 3],
    ["am i compatible with a scorpio? also he hasn't texted back in two days", 2],
    ["what's my moon sign, and also will i get the job", 2],
  ])('with several questions is cut: %s', (message, count) => {
    expect(texts(message)).toHaveLength(count);
  });

  test('shares "should i" among the deeds of a list', () => {
    expect(texts('should i quit my job, move to lisbon, and break up with dan')).toEqual([
      'should i quit my job?',
      'should i move to lisbon?',
      'should i break up with dan?',
    ]);
  });

  test.each([
    'what house is my sun in and what does that mean',
    'should i stay or should i go',
    'is he mad at me or am i overthinking',
    'whats the difference between sun and rising',
    'my wife retired in may and is now in my workshop all day',
    'what does it mean that he calls and does nothing about it',
  ])('with two halves of one question is one piece: %s', (message) => {
    expect(texts(message)).toHaveLength(1);
  });

  test.each([
    ['thank you! one more: should i keep the bracelet', 'should i keep the bracelet'],
    ['hello oracle. will it rain on my party', 'will it rain on my party'],
    ['thank you that helped! when is the next full moon', 'when is the next full moon'],
    ['ok cool thanks what about the 9th', 'what about the 9th'],
    ['tysm 🙏 and what about my sister', 'and what about my sister'],
    ['fair enough. what is my venus sign', 'what is my venus sign'],
    ['thanks. one more thing do full moons affect sleep', 'do full moons affect sleep'],
  ])('with a courtesy in front is about what comes after it: %s', (message, text) => {
    expect(splitMessage(message)).toEqual([{ text, said: '' }]);
  });

  test('keeps a date with dots and the three signs of a chart in one piece', () => {
    expect(splitMessage('my rising? dob 19.11.1988 at 14.20 in warsaw')).toEqual([
      { text: 'my rising?', said: 'dob 19.11.1988 at 14.20 in warsaw' },
    ]);
    expect(splitMessage("what's my sun, moon and rising?")).toHaveLength(1);
  });
});
