import { SIGNS } from '@palm/astrology/vocabulary';
import { capitalised } from '../../../../text/capitalised.ts';
import { findPerson } from '../../../entities/find-people.ts';
import { BETWEEN_DAYS, findDay } from '../../../entities/times/find-days.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import type { Person } from '../../../understood.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { todayOf } from '../../../slots/calendar/date-words.ts';
import { type Asking, type LookUp, told } from '../look-up.ts';

const ASKS_SIGN = /\b(?:signs?|zodiac)\b|\bwhat are (?:they|we|those)\b/iu;
const OTHER_MATTER =
  /\b(?:moon|rising|ascendant|venus|mars|chinese|chart|compatib\w*|match|get along|fight\w*|together|good for|love|work out|gift|party|life path)\b/iu;

const wholeOf = ({ said, text }: Pick<Asking, 'said' | 'text'>): string => `${said} ${text}`;

/** Words that stand around a person and a date and ask nothing. */
const SMALL =
  /\b(?:my|his|her|their|our|he|she|they|it|i|is|was|are|s|hes|shes|theyre|born|on|in|the|of|birthday|bday|birth|date|dob|and|what|how|about|for|then|ok|oh|so|th|st|nd|rd|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b|[\d\W_]+/giu;
/** The person's relation or name, and one word more. */
const MOST_OTHER_WORDS = 2;

const otherWords = (whole: string): number =>
  whole.replaceAll(SMALL, ' ').split(/\s+/u).filter(Boolean).length;

const isNamed = ({ relation, name }: Person): boolean => (relation ?? name) !== null;

const SUBJECTS: Readonly<Record<string, string>> = {
  him: 'he is',
  her: 'she is',
  them: 'they are',
};

/** "My mum, born 22 December, is", "Born 2 September, he is" */
const bornOn = ({ words }: Person, date: string): string =>
  words in SUBJECTS
    ? `Born ${date}, ${SUBJECTS[words] ?? ''}`
    : `${capitalised(words)}, born ${date}, is`;

/** Every person of a message with the day they were born on. */
const bornIn = (whole: string, today: string) => {
  const clauses = whole.split(BETWEEN_DAYS).map((clause) => ({
    who: findPerson(clause),
    day: findDay(clause, today),
  }));
  return clauses.flatMap(({ who, day }, at) => {
    // "my sister? shes 2 march 1994": the person may stand in the clause before, or after the date.
    const after = clauses[at + 1];
    const beside = clauses[at - 1]?.who ?? (after?.day === null ? after.who : null);
    const person = who !== null && isNamed(who) ? who : (beside ?? who);
    return person === null || day === null ? [] : [{ who: person, day }];
  });
};

/** "my mum is 22 december 1961 and my dad 20 april 1959, what are they", "my sister? shes 2 march 1994" */
export const theirSigns: LookUp = {
  family: 'sun-sign',
  isAsked: (piece) => {
    const whole = wholeOf(piece);
    const { who, date, date_b: second } = piece.entities;
    if (who === undefined || date === undefined || OTHER_MATTER.test(whole)) return false;
    return second === undefined
      ? date.isBirth && otherWords(whole) <= MOST_OTHER_WORDS
      : ASKS_SIGN.test(whole);
  },
  tell: (context, piece) => {
    const born = bornIn(wholeOf(piece).replaceAll('?', '.'), todayOf(context));
    if (born.length === 0) return null;
    const lines = born.map(({ who, day }) => {
      const year = yearIn(day.words);
      const signs = signsOfBirthday(day.iso, year, context.zone).map((sign) => SIGNS[sign].name);
      const date = day.words.replace(/^\w+day, /u, '');
      return signs.length === 1
        ? `${bornOn(who, date)} ${signs[0] ?? ''}.`
        : `${bornOn(who, date)} on the border: ${signs.join(' or ')}, by the hour${year === null ? ' and the year' : ''}.`;
    });
    return told(lines.join(' '));
  },
};
