import { readingOf } from '@palm/oracle/book/cards';
import type { WrittenRequest } from '@palm/oracle/request';

/** Kind, type and signs, as 'horoscope:love:leo'. */
export function nameOf(request: WrittenRequest): string {
  const { kind, person } = request;
  switch (request.kind) {
    case 'daily':
    case 'horoscope':
      return readingOf(request, person.sign);
    case 'partner':
      return `${kind}:${request.partner.sign}`;
    case 'compatibility':
      return `${kind}:${person.sign}:${request.partner.sign}`;
    case 'palm':
      return kind;
  }
}

/** As a page is kept: of a partner not even the sign is. */
export const keptNameOf = (request: WrittenRequest): string =>
  request.kind === 'partner' || request.kind === 'compatibility' ? request.kind : nameOf(request);
