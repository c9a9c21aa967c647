import type { AreaPoint } from '../placement-areas.ts';

/** The side of a person that a point of the chart is read for: each fits at the head of a sentence and after "and". */
export const SIDES: Readonly<Record<AreaPoint, string>> = {
  sun: 'what you want to be seen for',
  moon: 'what you feel and need at home',
  mercury: 'how you think and talk',
  venus: 'how you like and love',
  mars: 'how you go after things',
  jupiter: 'your wish for more',
  saturn: 'your sense of duty',
  uranus: 'your need for room',
  neptune: 'your longing',
  pluto: 'your wish to keep hold',
  ascendant: 'how you come across',
  midheaven: "what you're known for",
};
