import type { Finding } from '@palm/palmistry/findings';
import { PALM_LORE } from '../../../../content/palm/palm-lore.ts';
import type { ChatFact } from '../../../facts/fact.ts';
import { fill, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

const palmFact = (finding: Finding): ChatFact => ({
  id: `palm:${finding.id}`,
  kind: 'palm',
  finding,
  words: finding.evidence.text,
});

/** What the last scan shows of the line that the reader named, the surest first. */
function findingsOf({ palm, entities }: SlotContext): Finding[] {
  const line = entities.line?.toLowerCase();
  return palm
    .filter(({ id }) => line === undefined || id.startsWith(`${line}.`))
    .filter(({ id }) => !id.endsWith('.seen'))
    .toSorted((a, b) => b.evidence.confidence - a.evidence.confidence);
}

function tell(context: SlotContext, read: (finding: Finding) => string): Filled | null {
  const [finding] = findingsOf(context);
  return finding === undefined ? null : fill(read(finding), palmFact(finding));
}

export const palmSlots = {
  palm_seen: (context) => tell(context, ({ what }) => PALM_LORE[what].seen),
  palm_tradition: (context) => tell(context, ({ what }) => PALM_LORE[what].tradition),
  palm_line: (context) =>
    tell(context, ({ what }) => `${PALM_LORE[what].seen} ${PALM_LORE[what].tradition}`),
  palm_question: (context) => tell(context, ({ what }) => PALM_LORE[what].question),
} as const satisfies SlotGroup;
