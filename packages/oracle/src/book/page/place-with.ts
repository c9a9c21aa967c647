import { BODIES } from '@palm/astrology/vocabulary';
import type { Point } from '../vocabulary.ts';
import { paragraphsOf } from './page.ts';

const WITH = '{with}';

/** A paragraph that begins so leans on the sentence before it: nothing may come between. */
const LEANS_BACK =
  /^(?:[\w'’]+,? ){0,3}(?:it|it's|its|this|that|that's|these|those|they|they're|them|he|she|her|him|neither|both|either|instead|there|the same|such)\b|^(?:or|and|but|so|then|here)\b/iu;

/**
 * The passage with {with} at the end of the first paragraph whose last sentence names the point: there it belongs to the
 * fact and cuts no image in two. Null where there is no such place. The last paragraph keeps its own end.
 */
export function withPlaced(text: string, point: Point): string | null {
  if (!text.includes(WITH)) return null;
  const paragraphs = paragraphsOf(text.replace(WITH, '').replaceAll(/ {2,}/gu, ' '));
  const place = paragraphs.findIndex((one) => NAMES[point].test(lastSentenceOf(one)));
  const next = paragraphs[place + 1];
  if (place === -1 || next === undefined || LEANS_BACK.test(next)) return null;
  return paragraphs
    .map((paragraph, index) => (index === place ? `${paragraph} ${WITH}` : paragraph))
    .join('\n\n');
}

const lastSentenceOf = (paragraph: string): string =>
  paragraph.split(/(?<=[.?])["”]?\s+/u).at(-1) ?? '';

const named = (planet: keyof typeof BODIES): RegExp =>
  new RegExp(`\\byour (?:own )?${BODIES[planet].name}\\b`, 'u');

/** The words by which passages name a point of the reader's chart. */
const NAMES = {
  sun: named('sun'),
  moon: named('moon'),
  mercury: named('mercury'),
  venus: named('venus'),
  mars: named('mars'),
  jupiter: named('jupiter'),
  saturn: named('saturn'),
  uranus: named('uranus'),
  neptune: named('neptune'),
  pluto: named('pluto'),
  ascendant: /\brising\b/u,
  midheaven: /\btop of your chart\b|\byour direction\b/u,
} as const satisfies Record<Point, RegExp>;
