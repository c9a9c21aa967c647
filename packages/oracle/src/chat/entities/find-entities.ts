import type { Entities, NamedDay } from '../understood.ts';
import { findCard } from './find-card.ts';
import { findDay, findDeadline, findSecondDay } from './times/find-days.ts';
import { findDeed, findOptions } from './find-deed.ts';
import { findDied } from './find-died.ts';
import { findFeelings } from './find-feelings.ts';
import { findPerson, findPet, nameOf } from './find-people.ts';
import { findPlace } from './find-place.ts';
import { signsOfTwo } from './find-signs.ts';
import { findMonth } from './times/find-month.ts';
import { findWeekdays } from './times/find-weekdays.ts';
import { OWN_DATE } from './times/own-date.ts';
import { findSkyWords } from './find-sky-words.ts';
import { findLanguage, findLine, findQuote } from './find-small.ts';
import { findTerm } from './find-term.ts';
import { findEvent, findPattern, findThing } from './find-thing.ts';
import { findAge, findClock, findNumber, findSpan } from './times/find-times.ts';

/** Everything that is named in a piece and the statement before it. `today` is YYYY-MM-DD. */
export function findEntities(piece: string, said: string, today: string): Entities {
  const whole = `${said} ${piece}`.trim();
  const feels = findFeelings(whole);
  const weekdays = findWeekdays(whole);
  return filled({
    who: findPerson(whole),
    name: nameOf(whole),
    pet: findPet(whole),
    ...signsOfTwo(whole),
    ...findSkyWords(whole),
    card: findCard(whole),
    term: findTerm(piece),
    number: findNumber(whole),
    place: findPlace(whole),
    // "thursday i can't" names no day to look at.
    ...(weekdays === null && findDates(whole, today)),
    month: findMonth(whole, today),
    weekdays,
    clock: findClock(whole),
    span: findSpan(whole),
    age: findAge(whole),
    thing: findThing(piece) ?? findThing(said),
    deed: findDeed(piece) ?? findDeed(said),
    event: findEvent(whole),
    ...findOptions(piece),
    pattern: findPattern(piece) ?? findPattern(said),
    feels: feels.length === 0 ? null : feels,
    deadline: findDeadline(whole, today),
    language: findLanguage(piece),
    line: findLine(whole),
    died: findDied(whole),
    quote: findQuote(piece),
  });
}

/** "best day before mother's day": the day that is named is the last one, not the one to look at. */
const LOOKS_BEFORE = /\b(?:best|which|what|good) (?:day|date|time)s?\b.*\bbefore\b/iu;

type Found = { readonly [Key in keyof Entities]: Entities[Key] | null | undefined };

const filled = (found: Found): Entities =>
  Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined),
  );

/** "he's a taurus, 29 april 1965. i'm 12 august 1968": the user's own birth stands after the other one. */
const OWN_AFTER_OTHER = new RegExp(String.raw`\b(?:19|20)\d\d\b.{0,60}${OWN_DATE}`, 'iu');

function findDates(
  whole: string,
  today: string,
): { readonly date: NamedDay | null; readonly date_b: NamedDay | null } {
  const date = LOOKS_BEFORE.test(whole) ? null : findDay(whole, today);
  const second = findSecondDay(whole, today);
  const isSwapped = second?.isBirth === true && OWN_AFTER_OTHER.test(whole);
  return isSwapped ? { date: second, date_b: date } : { date, date_b: second };
}
