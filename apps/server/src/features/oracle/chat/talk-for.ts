import { setImmediate } from 'node:timers/promises';
import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import { pagesForChat } from '@palm/oracle/book/pages-for-chat';
import { birthChartOf } from '@palm/oracle/birth-chart';
import type { Talk } from '@palm/oracle/talk';
import type { Deps } from '../../../deps.ts';
import { findPlaces } from '../../profiles/gazetteer.ts';
import { personOf } from '../readings/person-of.ts';
import type { ChatUser } from './load-chat-user.ts';
import { PRODUCT_FIGURES } from './product-figures.ts';

interface Moment {
  readonly userId: string;
  readonly zone: string;
  readonly date: string;
  readonly now: Date;
}

/** Everything a reply is made from besides the message and the state. */
export async function talkFor(
  { oracle }: Pick<Deps, 'oracle'>,
  { profile, history, palm }: ChatUser,
  { userId, zone, date, now }: Moment,
): Promise<Talk> {
  const person = profile ? personOf(profile) : {};
  const instant = momentOn(date, now, zone);
  return {
    families: await oracle.chat.families(),
    matters: await oracle.chat.matters(),
    understand: (text) => oracle.chat.understand(text, { now: instant, zone }),
    readWithStory: (story, later) =>
      oracle.chat.readWithStory(story, later, { now: instant, zone }),
    now: instant,
    clock: now.getTime(),
    zone,
    sky: oracle.sky,
    person,
    chart: birthChartOf(person),
    birthName: profile?.birth_name ?? null,
    findPlace: async (name) => (await findPlaces(name))[0] ?? null,
    palm,
    product: PRODUCT_FIGURES,
    pages: pagesForChat({ book: oracle.book, skyOf: oracle.bookSkyOf }, { date, zone }),
    seed: userId,
    pause: createPause(),
    ownTexts: history.flatMap(({ from, text }) => (from === 'oracle' ? [text] : [])),
    softLine: null,
  };
}

/** The clock's time of day on the user's date, which READING_DATE may have pinned. */
function momentOn(date: string, now: Date, zone: string): number {
  const days = Date.parse(date) - Date.parse(localDateIn(zone, now.getTime()) ?? date);
  return now.getTime() + days;
}

/** A reply that has worked for this long lets others have their turn. */
const WORKS_FOR_MS = 8;

function createPause(): Talk['pause'] {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORKS_FOR_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
