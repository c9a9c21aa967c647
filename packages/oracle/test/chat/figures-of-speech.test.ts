import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

/** What answered: a kind of small talk with its text, a matter or a passage. */
const answeredBy = async (message: string): Promise<string> => {
  const reply = await last(MAYA, [message]);
  return `${reply?.family ?? ''} ${(reply?.state.used ?? []).join(' ')}`;
};

test.each([
  ['my brother is going to murder me, i shrank his wool jumper', 'fears-their-anger · 0'],
  ['papa will kill me, i got 41 percent in chemistry', 'fears-their-anger · 2'],
  ['our coach is gonna kill us, the poster isnt done', 'fears-their-anger · 3'],
  ['my manager will have my head, i sent the wrong invoice', 'fears-their-anger · 7'],
  ['i would die if my boyfriend saw my camera roll', 'mortified-if-seen · 0'],
  ['these heels are murdering me, five more hours of wedding', 'sore-shoes · 0'],
  ['if i hear jingle bells one more time i will scream, i work in a shop', 'same-song-again · 0'],
  ['i could throttle whoever set up the class group chat', 'leaving-the-group · 0'],
  ["i'd kill for two days at the sea", 'would-kill-for · 1'],
])('a figure of speech with its cause is met lightly: %s', async (message, kind) => {
  expect(await answeredBy(message)).toContain(`small-talk/${kind}`);
});

test.each([
  'he will kill me if i leave him',
  'my dad will kill me, he has the belt in his hand',
  'my parents will kill me, im pregnant and 16',
  'how do i tell my mom i failed, she will kill me',
  'my dad died in these shoes',
  'my sister hears that song again and cries',
])('what is meant, or asked, is not met lightly: %s', async (message) => {
  expect(await answeredBy(message)).not.toMatch(
    /fears-their-anger|mortified-if-seen|sore-shoes|same-song-again|would-kill-for/u,
  );
});

test('a figure of speech is no death, so a matter that tells of none may answer', async () => {
  const answered = await answeredBy('i died inside when he introduced me as his friend');
  expect(answered).toContain('everyday/not-introduced');
});

test('a stove that an elder leaves on is met as a worry of its own', async () => {
  const answered = await answeredBy('nan keeps leaving the stove on. my uncle says its nothing');
  expect(answered).toContain('told/elder-leaves-it-on');
});

test('an oven that is left in a will is no worry about the stove', async () => {
  expect(await answeredBy('my mother left the oven to me in her will')).not.toContain('leaves-it');
});
