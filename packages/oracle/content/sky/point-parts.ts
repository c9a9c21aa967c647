import type { NatalPointId } from '../../src/facts/fact.ts';

/** Who a point of the chart is, for somebody who has never seen one: it stands right after its name. */
export const POINT_PARTS: Readonly<Record<NatalPointId, readonly string[]>> = {
  sun: [
    'the part of you that wants to be seen',
    'the plain centre of you',
    'the steady middle of you',
  ],
  moon: [
    'where your moods live',
    'the part of you that wants its supper',
    'the softest thing in your chart',
  ],
  mercury: [
    'the part of you that does the talking',
    'which stands for how you put things',
    'the letter-writer in you',
  ],
  venus: [
    'which stands for what you like and whom',
    'the part of you that leans towards people',
    'where heart and sweet tooth sit',
  ],
  mars: [
    'the part of you that goes first',
    'which stands for nerve and temper',
    'the engine of your chart',
  ],
  jupiter: [
    'the part of you that says yes',
    'where your hope is kept',
    'which stands for trust and a good appetite',
  ],
  saturn: [
    'the part of you that keeps the rules',
    'which stands for duty and the long road',
    'the bookkeeper in you',
  ],
  uranus: [
    'the part of you that dislikes being told',
    'which stands for whatever is odd in you',
    'the rebel in your chart',
  ],
  neptune: [
    'the dreamer in you',
    'which stands for whatever you long for',
    'the part of you that hums while it works',
  ],
  pluto: [
    'the part of you that does nothing by halves',
    'which stands for what lies deepest',
    'the cellar of your chart',
  ],
  ascendant: [
    'the face you wear to the door',
    'which stands for how you walk into a room',
    'the front step of your chart',
  ],
  midheaven: [
    'the side of you that faces the street',
    'which stands for work and name',
    'the highest point of your chart',
  ],
};
