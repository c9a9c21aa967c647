import type { BirthData } from '@palm/astrology/birth-of';
import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { factsFor } from '../src/facts/facts-for.ts';
import { type SkyOfDay, skyOfDay } from '../src/facts/sky-of-day.ts';
import { timeFacts } from '../src/facts/time-facts.ts';
import type { Person } from '../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../src/vocabulary.ts';
import { fourGrams, longRows } from '../src/text/four-grams.ts';
import { type WrittenRequest, write } from '../src/writer/write.ts';
import type { Reading } from '../src/writer/reading.ts';

/*
 * One reading for one line. A run keeps the skies it has computed, and what each person
 * read on earlier dates of the same run, so that thirty lines are thirty days of one book.
 * It also keeps which long rows of words were printed for a day, so that no two people of
 * the run read the same row; a line that comes again is answered with the same reading.
 */
export type OracleRun = {
  readonly skies: Map<string, SkyOfDay>;
  readonly read: Map<string, { readonly date: string; readonly reading: Reading }[]>;
  readonly printed: Map<string, Set<number>>;
};

export const newRun = (): OracleRun => ({ skies: new Map(), read: new Map(), printed: new Map() });

export function answerOracleLine(line: string, run: OracleRun): string {
  try {
    const fields = fieldsOf(JSON.parse(line));
    const reading = readingFor(fields, run);
    const { title, text, parts, facts } = reading;
    return JSON.stringify({
      ...(title === '' ? {} : { title }),
      text,
      parts,
      facts: timeFacts(facts),
    });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : 'unreadable line' });
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('a line is a JSON object');
  }
  return { ...value };
}

function readingFor(fields: Fields, run: OracleRun): Reading {
  const request = requestOf(fields);
  const sky = skyFor(request.date, run);
  const facts = factsFor(request, sky);
  const seed = seedOf(fields['seed']);
  const { date, ...book } = request;
  const key = JSON.stringify([book, seed]);
  const read = run.read.get(key) ?? [];
  const same = read.find((one) => one.date === date);
  if (same !== undefined) return same.reading;
  const earlier = read.filter((one) => one.date < date);
  const history = earlier.map(({ reading }) => fourGrams(reading.text));
  const printed = printedOn(request, run);
  const reading = write(request, facts, { seed, history, printed });
  run.read.set(key, [...read, { date, reading }]);
  for (const row of longRows(reading.text)) printed.add(row);
  return reading;
}

function printedOn(request: WrittenRequest, run: OracleRun): Set<number> {
  const page = [request.date, request.kind, 'type' in request ? request.type : ''].join('/');
  const printed = run.printed.get(page) ?? new Set();
  run.printed.set(page, printed);
  return printed;
}

function seedOf(seed: unknown): string {
  if (seed === undefined || seed === null) return '';
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  throw new TypeError('seed is neither a text nor a number');
}

function skyFor(date: string, run: OracleRun): SkyOfDay {
  const sky = run.skies.get(date) ?? skyOfDay(date);
  run.skies.set(date, sky);
  return sky;
}

function requestOf(fields: Fields): WrittenRequest {
  const date = textOf(fields, 'date');
  if (date === undefined) throw new TypeError('date is missing');
  const kind = textOf(fields, 'kind') ?? '';
  const type = textOf(fields, 'type') ?? kind;
  const person = personOf(fields, 'sign', 'birth', textOf(fields, 'name'));
  const daily = DAILY_TYPES.find((one) => one === type);
  const horoscope = HOROSCOPE_TYPES.find((one) => one === type);
  if (kind === 'partner') return { kind, date, person, partner: partnerOf(fields, person) };
  if (kind === 'compatibility') return { kind, date, person, partner: partnerOf(fields, null) };
  if (kind === 'horoscope' && horoscope !== undefined)
    return { kind, type: horoscope, date, person };
  if (kind === 'horoscope' && type === kind) return { kind, type: 'daily', date, person };
  if (daily !== undefined) return { kind: 'daily', type: daily, date, person };
  if (kind === 'daily' && type === kind) return { kind, type: 'daily-guidance', date, person };
  throw new TypeError(`no such kind or type: ${kind} ${type === kind ? '' : type}`.trim());
}

/** A partner is given by sign or birth; in the partner's horoscope the line's own sign will do. */
function partnerOf(fields: Fields, fallback: Person | null): Person {
  const partner = personOf(fields, 'partnerSign', 'partnerBirth', undefined);
  if (partner.sign !== undefined || partner.birth !== undefined) return partner;
  if (fallback === null) throw new TypeError('partnerSign is missing');
  return fallback;
}

function personOf(
  fields: Fields,
  signKey: string,
  birthKey: string,
  name: string | undefined,
): Person {
  const sign = textOf(fields, signKey)?.toLowerCase();
  const birth = fields[birthKey];
  return {
    ...(name === undefined ? {} : { name }),
    ...(sign === undefined ? {} : { sign: signNamed(sign) }),
    ...(birth === undefined || birth === null ? {} : { birth: birthOf(fieldsOf(birth)) }),
  };
}

function signNamed(name: string): SignId {
  const sign = SIGN_IDS.find((id) => id === name);
  if (sign === undefined) throw new TypeError(`no such sign: ${name}`);
  return sign;
}

function birthOf(fields: Fields): BirthData {
  const date = textOf(fields, 'date');
  if (date === undefined) throw new TypeError('birth.date is missing');
  return {
    date,
    time: textOf(fields, 'time'),
    zone: textOf(fields, 'zone'),
    latitude: numberOf(fields, 'lat'),
    longitude: numberOf(fields, 'lon'),
  };
}

function textOf(fields: Fields, key: string): string | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new TypeError(`${key} is not a text`);
  return value;
}

function numberOf(fields: Fields, key: string): number | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number') throw new TypeError(`${key} is not a number`);
  return value;
}
