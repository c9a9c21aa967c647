import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { birthChartOf } from '../../../facts/birth-chart.ts';
import { possiblePlaces } from '../../entities/birth-places.ts';
import { findHour } from '../../entities/times/find-hour.ts';
import { yearIn } from '../../entities/times/year-in.ts';
import { OWN_DATE } from '../../entities/times/own-date.ts';
import type { Family } from '../../family.ts';
import type { KeptPiece } from '../../state.ts';
import type { Entities, NamedDay, Person, Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { BirthPlace, Talk } from '../talk.ts';

const OWN =
  /\b(?:i was|i'?m|i am|me|was) born\b|^\W*(?:hi\W+|ok\W+)?born\b|\bif (?:i'?m|i am|i was) born\b|\bmy (?:birthday|bday|birth ?date|date of birth)\b|(?<!\b(?:his|her|their|hers) )\bdob\b|[.?!] ?born (?:on )?(?:the )?\d/iu;
const OF_ANOTHER =
  /\b(?:he|she|they|who|(?:my|his|her|our) (?!birth|bday|dob|date)\w+)(?:'s| is| was)? born\b|\b(?:his|her|their) (?:birthday|bday|birth ?date|dob)\b/iu;
/** "rising sign? 5 jan 1990 6:15am mexico city": a chart is asked for, and no other person is named. */
const ASKS_CHART =
  /\b(?:rising|ascendant|ascendent|asc|nakshatra|rashi|lagna|sade sati|life path|(?:saturn|jupiter|chiron|nodal) return|moon sign|big (?:three|3)|(?:birth|natal) chart|midheaven)\b|\bmoon\?|\b(?:my|am i)\b.{0,40}\b(?:signs?|zodiac|chart|life path|personal year|house|moon|sun|venus|mars|mercury|node|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b|\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces) or \w+/iu;
/** "does it touch me at all? 12 feb 1995 around noon": a whole date that stands by itself. */
const STANDS_ALONE =
  /(?:^|[?.!,;:]) ?(?:\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\d{1,2}|\p{L}{3,9})[ ,./-]{1,2}(?:19|20)\d\d|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d)\b/iu;
const OF_SELF =
  /\b(?:me|my|i|am i)\b|\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces), ?\d/iu;
const OF_OTHERS = /\b(?:compatib\w*|match|some(?:one|body)|anyone|a person|event|happened)\b/iu;
/** "me 2 feb 1990, him 17 aug 1986", "he's 17 aug 1986, i'm 2 feb 1990" */
const OWN_OF_TWO = new RegExp(String.raw`^\W*(?:i|i'?m|me|mine|my)\b|${OWN_DATE}`, 'iu');

/** The user's own birth as this message has it, and the words that say so. */
export interface TypedBirth {
  readonly talk: Talk;
  readonly line: string;
  readonly isRemembered?: boolean;
}

/** The talk with the birth that was typed instead of the one in the profile; null where none was. */
export async function withTypedBirth(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
): Promise<TypedBirth | null> {
  const entities = pieces.find(({ entities: { date } }) => date?.isBirth === true)?.entities;
  return entities === undefined ? null : ownBirthIn(message, entities, talk);
}

/** The user's own birth, where the message says that the date is theirs. */
export async function ownBirthIn(
  message: string,
  entities: Entities,
  talk: Talk,
): Promise<TypedBirth | null> {
  const { place } = entities;
  if (entities.date === undefined || !isOwn(message, entities)) return null;
  const date = withYear(entities.date, message);
  const typed = await typedBirth(message, date, place, talk);
  return isBetterKnown(date, typed, talk) ? null : typed;
}

const YEAR_AT_END = /(?<![\d./-])(?<year>19[2-9]\d|20[01]\d)\W*$/u;

/** "i am born on 29 of february, which is my life path number 1996": the year stands apart from its day. */
function withYear(day: NamedDay, message: string): NamedDay {
  const year = YEAR_AT_END.exec(message)?.groups?.['year'];
  if (year === undefined || yearIn(day.words) !== null) return day;
  return {
    ...day,
    iso: `${year}${day.iso.slice(4)}`,
    words: `${day.words.replace(/^\w+day, /u, '')}, ${year}`,
  };
}

/** The profile has the same day with its hour and place. */
const isBetterKnown = (day: NamedDay, typed: TypedBirth, { person, chart }: Talk): boolean =>
  isSameDay(day, person.birth?.date) &&
  chart?.time === 'known' &&
  typed.talk.chart?.time !== 'known';

/** By day and month where no year was typed. */
function isSameDay({ iso, words }: NamedDay, born: string | undefined): boolean {
  const from = yearIn(words) === null ? 'YYYY-'.length : 0;
  return born?.slice(from) === iso.slice(from);
}

function isOwn(message: string, { date, date_b: second, who, pet }: Entities): boolean {
  if (date?.isBirth !== true || OF_ANOTHER.test(message)) return false;
  if (second?.isBirth === true) return OWN_OF_TWO.test(message);
  const isOfAnother = pet !== undefined || (who !== undefined && !isPlace(who, message));
  const isAsked = ASKS_CHART.test(message) && !OF_OTHERS.test(message);
  const isAlone = STANDS_ALONE.test(message) && OF_SELF.test(message) && !OF_OTHERS.test(message);
  return OWN.test(message) || ((isAsked || isAlone) && !isOfAnother);
}

const MOST_PLACE_WORDS = 2;

/** "…, 3:30 PM, Cape Town": a bare name at the end, where a place stands. */
function isPlace({ relation, name }: Person, message: string): boolean {
  const words = message.toLowerCase().match(/[\p{L}'-]{2,}/gu) ?? [];
  const last = words.slice(-MOST_PLACE_WORDS);
  return relation === null && name !== null && last.includes(name.toLowerCase());
}

/** The birth that the user typed for an earlier question; how to keep it was said then. */
export async function rememberedBirth(
  questions: readonly KeptPiece[],
  talk: Talk,
): Promise<TypedBirth | null> {
  const told = questions.findLast(({ text, said, entities }) => isOwn(`${said} ${text}`, entities));
  if (told === undefined) return null;
  const found = await ownBirthIn(`${told.said} ${told.text}`, told.entities, talk);
  return found === null ? null : { ...found, isRemembered: true };
}

/** The user's birth by what was typed: the hour counts only where its place is known. */
export async function typedBirth(
  message: string,
  date: NamedDay,
  place: string | undefined,
  talk: Talk,
): Promise<TypedBirth> {
  const time = findHour(message);
  // Without an hour only a place that is named as one counts.
  const found =
    time === null
      ? await placeIn('', place ?? bornIn(message), talk)
      : await placeIn(message, place, talk);
  const birth = {
    date: date.iso,
    ...(found && at(found)),
    ...(found && time !== null && { time: time.iso }),
  };
  const { name: own } = talk.person;
  const person = { ...(own !== undefined && { name: own }), birth };
  const words = [date.words, ...(found && time !== null ? [time.words, found.name] : [])];
  const line = REPLY_LINES.typedBirth.replace('{birth}', words.join(', '));
  return { talk: { ...talk, person, chart: birthChartOf(person) }, line };
}

const BORN_IN =
  /\b(?:in|near) (?!the\b|my\b|an?\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)(?<place>\p{L}[\p{L}' -]{2,24}?)(?=\s*(?:[.,;?!]|$)| (?:around|at|on|about|between|and|just|right|before|after|in)\b)/iu;

/** "born 14 sept 1967 at dawn in cork" */
const bornIn = (message: string): string | undefined => BORN_IN.exec(message)?.groups?.['place'];

/** The first of the names in a message that is a place of the list. */
async function placeIn(
  message: string,
  named: string | undefined,
  { findPlace }: Talk,
): Promise<BirthPlace | null> {
  for (const name of [...(named === undefined ? [] : [named]), ...possiblePlaces(message)]) {
    const found = (await findPlace?.(name)) ?? null;
    if (found !== null && isNamed(found.name, name)) return found;
  }
  return null;
}

const bare = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('-', ' ').toLowerCase();

/** "new york" is in the list as New York City, "Leeds uk" as Leeds. */
const isNamed = (listed: string, typed: string): boolean =>
  bare(`${listed} `).startsWith(`${bare(typed)} `) ||
  bare(`${typed} `).startsWith(`${bare(listed)} `);

const at = ({ zone, latitude, longitude }: BirthPlace) => ({
  zone,
  latitude,
  longitude,
});

const OF_CHART: ReadonlySet<Family['theme']> = new Set(['chart', 'sky', 'numbers']);

/** How an answer begins that says already whose birth it goes by: the user's or another person's. */
const SAYS_BIRTH = /^(?:Going by the birth you typed here|For .{1,40}, born )/u;

/** Says whose birth an answer of the chart goes by, and how to keep it. */
export function sayTypedBirth(draft: Draft, { line, isRemembered = false }: TypedBirth): Draft {
  const isOfChart =
    draft.isOfChart === true ||
    draft.chosen.some(({ family, facts }) => facts.length > 0 || OF_CHART.has(family.theme));
  const isSaid = draft.parts.some(({ text }) => SAYS_BIRTH.test(text));
  if (!isOfChart || isSaid) return draft;
  return {
    ...draft,
    parts: [
      plainPart(line),
      ...draft.parts,
      ...(isRemembered ? [] : [plainPart(REPLY_LINES.keepBirth)]),
    ],
  };
}
