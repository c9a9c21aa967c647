// The editor's check: how many fragments each slot has, and which are read too often or never.
// Usage: node packages/oracle/scripts/check-content.ts
import { BLESSINGS } from '../content/blessings.ts';
import { ACT_OPENINGS } from '../content/act-openings.ts';
import * as lunarBook from '../content/moon/lunar-book.ts';
import { MOON_HOUSES } from '../content/moon/moon-houses.ts';
import { MOON_SIGNS } from '../content/moon/moon-signs.ts';
import { PHASES } from '../content/moon/phases.ts';
import * as chartTies from '../content/pair/chart-ties.ts';
import * as pairBook from '../content/pair/pair-book.ts';
import * as pairSky from '../content/pair/pair-sky.ts';
import * as partnerBook from '../content/pair/partner-book.ts';
import * as partnerSky from '../content/pair/partner-sky.ts';
import { SIGN_GIFTS } from '../content/pair/sign-gifts.ts';
import * as signTies from '../content/pair/sign-ties.ts';
import * as palmBook from '../content/palm/palm-book.ts';
import { PALM_LORE } from '../content/palm/palm-lore.ts';
import { PALM_SCENES } from '../content/palm/palm-scenes.ts';
import { DEEDS } from '../content/sky/deeds.ts';
import { FEELINGS } from '../content/sky/feelings.ts';
import { HOUSE_AREAS } from '../content/sky/house-areas.ts';
import { HOUSE_MATTERS } from '../content/sky/house-matters.ts';
import * as leadLines from '../content/sky/lead-lines.ts';
import * as natalHabits from '../content/sky/natal-habits.ts';
import { SIDE_FEELINGS } from '../content/sky/side-feelings.ts';
import { SIDE_HABITS } from '../content/sky/side-habits.ts';
import { SIGN_HABITS } from '../content/sky/sign-habits.ts';
import { POINT_AREAS } from '../content/sky/point-areas.ts';
import { POINT_PARTS } from '../content/sky/point-parts.ts';
import { RETROGRADES } from '../content/sky/retrogrades.ts';
import * as secondLines from '../content/sky/second-lines.ts';
import { THEME_PAGES } from '../content/themes/theme-pages.ts';
import { wordsOf } from '../src/text/four-grams.ts';
import { READING_KINDS, daysFrom, readerOf } from '../test/writer/requests.ts';
import { people } from '../test/writer/people.ts';

/** Every text inside a piece of content, with the way that leads to it. */
function fragmentsIn(content: unknown, path: string): [path: string, text: string][] {
  if (typeof content === 'string') return [[path, content]];
  if (typeof content !== 'object' || content === null || content instanceof RegExp) return [];
  if (Array.isArray(content)) return content.flatMap((one) => fragmentsIn(one, path));
  return Object.entries(content).flatMap(([key, one]) => fragmentsIn(one, `${path}.${key}`));
}

const BOOK = {
  themes: THEME_PAGES,
  sky: {
    FEELINGS,
    DEEDS,
    SIDE_FEELINGS,
    POINT_PARTS,
    HOUSE_AREAS,
    HOUSE_MATTERS,
    POINT_AREAS,
    RETROGRADES,
    SIDE_HABITS,
    SIGN_HABITS,
    ...natalHabits,
    ...leadLines,
    ...secondLines,
  },
  moon: { MOON_HOUSES, MOON_SIGNS, PHASES, ...lunarBook },
  pair: {
    SIGN_GIFTS,
    ...chartTies,
    ...pairBook,
    ...pairSky,
    ...partnerBook,
    ...partnerSky,
    ...signTies,
  },
  palm: { PALM_LORE, PALM_SCENES, ...palmBook },
  rest: { ACT_OPENINGS, BLESSINGS },
};
const fragments = Object.entries(BOOK).flatMap(([part, content]) => fragmentsIn(content, part));

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The last words of a sentence tell it from others, and no synonym or opening changes them. */
const markOf = (text: string): string =>
  wordsOf(text.replaceAll(/\{\w+\}/gu, ' '))
    .slice(-4)
    .join(' ');

/** Sixty people, all types, over a month, one day in five. */
function usesOf(): Map<string, number> {
  const days = daysFrom('2026-11-01', 30).filter((_, day) => day % 5 === 0);
  const texts = people(60).flatMap((person) =>
    days.flatMap((sky) => READING_KINDS.map((kind) => readerOf(person, sky)(kind)().reading)),
  );
  return countBy(texts.flatMap(({ parts }) => parts.map(({ text }) => markOf(text))));
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(
  `${fragments.length} fragments, ${new Set(fragments.map(([, text]) => text)).size} different\n`,
);
for (const [slot, count] of countBy(fragments.map(([path]) => path)))
  print(`${String(count).padStart(4)}  ${slot}`);

/** What is read as it was written: the sentences of the book, and what a planet does. */
const READ_WHOLE = /^themes\.\w+\.(?!titles|areas)|SIDE_FEELINGS|\bDEEDS/u;

const uses = usesOf();
const themed = fragments
  .filter(([path, text]) => READ_WHOLE.test(path) && text.includes(' '))
  .map(([path, text]) => ({ path, text, count: uses.get(markOf(text)) ?? 0 }))
  .toSorted((a, b) => b.count - a.count);
print('\nread most often:');
for (const { path, text, count } of themed.slice(0, 15))
  print(`${String(count).padStart(4)}  ${path}: ${text}`);
const never = themed.filter(({ count }) => count === 0);
print(`\nnot read in this sample: ${never.length} of ${themed.length}`);
for (const { path, text } of never.slice(0, 30)) print(`      ${path}: ${text}`);
