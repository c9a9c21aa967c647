import type { ReadPalm } from '@palm/palmistry/palm-reading';
import type { Profile } from '@palm/contract/entities';
import type { Deps } from '../../deps.ts';
import { writeUnasked } from '../oracle/model/write-unasked.ts';
import { personOf } from '../oracle/readings/person-of.ts';
import { palmText, type PalmText } from './palm-text.ts';

interface PalmReader {
  readonly userId: string;
  readonly profile: Profile | null;
}

/** What is said of a palm: by a model from the findings, with the same checks as elsewhere, or by the Book. */
export async function palmWords(
  deps: Deps,
  palm: Pick<ReadPalm, 'findings'>,
  { userId, profile }: PalmReader,
): Promise<PalmText> {
  const date = deps.clock.now().toISOString().slice(0, 10);
  const person = { name: profile === null ? undefined : personOf(profile).name };
  const request = { kind: 'palm', date, person, findings: palm.findings } as const;
  const page = await writeUnasked(deps, request, { userId });
  if (page === null) return palmText(deps.oracle.book(), palm);
  const parts = page.parts.map(({ text, cites }) => ({
    text,
    cites: cites.map((id) => id.replace(/^palm:/u, '')),
  }));
  return { title: page.title, parts };
}
