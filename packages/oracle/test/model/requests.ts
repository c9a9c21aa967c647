import type { Finding } from '@palm/palmistry/findings';
import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { factsFor } from '../../src/facts/facts-for.ts';
import { type Asked, type Prompt, promptFor } from '../../src/prompt/prompt-for.ts';
import { toldFacts } from '../../src/prompt/told-facts.ts';
import type { Person, ReadingRequest } from '../../src/request.ts';

/* The requests that were answered for the recordings: who asked, on which day, for what. */

const PEOPLE: Readonly<Record<string, { person: Person; zone: string }>> = {
  ada: {
    zone: 'Europe/Lisbon',
    person: {
      name: 'Ada',
      sign: 'pisces',
      birth: {
        date: '1987-03-04',
        time: '07:45',
        latitude: 38.72,
        longitude: -9.14,
        zone: 'Europe/Lisbon',
      },
    },
  },
  ben: {
    zone: 'America/New_York',
    person: {
      name: 'Ben',
      sign: 'cancer',
      birth: { date: '1994-07-20', zone: 'America/New_York' },
    },
  },
  chidi: {
    zone: 'Africa/Lagos',
    person: {
      name: 'Chidi',
      sign: 'libra',
      birth: {
        date: '1979-10-03',
        time: '14:20',
        latitude: 6.52,
        longitude: 3.38,
        zone: 'Africa/Lagos',
      },
    },
  },
};

const skyOf = createBookSkies();
const seen = (id: Finding['id'], what: Finding['what'], text: string): Finding =>
  ({ id, what, evidence: { text, confidence: 0.9 } }) as Finding;

const PALMS: Readonly<Record<string, readonly Finding[]>> = {
  first: [
    seen('heart.end', 'heart-line-ends-under-index', 'The heart line ends under the index finger'),
    seen('lines.head-life', 'head-and-life-lines-apart', 'The head and life lines start apart'),
    seen('life.reach', 'life-line-ends-halfway', 'The life line can be followed half way down'),
    seen('fate.seen', 'fate-line-unseen', 'No fate line could be traced'),
  ],
  second: [
    seen('hand.shape', 'hand-of-earth', 'A square palm with short fingers'),
    seen('head.curve', 'head-line-straight', 'The head line runs straight'),
    seen('fingers.little', 'little-finger-long', 'The little finger is long'),
  ],
};

const at = (who: string, date: string) => ({
  ...(PEOPLE[who] ?? { zone: 'UTC', person: { sign: who } as Person }),
  date,
});

/** "daily daily-guidance ada 2026-11-15" */
export function requestNamed(name: string): ReadingRequest {
  const [kind = '', one = '', two = '', three = ''] = name.split(' ');
  switch (kind) {
    case 'daily':
    case 'horoscope':
      return { ...at(two, three), kind, type: one } as ReadingRequest;
    case 'partner':
      return { ...at('ada', two), kind, partner: { sign: one } } as ReadingRequest;
    case 'compatibility':
      return { ...at(one, three), kind, partner: partnerNamed(two) };
    case 'palm':
      return { ...at('ada', two), kind, findings: PALMS[one] ?? [] };
    default:
      return { ...at(one, two), kind: 'chat' };
  }
}

const partnerNamed = (who: string): Person =>
  /^\d/u.test(who) ? { birth: { date: who } } : ({ sign: who } as Person);

export function promptOf(
  request: ReadingRequest,
  asked: Partial<Pick<Asked, 'message' | 'history' | 'known' | 'hint' | 'language'>> = {},
): Prompt {
  const sky = skyOf(request.date, request.zone ?? 'UTC').day;
  const told = toldFacts(request, factsFor(request, sky), { book: openBook(), skyOf });
  const { name } = request.person;
  return promptFor(request, {
    told,
    message: null,
    history: [],
    fullName: name,
    turn: 0,
    ...asked,
  });
}
