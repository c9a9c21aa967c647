import { readClause } from './read-clause.ts';

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const FULL_DATE = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})|(?:${MONTH}) \d{1,2}|the \d{1,2}(?:st|nd|rd|th))\b(?! house)`,
  'u',
);
/** The sky, a stretch of time and what stands for them may have a future and a date. */
const SKY =
  /\b(?:Sun|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Node|Ascendant|Midheaven|Descendant|it|this|that|they)\b|\b(?:moon|house|chart|sky|eclipse|transit|retrograde|square|trine|sextile|opposition|aspect|contact|return|planets?|stars?|pass|passes|reading|pressure|exact|phase|peak|mood|tone|year|month|week|weeks|days?|season|yours|theme|wedding you|light|weather)\b/iu;
const FUTURE =
  /(?<!\b(?:no|free|good|own|of|ill) )\b(?:will|won't|(?:is|are) going to (?!bed|sleep|work|school|the))\b/iu;
/** What will surely be, whatever the sky is like. */
const EVERYDAY =
  /\b(?:will|won't) (?:do|wait|keep|tell you|know|help|have (?:better|more)|be (?:there|late|easier|fine without|enough)|still|not tell|depend|change the subject|matter|mind|bite|hurt to|remember to|survive)\b|\b(?:the|your|a|his|her) will\b|\b(?:you|I|we)(?:'ll| will| won't)\b|\b(?:who|which|that) (?:will|won't)\b|\bwon't (?:laugh|judge|push|flinch|ask)\b|["“”]|\b(?:whom|what|who|whether|how|where|when|which|if) (?:\w+ ){1,4}will\b/iu;
/** A person or a thing beside the date itself. */
const LIFE = /\b(?:you|your|he|she|Anna|an?|some(?:one|body))\b|\bthe (?!\d)/iu;
const CALENDAR = /\b(?:is|was|falls on) (?:an? )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u;
const TOLD = new Set(['tells', 'foretells', 'hedges']);

/** Whether a clause tells the future of something other than the sky, or what happens in a life on a certain day. */
export function foretells(clause: string): boolean {
  if (SKY.test(clause) || !TOLD.has(readClause(clause).form)) return false;
  return (
    (FULL_DATE.test(clause) && LIFE.test(clause) && !CALENDAR.test(clause)) ||
    (FUTURE.test(clause) && !EVERYDAY.test(clause))
  );
}
