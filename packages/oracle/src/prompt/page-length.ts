import { DAY_MS } from '@palm/astrology/instant';
import type { ToldFact } from '../facts/told-fact.ts';
import type { ReadingRequest } from '../request.ts';

/** How many words an answer has room for. */
export interface PageLength {
  readonly least: number;
  readonly most: number;
  /** Whether the heaviest fact it rests on decides how many of them it gets. */
  readonly isByFact: boolean;
}

/** What a fact deserves by how long it lasts. */
export const ROOM = {
  hours: { least: 60, most: 100 },
  weeks: { least: 100, most: 170 },
  years: { least: 100, most: 250 },
} as const;

/** A page with less than this is not one: the model is asked to go on, and else the Book's page follows. */
export const SHORTEST_PAGE_WORDS = 45;

export function lengthFor(request: ReadingRequest): PageLength {
  switch (request.kind) {
    case 'chat':
      return { least: 25, most: 180, isByFact: false };
    case 'palm':
      return { least: 150, most: 320, isByFact: false };
    case 'horoscope':
      return request.type === 'weekly' ? { least: 120, most: 250, isByFact: false } : PAGE;
    case 'daily':
    case 'partner':
    case 'compatibility':
      return PAGE;
  }
}

const PAGE: PageLength = { least: ROOM.hours.least, most: ROOM.years.most, isByFact: true };

/** Models miss the asked length by a third and are still read with pleasure; past this the page is another one. */
const FAR = 1.5;

/** How many words are shown of an answer that rests on these facts; what comes after is left out. */
export function mostShown({ most, isByFact }: PageLength, cited: readonly ToldFact[]): number {
  const heaviest = Math.max(ROOM.hours.most, ...cited.map((fact) => ROOM[lastingOf(fact)].most));
  return FAR * (isByFact ? heaviest : most);
}

const FEW_DAYS = 3;
const MONTHS_DAYS = 120;

/** What has no days is part of a chart, a sign or a tie: that is for years. */
function lastingOf({ days }: ToldFact): keyof typeof ROOM {
  if (days === null) return 'years';
  const { since, until } = days;
  if (since === null || until === null) return since === until ? 'hours' : 'years';
  const lasts = (Date.parse(until) - Date.parse(since)) / DAY_MS;
  return lasts <= FEW_DAYS ? 'hours' : lasts <= MONTHS_DAYS ? 'weeks' : 'years';
}
