import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

/** The kinds of small talk that were answered, by what was said. */
const kindsOf = async (...messages: string[]): Promise<string[]> => {
  const used = (await last(MAYA, messages))?.state.used ?? [];
  return used.flatMap((name) => /^small-talk\/(?<id>.+) · \d+$/u.exec(name)?.groups?.['id'] ?? []);
};

test.each([
  ['hand-with-marks', 'palm photo wont work, a scar runs across my hand from a saw. other one?'],
  ['hand-with-marks', 'does the palm scan work with henna on both hands'],
  ['hand-with-marks', 'missing a fingertip on my left hand, will the scan work'],
  ['photo-refused', 'it keeps saying no hand found when i scan my palm'],
  ['photo-refused', 'does the palm photo not work on brown skin'],
  ['old-photo-of-hand', 'can i use an old picture of my hand'],
  ['question-given-back', 'it used my 5 messages but two were just "hi". give them back'],
  ['when-new-questions', 'i used my 5, do they come back at midnight my time'],
  ['questions-left', 'how many questions do i have left today'],
  ['courtesy-counts', 'does "ok thanks" use up one of my 5'],
  ['premium-takes-limit-off', 'with premium can i ask as much as i want'],
  ['charged-and-back', 'forgot the trial and got charged 9.99, can i get it back'],
  ['charged-too-soon', 'you charged me already but the trial is 7 days'],
  ['stop-before-charge', 'how do i get out of the trial before it takes the 9.99'],
  ['cancel-by-when', 'until what day do i have to cancel the trial'],
  ['in-my-currency', 'is premium charged in rupees or dollars'],
  ['their-hour-unknown', 'compatibility wants his birth time, can i leave it blank'],
  ['are-they-told', 'does my ex get a message if i check our compatibility'],
  ['secret-about-someone', 'is what i tell you about my late husband seen by anybody'],
  ['with-someone-who-died', 'can i do compatibility with my late wife'],
  ['readings-after-cancel', 'where do my saved readings go if i cancel'],
  ['access-until-end', 'i cancelled yesterday, will i still have it until the end of the month'],
  ['old-answers', 'can i read my old answers from march somewhere'],
  ['hour-typed-wrong', 'put my birth time as 4am but mum says 4pm, do i have to start over'],
  ['place-not-listed', 'my birth town is not in the list'],
  ['mail-hour', 'i want the daily email at 6 not at 9'],
  ['how-old-are-they', 'my sister is 16 can she use it'],
  ['read-aloud', 'can it be read out loud'],
])('%s: "%s" is answered from what the product does', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['ends-on-questions', 'why do you end everything with a question'],
  ['likened-to', 'your readings sound like my aunt after two glasses'],
  ['likened-to', 'why do you talk like a greeting card'],
  ['manner-drama', 'ur kind of dramatic for an app'],
  ['manner-sweet', 'do you always have to be so positive'],
  ['manner-wordy', "you're very long winded today"],
  ['answer-was-meh', 'ngl your last answer was mid'],
  ['plainer-words', 'why you use so big words, i am a simple man'],
  ['writing-too-small', "the writing's too small, i'm 81"],
  ['said-a-good-day', 'you said id have a calm day. my toddler flushed my keys'],
  ['came-back-with-thanks', 'thanks for last week, i did the interview'],
  ['real-psychic', 'say something only a real psychic would know'],
  ['nonsense-yet-here', 'horoscopes are nonsense and yet here i am'],
  ['name-wrong', 'my name is Asha not Asia'],
  ['small-hands-typed', 'sorry, baby grabbed the phone'],
  ['guess-from-hint', 'guess what i do for work. hint: fire'],
  ['born-elsewhere', 'i was born on mars, whats my sign'],
  ['quiet-company', 'evening. just the kettle and you tonight'],
  ['minutes-to-spare', 'on my break, got 4 minutes, go'],
  ['came-back-with-thanks', 'thank u, i said it to her like you said and we are ok'],
  ['page-against-life', 'your horoscope said adventure awaits. i have a cold'],
  ['do-you-have', 'do you also have a mother in law'],
  ['prove-by-lunch', 'prove it, what did i have for breakfast'],
  ['good-night-with-news', 'good night. sold three lamps and an ugly chair'],
  ['hello-by-name', 'say hi to my wife, her name is Olga'],
  ['who-would-win', 'who would win, a taurus or a swan'],
  ['voice', 'say something in the voice of an angry nigerian auntie'],
])('%s: "%s" is taken as talk about the Oracle or a game', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  'my husband is so dramatic',
  'my mom talks like a politician',
  'he said it would be a quiet week and then he left me',
  'got a burn on my hand from the oven',
  'my ex took my dog, i want it back',
])('"%s" is a story and no talk about the Oracle', async (message) => {
  expect(await kindsOf(message)).toEqual([]);
});
