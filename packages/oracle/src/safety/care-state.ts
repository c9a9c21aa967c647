import { NO_INTAKE, type ToldIntake } from './rules/body-and-mind/told-intake.ts';
import { NO_AGES, type ToldAges } from './rules/stated-age.ts';
import type { CrisisTopic } from './topics.ts';

/** What a conversation remembers of care. Plain JSON; forgotten after twelve hours (CARE_LASTS_MS). */
export type CareState = {
  /** asked: the last answer asked what was meant. crisis: the conversation stays with what was said. */
  readonly phase: 'none' | 'asked' | 'crisis';
  /** What care was about last. */
  readonly topic: CrisisTopic | null;
  /** The question was asked in this conversation; it is not asked again. */
  readonly hasAsked: boolean;
  readonly wasAtRisk: boolean;
  /** An emergency was read into words that do not name one, and nothing was taken: the user may put that right. */
  readonly mayBeMistaken: boolean;
  /** How many messages there were. */
  readonly messages: number;
  /** How many heavy messages there were. */
  readonly heavy: number;
  /** How many answers of care followed each other. */
  readonly answers: number;
  /** What the user told of themselves, oldest first. */
  readonly told: readonly string[];
  readonly ages: ToldAges;
  readonly intake: ToldIntake;
};

export const NO_CARE: CareState = {
  phase: 'none',
  topic: null,
  hasAsked: false,
  wasAtRisk: false,
  mayBeMistaken: false,
  messages: 0,
  heavy: 0,
  answers: 0,
  told: [],
  ages: NO_AGES,
  intake: NO_INTAKE,
};

/** The user has written before, and nothing heavy: what follows is a reply in a calm conversation. */
export const isCalmSoFar = ({ messages, heavy, wasAtRisk, told }: CareState): boolean =>
  messages > 0 && heavy === 0 && !wasAtRisk && told.length === 0;

/** A person who comes back the next day begins anew. */
export const CARE_LASTS_MS = 12 * 60 * 60 * 1000;

const MOST_TOLD = 12;

export const withTold = (state: CareState, disclosure: string | null): CareState =>
  disclosure === null || state.told.includes(disclosure)
    ? state
    : { ...state, told: [...state.told, disclosure].slice(-MOST_TOLD) };
