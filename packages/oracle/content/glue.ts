import type { Tone } from '../src/writer/themes.ts';

/*
 * Openings that tie an act or a question to the reader's own fact. They also keep two
 * readers who draw the same act from reading the same row of words.
 */

export const ACT_OPENINGS: Readonly<Record<Tone, readonly string[]>> = {
  easy: [
    'To put {area} to good use,',
    'While {area} is in good form,',
    'To make the most of {area},',
    'As a small thank-you to {area},',
    'With {area} on your side,',
    'So that {area} has something to do,',
    'While {area} has the wind behind it,',
    'In honour of {area},',
    'To keep {area} in good company,',
    'With {body} lending a hand,',
    'While {body} is about,',
    'Since {body} is in a giving mood,',
  ],
  tense: [
    'For the sake of {area},',
    'To take the strain off {area},',
    'As a kindness to {area},',
    'So that {area} can settle,',
    'To give {area} a rest,',
    'To steady {area},',
    'While {area} finds its feet,',
    'Before {area} runs out of patience,',
    'To meet {area} halfway,',
    'While {body} is asking for effort,',
    'With {body} about,',
    'As long as {body} is in the picture,',
  ],
};

export const QUESTION_OPENINGS = [
  'A question for {area}:',
  'One thing to ask {area} tonight:',
  'Leave {area} with this:',
  'Something for {area} to chew on:',
  'Put it to {area} gently:',
  'And since {area} is listening:',
  'Here is one for {area}:',
  'Take this one with you, for {area}:',
  'Let {area} answer this:',
  'Ask it while {body} is about:',
  'With {body} in mind:',
] as const;
