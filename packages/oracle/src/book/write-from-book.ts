import type { WrittenRequest } from '../request.ts';
import type { FromBook } from './from-book.ts';
import type { Page } from './page/page.ts';
import { palmPage } from './palm/palm-page.ts';
import { compatibilityPage, partnerPage } from './write-pair-page.ts';
import { personPage } from './write-person-page.ts';

/** The page for a request; null when no shelf has an unread passage for it. */
export function writeFromBook(request: WrittenRequest, options: FromBook): Page | null {
  switch (request.kind) {
    case 'daily':
    case 'horoscope':
      return personPage(request, options);
    case 'partner':
      return partnerPage(request, options);
    case 'compatibility':
      return compatibilityPage(request, options);
    case 'palm':
      return palmPage(options.book, request.findings);
  }
}
