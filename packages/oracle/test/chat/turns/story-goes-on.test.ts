import { describe, expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

describe('A question that follows a story is answered on that story', () => {
  test.each([
    [['i want to quit my job', 'i have savings for 5 months', 'is that enough'], /with a floor/u],
    [
      ['my grandma is in a home now and i feel guilty', 'i visit once a month', 'is it enough'],
      /^If it's regular, yes/u,
    ],
    [['i failed my driving test again', 'third time', 'should i give up'], /^No, I'd go again/u],
    [['my novel got 40 rejections', 'do i keep going or give up'], /Give it an end/u],
    [
      ['my mom wants to move in with us', 'my husband says no way', 'whos right'],
      /a no weighs more/u,
    ],
    [
      ['why am i always attracted to unavailable people', 'my dad was never home', 'is that why'],
      /part of it/u,
    ],
    [['my cat died last week', 'is it stupid that i took a day off'], /^Not in the least/u],
    [['im pregnant and scared to tell my boss', 'when should i tell her'], /week 12 or 13/u],
    [['im thinking of moving to portland', 'do i go without him'], /at the price of/u],
    [['i got the job!!', 'what do i do on the first day'], /five names/u],
    [
      ['my dad and i dont talk about anything real', 'where do i start'],
      /^Sideways|^Questions with a thing in them/u,
    ],
    [['my girlfriend wants an open relationship', 'how do i say no'], /my answer is no/u],
    [
      ['my coworker takes credit for my ideas', 'whats a sentence i could use'],
      /Thanks for picking that up/u,
    ],
    [['they gave the promotion to someone i trained', 'should i leave'], /start leaving/u],
    [['we matched and he lives in another city', 'he said come visit', 'is it safe'], /own room/u],
    [['should i adopt a second cat', 'how do i introduce them'], /by smell first/u],
    [
      ['my instructor yells at me in driving lessons', 'change instructor or toughen up'],
      /^For "change instructor": .* For "toughen up": .* What would decide it:/u,
    ],
    [['i have a job interview on thursday', 'what if they ask why i left'], /one true, short/u],
  ])('%j', async (messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });
});

test('A correction is read with the question that it corrects', async () => {
  const story = ['my boyfriend still follows his ex', 'i dont believe him'];
  const said = await last(MAYA, [...story, 'no i meant i do believe him but it still hurts']);
  expect(said?.family).not.toBe('prayer-faith');
});

test('What got reviewed words is known to the next message', async () => {
  const said = await last(MAYA, ['i was scammed online, 300 euros', 'my husband doesnt know']);
  expect(said?.family).toBe('scammed');
});

describe('A detail that is told is taken up', () => {
  test.each([
    [['he texts me every day but never asks me out', 'its been 4 months'], /what's on offer/u],
    [['my roommate never pays rent on time', 'i already talked to her twice'], /done the talking/u],
    [
      ['i lent my friend 800 dollars', 'she keeps saying next month'],
      /no with good manners|small and dated/u,
    ],
    [['should i go back to school', 'im 41'], /Studying later/u],
    [['my dad and i dont talk about anything real', 'he is 74'], /not endless time/u],
    [['should i text my ex', "he's the one who left tho"], /leave the first word to him/u],
    [['he proposed', 'i said i need time'], /honest answer/u],
  ])('%j', async (messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });

  test('and leaves the subject what it was', async () => {
    const said = await last(MAYA, ['my dad and i dont talk about anything real', 'he is 74']);
    expect(said?.family).toBe('parents-grown');
  });

  test.each([
    [['should i text my ex', 'when is the next full moon'], /full Moon|Moon/u],
    [['my cat died last week', 'thanks'], /^(?!Thank you for telling me)/u],
    [['i want to quit my job', 'whats my life path number'], /^Your life path number is \d/u],
  ])('but a new question is answered as one: %j', async (messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });
});

describe('A later message that only the story explains', () => {
  test.each([
    // What was done, what came back, how it came out.
    [['should i get a fringe', 'my sister says dont', 'did it lol'], /^Ha, you did it!/u],
    [['a rival firm made me an offer', 'my team is lovely', 'ok i accepted'], /^Congratulations/u],
    [['should i text my ex', 'she answered "new phone who dis"'], /^Ouch\. Either the number/u],
    [['me and my bf had a fight', 'he wrote "can we talk sunday"'], /^Good, I'd say/u],
    [['will i pass my theory test', 'i failed :('], /^I'm sorry, that's a rotten drive/u],
    [
      ['i had an interview at a school', 'they went with someone else'],
      /^I'm sorry, that's a real/u,
    ],
    [['i started running', 'havent been in 3 weeks'], /^That happens to nearly everyone/u],
    // The lean in so many words.
    [['my cousin wants to borrow 900', 'he still owes me 200', 'so thats a no?'], /^Yes, no\./u],
    [['my aunt wants me to cosign her loan', 'just tell me yes or no'], /^No\. If you sign/u],
    // The other person, and the user.
    [['i want to move to oslo with my boyfriend', 'what about his side'], /^For him it means/u],
    [
      ['my wife works nights', 'i feel so alone', 'its not about her its me'],
      /^Then it's about you/u,
    ],
    [['my best friend ignores me', 'why'], /^I can't see their reasons/u],
    [['i like a girl in my choir', 'what if she says no'], /^Then you smile/u],
    // What was meant.
    [['my mother in law hates my curtains', 'thats not what i asked'], /^You're right, I'm sorry/u],
    [['i yelled at my daughter', 'i feel terrible'], /^Of course you do/u],
    [
      ['i lost my temper with my dad', 'i said something awful', 'what do i text him'],
      /^"I'm sorry/u,
    ],
    [
      ['nobody hires me', '50 applications', 'maybe im just useless'],
      /^No, I don't think that's it/u,
    ],
  ])('%j', async (messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });

  test('a bare no is not taken for a verdict', async () => {
    expect(await textOf(['should i buy a boat', 'no'])).not.toMatch(/lean no|say no for now/u);
  });

  test.each([
    [['how is my week at work', 'and next week?'], /^Next week, for work: /u],
    [['how does my december look for love', 'and january?'], /^For love in January, /u],
    [
      ['should i send my novel to an agent', 'haha ok. and which day is best to send it'],
      /^If you want to send it: /u,
    ],
    [['what is my moon sign', 'what about love', 'shorter please'], /^For love, in one line: /u],
    [['are aries and cancer compatible', 'why'], /^Because Aries is a fire sign and Cancer/u],
    [['why am i so moody according to my chart', 'no i mean my mars'], /Your Mars is in /u],
    [['how does my month look', 'and for him, he is 3 may 1991'], /^For him, born May 3, 1991/u],
    [['am i going to be rich', 'when'], /^No chart has a date/u],
  ])('of the sky: %j', async (messages, expected) => {
    expect(await textOf(messages)).toMatch(expected);
  });
});
