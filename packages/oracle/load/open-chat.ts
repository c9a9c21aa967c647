import { readdir, readFile } from 'node:fs/promises';
import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Instant } from '@palm/astrology/instant';
import type { Family } from '../src/chat/family.ts';
import { parseFamily } from '../src/chat/parse-family.ts';
import type { FamilyBank } from '../src/chat/reply/talk.ts';
import type { Understood } from '../src/chat/understood.ts';
import { openUnderstanding, type Understanding } from './open-understanding.ts';

/** The question families and the recogniser, loaded on first use. */
export interface Chat {
  readonly families: () => Promise<FamilyBank>;
  readonly understand: (
    message: string,
    reader: { readonly now: Instant; readonly zone: string },
  ) => Promise<Understood>;
  readonly close: () => Promise<void>;
}

const FOLDER = new URL('../families/', import.meta.url);

export function openChat(): Chat {
  let bank: Promise<FamilyBank> | null = null;
  let understanding: Understanding | null = null;
  const families = (): Promise<FamilyBank> => (bank ??= loadFamilies());
  return {
    families,
    understand: async (message, { now, zone }) => {
      const today = localDateIn(zone, now) ?? new Date(now).toISOString().slice(0, 10);
      const known = [...(await families()).values()];
      understanding ??= openUnderstanding(
        known.map(({ id, requires, forbids }) => ({ id, requires, forbids })),
      );
      return understanding.understand(message, today);
    },
    close: async () => understanding?.close(),
  };
}

/** One file after another, so that nobody waits for all of them. Faults are found by `npm run ask -- check`. */
async function loadFamilies(): Promise<FamilyBank> {
  const bank = new Map<string, Family>();
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).toSorted();
  for (const file of files) {
    const { family } = parseFamily(file, await readFile(new URL(file, FOLDER), 'utf8'));
    bank.set(family.id, family);
  }
  return bank;
}
