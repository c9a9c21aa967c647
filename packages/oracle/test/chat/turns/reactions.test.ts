import { describe, expect, test } from 'vitest';
import { DETAIL_REACTIONS } from '../../../content/chat/turns/reactions/details.ts';
import { FEELING_REACTIONS } from '../../../content/chat/turns/reactions/feelings.ts';
import { REPLY_REACTIONS } from '../../../content/chat/turns/reactions/replies.ts';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const usedBy = async (...messages: string[]): Promise<readonly string[]> =>
  (await last(MAYA, messages))?.state.used ?? [];
const textOf = async (...messages: string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

const MOTHER = 'my mom criticises everything i do';

describe('A short reply is taken as what it is', () => {
  test.each([
    ['too-hard', 'easier said than done'],
    ['too-hard', 'its not that simple'],
    ['does-not-know', 'idk'],
    ['doubts', 'are you sure'],
    ['doubts', 'really?'],
    ['asks-opinion', 'what would you do'],
    ['will-not-do-it', "but she won't listen"],
    ['knows-but', 'true but still'],
    ['asks-help', 'help'],
    ['will-try', 'ok ill try'],
    ['shrugs', 'lol whatever'],
    ['feels-scared', 'scared'],
    ['feels-tired', 'im so tired of it'],
    ['accepts', 'lol ok'],
    ['found-it', 'thats the problem'],
    ['too-late', 'is it too late'],
    ['scared-of-outcome', 'what if it gets awkward'],
  ])('%s: %s', async (id, message) => {
    const used = await usedBy(MOTHER, message);
    expect(used.some((name) => name.startsWith(`turn/${id} · `))).toBe(true);
  });

  test('a second doubt gets another text on the same subject', async () => {
    const first = await textOf(MOTHER, 'really?');
    const second = await textOf(MOTHER, 'really?', 'are you sure');
    const sentences = first.split(/(?<=[.?!]) /u);
    expect(sentences.filter((one) => second.includes(one))).toEqual([]);
  });

  test('a question of blame gets no yes', async () => {
    const text = await textOf('i had a fight with my sister', 'she said im selfish', 'am i');
    expect(text).toMatch(/^(?:I don't think so|Not by)/u);
  });

  test('a look-up is no story that a reply goes on with', async () => {
    const used = await usedBy('whats my moon sign', 'really?');
    expect(used.filter((name) => name.startsWith('turn/doubts'))).toEqual([]);
  });

  test('nothing of it is said after words of care', async () => {
    const used = await usedBy('i want to kill myself', 'easier said than done');
    expect(used.filter((name) => name.startsWith('turn/too-hard'))).toEqual([]);
  });
});

describe('A detail leads to advice, and is not only said back', () => {
  test.each([
    ['detail-grown-age', ['my bf hasnt texted me in 2 days', "he's 34 btw"]],
    ['detail-secret', ['i cant sleep, thinking about money all night', 'my wife doesnt know']],
    ['detail-other-agreed', ['my daughter wants a tattoo', 'my husband already said yes']],
    ['detail-own-work', ['i want to start my own bakery', 'im a nurse']],
    ['detail-far-away', ['my dad has dementia', 'my sister lives 2 hours away']],
  ])('%s: %j', async (id, messages) => {
    const reply = await last(MAYA, messages);
    expect(reply?.state.used.some((name) => name.startsWith(`turn/${id} · `))).toBe(true);
    expect(reply?.text.split(' ').length).toBeGreaterThan(30);
  });

  test('words to say come from the story, not from one word in it', async () => {
    const text = await textOf(MOTHER, 'since my divorce its worse', 'how do i say that');
    expect(text).toMatch(/not discussing that/u);
  });

  test('good news is not advised on', async () => {
    const used = await usedBy('i got my dream job!!', 'start in january');
    expect(used.at(-1)).toMatch(/^turn\/going-on · /u);
  });

  test('what all the others got is no good news', async () => {
    const reply = await last(MAYA, ['i got rejected from my dream uni', 'my friends all got in']);
    expect(reply?.family).not.toBe('good-news');
    expect(reply?.text).not.toMatch(/congratulations|lovely|glad/iu);
  });

  test('in grief no advice follows', async () => {
    expect(await textOf('my cat died last week', 'she was 17')).toMatch(
      /whole stretch of your life/u,
    );
    expect(await textOf('my cat died last week', 'my coworkers dont get it')).toMatch(
      /second loneliness/u,
    );
  });

  test('where the subject of the story is only guessed, nothing of it is said', async () => {
    const used = await usedBy('i applied for the fire brigade, physical test next week', '80kg');
    expect(used.filter((name) => name.startsWith('got-fired/next'))).toEqual([]);
  });
});

test('every opening is short enough to be followed by more', () => {
  const long = [...REPLY_REACTIONS, ...FEELING_REACTIONS, ...DETAIL_REACTIONS].flatMap(
    ({ id, passages }) =>
      passages
        .filter(({ text }) => text.split(' ').length > 55)
        .map(({ text }) => `${id}: ${text}`),
  );
  expect(long).toEqual([]);
});
