import { phrasePattern } from './rules/phrase-pattern.ts';

const LONG_PAST = phrasePattern(
  '(?:years?|decades?|long time|\\d+ years?) ago|used to|in the past|back then|as a teen(?:ager)?|when i was (?:younger|a teen|a teenager|a kid|young|\\d+)|in my (?:teens|twenties|thirties|youth)|years (?:clean|free)|survivor|survived|once (?:tried|attempted|wanted)|in (?:19|20)\\d\\d|since (?:19|20)\\d\\d|last year i was',
);
const WELL_NOW = phrasePattern(
  'well now|(?:am|feel|feeling|doing|much|so much) (?:<soften>)(?:well|better|good|fine|ok|okay|happy|healthy|stable|grateful|stronger|strong|proud|glad)(?: now| today| these days)?|recovered|in recovery|healed|behind me|glad (?:i|that i) (?:survived|am (?:here|alive)|lived|stayed)|in a (?:good|better) place|life is good|happy (?:now|today)|how far i have come|ready to love again|for the first time i actually want',
);
const STILL_IN_DANGER = phrasePattern(
  'again|tonight|right now|still (?:want|think|wish)|these days i want|next time|lately|coming back|not (?:well|better|fine|ok|okay)|want to die now|back again',
);

/** Told as past and overcome: no danger now. */
export const isOvercome = (normalised: string): boolean =>
  LONG_PAST.test(normalised) && WELL_NOW.test(normalised) && !STILL_IN_DANGER.test(normalised);
