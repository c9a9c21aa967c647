import { SIGNS } from '@palm/astrology/vocabulary';
import type { MessageKey } from '@palm/contract/messages';
import type { OracleContext } from '@palm/contract/oracle';

/** Any answer of the Oracle that is a page and not a turn of a conversation. */
export type ReadingRequest = Exclude<OracleContext, { kind: 'chat' }>;
type Kind = ReadingRequest['kind'];

/** Readings about a partner are not stored, not even on this device: the page promises it. */
export const mayBeKept = ({ kind }: ReadingRequest): boolean =>
  kind === 'daily' || kind === 'horoscope';

/** The request as a sentence. The server uses the typed request and not this sentence. */
export function promptOf(request: ReadingRequest): string {
  switch (request.kind) {
    case 'daily':
      return `Write my ${request.type} reading for today.`;
    case 'horoscope':
      return `Write the ${request.type} horoscope for ${SIGNS[request.sign].name}.`;
    case 'partner':
      return `Write today's horoscope for my partner, a ${SIGNS[request.partnerSign].name}.`;
    case 'compatibility':
      return `How do ${SIGNS[request.sign].name} and ${SIGNS[request.partnerSign].name} get along?`;
  }
}

/** Under which name a reading is counted. */
export function readingTypeOf(request: ReadingRequest): string {
  switch (request.kind) {
    case 'daily':
      return request.type;
    case 'horoscope':
      return `horoscope-${request.type}`;
    case 'partner':
      return 'partner-horoscope';
    case 'compatibility':
      return 'compatibility';
  }
}

export const failureOf = {
  daily: 'reading.failed',
  horoscope: 'horoscope.failed',
  partner: 'partner.failed',
  compatibility: 'compatibility.failed',
} as const satisfies Record<Kind, MessageKey>;

export const signInFirst = {
  daily: 'reading.authentication-required',
  horoscope: 'horoscope.authentication-required',
  partner: 'partner.authentication-required',
  compatibility: 'partner.authentication-required',
} as const satisfies Record<Kind, MessageKey>;
