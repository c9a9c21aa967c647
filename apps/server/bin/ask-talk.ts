import { setImmediate } from 'node:timers/promises';
import { resolveCivilTime } from '@palm/astrology/civil-time/resolve-civil-time';
import type { SkyTable } from '@palm/astrology/sky-table';
import { pagesForChat } from '@palm/oracle/book/pages-for-chat';
import { createBookSkies } from '@palm/oracle/book/skies';
import { birthChartOf } from '@palm/oracle/birth-chart';
import { openBook } from '@palm/oracle/open-book';
import type { Chat } from '@palm/oracle/open-chat';
import type { Talk } from '@palm/oracle/talk';
import * as z from 'zod/mini';
import { findPlaces } from '../src/features/profiles/gazetteer.ts';
import { PRODUCT_FIGURES } from '../src/features/oracle/chat/product-figures.ts';

const skyOf = createBookSkies();

export const Birth = z.object({
  /** yyyy-MM-dd */
  date: z.string(),
  time: z.optional(z.string()),
  /** A city, looked up where no zone is given. */
  place: z.optional(z.string()),
  zone: z.optional(z.string()),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
});

export const Line = z.object({
  message: z.string(),
  /** What the user wrote before, oldest first. */
  context: z._default(z.array(z.string()), []),
  birth: z.optional(z.union([z.string(), Birth])),
  name: z.optional(z.string()),
  /** yyyy-MM-dd, taken at noon, or a moment with its offset. */
  date: z.string(),
  zone: z.optional(z.string()),
  seed: z._default(z.union([z.string(), z.number()]), ''),
});
export type Line = Omit<z.infer<typeof Line>, 'birth'> & { readonly birth?: z.infer<typeof Birth> };

export interface AskRun {
  readonly chat: Chat;
  readonly sky: SkyTable;
}

export function talkOf(
  { birth, name, date, seed, zone: given }: Line,
  said: readonly string[],
  { families, matters }: Pick<Talk, 'families' | 'matters'>,
  { chat, sky }: AskRun,
): Talk {
  const zone = given ?? birth?.zone ?? 'UTC';
  const now = momentOf(date, zone);
  const person = {
    ...(name !== undefined && { name }),
    ...(birth && { birth: { ...birth, latitude: birth.lat, longitude: birth.lon } }),
  };
  return {
    families,
    matters,
    understand: (text) => chat.understand(text, { now, zone }),
    readWithStory: (story, later) => chat.readWithStory(story, later, { now, zone }),
    now,
    clock: now,
    zone,
    sky,
    person,
    chart: birthChartOf(person),
    birthName: name ?? null,
    findPlace: async (place) => (await findPlaces(place))[0] ?? null,
    palm: [],
    product: PRODUCT_FIGURES,
    pages: pagesForChat({ book: openBook, skyOf }, { date: date.slice(0, 10), zone }),
    seed: String(seed),
    pause: () => setImmediate(),
    ownTexts: said,
    softLine: null,
  };
}

function momentOf(date: string, zone: string): number {
  if (date.length > 10) return Date.parse(date);
  const noon = resolveCivilTime({ date, time: '12:00', zone });
  if (noon.kind !== 'one') throw new TypeError('date is not yyyy-MM-dd');
  return noon.utcMs;
}
