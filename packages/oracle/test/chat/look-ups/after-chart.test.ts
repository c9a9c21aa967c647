import { expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { answerOnChart } from '../../../src/chat/reply/look-ups/after/answer-on-chart.ts';
import { type Draft, plainPart } from '../../../src/chat/reply/draft.ts';
import { NEW_STATE } from '../../../src/chat/state.ts';
import { MAYA } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));

const pieceFor = (message: string) =>
  pieceOf(message, {
    plain: message.toLowerCase().replaceAll(/[.,?!]/gu, ''),
    entities: findEntities(message, '', '2026-11-18'),
  });

/** A question that is asked again is told as it would be asked. */
const asAsked = (words: string): Promise<Draft> =>
  Promise.resolve({ parts: [plainPart(`asked: ${words}`)], chosen: [], zone: 'sure' });

async function saidTo(earlier: string, message: string): Promise<string> {
  const last = pieceFor(earlier);
  const state = { ...NEW_STATE, piece: last, questions: [last] };
  const talk = talkFor(MAYA, new Map(), { families });
  const draft = await answerOnChart(message, [pieceFor(message)], talk, state, asAsked);
  return draft?.parts.map(({ text }) => text).join(' ') ?? '';
}

test.each<readonly [earlier: string, message: string, text: RegExp]>([
  [
    'what does the 12th house mean, i have four planets there',
    'that sounds lonely',
    /half the picture/u,
  ],
  ['what does a stellium mean, mine is in capricorn', 'is it why im so serious', /^Partly, yes/u],
  ['what is my chiron', 'so it never heals?', /^No, it isn't read as a wound/u],
  ['is my north node in libra about marriage', 'i dont want to get married. ever', /^Then don't/u],
  ['what does moon in scorpio mean with an aries sun', 'why', /^Because they want different/u],
  ['is there a reason in my chart that im always late', 'doubt it', /^You may well be right/u],
  ['venus in virgo, is that bad', 'google says its in fall', /^They're right about the word/u],
  ['my sun is in the 2nd house', 'i was wrong, its the 8th', /^Got it, the eighth then/u],
  [
    'tell me about pluto going into aquarius',
    'i dont get it. simpler?',
    /^Simply: Pluto in Aquarius/u,
  ],
  [
    'when is my jupiter return',
    'what happened at my last one',
    /^Your last Jupiter return was exact/u,
  ],
  [
    'im leo and my baby will be aquarius',
    'due date changed to march 3, so pisces now?',
    /^Yes: March 3, 2027 is Pisces/u,
  ],
  [
    'what does saturn in the 7th house mean for marriage',
    'late? how late. im 38',
    /^There's no number in it/u,
  ],
  [
    'my moon is void of course, what is that',
    'but i have to answer them by 5pm',
    /^Then do it by 5pm/u,
  ],
  [
    'when is the next full moon',
    'no i meant the one in february',
    /^asked: when is the full moon in February/u,
  ],
  ['when does mercury go direct', 'and venus?', /^asked: when does venus retrograde end/u],
  [
    'best day in march to sign the lease',
    'they can only do the 12th',
    /asked: is \w+ 12 good for sign the lease/u,
  ],
  [
    'are taurus and scorpio a bad match in business',
    'we are three, third is a gemini',
    /Gemini talks to people/u,
  ],
  ['im libra hes cancer, does it work', '5 years already', /^Then it works/u],
  [
    'which sign fits a capricorn',
    'my ex was a taurus and it was hell',
    /^Then believe what you lived/u,
  ],
  ['whos more stubborn, taurus or capricorn', 'he says its me, the aries', /Aries wins on speed/u],
  ['is mercury retrograde right now', 'and now my phone screen lmao', /^Not the phone screen too/u],
  ['which sign is the most jealous', 'knew it', /^Ha, so did half/u],
])('%s | %s', async (earlier, message, text) => {
  expect(await saidTo(earlier, message)).toMatch(text);
});

test.each<readonly [earlier: string, message: string]>([
  ['we want to buy a house', 'i dont want kids'],
  ['my mom has cancer', 'that sounds scary'],
  ['my son leo hit his sister', 'thats harsh'],
  ['my boss wants me to sign by friday', 'i doubt it'],
  ['my landlord is raising the rent', 'so ill never own anything'],
])('a story without a chart is left alone: %s | %s', async (earlier, message) => {
  expect(await saidTo(earlier, message)).toBe('');
});
