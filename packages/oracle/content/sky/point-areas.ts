import type { NatalPointId } from '../../src/facts/fact.ts';

/** What a natal point stands for: singular noun phrases. */
export const POINT_AREAS: Readonly<Record<NatalPointId, readonly string[]>> = {
  sun: ['your sense of who you are', 'your pride', 'your confidence'],
  moon: ['your private mood', 'your need for comfort', 'your softer side'],
  mercury: ['your way with words', 'your thinking', 'your curiosity'],
  venus: ['your affections', 'your sense of worth', 'your taste for peace'],
  mars: ['your drive', 'your temper', 'your courage'],
  jupiter: ['your trust in life', 'your generosity', 'your hope'],
  saturn: ['your sense of duty', 'your patience', 'your self-discipline'],
  uranus: ['your independence', 'your odd and original side', 'your need for room'],
  neptune: ['your imagination', 'your compassion', 'your dreaming side'],
  pluto: ['your deeper feelings', 'your need for control', 'your inner strength'],
  ascendant: ['your way of meeting the world', 'your first response', 'the face you show'],
  midheaven: ['your public side', 'your sense of direction', 'your work in the world'],
};
