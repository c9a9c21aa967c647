import { PLANET_IDS, type PlanetId, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact.ts';

/** What a message wants looked up: it has an answer in the facts, and no view is needed. */
export type Lookup =
  | { readonly what: 'natal'; readonly point: NatalPointId }
  | { readonly what: 'sky'; readonly body: PlanetId }
  | { readonly what: 'retrograde'; readonly body: PlanetId | null }
  | { readonly what: 'phase' }
  | { readonly what: 'next-phase'; readonly phase: 'fullMoon' | 'newMoon' }
  | { readonly what: 'ruler' }
  | { readonly what: 'birth-time' }
  /** Two signs that were named, or one beside the reader's own. */
  | { readonly what: 'match'; readonly sign: SignId; readonly with: SignId | null };

const BODY_NAMES = PLANET_IDS.join('|');
const SIGN_NAMES = SIGN_IDS.join('|');

const BIRTH_TIME = /\b(?:what (?:time|hour)|when) was i born\b|\bmy (?:time|hour) of birth\b\??$/u;
const NEXT_PHASE = /\b(?:when|next|how long)\b.{0,25}\b(?<phase>full|new) moon\b/u;
const PHASE =
  /\b(?:moon phase|phase (?:is|of) the moon|what moon is it|moon (?:tonight|today|right now)|which moon)\b/u;
const RULER =
  /\b(?:what|which) planet (?:rules|is (?:my|the) ruler)|\b(?:my )?ruling planet\b|\bruler of my sign\b/u;
const RETROGRADES =
  /\bplanets?\b.{0,20}\bretrograde\b|\bwhat(?:'?s| is) in retrograde\b|\banything (?:in )?retrograde\b/u;
const RETROGRADE = new RegExp(String.raw`\b(?<body>${BODY_NAMES})\b.{0,20}\bretrograde\b`, 'u');
const NATAL = new RegExp(
  String.raw`\bmy (?:natal )?(?<point>${BODY_NAMES}|rising|ascendant|midheaven|mc)\b|\b(?:what|which) (?<asked>${BODY_NAMES}|rising|ascendant) (?:sign )?am i\b`,
  'u',
);
const ASKS_PLACE =
  /^(?:and |so |ok |what about |how about )*(?:what(?:'?s)?|where(?:'?s)?|which|tell me|in wh|show me|do you know)\b|^(?:and |so |ok |what about |how about )*my \w+(?: sign)?$/u;
const SKY = new RegExp(
  String.raw`\b(?:where(?:'?s| is)|what sign is|which sign is)\b(?: the)? (?<body>${BODY_NAMES})\b`,
  'u',
);
const MATCH = new RegExp(
  String.raw`\b(?:compatib\w+|match(?:es)?|get (?:along|on)|go (?:well )?with|date|dating|marry|work(?:s)? with|suit\w*)\b.{0,40}\b(?<after>${SIGN_NAMES})s?\b|\b(?<before>${SIGN_NAMES})s?\b.{0,40}\b(?:compatib\w+|match|for me|get (?:along|on)|right for)\b|\b(?<one>${SIGN_NAMES})s? (?:and|with) (?:an? )?(?:${SIGN_NAMES})s?\b`,
  'u',
);

const signNamed = (name: string): SignId | undefined => SIGN_IDS.find((sign) => sign === name);
const bodyNamed = (name: string): PlanetId | undefined => PLANET_IDS.find((body) => body === name);

export function lookupIn(plain: string): Lookup | null {
  const match = MATCH.exec(plain)?.groups;
  const sign = signNamed(match?.['after'] ?? match?.['before'] ?? match?.['one'] ?? '');
  if (sign !== undefined) return { what: 'match', ...namedPair(plain, sign) };
  if (BIRTH_TIME.test(plain)) return { what: 'birth-time' };
  if (RULER.test(plain)) return { what: 'ruler' };
  return moonLookup(plain) ?? placeLookup(plain);
}

function namedPair(plain: string, sign: SignId): { sign: SignId; with: SignId | null } {
  const named = [...plain.matchAll(new RegExp(String.raw`\b(?:${SIGN_NAMES})`, 'gu'))];
  const [one, other] = named.flatMap(([name]) => signNamed(name) ?? []);
  return one === undefined || other === undefined
    ? { sign, with: null }
    : { sign: other, with: one };
}

function moonLookup(plain: string): Lookup | null {
  const phase = NEXT_PHASE.exec(plain)?.groups?.['phase'];
  if (phase !== undefined) {
    return { what: 'next-phase', phase: phase === 'full' ? 'fullMoon' : 'newMoon' };
  }
  return PHASE.test(plain) ? { what: 'phase' } : null;
}

function placeLookup(plain: string): Lookup | null {
  const natal = NATAL.exec(plain)?.groups;
  const point = pointNamed(natal?.['point'] ?? natal?.['asked'] ?? '');
  if (point !== null && ASKS_PLACE.test(plain)) return { what: 'natal', point };
  const turning = bodyNamed(RETROGRADE.exec(plain)?.groups?.['body'] ?? '');
  if (turning !== undefined) return { what: 'retrograde', body: turning };
  if (RETROGRADES.test(plain)) return { what: 'retrograde', body: null };
  const body = bodyNamed(SKY.exec(plain)?.groups?.['body'] ?? '');
  return body === undefined ? null : { what: 'sky', body };
}

function pointNamed(name: string): NatalPointId | null {
  if (name === 'rising' || name === 'ascendant') return 'ascendant';
  if (name === 'midheaven' || name === 'mc') return 'midheaven';
  return bodyNamed(name) ?? null;
}
