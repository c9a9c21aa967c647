import type { BirthData } from '@palm/astrology/birth-of';
import type { SignId } from '@palm/astrology/vocabulary';
import type { Finding } from '@palm/palmistry/findings';
import type { DailyType, HoroscopeType } from './vocabulary.ts';

export type Person = {
  readonly name?: string | undefined;
  readonly sign?: SignId | undefined;
  readonly birth?: BirthData | undefined;
};

type Dated = {
  /** The user's day, yyyy-MM-dd, and the zone it is reckoned in (UTC when absent). */
  readonly date: string;
  readonly zone?: string | undefined;
  readonly person: Person;
};

export type DailyRequest = Dated & { readonly kind: 'daily'; readonly type: DailyType };
export type HoroscopeRequest = Dated & { readonly kind: 'horoscope'; readonly type: HoroscopeType };
export type PartnerRequest = Dated & { readonly kind: 'partner'; readonly partner: Person };
export type CompatibilityRequest = Dated & {
  readonly kind: 'compatibility';
  readonly partner: Person;
};
export type PalmRequest = Dated & {
  readonly kind: 'palm';
  readonly findings: readonly Finding[];
};
export type ChatRequest = Dated & { readonly kind: 'chat' };

export type ReadingRequest =
  | DailyRequest
  | HoroscopeRequest
  | PartnerRequest
  | CompatibilityRequest
  | PalmRequest
  | ChatRequest;

/** All but the chat, which answers a message. */
export type WrittenRequest = Exclude<ReadingRequest, ChatRequest>;
