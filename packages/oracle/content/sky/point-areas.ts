import type { NatalPointId } from '../../src/facts/fact.ts';

/** What a natal point stands for: singular noun phrases. */
export const POINT_AREAS: Readonly<Record<NatalPointId, readonly string[]>> = {
  sun: [
    'your confidence',
    'your sense of self',
    'your sense of who you are',
    'your self-respect',
    'your sense of purpose',
  ],
  moon: [
    'your peace of mind',
    'your private mood',
    'your need for comfort',
    'your need for care',
    'your home life',
  ],
  mercury: [
    'your way with words',
    'your curiosity',
    'your judgement',
    'your thinking',
    'your everyday conversation',
  ],
  venus: [
    'your affection',
    'your sense of worth',
    'your love of beauty',
    'your warmth',
    'your taste for peace',
  ],
  mars: ['your drive', 'your courage', 'your will to act', 'your nerve', 'your stamina'],
  jupiter: [
    'your trust in life',
    'your generosity',
    'your hope',
    'your appetite for life',
    'your optimism',
  ],
  saturn: [
    'your patience',
    'your sense of duty',
    'your staying power',
    'your self-discipline',
    'your sense of responsibility',
  ],
  uranus: [
    'your independence',
    'your need for room',
    'your appetite for change',
    'your free spirit',
    'your originality',
  ],
  neptune: [
    'your imagination',
    'your compassion',
    'your sense of wonder',
    'your idealism',
    'your dreaming side',
  ],
  pluto: [
    'your inner strength',
    'your honesty with yourself',
    'your resolve',
    'your strength of will',
    'your deeper self',
  ],
  ascendant: [
    'your ease in company',
    'your ease among strangers',
    'your poise',
    'your self-possession',
    'your outward calm',
  ],
  midheaven: [
    'your ambition',
    'your good name',
    'your public side',
    'your sense of direction',
    'your work in the world',
  ],
};
