import type { Receipt } from '@palm/contract/oracle';
import type { Note, NotedPart } from '../../ui/reading/noted-text.ts';
import { noteOf } from './note-of.ts';

export interface CitingPart {
  readonly text: string;
  readonly cites: readonly string[];
  readonly isParagraph?: boolean | undefined;
  readonly isAside?: boolean | undefined;
}

interface Cited {
  readonly parts: readonly CitingPart[];
  readonly receipts: readonly Receipt[];
}

interface Noted {
  readonly parts: readonly NotedPart[];
  readonly notes: readonly Note[];
}

/** Numbers the facts in the order in which the text cites them. Uncited facts get no note. */
export function notesOf({ parts, receipts }: Cited): Noted {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const cited = new Set(parts.flatMap(({ cites }) => cites).filter((id) => byId.has(id)));
  const order = [...cited];
  return {
    parts: parts.map(({ cites, ...part }) => ({ ...part, notes: numbersOf(cites, order) })),
    notes: order.flatMap((id, place) => {
      const receipt = byId.get(id);
      return receipt === undefined ? [] : [noteOf(receipt, place + 1)];
    }),
  };
}

const numbersOf = (cites: readonly string[], order: readonly string[]): number[] =>
  [...new Set(cites)]
    .map((id) => order.indexOf(id) + 1)
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b);
