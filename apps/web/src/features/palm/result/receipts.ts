import type { LineName } from '@palm/palmistry/vocabulary';
import type { Finding, PalmAnswer } from '../read-photo.ts';

export interface Note {
  readonly number: number;
  readonly finding: Finding;
}

export interface Paragraph {
  readonly text: string;
  readonly notes: readonly Note[];
  /** The line it speaks of, to be lit in the picture. */
  readonly line: LineName | null;
}

export interface Receipts {
  readonly paragraphs: readonly Paragraph[];
  /** In the order in which the text first uses them. */
  readonly notes: readonly Note[];
  /** Measured, though this text does not speak of it. */
  readonly alsoMeasured: readonly Finding[];
  readonly notSeen: readonly Finding[];
}

/** All lines are searched for; a line that was not found has no points. */
const isUnseen = ({ id, line }: Finding): boolean => id.endsWith('.seen') && line === null;

/** Which paragraph is the first to use which measurement, numbered like footnotes. */
export function receiptsOf({ parts, palm }: Pick<PalmAnswer, 'parts' | 'palm'>): Receipts {
  const found = new Map(palm.findings.map((finding) => [finding.id, finding]));
  const cited = [...new Set(parts.flatMap(({ cites }) => cites))];
  const notes = cited
    .flatMap((id) => found.get(id) ?? [])
    .map((finding, index): Note => ({ number: index + 1, finding }));
  const others = palm.findings.filter(({ id }) => !cited.includes(id));
  return {
    notes,
    paragraphs: parts.map(({ text, cites }, index) => {
      // The words on the whole hand rest on what was told before them; a note has one numeral.
      const before = new Set(parts.slice(0, index).flatMap((part) => part.cites));
      const own = notes.filter(({ finding: { id } }) => cites.includes(id) && !before.has(id));
      return {
        text,
        notes: own,
        line: own.find(({ finding }) => finding.line)?.finding.line ?? null,
      };
    }),
    alsoMeasured: others.filter((finding) => !isUnseen(finding)),
    notSeen: palm.findings.filter(isUnseen),
  };
}
