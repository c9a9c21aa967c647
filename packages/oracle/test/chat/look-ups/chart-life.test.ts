import { describe, expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { answerOnChart } from '../../../src/chat/reply/look-ups/after/answer-on-chart.ts';
import { answerWhole } from '../../../src/chat/reply/look-ups/whole/answer-whole.ts';
import { type Draft, plainPart } from '../../../src/chat/reply/draft.ts';
import { NEW_STATE } from '../../../src/chat/state.ts';
import type { Person } from '../../../src/request.ts';
import { JORDAN, MAYA } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const NOBODY: Person = {};

const pieceFor = (message: string) =>
  pieceOf(message, {
    plain: message.toLowerCase().replaceAll(/[.,?!]/gu, ''),
    entities: findEntities(message, '', '2026-11-18'),
  });

const toldTo = (message: string, person: Person): string => {
  const talk = talkFor(person, new Map(), { families });
  const draft = answerWhole(message, [pieceFor(message)], talk, NEW_STATE);
  return draft?.parts.map(({ text }) => text).join(' ') ?? '';
};

const asAsked = (words: string): Promise<Draft> =>
  Promise.resolve({ parts: [plainPart(`asked: ${words}`)], chosen: [], zone: 'sure' });

describe('A part of life or a habit is tied to a planet', () => {
  test.each<readonly [message: string, person: Person, text: RegExp]>([
    ['which planet is for friendship', NOBODY, /^By tradition friends is read from Venus/u],
    ['what planet in my chart shows marriage', MAYA, /^By tradition marriage .* Your seventh/u],
    ['how does neptune affect love', JORDAN, /^For love, Neptune is read for .* Yours is in/u],
    ['what does saturn do to my friendships', MAYA, /^For friends, Saturn is read for/u],
    ['does my chart explain why i talk too much', MAYA, /^A little.* Mercury.* Yours is in Aries/u],
    ['can i blame my stars for being so impatient', MAYA, /^A little.* from Mars/u],
    [
      'whats the toughest thing in my chart',
      MAYA,
      /^\w+ (?:square|opposite) \w+, .*other would say/u,
    ],
    ['easiest part of my chart?', MAYA, /^\w+ (?:trine|sextile) \w+, /u],
    [
      'my wife has moon in virgo, is that why she cleans at night',
      NOBODY,
      /^Only a little.*Virgo Moon/u,
    ],
    ['what planet brings delays in love', MAYA, /^Delays are read from Saturn by custom/u],
    ['what does my chart say about my dad', MAYA, /your father, begins in/u],
    ['which gemstone should i wear', MAYA, /^By your month of birth, March, it's aquamarine\./u],
    [
      'im a gemini and my sister is a gemini, why do we argue',
      NOBODY,
      /^By the book, because you're too alike/u,
    ],
    [
      'im a capricorn, he is also a capricorn, good match',
      NOBODY,
      /^Two of one sign recognize each other/u,
    ],
    ['do affirmations actually work', NOBODY, /^As magic, no/u],
    ['we were born the same day but are so different', NOBODY, /^No\. Two people born/u],
    [
      'my twin sister is luckier, do we not share a fate',
      NOBODY,
      /^No, and twins are the best proof/u,
    ],
    ['is it true that venus retrograde brings exes', NOBODY, /^Because Venus is read for love/u],
    ['my life path is 9, is that rare', MAYA, /^By your birth date it isn't 9 but/u],
    ['empty 7th house, will i die unmarried', MAYA, /^(?!No need to be scared)/u],
    ['why do i keep attracting leo guys', NOBODY, /^Mostly chance/u],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toMatch(text);
  });

  test.each([
    'which planet is my husband on, i do all the work',
    'the hardest part of my week is monday',
    'is it my fault that he left',
    'does anyone know why i cry at work',
    'my boss is why i quit',
    'im a leo and my sister is a virgo',
    'my ritual is working from home, does it help you too',
    'which stone is in my kidney',
  ])('is not what "%s" asks', (message) => {
    expect(toldTo(message, MAYA)).toBe('');
  });
});

describe('The slow planets', () => {
  test('meet in the sky for everybody, and somewhere in the own chart', () => {
    const text = toldTo('everyone talks about the saturn neptune conjunction, what is it', MAYA);
    expect(text).toMatch(
      /^Saturn and Neptune meet about every 36 years.* in Aries: it was exact on February 20\./u,
    );
    expect(text).toMatch(/In your chart that place is in the \w+ house/u);
  });

  test('a meeting that is far away is said to be', () => {
    expect(toldTo('when is the next saturn pluto conjunction happening', MAYA)).toMatch(
      /^There's none near/u,
    );
  });

  test('the same two at birth are no event in the sky', () => {
    expect(toldTo('i have saturn conjunct neptune natal, is that happening to many', MAYA)).toBe(
      '',
    );
  });

  test.each([
    ['any major transits for me next year', /^Yes: .*exact .* 2027/u],
    ['what do the planets have in store for me', /^Yes: .*exact /u],
    ['is jupiter good for me this year', /on easy terms with|no friendly contact|right on/u],
    ['wheres saturn now and whats it doing for me', /^Saturn is in Aries\. /u],
    ['pluto going over my moon apparently, true', /(?:right on|isn't there now)/u],
  ])('%s', (message, text) => {
    expect(toldTo(message, MAYA)).toMatch(text);
  });
});

describe('A chart reading that was too vague', () => {
  test.each(['way too general, anybody could say that', 'hm thats vague, more specific please'])(
    '%s',
    async (message) => {
      const last = pieceFor('what does my chart say about me');
      const state = { ...NEW_STATE, piece: last, questions: [last] };
      const talk = talkFor(MAYA, new Map(), { families });
      const draft = await answerOnChart(message, [pieceFor(message)], talk, state, asAsked);
      expect(draft?.parts.map(({ text }) => text).join(' ')).toMatch(
        /^Fair\. Then something that few people share: \w+ \w+ \w+, .* from exact\./u,
      );
    },
  );
});
