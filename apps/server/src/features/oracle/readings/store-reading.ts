import type { Page } from '@palm/oracle/book/page';
import type { WrittenRequest } from '@palm/oracle/request';
import type { Db } from '../../../platform/db/db.ts';
import type { ShownPage } from '../../../platform/db/schema.ts';
import { addPages } from '../../history/add-pages.ts';
import { pageIdOf } from '../../history/page-id.ts';
import { withoutPartnerChart } from '../../history/without-partner-chart.ts';
import type { Spoken } from '../speak.ts';
import { keepPages } from '../store/keep-pages.ts';
import { isKept } from './page-for.ts';
import { keptNameOf, nameOf } from './reading-name.ts';

interface Given {
  readonly request: WrittenRequest;
  readonly page: Page;
  readonly spoken: Spoken;
  /** How many pages of this reading the day had before. */
  readonly turn: number;
  /** A person the user keeps, where the page is about one. */
  readonly personId: string | null;
}

/** Stores what was shown, and what it used of the Book. Answers its place in the history. */
export async function storeReading(
  db: Db,
  userId: string,
  { request, page, spoken, turn, personId }: Given,
  now: Date,
): Promise<string> {
  const { date } = request;
  const shown = { userId, reading: nameOf(request), date, page: storedPage(request, spoken) };
  const kept = isKept(request) ? { page: shown.page, ...usedOf(page, spoken) } : NOTHING_KEPT;
  const reading = keptNameOf(request);
  const row = { userId, reading, readingDate: date, turn, ...kept, createdAt: now };
  await Promise.all([
    isKept(request) ? null : addPages(db, [{ ...shown, personId, isOpened: true, now }]),
    keepPages(db, [row]),
  ]);
  return pageIdOf(shown);
}

const NOTHING_USED = { used: [], told: '', shape: '' };
/** The page of a partner is not the page of the day: it is chosen anew whenever it is asked for. */
const NOTHING_KEPT = { page: null, ...NOTHING_USED };

/** What a model wrote alone has used nothing of the Book. */
function usedOf({ used, told, shape, parts }: Page, spoken: Spoken) {
  const isFromBook = parts.some(({ text }) => spoken.parts.some((part) => part.text === text));
  return isFromBook ? { used, told, shape } : NOTHING_USED;
}

/** A partner's birth date is used for the answer alone. */
function storedPage(request: WrittenRequest, spoken: Spoken): ShownPage {
  const { response: _, ...page } = spoken;
  const isOfPartnerChart = 'partner' in request && request.partner.birth !== undefined;
  return isOfPartnerChart ? withoutPartnerChart(page) : page;
}
