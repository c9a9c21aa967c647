import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { OutputOf, ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { HistoryChat } from '@palm/contract/history';
import { HISTORY_PAGE_DAYS } from '@palm/contract/limits';
import type { Db } from '../../platform/db/db.ts';
import { daySpan, zoneOrUtc } from './day-span.ts';
import { type ChatQuarter, findChatQuarters, findOpening } from './store/chat-days.ts';
import { findPageDays, listPages } from './store/page-list.ts';

/** Enough for a conversation that never paused on all the days that are shown. */
const QUARTERS = 100 * (HISTORY_PAGE_DAYS + 1);

/** Readings and conversations by day, the newest day first. */
export async function listHistory(
  db: Db,
  userId: string,
  { kind, before, zone }: ParsedInputOf<Calls['listHistory']>,
): Promise<OutputOf<Calls['listHistory']>> {
  const limit = HISTORY_PAGE_DAYS + 1;
  const [pageDays, quarters] = await Promise.all([
    kind === 'chat' ? [] : findPageDays(db, userId, { kind, before, limit }),
    kind === undefined || kind === 'chat'
      ? findChatQuarters(db, userId, {
          before: before === undefined ? undefined : daySpan(before, zone).from,
          limit: QUARTERS,
        })
      : [],
  ]);
  const chats = byDay(quarters, zone);
  const found = [...new Set([...pageDays, ...chats.keys()])].toSorted().toReversed();
  const dates = found.slice(0, HISTORY_PAGE_DAYS);
  const [pages, shownChats] = await Promise.all([
    kind === 'chat' || dates.length === 0 ? [] : listPages(db, userId, dates, { kind }),
    Promise.all(dates.map((date) => chatOf(db, userId, { date, zone, quarters: chats.get(date) }))),
  ]);
  return {
    days: dates.map((date, index) => ({
      date,
      pages: pages
        .filter((page) => page.date === date)
        .map((page) => ({ ...page, opening: shortened(page.opening) })),
      chat: shownChats[index] ?? null,
    })),
    next: found.length > dates.length ? (dates.at(-1) ?? null) : null,
  };
}

const OPENING_CHARS = 160;

/** Ends with a whole word. */
const shortened = (text: string): string =>
  text.length <= OPENING_CHARS
    ? text
    : `${text.slice(0, OPENING_CHARS).replace(/[\s,;:–]*\s\S*$/u, '')} …`;

const byDay = (quarters: readonly ChatQuarter[], zone: string | undefined) =>
  Map.groupBy(quarters, ({ startsAt }) => {
    const date = localDateIn(zoneOrUtc(zone), startsAt.getTime());
    return date ?? startsAt.toISOString().slice(0, 10);
  });

interface ChatDay {
  readonly date: string;
  readonly zone: string | undefined;
  readonly quarters: readonly ChatQuarter[] | undefined;
}

async function chatOf(
  db: Db,
  userId: string,
  { date, zone, quarters }: ChatDay,
): Promise<HistoryChat | null> {
  if (quarters === undefined) return null;
  return {
    questions: quarters.reduce((sum, { questions }) => sum + questions, 0),
    opening: shortened(await findOpening(db, userId, daySpan(date, zone))),
    isKept: quarters.every(({ isKept }) => isKept),
  };
}
