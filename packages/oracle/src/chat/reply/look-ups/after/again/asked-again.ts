import { monthIn } from '../../../../entities/times/calendar-day.ts';
import { monthName } from '../../../../slots/calendar/date-words.ts';
import { type OnChart, wordsOf } from '../chart-turn.ts';

const MONTH_MEANT =
  /\b(?:i meant|i mean|meant|not that|the one|no)\b.*\b(?:in|of|for)\b|\bthe (?:\w+) one\b/u;

/** "no i meant the one in february": the earlier question with that month, to be asked again. */
export function askedForMonth(text: string, last: string): string | null {
  const month = monthIn(text);
  if (month === null || !MONTH_MEANT.test(text) || wordsOf(text) > 10) return null;
  if (!/\b(?:full moon|new moon|eclipse|retrograde)\b/u.test(last)) return null;
  const thing = /\b(?:full moon|new moon|(?:solar |lunar )?eclipse|(?:\w+ )?retrograde)\b/u;
  return last
    .replace(/\bnext\b ?/u, '')
    .replace(thing, (found) => `${found} in ${monthName(month)}`);
}

const ONE_DAY = /\b(?:only|just|has to|have to|must|needs? to)\b/u;
const ASKED_DAY =
  /\b(?:which|what|best|good|lucky|right) (?:days?|dates?|times?)\b|\bwhen (?:should|is|to)\b/u;
const DEED = /\b(?:to|for) (?<deed>(?:an? |the |our |my )?(?!me\b|us\b)\p{L}.+)$/u;

/** Days to choose from, and no one day: "before the 25th". */
const IS_LIMIT = /\b(?:before|until|till|by|after|from|not|except|between|earlier|later)\b/u;

/** "they can only do the 12th", after the best day for a deed: how that day is for it, to be asked again. */
export function askedForDay({ text, entities: { date } }: OnChart, last: string): string | null {
  if (date === undefined || date.isBirth || !ONE_DAY.test(text) || wordsOf(text) > 12) return null;
  if (!ASKED_DAY.test(last) || IS_LIMIT.test(text)) return null;
  const [, month = 1, day = 1] = date.iso.split('-').map(Number);
  const deed = DEED.exec(last)?.groups?.['deed']?.replace(/[,?.!].*$/u, '') ?? 'this';
  return `is ${monthName(month)} ${day} good for ${deed}`;
}

const TURNING = /\b(?:retrograde|retro|rx|direct|stations?|enter\w*|leav\w*|change signs?)\b/u;
const AND_PLANET =
  /^(?:(?:ok|so|and|but|thanks) )*(?:what about |how about |for )?(?<planet>mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)(?: then| too)?\W*$/u;

/** "and venus?", after when another planet turns: the same question with that one. */
export function askedForPlanet(text: string, last: string): string | null {
  const planet = AND_PLANET.exec(text)?.groups?.['planet'];
  const before = /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/u;
  if (planet === undefined || !TURNING.test(last) || !before.test(last)) return null;
  return last
    .replace(before, planet)
    .replace(
      /\bwhen (?:does|will) (?<who>\w+) (?:go|turn|station)s? direct\b/u,
      'when does $<who> retrograde end',
    );
}

const TWO_SITES =
  /\b(?:they|it|that (?:app|site|one)|the other (?:app|site|one)|co ?star|\w+ (?:app|site)) (?:says?|said|shows?|has|told me)\b|\bwho(?:s| is) (?:right|correct|wrong)\b|\bwhich (?:one )?is (?:right|correct)\b/u;

/** "they say virgo and you say libra, whos right", after another app's rising sign: the question with both. */
export function askedWhoIsRight(text: string, last: string): string | null {
  const point = /\b(?<point>rising|ascendant|moon)\b/u.exec(last)?.groups?.['point'];
  if (point === undefined || !TWO_SITES.test(text) || wordsOf(text) > 16) return null;
  if (!/\b(?:app|site|website|different|other|co ?star)\b/u.test(last)) return null;
  return `my ${point} sign is different on another website, who is right`;
}

const HAVE_ONE =
  /^(?:(?:ok|so|and|cool|wow) )*(?:do|have) i (?:have |got )?(?:one|it|any|that)(?: too| then| in mine| in my chart)?\W*$/u;
const THE_THING =
  /\bwhat(?:'?s| is| are| does)? (?:an? |the )?(?<thing>[\p{L}\s-]{3,24}?)(?: mean)?\W*$/u;

/** "do i have one", after what a stellium is: asked of the own chart. */
export function askedForOwn(text: string, last: string): string | null {
  const thing = THE_THING.exec(last)?.groups?.['thing']?.trim();
  return thing === undefined || !HAVE_ONE.test(text) ? null : `do i have a ${thing} in my chart`;
}
