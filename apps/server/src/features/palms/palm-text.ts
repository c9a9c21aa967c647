import type { Book } from '@palm/oracle/book';
import { palmPage } from '@palm/oracle/book/palm-page';
import type { ReadPalm } from '@palm/palmistry/palm-reading';
import type { Part } from './preview.ts';

/** What the Oracle says of a palm, in paragraphs, each with the findings it rests on: the same for the same hand. */
export function palmParts({ entries }: Book, { findings }: Pick<ReadPalm, 'findings'>): Part[] {
  const page = palmPage(entries, findings);
  if (page === null)
    return findings.map(({ id, evidence }) => ({ text: evidence.text, cites: [id] }));
  const findingIds = new Map(
    page.facts.flatMap((fact) => (fact.kind === 'palm' ? [[fact.id, fact.finding.id]] : [])),
  );
  return page.parts.map(({ text, cites }) => ({
    text,
    cites: cites.flatMap((id) => findingIds.get(id) ?? []),
  }));
}
