import type { Book } from '@palm/oracle/book';
import { palmPage } from '@palm/oracle/book/palm-page';
import type { ReadPalm } from '@palm/palmistry/palm-reading';
import type { Part } from './preview.ts';

export interface PalmText {
  /** Null where the Book has no passage for this hand. */
  readonly title: string | null;
  readonly parts: Part[];
}

/** What the Oracle says of a palm, in paragraphs, each with the findings it rests on: the same for the same hand. */
export function palmText(book: Book, { findings }: Pick<ReadPalm, 'findings'>): PalmText {
  const page = palmPage(book, findings);
  if (page === null)
    return {
      title: null,
      parts: findings.map(({ id, evidence }) => ({ text: evidence.text, cites: [id] })),
    };
  const findingIds = new Map(
    page.facts.flatMap((fact) => (fact.kind === 'palm' ? [[fact.id, fact.finding.id]] : [])),
  );
  const parts = page.parts.map(({ text, cites }) => ({
    text,
    cites: cites.flatMap((id) => findingIds.get(id) ?? []),
  }));
  return { title: page.title, parts };
}
