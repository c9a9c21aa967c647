import type { Instant } from '@palm/astrology/instant';
import type { Book } from '../book.ts';
import type { Line, Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import { beatFor } from '../page/beat-for.ts';
import { capitalised } from '../../text/capitalised.ts';
import { canFill, fill, slotsOf } from '../slots/fill-slots.ts';
import type { PageRequest } from '../page/page-request.ts';
import { daysAhead, weekdayOf } from '../slots/render-date.ts';
import { openingOf } from '../page/openings.ts';
import { hasRested, LINE_REST_DAYS } from '../page/rest-days.ts';

const MOST_BEATS = 4;
const WANTED_BEATS = 3;
const LEAST_BEATS = 2;

export type Beat = {
  readonly news: News;
  readonly line: Line;
  readonly text: string;
  readonly at: Instant;
  /** How many days from the first of the week. */
  readonly day: number;
  /** Whether the user has not read the line for 60 days. */
  readonly isUnread: boolean;
};

/** What a week is led by, and the passage that tells it. */
export type Lead = { readonly one: News; readonly passage: Passage };

export const tellsItsDay = ({ text }: Passage): boolean => /\{(?:day|since)\}/u.test(text);

/**
 * What happens on three or four different days of a week, in their order. The Moon fills a week with little else, and
 * then the lead's own day. A line that the user has read within 60 days comes again only where a second one is missing.
 * `after` is the day that follows: on it stands what the Moon enters on the last evening.
 */
export function weekBeats(
  book: Book,
  { all, after }: { readonly all: readonly News[]; readonly after: readonly News[] },
  { one: lead, passage }: Lead,
  request: PageRequest,
): Beat[] {
  const isOther = ({ fact, key }: News): boolean => fact.id !== lead.fact.id && key !== lead.key;
  const dated = beatsOf(book, all.filter(isOfWeek).map(byPlace).filter(isOther), request);
  const ofMoon = beatsOf(book, moonVisits([...all, ...after]), request);
  const leadDay = lead.at === null ? null : daysAhead(lead.at, request.on);
  const apart = (beats: readonly Beat[]) => beats.filter(({ day }) => day !== leadDay);
  const unread = (beats: readonly Beat[]) => beats.filter(({ isUnread }) => isUnread);
  const heaviest = onDifferentDays([], unread(apart(dated)), MOST_BEATS);
  // A new or full Moon and the Moon's next place on one day would read as two Moons.
  const onLeadDay = lead.key.startsWith('lunation/') ? [] : ofMoon;
  const fresh = [apart(ofMoon), dated, onLeadDay]
    .map(unread)
    .reduce((chosen, more) => onDifferentDays(chosen, more, WANTED_BEATS), heaviest);
  const atLeast = [apart(dated), apart(ofMoon), dated, onLeadDay].reduce(
    (chosen, more) => onDifferentDays(chosen, more, LEAST_BEATS),
    fresh,
  );
  // A lead that tells its own day is not told again by a line.
  const ofLead = tellsItsDay(passage) ? [] : unread(beatsOf(book, [lead], request));
  return onDifferentDays(atLeast, ofLead, WANTED_BEATS).toSorted((a, b) => a.at - b.at);
}

/** The hours of the Moon are no news of a week. */
export const isOfWeek = ({ about, key }: News): boolean =>
  about.body !== 'moon' || key.startsWith('lunation/');

/** The places the Moon goes into, without those in which it is new or full: the lunation itself tells of them. */
function moonVisits(all: readonly News[]): News[] {
  const lunations = all.flatMap(({ key, at }) =>
    key.startsWith('lunation/') && at !== null ? [at] : [],
  );
  const isOfLunation = ({ timing: { since, until } }: News): boolean =>
    lunations.some((at) => at >= (since ?? -Infinity) && at <= (until ?? Infinity));
  return all
    .filter((one) => one.key.startsWith('visit/moon/') && !isOfLunation(one))
    .map((one) => ({ ...byPlace(one), at: one.timing.since }));
}

/** A planet that leaves one place for the next within a week is two facts. */
const byPlace = (one: News): News =>
  one.key.startsWith('visit/')
    ? { ...one, fact: { ...one.fact, id: `${one.fact.id}-${one.about.matter}` } }
    : one;

const WEEK_DAYS = 7;

/** The dated news of the week that have a line, one for each fact, the heaviest first. */
function beatsOf(book: Book, week: readonly News[], { on, name, history }: PageRequest): Beat[] {
  const told = new Set<string>();
  const openings = new Set<string>();
  return week
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((one): Beat[] => {
      const { at } = one;
      const day = at === null ? -1 : daysAhead(at, on);
      if (at === null || day < 0 || day >= WEEK_DAYS || told.has(one.fact.id)) return [];
      const line = beatFor(book, one, history.used, openings);
      if (line === undefined) return [];
      told.add(one.fact.id);
      openings.add(openingOf(line.text));
      const slots = {
        ...slotsOf(one, on, name),
        day: day === 0 ? 'Today' : weekdayOf(at, on.zone),
      };
      const words = day === 0 ? line.text : toldAhead(line.text);
      const isUnread = hasRested(history.used.get(line.id), on.date, LINE_REST_DAYS);
      const beat = { news: one, line, text: fill(words, slots), at, day, isUnread };
      return canFill(words, slots) ? [beat] : [];
    });
}

/** The same line says "today" beneath the page of its day. */
const toldAhead = (text: string): string =>
  text.replaceAll(
    /\b(?:today|tonight|tomorrow)\b/giu,
    (word) => AHEAD_WORDS.get(word) ?? capitalised(AHEAD_WORDS.get(word.toLowerCase()) ?? word),
  );

const AHEAD_WORDS = new Map([
  ['today', 'that day'],
  ['tonight', 'that night'],
  ['tomorrow', 'the next day'],
]);

/** Adds to the chosen ones, up to so many, what falls on a day of its own. */
function onDifferentDays(chosen: readonly Beat[], more: readonly Beat[], most: number): Beat[] {
  const beats = [...chosen];
  for (const beat of more) {
    if (beats.length >= most) break;
    if (!beats.some(({ day, line }) => day === beat.day || line.id === beat.line.id))
      beats.push(beat);
  }
  return beats;
}
