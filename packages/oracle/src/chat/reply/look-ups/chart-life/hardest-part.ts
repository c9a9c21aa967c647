import type { NatalChart } from '@palm/astrology/chart';
import type { AspectId } from '@palm/astrology/vocabulary';
import { capitalised } from '../../../../text/capitalised.ts';
import { type Told, told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import {
  aspectNamed,
  aspectReceipt,
  closestAspectOf,
  sidesOf,
  type Wanted,
} from './closest-aspect.ts';

const PART = String.raw`(?:things?|parts?|placements?|aspects?|bits?|spots?|points?|challenges?|features?|gifts?)`;
const WORDS: Readonly<Record<Wanted, string>> = {
  hard: 'hardest|worst|toughest|most (?:difficult|challenging|painful|stressful)|biggest (?:challenge|problem|weakness|struggle)|weak(?:est)?|trickiest|difficult|challenging|sore',
  easy: 'easiest|best|nicest|luckiest|strongest|most (?:positive|helpful|lucky|beautiful)|biggest (?:gift|strength|blessing|talent)|lucky',
  any: 'rarest|rare|strangest|weirdest|most (?:unusual|unique|special|interesting|striking|important)|unusual|special|unique|interesting|coolest',
};
const OF_CHART = String.raw`(?:in|of|about|on|from) my (?:birth |natal |astro(?:logy)? |whole )?chart\b`;
const asksFor = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${words})(?: ${PART})?(?: (?:i have|there is|you see|can you see))? ${OF_CHART}`,
    'u',
  );
const ASKS: readonly (readonly [Wanted, RegExp])[] = [
  ['hard', asksFor(WORDS.hard)],
  ['easy', asksFor(WORDS.easy)],
  ['any', asksFor(WORDS.any)],
];
const OTHER =
  /\b(?:house|sign|now|today|this (?:week|month|year)|time|day|career|job|love|money|his|her|their)\b/u;

const wantedIn = (text: string): Wanted | null =>
  ASKS.find(([, asks]) => asks.test(text))?.[0] ?? null;

/** What two sides do with each other, by their angle. */
const MEANS: Readonly<Record<AspectId, (sides: string) => string>> = {
  conjunction: (sides) =>
    `${sides} belong together in you: where one speaks, the other is there at once. That's strong and hard to take apart; what helps is to notice which of the two began.`,
  square: hardLine,
  opposition: hardLine,
  trine: easyLine,
  sextile: easyLine,
};

function hardLine(sides: string): string {
  return `${sides} get in each other's way, so one of them often speaks too early or too late. It stays for life and gets easier with practice; people often become good at exactly this. What helps: before you act on one of the two, ask what the other would say.`;
}

function easyLine(sides: string): string {
  return `${sides} help each other without effort. Such things are easily overlooked, because you never had to work for them: ask two friends where they see it in you.`;
}

/** The tightest contact of the wanted kind, and what it means in daily life. */
export function tellClosest(chart: NatalChart, wanted: Wanted): Told | null {
  const found = closestAspectOf(chart, wanted);
  if (found === null) return null;
  const means = MEANS[found.aspect](capitalised(sidesOf(found)));
  return told(`${aspectNamed(found)}. ${means}`, aspectReceipt(found));
}

/** "whats the hardest thing in my chart": the tightest contact of that kind is told. */
export const hardestPart: WholeLookUp = {
  family: 'aspect-natal',
  isAsked: ({ text }) => wantedIn(text) !== null && !OTHER.test(text),
  tell: ({ chart }, { text }) => {
    const wanted = wantedIn(text);
    return chart === null || wanted === null ? null : tellClosest(chart, wanted);
  },
};
