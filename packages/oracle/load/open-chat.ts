import { readdir, readFile } from 'node:fs/promises';
import type { Instant } from '@palm/astrology/instant';
import type { Family } from '../src/chat/family.ts';
import { createPhrasingIndex, type PhrasingIndex } from '../src/chat/nearest/phrasing-index.ts';
import { understandNearest } from '../src/chat/nearest/understand-nearest.ts';
import { parseFamily } from '../src/chat/parse-family.ts';
import type { FamilyBank } from '../src/chat/reply/talk.ts';
import type { Understood } from '../src/chat/understood.ts';

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
  let index: Promise<PhrasingIndex> | null = null;
  const families = (): Promise<FamilyBank> => (bank ??= loadFamilies());
  const phrasings = (): Promise<PhrasingIndex> => (index ??= families().then(createPhrasingIndex));
  return {
    families,
    understand: async (message) => understandNearest(message, await phrasings()),
    close: () => Promise.resolve(),
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
