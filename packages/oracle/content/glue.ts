import type { Tone } from '../src/writer/themes.ts';

/*
 * Openings that lead from the day to the act. They fit before any invitation, so they
 * name nothing but the day and {body}; every other act stands without one.
 */

export const ACT_OPENINGS: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    'While the going is good,',
    'With the wind behind you,',
    'To make the most of the day,',
    'As a small thank-you to the day,',
    'For the pleasure of it,',
    'A good use of the day:',
    'One small thing to try:',
    'Before the day is over,',
    'While {body} is about,',
    'With {body} lending a hand,',
    'If the day allows,',
    'To keep the good mood busy,',
  ],
  tense: [
    'To take the edge off,',
    'As a small kindness,',
    'To lighten the day,',
    'By way of relief,',
    'One thing that may help:',
    'A small remedy:',
    'To steady the day,',
    'Before the day is over,',
    'With {body} about,',
    'In answer to {body},',
    'For a little ease,',
    'To give the effort a direction,',
  ],
};
