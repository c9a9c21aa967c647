import { openBook } from '../../load/open-book.ts';
import { createBookSkies } from '../../src/book/news/book-sky.ts';
import { factsFor } from '../../src/facts/facts-for.ts';
import { type Asked, type Prompt, promptFor } from '../../src/prompt/prompt-for.ts';
import { toldFacts } from '../../src/prompt/told-facts.ts';
import type { Person, ReadingRequest } from '../../src/request.ts';
import { PEOPLE } from './people.ts';
import { PALMS } from './palms.ts';

const skyOf = createBookSkies();

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
