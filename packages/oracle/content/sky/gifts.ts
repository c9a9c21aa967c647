import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Tone } from '../../src/writer/themes.ts';

/** What a planet brings along, as a noun phrase, when it is only the second voice. */
export const GIFTS: Readonly<Record<PlanetId, Readonly<Record<Tone, readonly string[]>>>> = {
  sun: {
    easy: ['clear daylight', 'quiet confidence', 'a warm welcome', 'a good word'],
    tense: ['a bruised ego', 'a need to be right', 'wounded pride', 'a hunger for praise'],
  },
  moon: {
    easy: ['a softer hour', 'a little tenderness', 'a sense of ease', 'a kind instinct'],
    tense: ['a change of mood', 'a thin skin', 'a tender spot', 'a passing mood'],
  },
  mercury: {
    easy: ['a clear head', 'a well-chosen word', 'a useful message', 'quick understanding'],
    tense: ['a busy mind', 'second thoughts', 'crossed wires', 'too much talk'],
  },
  venus: {
    easy: ['some sweetness', 'an easy charm', 'a gentle tone', 'a pleasant surprise'],
    tense: ['a wish to please', 'a weakness for the easy way', 'a touch of envy', 'a costly treat'],
  },
  mars: {
    easy: ['a useful push', 'a burst of nerve', 'a second wind', 'plain courage'],
    tense: ['a short fuse', 'some impatience', 'a sharp tongue', 'too much haste'],
  },
  jupiter: {
    easy: ['some elbow room', 'a generous mood', 'good cheer', 'a stroke of luck'],
    tense: ['too many promises', 'a habit of overdoing it', 'a taste for more', 'oversized hopes'],
  },
  saturn: {
    easy: ['patience', 'a steady hand', 'solid ground', 'good timing'],
    tense: ['a strict inner voice', 'some delay', 'an extra duty', 'a slow answer'],
  },
  uranus: {
    easy: ['a fresh idea', 'some welcome air', 'a useful surprise', 'a change for the better'],
    tense: ['an itch for change', 'some restlessness', 'a change of plan', 'a contrary mood'],
  },
  neptune: {
    easy: ['imagination', 'a forgiving eye', 'a good hunch', 'a softer light'],
    tense: ['a light fog', 'wishful thinking', 'a vague worry', 'a wish to be elsewhere'],
  },
  pluto: {
    easy: ['a deeper look', 'quiet strength', 'staying power', 'an honest insight'],
    tense: ['a tight grip', 'a long memory', 'an old grudge', 'a need for control'],
  },
};
