import { factsFor } from '@palm/oracle/facts';
import { write } from '@palm/oracle/write';
import type { Profile } from '@palm/contract/entities';
import type { ReadPalm } from '@palm/palmistry/palm-reading';
import type { Part } from './preview.ts';

/**
 * What the Oracle says of a palm, in paragraphs: each stays with one finding, which it cites.
 * The measurements are the seed, so that the same photo says the same and another hand something else.
 */
export function palmParts(
  palm: ReadPalm,
  { profile, now }: { profile: Profile | null; now: Date },
): Part[] {
  const name = profile?.birth_name?.split(' ')[0];
  const request = {
    kind: 'palm',
    date: now.toISOString().slice(0, 10),
    person: name === undefined ? {} : { name },
    findings: palm.findings,
  } as const;
  const reading = write(request, factsFor(request), { seed: JSON.stringify(palm.measurements) });
  const findingIds = new Map(
    reading.facts.flatMap((fact) => (fact.kind === 'palm' ? [[fact.id, fact.finding.id]] : [])),
  );
  const sentences = reading.parts.map(({ text, cites }) => ({
    text,
    cites: cites.flatMap((id) => findingIds.get(id) ?? []),
  }));
  return sentences.reduce<Part[]>(joinParagraph, []);
}

/** A paragraph goes on while its finding stays the same. The opening leads into the first one: alone it says nothing yet. */
function joinParagraph(paragraphs: Part[], sentence: Part): Part[] {
  const last = paragraphs.at(-1);
  const isOpening = paragraphs.length === 1 && last?.cites.length === 0;
  if (!last || (!isOpening && last.cites.join() !== sentence.cites.join())) {
    return [...paragraphs, sentence];
  }
  const joined = { text: `${last.text} ${sentence.text}`, cites: sentence.cites };
  return [...paragraphs.slice(0, -1), joined];
}
