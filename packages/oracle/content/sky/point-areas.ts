import type { NatalPointId } from '../../src/facts/fact.ts';

/** What a natal point stands for: singular noun phrases. */
export const POINT_AREAS: Readonly<Record<NatalPointId, readonly string[]>> = {
  sun: [
    'your sense of self',
    'your will',
    'your sense of who you are',
    'your pride',
    'your confidence',
  ],
  moon: [
    'your need for care',
    'your inner weather',
    'your private mood',
    'your need for comfort',
    'your softer side',
  ],
  mercury: [
    'your clear head',
    'your quick mind',
    'your way with words',
    'your thinking',
    'your curiosity',
  ],
  venus: [
    'your kindness',
    'your love of beauty',
    'your affection',
    'your sense of worth',
    'your taste for peace',
  ],
  mars: ['your will to act', 'your nerve', 'your drive', 'your temper', 'your courage'],
  jupiter: [
    'your good faith',
    'your appetite for life',
    'your trust in life',
    'your generosity',
    'your hope',
  ],
  saturn: [
    'your staying power',
    'your inner rule-keeper',
    'your sense of duty',
    'your patience',
    'your self-discipline',
  ],
  uranus: [
    'your free spirit',
    'your appetite for change',
    'your independence',
    'your odd and original side',
    'your need for room',
  ],
  neptune: [
    'your soft heart',
    'your sense of wonder',
    'your imagination',
    'your compassion',
    'your dreaming side',
  ],
  pluto: [
    'your staying strength',
    'your honesty with yourself',
    'your deeper self',
    'your need for control',
    'your inner strength',
  ],
  ascendant: [
    'your manner',
    'your outward self',
    'your way of meeting the world',
    'your first response',
    'the face you show',
  ],
  midheaven: [
    'your ambition',
    'your good name',
    'your public side',
    'your sense of direction',
    'your work in the world',
  ],
};
