import { ASPECT_IDS, type AspectId, BODIES, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Receipt } from '@palm/contract/oracle';
import { DATE_LOCALE } from '@palm/contract/limits';
import * as z from 'zod';

const weekday = new Intl.DateTimeFormat(DATE_LOCALE, { weekday: 'long', timeZone: 'UTC' });

/** What the sky does today, in the words of the strongest fact that the letter rests on. */
export function subjectOf(date: string, receipts: readonly Receipt[]): string {
  const strongest = receipts.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  const day = weekday.format(new Date(`${date}T00:00:00Z`));
  return strongest ? `${day}: ${phraseOf(strongest)}` : `${day}: your sky`;
}

const aspect = z.enum(ASPECT_IDS);
const Transit = z.object({
  kind: z.literal('transit'),
  body: z.string(),
  point: z.string(),
  aspect,
  orbDeg: z.number(),
});
const SkyAspect = z.object({
  kind: z.literal('sky-aspect'),
  a: z.string(),
  b: z.string(),
  aspect,
  orbDeg: z.number(),
});

/** Where a planet stands, for the reader or for everybody: a subject has no room for degrees. */
const Stay = z.object({
  kind: z.enum(['sky', 'solar-house', 'ruler']),
  body: z.string(),
  sign: z.enum(SIGN_IDS),
});

/** What touches the own chart before what is in everybody's sky, and the closer the stronger; the Moon passes in hours. */
function weightOf(receipt: Receipt): number {
  const transit = Transit.safeParse(receipt).data;
  if (transit) return (transit.body === 'moon' ? 20 : 30) - transit.orbDeg;
  const inSky = SkyAspect.safeParse(receipt).data;
  if (inSky) return 10 - inSky.orbDeg;
  return receipt.kind === 'natal' ? 0 : 1;
}

function phraseOf(receipt: Receipt): string {
  const transit = Transit.safeParse(receipt).data;
  if (transit) return `${inText(transit.body)} ${tieOf(transit)}`;
  const inSky = SkyAspect.safeParse(receipt).data;
  if (inSky) return `${inText(inSky.a)} ${ties[inSky.aspect]} ${inText(inSky.b)}`;
  const stay = Stay.safeParse(receipt).data;
  if (stay) return `${inText(stay.body)} is in ${SIGNS[stay.sign].name}`;
  return receipt.words.split(':')[0] ?? receipt.words;
}

/** A planet that meets its own place is not named twice. */
function tieOf({ body, point, aspect: angle }: z.infer<typeof Transit>): string {
  if (body !== point) return `${ties[angle]} your ${nameOf(point)}`;
  return angle === 'conjunction'
    ? 'is back at its place at your birth'
    : `${ties[angle]} its place at your birth`;
}

const ties: Record<AspectId, string> = {
  conjunction: 'meets',
  sextile: 'is at a friendly angle to',
  square: 'is at a hard angle to',
  trine: 'is in easy step with',
  opposition: 'stands across from',
};

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(BODIES).map(([id, { name }]) => [id, name])),
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
};
const nameOf = (id: string): string => names[id] ?? id;
const inText = (id: string): string =>
  id === 'sun' || id === 'moon' ? `the ${nameOf(id)}` : nameOf(id);
