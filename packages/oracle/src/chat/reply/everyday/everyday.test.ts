import { expect, test } from 'vitest';
import { EVERYDAY_FOLDER, readMatters } from '../../../../load/read-matters.ts';
import { last } from '../../../../test/real-talk.ts';
import { MAYA } from '../../../../test/slot-context.ts';
import type { MatterBank } from '../../everyday-matter.ts';
import { findMatter } from './find-matter.ts';
import { withoutApostrophes } from './matter-words.ts';
import { suitsQuestion } from './suits-question.ts';
import { tellsNeeds } from './weigh-by-needs.ts';

const EVERYDAY_MATTERS = readMatters(EVERYDAY_FOLDER);
const BY_NAME = new Map(EVERYDAY_MATTERS.map((matter) => [matter.id, matter]));
const BANK: MatterBank = (id) => BY_NAME.get(id) ?? null;

test('every matter has a name of its own', () => {
  const names = EVERYDAY_MATTERS.map(({ id }) => id);
  expect(names.filter((id, at) => names.indexOf(id) !== at)).toEqual([]);
});

test('a matter with words is named by most of what people type about it', () => {
  const named = EVERYDAY_MATTERS.filter(({ words }) => words.length > 0);
  const missed = named.filter((matter) => {
    const own = matter.tries.filter(
      (text) => findMatter(text, { [matter.id]: 0.6 }, BANK) !== null,
    );
    return own.length < (matter.tries.length * 2) / 3;
  });
  expect(missed.map(({ id }) => id)).toEqual([]);
});

test('what a matter needs is told by two in three of what people type about it', () => {
  const missed = EVERYDAY_MATTERS.filter((matter) => {
    const own = matter.tries.filter((text) => tellsNeeds(matter, withoutApostrophes(text)));
    return own.length < (matter.tries.length * 2) / 3;
  });
  expect(missed.map(({ id }) => id)).toEqual([]);
});

/** One message in so many tells what it does of all of them: two hundred, held against every matter. */
const TYPED = 30;

test('what few messages tell is needed by nearly all matters', () => {
  const typed = EVERYDAY_MATTERS.filter((_, at) => at % TYPED === 0).map(({ tries }) =>
    withoutApostrophes(tries[0] ?? ''),
  );
  const wide = EVERYDAY_MATTERS.filter(
    (matter) => typed.filter((text) => tellsNeeds(matter, text)).length > typed.length / 3,
  );
  expect(wide.length).toBeLessThanOrEqual(EVERYDAY_MATTERS.length / 100);
});

test('no matter has words of another one in what people type about it', () => {
  const missed = EVERYDAY_MATTERS.flatMap((matter) =>
    matter.tries.filter(
      (text) => findMatter(text, { [matter.id]: 0.9 }, BANK)?.matter.id !== matter.id,
    ),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['i drive a truck for a living', 'truck-driver'],
  ['i lied that i drive a truck for a living', undefined],
])(
  'a matter is not taken beside words of another, however like it a message is: %s',
  (text, id) => {
    expect(findMatter(text, { 'truck-driver': 0.9 }, BANK)?.matter.id).toBe(id);
  },
);

/** One matter in so many is tried, a hundred of them: a message takes a tenth of a second. */
const SAMPLED = 60;

test.each([
  ['yes to a question of blame', 'normal', 'am i a bad mother', false],
  ['yes to what is only asked to be normal', 'normal', 'is it normal', true],
  ['advice to a question that asks for none', 'should', 'is my son a bully', false],
  ['advice to a question for it', 'should', 'should i call the school', true],
] as const)('a matter says %s: %s, %s: %s', (_, form, plain, expected) => {
  const [matter] = EVERYDAY_MATTERS;
  if (matter === undefined) throw new RangeError('some matter');
  const says = { ...matter.says, normal: 'Yes, it is.' };
  expect(suitsQuestion({ ...matter, says }, form, plain)).toBe(expected);
});

/** The matter and the way of asking that the last of some messages was answered by. */
const answeredBy = async (...messages: string[]): Promise<string | undefined> =>
  (await last(MAYA, messages))?.state.used.at(-1)?.replace(/^story\/everyday\//u, '');

test.each([
  [
    'snoring · told',
    'wife snores so bad i sleep on the sofa since august, now she says im distant',
  ],
  ['knee-running · told', 'my knee hurts since i doubled my runs for the marathon'],
  ['instrument-lessons · told', 'my son hates his piano lessons and cries before every one'],
  ['stepchild-name · told', 'my stepdaughter started calling me mama last week'],
  ['teen-sleep · told', 'my teenager sleeps until noon every weekend and my wife is furious'],
])('%s: %s', async (matter, message) => {
  expect(await answeredBy(message)).toBe(matter);
});

test('a later question is answered on the matter, and nothing is said twice', async () => {
  const story = 'wife snores so bad i sleep on the sofa since august, now she says im distant';
  expect(await answeredBy(story, 'is that normal')).toBe('snoring · normal');
  expect(await answeredBy(story, 'is that normal', 'so should i say something')).toBe(
    'snoring · should',
  );
});

test.each([
  ['phone-password · told', 'i think my husband is cheating', 'he hides his phone'],
  ['credit-card-debt · told', 'i cant sleep, thinking about money', 'its 8000 on the credit card'],
])('a later message that brings a matter of its own: %s', async (matter, ...messages) => {
  expect(await answeredBy(...messages)).toBe(matter);
});

test('a question is answered on the matter of the story, though a family answered the first message', async () => {
  const story = 'my daughter doesnt talk to me anymore';
  expect(await answeredBy(story, 'shes 15', 'is that normal')).toBe('teen-closed-door · normal');
});

test('who somebody is, is no matter of its own', async () => {
  const used = (await last(MAYA, ['i want to start my own bakery', 'im a nurse']))?.state.used;
  expect(used?.filter((name) => name.includes('nurse'))).toEqual([]);
});

test('a question is answered on the matter of the story, whoever answered first', async () => {
  expect(await answeredBy('my husband wants a divorce', 'after 18 years', 'why now')).toBe(
    'partner-asks-divorce · why',
  );
});

test.each([
  ['money', 'bank approved our loan', /^(?:loan|mortgage|bank|benefit)/u],
  ['pregnancy', 'ivf worked!! im pregnant after 4 years', /ivf|pregnan/u],
])(
  'what is told in nearly these words is answered on a reviewed topic: %s',
  async (_, message, name) => {
    expect(await answeredBy(message)).toMatch(name);
  },
);

test('who signs papers asks for no sign of the zodiac', async () => {
  expect(await answeredBy('my ex wont sign the divorce papers')).toContain('divorce');
});

test('good news about a matter is received as such', async () => {
  expect(await answeredBy('first snow of the year and the whole street is white, so happy')).toBe(
    'seasons-turning · glad',
  );
});

test('five in six of what people type are answered by their matter or a nearer family', async () => {
  const some = EVERYDAY_MATTERS.filter((_, at) => at % SAMPLED === 0);
  const missed: string[] = [];
  for (const { id, tries } of some) {
    const message = tries.at(-1) ?? '';
    const reply = await last(MAYA, [message]);
    const isAnswered =
      reply?.state.used.some((name) => name.startsWith('story/everyday/')) === true ||
      reply?.zone === 'sure' ||
      reply?.topic !== null;
    if (!isAnswered) missed.push(`${id}: ${message}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(some.length / 6);
});

test.each([
  ['a death is told', 'my husband died in march and i even miss his snoring'],
  ['it is only mentioned', 'we met in a snoring clinic'],
  ['a phrase is nearly the message', 'should i quit my job'],
  ['a day is looked for', 'is monday good for signing the lease'],
])('no matter answers where %s', async (_, message) => {
  const used = (await last(MAYA, [message]))?.state.used ?? [];
  expect(used.filter((name) => name.startsWith('story/everyday/'))).toEqual([]);
});
