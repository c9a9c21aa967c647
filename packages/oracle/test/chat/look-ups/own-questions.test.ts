import { describe, expect, test } from 'vitest';
import { readFamilies } from '../../../load/read-families.ts';
import { findEntities } from '../../../src/chat/entities/find-entities.ts';
import { answerWhole } from '../../../src/chat/reply/look-ups/whole/answer-whole.ts';
import { NEW_STATE } from '../../../src/chat/state.ts';
import type { Person } from '../../../src/request.ts';
import { JORDAN, MAYA } from '../../slot-context.ts';
import { pieceOf, talkFor } from '../../talk.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));

const toldTo = (message: string, person: Person): string => {
  const piece = pieceOf(message, {
    plain: message.toLowerCase().replaceAll(/[.,?!]/gu, ''),
    entities: findEntities(message, '', '2026-11-18'),
  });
  const draft = answerWhole(message, [piece], talkFor(person, new Map(), { families }), NEW_STATE);
  return draft?.parts.map(({ text }) => text).join(' ') ?? '';
};

type Case = readonly [message: string, person: Person, text: string | RegExp];

describe('A chart question with something told beside it', () => {
  test.each<Case>([
    [
      'what house is my mars in and does that explain my temper',
      MAYA,
      /^Your Mars is in your \w+/u,
    ],
    ['mercury retrograde in december, i sign a lease on the 5th. cancel?', MAYA, /^Don't cancel/u],
    ['should i move my visa interview because of the eclipse', MAYA, /^Keep the appointment/u],
    ['someone told me i have a bad pluto', MAYA, /^There's no such thing as a bad Pluto/u],
    ['north node meaning pls', MAYA, /^Yours is in Capricorn/u],
    ['stellium in pisces explain like im 5', MAYA, /^Think of a classroom/u],
    ['explain my rising sign like im a toddler', MAYA, /^It's your front door/u],
    ['whats going on in my 6th house this year', MAYA, /^In your sixth house/u],
    ['any good transits for love coming up', MAYA, /^(?:Yes|Nothing stands out)/u],
    ['no idea what time i was born. can you still do my chart', JORDAN, /^Yes, most of it/u],
    ['lilith conjunct venus, be honest', MAYA, /^Your Black Moon Lilith is in/u],
    ['chiron in leo in the 2nd, how does it show', MAYA, /^Chiron in Leo is read as a sore spot/u],
    [
      'is my daughters chart hard? she was born 12 april 2024',
      MAYA,
      /^No, no chart makes a child/u,
    ],
    ['adding an extra letter to my name for money, does it work', MAYA, /^No, I wouldn't count/u],
    ['whole sign or placidus, which one do you use', MAYA, /^I use Placidus/u],
    ['pandit told me to wear a ruby for 40k, should i', MAYA, /^No, don't pay that/u],
    ['is saturn doing anything for me this year', MAYA, /^(?:Yes|Nothing close)/u],
    [
      'my chart says pluto in my 4th and my mum died when i was 9. was it written there',
      MAYA,
      /^No, it wasn't written anywhere.* about your mom/u,
    ],
    ['what does my chart say about the way i love', MAYA, /^You love .* is read for quarrels/u],
    ['which one is the real me, the sun or the rising', MAYA, /^Both, at different doors/u],
    ['do i read my sun or my rising horoscope', JORDAN, /^Read the rising sign for what happens/u],
  ])('%s', (message, person, text) => {
    expect(toldTo(message, person)).toMatch(text);
  });

  test.each([
    'the contract is void, should i sign a new one',
    'i have no time, can you do a quick reading',
    'explain like im 5 how buying a house works',
    'my daughter was born 12 april 2024 and it is hard',
    'the doctor has my chart but wants a new date for the surgery',
    'should i change my name back to my old one',
  ])('is not what "%s" asks', (message) => {
    expect(toldTo(message, MAYA)).toBe('');
  });
});
