import { readdir, readFile } from 'node:fs/promises';
import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Instant } from '@palm/astrology/instant';
import type { FindClaims } from '../src/checks/claims/claim-kinds.ts';
import type { Family } from '../src/chat/family.ts';
import { parseFamily } from '../src/chat/parse-family.ts';
import type { FamilyBank } from '../src/chat/reply/talk.ts';
import type { Understood } from '../src/chat/understood.ts';
import { assess, type AssessOptions } from '../src/safety/assess.ts';
import type { Assessment } from '../src/safety/assessment.ts';
import type { CareState } from '../src/safety/care-state.ts';
import { openUnderstanding, type Understanding } from './open-understanding.ts';

/** The question families and the recogniser, loaded on first use. */
export interface Chat {
  readonly families: () => Promise<FamilyBank>;
  readonly understand: (
    message: string,
    clock: { readonly now: Instant; readonly zone: string },
  ) => Promise<Understood>;
  /** The rules decide; what they leave alone the classifier may raise to a question. */
  readonly assess: (
    message: string,
    state?: CareState,
    options?: AssessOptions,
  ) => Promise<Assessment>;
  /** The second half of `assess`, which takes the time, for a message that the rules have assessed. */
  readonly raise: (
    byRules: Assessment,
    message: string,
    state?: CareState,
    options?: AssessOptions,
  ) => Promise<Assessment>;
  /** What sentences of a language model claim to know. */
  readonly findClaims: FindClaims;
  readonly close: () => Promise<void>;
}

const FOLDER = new URL('../families/', import.meta.url);

export function openChat(): Chat {
  let bank: Promise<FamilyBank> | null = null;
  let opened: Understanding | null = null;
  const families = (): Promise<FamilyBank> => (bank ??= loadFamilies());
  const understanding = async (): Promise<Understanding> => {
    const known = [...(await families()).values()];
    return (opened ??= openUnderstanding(
      known.map(({ id, requires, forbids }) => ({ id, requires, forbids })),
    ));
  };
  const raise: Chat['raise'] = async (byRules, message, state, options) => {
    if (byRules.answer !== null || state?.hasAsked === true || options?.choice) return byRules;
    const alarm = await (await understanding()).alarmIn(message);
    return alarm === null ? byRules : assess(message, state, { ...options, alarm });
  };
  return {
    families,
    understand: async (message, { now, zone }) => {
      const today = localDateIn(zone, now) ?? new Date(now).toISOString().slice(0, 10);
      return (await understanding()).understand(message, today);
    },
    assess: (message, state, options) =>
      raise(assess(message, state, options), message, state, options),
    raise,
    findClaims: async (sentences) => (await understanding()).findClaims(sentences),
    close: async () => opened?.close(),
  };
}

/** One file after another, so that no request waits for all of them. Faults are found by `npm run ask -- check`. */
async function loadFamilies(): Promise<FamilyBank> {
  const bank = new Map<string, Family>();
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).toSorted();
  for (const file of files) {
    const { family } = parseFamily(file, await readFile(new URL(file, FOLDER), 'utf8'));
    bank.set(family.id, family);
  }
  return bank;
}
