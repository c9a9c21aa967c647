import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Tone } from '../../src/writer/themes.ts';

/** What a planet brings along, as a noun phrase, when it is only the second voice. */
export const GIFTS: Readonly<Record<PlanetId, Readonly<Record<Tone, readonly string[]>>>> = {
  sun: {
    easy: ['clear daylight', 'quiet confidence'],
    tense: ['a bruised ego', 'a need to be right'],
  },
  moon: {
    easy: ['a softer hour', 'a little tenderness'],
    tense: ['a change of mood', 'a thin skin'],
  },
  mercury: {
    easy: ['a clear head', 'a well-chosen word'],
    tense: ['a busy mind', 'second thoughts'],
  },
  venus: {
    easy: ['some sweetness', 'an easy charm'],
    tense: ['a wish to please', 'a weakness for the easy way'],
  },
  mars: {
    easy: ['a useful push', 'a burst of nerve'],
    tense: ['a shorter fuse', 'some impatience'],
  },
  jupiter: {
    easy: ['some elbow room', 'a generous mood'],
    tense: ['a pile of promises', 'a habit of overdoing it'],
  },
  saturn: { easy: ['patience', 'a steady hand'], tense: ['a strict inner voice', 'some delay'] },
  uranus: {
    easy: ['a fresh idea', 'some welcome air'],
    tense: ['an itch for change', 'some restlessness'],
  },
  neptune: { easy: ['imagination', 'a forgiving eye'], tense: ['a light fog', 'wishful thinking'] },
  pluto: { easy: ['a deeper look', 'quiet strength'], tense: ['a tight grip', 'a long memory'] },
};
