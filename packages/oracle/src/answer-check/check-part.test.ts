import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { describe, expect, it } from 'vitest';
import { people, signPeople } from '../../test/people.ts';
import { factSentence } from '../../test/fact-sentence.ts';
import { factsFor } from '../facts/facts-for.ts';
import { skyOfDay } from '../facts/sky-of-day.ts';
import { SYSTEM_PROMPT } from '../prompt/system-prompt.ts';
import { ASPECT_PHRASES } from '../facts/in-text.ts';
import { checkPart } from './check-part.ts';
import { findUnbacked } from './backing/find-unbacked.ts';

/* On this day: Venus in Libra, Mars and Jupiter together in Leo, Saturn retrograde in Aries, the Moon changing sign. */
const DATE = '2026-11-15';
const sky = skyOfDay(DATE);
const person = {
  name: 'Ada',
  sign: 'pisces',
  birth: {
    date: '1987-03-04',
    time: '07:45',
    latitude: 38.72,
    longitude: -9.14,
    zone: 'Europe/Lisbon',
  },
} as const;
const facts = factsFor({ kind: 'chat', date: DATE, person }, sky);
const everyId = facts.map(({ id }) => id);

const told = facts.map((fact) => ({ fact, days: null, gist: null }));
const known = {
  told,
  today: DATE,
  instructions: SYSTEM_PROMPT,
  said: 'My dad died in March.',
  ownAnswer: '',
  earlier: '',
  language: 'en',
  hasName: true,
};

const check = (text: string, cites: readonly string[] = everyId) =>
  checkPart({ text, cites }, known).objection;

const parts = [...people(20), ...signPeople()].flatMap((user) =>
  factsFor({ kind: 'chat', date: DATE, person: user }, sky).flatMap((fact) => {
    const text = factSentence(fact);
    return text === null ? [] : [{ text, cited: [fact] }];
  }),
);

describe('what a model may say', () => {
  it('is also what it forgot to cite', () => {
    const checked = checkPart({ text: 'Venus is in Libra today.', cites: [] }, known);
    expect(checked.part?.cites).toEqual(['sky:venus']);
  });

  it.each([
    ['Venus is in Libra today.', ['sky:venus']],
    ['In Libra, Venus weighs things twice.', ['sky:venus']],
    ["It's in Libra now, and it weighs things twice.", ['sky:venus']],
    ['Saturn is retrograde in Aries, and slow to praise.', ['sky:saturn']],
    ['Mars and Jupiter stand in conjunction.', ['sky:mars-conjunction-jupiter']],
    [
      'Jupiter makes a trine to your natal Uranus, which can loosen a habit.',
      ['transit:jupiter-trine-uranus'],
    ],
    ['Your natal Venus in Aquarius likes a little air.', ['natal:venus']],
    ['You have Pisces rising, and a soft first step.', ['natal:ascendant']],
    ['Mars moves through your sixth house, where the small tasks live.', ['house:mars']],
    ['As a Pisces you may hear the mood of a room first.', ['sign:reader']],
    ['Neptune, ruler of Pisces, is retrograde in Aries.', ['ruler:pisces']],
    ['Write one line, then put the pen down for 10 minutes.', []],
    ['{name}, what would you say if no one minded?', []],
    ['Mars and Jupiter are both in Leo, among your daily chores.', ['house:mars', 'house:jupiter']],
    ['Your Aquarius Venus would rather have a spare key than a bouquet.', ['natal:venus']],
    ['Venus sits with your partners while Uranus keeps its distance.', ['sky:venus', 'sky:uranus']],
    ['If Mondays are when the dread turns up, give Monday one job only.', []],
    ['If it still bothers you on Thursday, it is worth a conversation.', []],
    ['Say it out loud once in order to see whether it sounds true.', []],
    ['You get credit for the four emails you did not send.', []],
    ['Nothing is for certain here except that the bins go out tonight.', []],
    ['It is 2 in the morning and you are still rehearsing it.', []],
    ['I do not know whether he misses you.', []],
    ['You told me that your dad died in March, and the house is quiet.', []],
    ['A doctor should look at pain that stays.', []],
    ['The Moon and Mars were both in Taurus when you were born.', ['natal:moon', 'natal:mars']],
    ['Pisces was rising when you were born, and people tell you things.', ['natal:ascendant']],
    ['Your Sun is in Pisces and so is your Mercury.', ['natal:sun', 'natal:mercury']],
    [
      'The Sun is in your eighth house and Mars helps your natal Uranus.',
      ['house:sun', 'transit:mars-trine-uranus'],
    ],
    ['I can’t say when you’ll meet someone.', []],
    ['It is fine to say you’ll answer later.', []],
  ])('%s', (text, cites) => {
    expect(check(text, cites)).toBeNull();
  });

  it('is every fact, said plainly', () => {
    const refused = parts.filter(({ text, cited }) => findUnbacked(text, cited).length > 0);
    expect(refused).toEqual([]);
  });
});

const swapped = (from: readonly string[], to: (word: string) => string) =>
  parts.flatMap(({ text, cited }) => {
    const word = from.find((one) => text.includes(one));
    return word === undefined ? [] : [{ text: text.replace(word, to(word)), cited }];
  });
const unnoticed = (changed: ReturnType<typeof swapped>) =>
  changed
    .filter(({ text, cited }) => findUnbacked(text, cited).length === 0)
    .map(({ text }) => text);

describe('what a model may not say, whatever it cites', () => {
  it.each([
    'Venus is in Capricorn today.',
    'Venus has moved into Capricorn.',
    'Venus, now at home in Capricorn, asks for order.',
    'Love is quiet today. Venus rests. It is passing through Capricorn.',
    'In Capricorn, Venus counts the cost.',
    'Your Capricorn Venus keeps its word.',
    'Venus, that patient guest of Capricorn, takes its time.',
    'Your natal Venus in Libra likes balance.',
    'Venus in Aquarius likes a little air.',
    'Venus is retrograde, so old friends may write.',
    'With retrograde Venus, old friends may write.',
    'Saturn turns direct today.',
    'Mars is in opposition to your natal Uranus.',
    'Mars squares Jupiter this morning.',
    'Saturn is back where it stood when you were born.',
    'Mars is at a hard angle to its place at your birth.',
    'Venus and Saturn are in trine.',
    'Saturn presses on your natal Venus.',
    'Saturn is facing your natal Venus.',
    'Mars and Jupiter face each other in an opposition.',
    'Mars moves through your tenth house.',
    'The 4th house holds Mars today.',
    'You have Leo rising, and a loud first step.',
    'Leo was rising when you were born.',
    'Venus was in Libra when you were born.',
    'Your Sun is in Pisces and so is your Venus.',
    'The Sun is in your eighth house and Mars helps your natal Venus.',
    'On Sunday you’ll get the answer.',
    'A full moon lights the way home.',
    'The Moon is waning now.',
    'As a Scorpio you may hear the mood of a room first.',
    'Yours is a fire sign, quick to warm.',
    'Mars, the ruler of Pisces, is in Leo.',
    'Chiron touches your Sun today.',
    'The eclipse asks you to wait.',
    'Venus stands at 22° of Libra.',
    'On Friday the mood lifts.',
    'Your head line runs long.',
    'Their Venus is in Leo, close to yours.',
  ])('%s', (text) => {
    expect(check(text)).not.toBeNull();
  });

  it('is a fact with another sign in it', () => {
    const names = SIGN_IDS.map((sign) => SIGNS[sign].name);
    const next = (name: string) =>
      names[(names.indexOf(name as (typeof names)[number]) + 5) % 12] ?? '';
    const changed = swapped(names, next);
    expect(changed.length).toBeGreaterThan(200);
    expect(unnoticed(changed)).toEqual([]);
  });

  it('is a fact with another planet in it', () => {
    const names = PLANET_IDS.map((planet) => BODIES[planet].name);
    const next = (name: string) =>
      names[(names.indexOf(name as (typeof names)[number]) + 3) % 10] ?? '';
    const changed = swapped(names, next);
    expect(changed.length).toBeGreaterThan(500);
    // Two of a sentence's own planets may change places; it then says another thing that is true.
    expect(unnoticed(changed).length / changed.length).toBeLessThan(0.005);
  });

  it('is a fact with another angle in it', () => {
    const easy = ASPECT_PHRASES.trine.map(String);
    const changed = swapped(easy, () => 'at a hard angle to').filter(({ cited }) =>
      cited.some((fact) => fact.kind === 'transit'),
    );
    expect(changed.length).toBeGreaterThan(20);
    expect(unnoticed(changed)).toEqual([]);
  });
});

describe('a part is refused', () => {
  it.each([
    ['for a sign that no fact has', 'Venus is in Leo.', [], 'unbacked'],
    ['for an "it" in another sign', "It's in Leo now.", ['sky:venus'], 'unbacked'],
    ['for an "it" of two bodies', "It's in Libra now.", ['sky:venus', 'sky:mars'], 'unbacked'],
    [
      'for what only reviewed words speak of',
      'Some think of suicide on such days.',
      [],
      'banned-claim',
    ],
    ['for a promise', 'You will meet the love of your life.', [], 'banned-claim'],
    ['for a link', 'Read more on oracle-deals.example today.', [], 'banned-claim'],
    ['for an address', 'Write to help at oracle@deals and wait.', [], 'number'],
    ['for a telephone', 'Call me on 0900 123 456 tonight.', [], 'number'],
    ['for a price', 'For 5 dollars I say the rest.', [], 'number'],
    ['for a sale', 'Upgrade to see the rest of this reading.', [], 'banned-claim'],
    ['for empty words', 'The energy of this day is gentle.', [], 'off-voice'],
    ['for shouting', 'What a day this is for you!', [], 'off-voice'],
    ['for markup', 'This is **very** important to hear.', [], 'not-prose'],
    ['for the id of a fact', 'As sky:venus tells, be patient today.', [], 'not-prose'],
    ['for a place that is not ours', 'Dear {email}, be patient today.', [], 'not-prose'],
    [
      'for another language',
      'Heute ist ein guter Tag für die Liebe und das Leben.',
      [],
      'language',
    ],
    [
      'for a stretch in another language',
      'Your Moon likes a tidy table, und genau deshalb fällt dir das Loslassen so schwer.',
      [],
      'language',
    ],
    [
      'for a language that shares small words with English',
      'Saturn går gennem dit hus for arbejde hele vinteren.',
      [],
      'language',
    ],
    ['for another script', 'Сегодня хороший день для любви.', [], 'language'],
    [
      'for repeating what it was told',
      'They are the only astronomy you know; whatever else you remember is old.',
      [],
      'echo',
    ],
    ['for going on and on', 'and so it is with the day '.repeat(20), [], 'length'],
    ['for saying nothing', 'Yes.', [], 'length'],
  ])('%s', (_, text, cites, objection) => {
    expect(check(text, cites)).toBe(objection);
  });

  it('for a name where there is none', () => {
    const part = { text: '{name}, what would you say?', cites: [] };
    expect(checkPart(part, { ...known, hasName: false }).objection).toBe('not-prose');
  });
});
