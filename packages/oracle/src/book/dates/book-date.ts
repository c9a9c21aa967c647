import type { Instant } from '@palm/astrology/instant';
import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
import type { Fact } from '../../facts/fact.ts';
import type { News } from '../news/news.ts';
import type { Point } from '../vocabulary.ts';

export const DATE_KINDS = ['contact', 'return', 'lunation', 'station', 'end'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** What a drawing beside the date shows. */
export type DateMark = {
  readonly body: PlanetId;
  readonly aspect: AspectId | null;
  readonly point: Point | null;
  readonly phase: 'new' | 'full' | null;
};

/** A day of the coming weeks that matters for a chart, in words. */
export type BookDate = {
  /** Stays the same for as long as the birth details do. */
  readonly id: string;
  readonly kind: DateKind;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The day and, where it can be told, the clock in the user's zone: yyyy-MM-dd and HH:mm. */
  readonly date: string;
  readonly time: string | null;
  readonly title: string;
  readonly sentence: string;
  /** How rare it is, when it ends, how close it comes. */
  readonly line: string | null;
  readonly isStrong: boolean;
  readonly mark: DateMark;
  readonly fact: Fact;
};

/** A dated piece of news before it is put into words. */
export type Dated = {
  readonly kind: DateKind;
  readonly at: Instant;
  readonly hasClock: boolean;
  /** 1 is heaviest, as for news. */
  readonly rank: number;
  readonly news: News;
  readonly mark: DateMark;
};
