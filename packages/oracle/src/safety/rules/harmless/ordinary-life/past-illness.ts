import { phrasePattern } from '../../phrase-pattern.ts';

const HAD = new RegExp(
  phrasePattern(
    '(?<!\\bhaving )(?:had|has|have|has had|have had|got|gets|suffered|after) (?:an? |his |her |the |my |another |small |mini |mild |big |massive |huge |first |second )*(?:heart attack|strokes?)',
  ),
  'gu',
);
/** Happening now, whatever else is told. */
const ACUTE = phrasePattern(
  'just|right now|minutes?|hours? ago|an hour|today|tonight|this morning|i think|think (?:he|she|i|my)|might|maybe|ambulance|911|112|999|floor|collaps[a-z]*|droop[a-z]*|slur[a-z]*|can not (?:talk|speak|move|feel)|unconscious|not (?:wak[a-z]*|respond[a-z]*|breath[a-z]*)|sweat[a-z]*|lips|chest|help (?:me|him|her)|what (?:do|should) i do',
);
/** Long enough ago that the family speaks of what came after. */
const SINCE_THEN = phrasePattern(
  'in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d|spring|summer|autumn|winter)|last (?:week|month|year|spring|summer|autumn|fall|winter|christmas)|(?:weeks?|months?|years?) ago|since|recover[a-z]*|came home|home from|rehab|therapy|when (?:he|she|i) was|at (?:age )?\\d\\d|care|caring|nurse|look(?:ing)? after|walks?|visit|have not spoken|funeral|died|work|job|marry|unmarried|money|bills?|sell|moved? in|lives? with',
);

/** A stroke or a heart attack that the family lives with since: taken out where nothing is happening now. */
export const withoutPastIllness = (text: string): string =>
  SINCE_THEN.test(text) && !ACUTE.test(text) ? text.replace(HAD, ' , ') : text;
