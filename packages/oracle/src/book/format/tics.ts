/** Turns of phrase that tire a daily user, with how many passages in a hundred may hold one. */
export type Tic = { readonly name: string; readonly pattern: RegExp; readonly perHundred: number };

export const FORBIDDEN_TICS: readonly Tic[] = [
  { name: 'an em dash', pattern: /—/u, perHundred: 0 },
  { name: 'an exclamation mark', pattern: /!/u, perHundred: 0 },
  { name: '"let" as advice', pattern: /(?:^|[.!?]\s+)(?:Let|let's)\b/mu, perHundred: 0 },
  { name: '"what if"', pattern: /\bwhat if\b/iu, perHundred: 0 },
  { name: '"something shifts"', pattern: /\bsomething shifts\b/iu, perHundred: 0 },
  { name: '"energy"', pattern: /\benerg(?:y|ies)\b/iu, perHundred: 0 },
  { name: '"journey"', pattern: /\bjourneys?\b/iu, perHundred: 0 },
  { name: '"you will"', pattern: /\byou(?: will|'ll)\b/iu, perHundred: 0 },
  {
    name: 'an aspect by name',
    pattern: /\b(?:conjunct|conjunction|trine|sextile|opposition)s?\b/iu,
    perHundred: 0,
  },
  {
    name: 'a word for the receipt',
    pattern: /\b(?:natal|Ascendant|Midheaven|\d+(?:st|nd|rd|th) house)\b/u,
    perHundred: 0,
  },
];

export const COUNTED_TICS: readonly Tic[] = [
  {
    name: 'not X but Y',
    pattern: /\b(?:not|isn't|aren't|wasn't)\b[^.?!]{2,40}\bbut\b/iu,
    perHundred: 5,
  },
  {
    name: 'quiet, gentle, soft',
    pattern: /\b(?:quiet|gentle|soft)(?:ly|er|est)?\b/iu,
    perHundred: 5,
  },
  { name: 'simply, just', pattern: /\b(?:simply|just)\b/iu, perHundred: 5 },
  { name: 'as if', pattern: /\bas (?:if|though)\b/iu, perHundred: 5 },
  { name: 'lists of three', pattern: /\b\w+, \w+,? (?:and|or) \w+\b/u, perHundred: 10 },
  { name: 'or … or', pattern: /\bor\b[^.?!]{1,60}\bor\b/iu, perHundred: 10 },
  { name: 'doors', pattern: /\bdoors?\b/iu, perHundred: 10 },
  { name: 'chairs', pattern: /\bchairs?\b/iu, perHundred: 10 },
  { name: 'turns out', pattern: /\bturn(?:s|ed)? out\b/iu, perHundred: 10 },
  { name: 'openings with "So"', pattern: /(?:^|[.?]\s+)So\b/mu, perHundred: 10 },
  {
    name: 'the part of your chart about',
    pattern: /\bpart of your (?:chart|sky) (?:about|for)\b/iu,
    perHundred: 10,
  },
  { name: 'quoted dialogue', pattern: /["“][^"”]{12,}["”]/u, perHundred: 15 },
  { name: "You don't have to", pattern: /\byou don't (?:have|need) to\b/iu, perHundred: 10 },
  { name: 'in one sentence', pattern: /\bin (?:one|a single|a) sentence\b/iu, perHundred: 5 },
  { name: 'phones', pattern: /\bphones?\b/iu, perHundred: 20 },
  { name: 'nobody', pattern: /\bnobody\b/iu, perHundred: 20 },
  { name: 'one', pattern: /\bone\b/iu, perHundred: 35 },
  { name: 'someone', pattern: /\bsome(?:one|body)\b/iu, perHundred: 35 },
  { name: 'you may', pattern: /\byou (?:may|might|could)\b/iu, perHundred: 35 },
  { name: 'questions at the end', pattern: /\?["”]?\s*$/u, perHundred: 25 },
];
