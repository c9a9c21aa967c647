import { describe, expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { answerWhole } from '../../../src/chat/reply/look-ups/whole/answer-whole.ts';
import { NEW_STATE } from '../../../src/chat/state.ts';
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

describe('What a message names itself', () => {
  test.each([
    ['what does it mean if my moon is in scorpio', 'The Moon in Scorpio is read like this.'],
    ['jupiter in my 2nd house, am i gonna be rich', 'No promise of that'],
    ['my north node is in aries explain it like im 5', 'Think of a seesaw.'],
    [
      'im a cancer sun scorpio moon pisces rising, is that why i cry',
      'The Moon in Scorpio: you feel',
    ],
    ['i have no earth in my chart, is that why im broke', 'no chart keeps anyone broke'],
    ['nothing in my 7th house, does that mean ill be alone', 'ordinary|no placement decides'],
    ['what does the full moon in leo do to a pisces', 'about daily work and habits'],
    ['does an eclipse in my sign mean something bad? im virgo', 'February 2[01], 2027'],
    ['eclipse tomorrow, is it dangerous when pregnant?', 'no harm to a baby'],
    ['what does pluto in aquarius mean for people', 'in Aquarius since 2024'],
    ['sade sati until when? rashi kumbh', 'It ends in about 2028'],
    ['is friday the 13th bad for flying', 'Friday, August 13, 2027'],
    ['manglik, will my husband die', '^No. No chart kills'],
    ['why is everyone scared of scorpios? im one', 'Scorpio is loyal'],
    ['how do i make a virgo man fall for me', '^Be on time.*No trick keeps anybody'],
    ['my aquarius boyfriend went quiet, why', '^When feelings get thick, an Aquarius'],
    ['how does a capricorn guy act after a fight', '^A Capricorn gets cold'],
    ['does a pisces guy like me when he sends songs', '^A Pisces who likes you'],
    ['what does a venus in aries man want', '^By the book, a person with Venus in Aries wants'],
    ['born on 29 of february, whats my life path 1996', 'Your life path is 2'],
  ])('is answered as it was named: %s', (message, words) => {
    expect(toldTo(message)).toMatch(new RegExp(words, 'u'));
  });

  test.each([
    'what does his moon in scorpio mean for us',
    'when is mars in cancer',
    'what is my venus sign',
    'my son married a leo and they argue about the car',
    'i have no water at home since monday',
    'he has the same birthday as my dad',
    'my wife is pregnant and we watched photos of the eclipse',
    'saw a red car crash today, im scared',
    'i got the lovers quarrel at home',
  ])('is not heard in other messages: %s', (message) => {
    expect(toldTo(message)).not.toMatch(
      /is read like this|no chart keeps|harm to a baby|only funny|no card predicts|cliché/u,
    );
  });
});
