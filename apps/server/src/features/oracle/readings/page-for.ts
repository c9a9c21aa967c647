import { NO_HISTORY, type BookHistory } from '@palm/oracle/book/history';
import type { Page } from '@palm/oracle/book/page';
import { writeFromBook } from '@palm/oracle/book/write';
import type { WrittenRequest } from '@palm/oracle/request';
import type { OracleMemory } from '../oracle-memory.ts';

interface UserState {
  readonly userId: string;
  readonly history: BookHistory;
  /** How many pages of this the user has had today. */
  readonly again: number;
}

/** The Book's page for a request. */
export function pageFor(
  { book, bookSkyOf }: Pick<OracleMemory, 'book' | 'bookSkyOf'>,
  request: WrittenRequest,
  { userId, history, again }: UserState,
): Page {
  const page = writeFromBook(request, {
    book: book(),
    skyOf: bookSkyOf,
    seed: seedOf(request, { userId, history, again }),
    history: isKept(request) ? history : NO_HISTORY,
    again,
  });
  if (page === null) throw new Error(`the Book has no page for ${request.kind} on ${request.date}`);
  return page;
}

/**
 * All who read of a sign alone turn the same pages. The first page of a user is the one that the preview of their chart
 * showed before they signed up.
 */
function seedOf(request: WrittenRequest, { userId, history, again }: UserState): string {
  if (isOfSign(request)) return `${request.person.sign}`;
  const isFirst = history.used.size === 0 && history.lastShape === null && again === 0;
  return (isFirst && request.person.birth?.date) || userId;
}

const isOfSign = ({ kind, person }: WrittenRequest): boolean =>
  kind === 'horoscope' && person.birth === undefined;

/** Whether it is the page of the day. What is said of a partner is chosen anew whenever it is asked for. */
export const isKept = ({ kind }: WrittenRequest): boolean =>
  kind === 'daily' || kind === 'horoscope';
