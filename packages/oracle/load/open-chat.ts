import { readdir, readFile } from 'node:fs/promises';
import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Instant } from '@palm/astrology/instant';
import type { FindClaims } from '../src/checks/claims/claim-kinds.ts';
import type { Family } from '../src/chat/family.ts';
import { parseFamily } from '../src/chat/parse-family.ts';
import type { FamilyBank, Talk } from '../src/chat/reply/talk.ts';
import type { NearWithStory, Understood } from '../src/chat/understood.ts';
import { assess, type AssessOptions } from '../src/safety/assess.ts';
import type { Assessment } from '../src/safety/assessment.ts';
import type { CareState } from '../src/safety/care-state.ts';
import { lookAtMessage } from '../src/safety/look-at-message.ts';
import { isExplicit } from '../src/safety/rules/explicit-words.ts';
import { EVERYDAY_FOLDER, LATER_FOLDER, openMatters } from './read-matters.ts';
import { openUnderstanding, type Understanding } from './open-understanding.ts';

interface Clock {
  readonly now: Instant;
  readonly zone: string;
}

/** The question families and the recogniser, loaded on first use. */
export interface Chat {
  readonly families: () => Promise<FamilyBank>;
  readonly matters: () => Promise<Talk['matters']>;
  readonly understand: (message: string, clock: Clock) => Promise<Understood>;
  readonly readWithStory: (story: string, later: string, clock: Clock) => Promise<NearWithStory>;
  /** The rules decide; the classifier may raise what they leave alone to a question, and doubt what is not explicit. */
  readonly assess: (
    message: string,
    state?: CareState,
    options?: AssessOptions,
  ) => Promise<Assessment>;
  /** The second half of `assess`, which takes the time, for a message that the rules have assessed. */
  readonly hear: (
    byRules: Assessment,
    message: string,
    state?: CareState,
    options?: AssessOptions,
  ) => Promise<Assessment>;
  /** What sentences of a language model claim to know. */
  readonly findClaims: FindClaims;
  /** Loads everything before a message comes. The first message after a start would wait for it, for seconds. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What is read to warm up: its answer is not used. */
const ANY_WORDS = 'hello';
const ANY_DAY = '2026-01-01';

const FOLDER = new URL('../families/', import.meta.url);

export function openChat(): Chat {
  let bank: Promise<FamilyBank> | null = null;
  let matters: Promise<Talk['matters']> | null = null;
  let opened: Understanding | null = null;
  const families = (): Promise<FamilyBank> => (bank ??= loadFamilies());
  const allMatters = (): Promise<Talk['matters']> => (matters ??= loadMatters());
  const understanding = async (): Promise<Understanding> => {
    const known = [...(await families()).values()];
    return (opened ??= openUnderstanding(
      known.map(({ id, requires, forbids }) => ({ id, requires, forbids })),
    ));
  };
  const hear: Chat['hear'] = async (byRules, message, state, options) => {
    const mayBeDoubted = state?.wasAtRisk !== true && isDoubtful(byRules, message);
    const isSettled = byRules.answer !== null && !mayBeDoubted;
    if (isSettled || state?.hasAsked === true || options?.choice) return byRules;
    try {
      const heard = await (await understanding()).hear(message, mayBeDoubted);
      if (heard.alarm === null && !(mayBeDoubted && heard.isDoubted)) return byRules;
      return assess(message, state, { ...options, ...heard });
    } catch (error) {
      // Without the classifier the rule stands.
      if (mayBeDoubted) return byRules;
      throw error;
    }
  };
  return {
    families,
    matters: allMatters,
    understand: async (message, clock) => (await understanding()).understand(message, dayOf(clock)),
    readWithStory: async (story, later, clock) =>
      (await understanding()).readWithStory(story, later, dayOf(clock)),
    assess: (message, state, options) =>
      hear(assess(message, state, options), message, state, options),
    hear,
    findClaims: async (sentences) => (await understanding()).findClaims(sentences),
    warmUp: async () => {
      await allMatters();
      const reader = await understanding();
      if (reader.isOpen()) return;
      // As if there were a doubt: all that may be asked is loaded.
      await reader.hear(ANY_WORDS, true);
      await reader.understand(ANY_WORDS, ANY_DAY);
    },
    close: async () => opened?.close(),
  };
}

async function loadMatters(): Promise<Talk['matters']> {
  const everyday = await openMatters(EVERYDAY_FOLDER);
  return { everyday, later: await openMatters(LATER_FOLDER) };
}

const dayOf = ({ now, zone }: Clock): string =>
  localDateIn(zone, now) ?? new Date(now).toISOString().slice(0, 10);

/** Found by a rule, in words that could mean something else. */
const isDoubtful = ({ grade }: Assessment, message: string): boolean =>
  grade >= 2 && !isExplicit(lookAtMessage(message));

/** One file after another, so that no request waits for all of them. Faults are found by `npm run ask -- check`. */
async function loadFamilies(): Promise<FamilyBank> {
  const bank = new Map<string, Family>();
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).toSorted();
  for (const file of files) {
    const { family } = parseFamily(file, await readFile(new URL(file, FOLDER), 'utf8'));
    bank.set(family.id, copied(family));
  }
  return bank;
}

/** Texts of their own: what was cut out of a file keeps all of it in memory, twice as large for one sign like "…". */
const copied = (family: Family): Family => JSON.parse(JSON.stringify(family)) as Family;
