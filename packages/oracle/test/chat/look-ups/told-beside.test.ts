import { describe, expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { answerWhole } from '../../../src/chat/reply/look-ups/whole/answer-whole.ts';
import { NEW_STATE } from '../../../src/chat/state.ts';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));

const toldTo = (message: string): string => {
  const piece = pieceOf(message, {
    plain: message.toLowerCase().replaceAll(/[.,?!]/gu, ''),
    entities: findEntities(message, '', '2026-11-18'),
    family: null,
  });
  const draft = answerWhole(message, [piece], talkFor(MAYA, new Map(), { families }), NEW_STATE);
  return draft?.parts.map(({ text }) => text).join(' ') ?? '';
};

describe('What stands beside a chart question is answered with it', () => {
  test.each<readonly [message: string, text: RegExp]>([
    [
      'an astrologer said my chart has a widow mark. my husband drives a truck',
      /^That isn't true: .*your husband\. What keeps a driver safe/u,
    ],
    [
      'my aunt read my chart and says i will never have kids',
      /^No: no chart or card shows whether/u,
    ],
    ['psychic says im cursed, 400 to remove it', /pay nothing/u],
    ["tarot for my mother's hip operation tuesday", /^For an operation or a result I don't draw/u],
    [
      'which full moon falls nearest our wedding, sept 26',
      /^The nearest full Moon is on September 15/u,
    ],
    ['is the moon full on saturday? the kids go insane', /^No: the nearest full Moon.*wildness/u],
    ['when is the next full moon and is it in leo', /^No\. The next full Moon/u],
    ['is venus visible tonight from durban', /Venus/u],
    ['why have all my husbands been geminis', /^Mostly chance/u],
    [
      "is it true aquarius can't be faithful? my fiancé is one",
      /^No\. No sign cheats.*Your fiancé/u,
    ],
    ['im a virgo and my car is a garbage dump', /^No contradiction: Virgo/u],
    ['who is more stubborn, taurus or scorpio', /^By the book Taurus/u],
    ['mars in cancer is that why i cook when angry', /^Partly, yes.*Mars in Cancer/u],
    ['pluto in 1st house people find me intense', /Pluto there is read like this/u],
    ['which houses are for gaming', /^The fifth house: play/u],
    ["what's transiting my 6th house, i feel like a mule", /^In your sixth house/u],
    ['if i move to perth does my birth chart change', /^No: your birth chart/u],
    [
      'born in soviet times, clocks were odd. does it change my ascendant',
      /^It can change the rising/u,
    ],
    ['born in an ambulance at 23:58 or 00:03. which chart', /birth certificate/u],
    ['if i was born on a plane which place do i use', /^The place you were over/u],
    ['life path 7 and i work in a call center', /For your work it fits/u],
    ['life path number for 14.07.1988, does it fit a baker', /For a baker it fits/u],
    ['an app gave our synastry 34%. he broke up', /^A percentage for two people/u],
    ['a reader told me i will never be seen', /^That isn't in any chart/u],
    ['i was born on feb 29, is there a weird thing', /^Nothing weird/u],
    ['what part of my chart is my humour', /^Humor is read from Mercury/u],
    ['rahu ketu in my 7th house', /^Nothing to be scared of: Rahu/u],
  ])('%s', (message, text) => {
    expect(toldTo(message)).toMatch(text);
  });

  test.each([
    'he said he wants a divorce',
    'my boss said he will fire me',
    'im a scorpio and i think i need a new job',
    'im a cancer and my husband never talks',
    'which house should i buy, the one with the garden',
    'i moved to another country and feel alone',
    'we saw venus on the beach, a great bar',
  ])('is not heard in other messages: %s', (message) => {
    expect(toldTo(message)).toBe('');
  });
});

test.each<readonly [message: string, text: RegExp]>([
  [
    'got 10 of swords for "will the renovation be done by easter"',
    /a no;.*For a house or a renovation/su,
  ],
  ['reverse empress, 8 of pentacles, the sun. question was my pottery', /^The Empress reversed/u],
  ['ace of pentacles!! asked if ill get the flat', /^Ace of Pentacles.*a yes/u],
  ['pulled the tower card. my actual roof is leaking', /^For once you may take it literally/u],
  ['what tarot card am i', /goes with/u],
])('A card is read on what it was drawn for: %s', async (message, text) => {
  expect((await last(MAYA, [message]))?.text).toMatch(text);
});

test.each<readonly [messages: readonly string[], text: RegExp]>([
  [
    ['what does my moon in capricorn mean for love', 'i dont feel that at all, im a crybaby'],
    /^Then believe yourself/u,
  ],
  [['full moon in my sign this week?', 'i felt nothing'], /^Then all is well/u],
  [
    [
      'does pluto in my 7th mean my marriage will end',
      'my mother also has it and she divorced thrice',
    ],
    /^Your mother's story/u,
  ],
  [['why do i always fall for pisces', 'the new one is a pisces too. with a boat'], /with a boat/u],
  [
    [
      'my baby will be born around 21 june, gemini or cancer',
      'he came early! 4 june, name is Tiago',
    ],
    /welcome, Tiago! Gemini/u,
  ],
  [
    [
      'am i compatible with my boss, she is aquarius',
      'first meeting was awful, she called me Sandra. im Sabine',
    ],
    /"It's Sabine, by the way\."/u,
  ],
  [
    ['what does 11:11 mean, i see it always', 'also on the hospital clock when my nephew was born'],
    /birthday attached/u,
  ],
  [['whats my moon sign', 'my ex had the same one'], /^Then you and your ex have one note/u],
  [
    ['does my chart say anything about money', 'so im doomed to be broke'],
    /^No\. Nobody is doomed/u,
  ],
  [['pull a card for my date tonight', 'it was a disaster'], /^Oh no, I'm sorry\. The card/u],
  [['three cards for my week', 'the middle one scares me'], /^No need: it came up by chance/u],
  [["what's your sign", 'mine is cancer'], /^Cancer, then/u],
  [['what does neptune in 7th mean', 'husband says nonsense'], /^Your husband has a point/u],
  [['what is a stellium', 'do i have one'], /^A stellium is/u],
  [['does the trial cost anything', 'and after'], /^After the free days/u],
  [['can i scan my left hand', 'it didnt work'], /^Then it's past what I can see/u],
  [['what house is my venus in', 'english please'], /^Plainly: Venus/u],
  [['how does uranus in gemini affect me', 'in one sentence'], /^[^.!?]+[.!?]$/u],
  [
    ['my rising sign is different in another app', 'they say virgo and you say libra, whos right'],
    /^Nobody's lying/u,
  ],
])('A later message stays on the chart: %s', async (messages, text) => {
  expect((await last(MAYA, messages))?.text).toMatch(text);
});
