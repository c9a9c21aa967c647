import type { FactId } from '../facts/fact-kinds/fact-id.ts';

export type ChatTurn = {
  readonly from: 'user' | 'oracle';
  readonly text: string;
  /** The facts an answer rested on, so that 'why?' can show them. */
  readonly cites?: readonly FactId[] | undefined;
};
