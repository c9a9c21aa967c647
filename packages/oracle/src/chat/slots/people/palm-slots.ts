import { palmFact } from '../../../facts/palm-fact.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { fill, type Filled, type PalmPassage, type SlotContext, type SlotGroup } from '../slot.ts';

/** What the last scan said of the line that the user named; of the whole hand where none was. */
function passageOf({ palm, entities }: SlotContext): PalmPassage | null {
  const line = entities.line?.toLowerCase();
  return (
    palm.find(({ findings }) =>
      findings.some(({ id }) => line === undefined || id.startsWith(`${line}.`)),
    ) ?? null
  );
}

function tell(context: SlotContext, read: (text: string) => string | undefined): Filled | null {
  const passage = passageOf(context);
  if (passage === null) return null;
  const facts = passage.findings.map(({ id, words }) => palmFact(id, words));
  return fill(read(passage.text), ...facts);
}

/** Enough for a chat answer. */
const MOST_SENTENCES = 3;

export const palmSlots = {
  palm_line: (context) =>
    tell(context, (text) => sentencesOf(text).slice(0, MOST_SENTENCES).join(' ')),
  palm_seen: (context) => tell(context, (text) => sentencesOf(text)[0]),
} as const satisfies SlotGroup;
