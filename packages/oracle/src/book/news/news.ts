import type { Instant } from '@palm/astrology/instant';
import type { PlanetId, SignId } from '@palm/astrology/vocabulary';
import type { Fact } from '../../facts/fact.ts';
import type { EntryKey } from '../entry.ts';
import type { Family, Matter, Point, Turn } from '../vocabulary.ts';

/** One thing in the sky that a page can be about, with the key of its entry in the Book. */
export type News = {
  readonly key: EntryKey;
  /** Names the story and, after a tilde, its moment. A user who was told it is not told it again as news. */
  readonly event: string;
  /** 1 is heaviest. See `docs/domain/book.md`. */
  readonly rank: number;
  /** Which part of the story it is; passages written for that part come first. */
  readonly turn: Turn | null;
  readonly timing: Timing;
  /** The moment itself, for {day} and for the beats of a week. */
  readonly at: Instant | null;
  readonly about: About;
  /** True while a slow contact runs without news of its own: then it is only a season line. */
  readonly isSeason: boolean;
  readonly fact: Fact;
};

export type Timing = {
  readonly since: Instant | null;
  /** The next exact moment, today's included; null when none is left. */
  readonly exact: Instant | null;
  readonly until: Instant | null;
  /** How finely these are told: hours for the Moon, months when the birth hour is unknown. */
  readonly scale: 'clock' | 'day' | 'month';
};

/** What the news touches, for choosing what suits a lens and for naming the sign of the user's own planet. */
export type About = {
  readonly body: PlanetId | null;
  readonly point: Point | null;
  readonly pointSign: SignId | null;
  readonly family: Family | null;
  readonly matter: Matter | null;
};

export const NO_TIMING: Timing = { since: null, exact: null, until: null, scale: 'day' };

export const ABOUT_NOTHING: About = {
  body: null,
  point: null,
  pointSign: null,
  family: null,
  matter: null,
};

/** All moments of one contact or stay are one story. */
export const storyOf = (event: string): string => event.split('~')[0] ?? event;

/** The moment of a contact that runs without news of its own. */
export const RUNS = '~runs';
