import type { Fact } from '@palm/oracle/fact';
import type { Prompt } from '@palm/oracle/prompt';
import type { ReadingPart } from '@palm/oracle/reading';
import type { Drafted } from './model-draft.ts';

export interface ForModel {
  /** 'daily', 'chat' and so on, as calls are counted. */
  readonly kind: string;
  readonly prompt: () => Prompt;
  readonly isReading: boolean;
  readonly name: string | undefined;
  /** What the words are kept under where they hold for everybody of a sign. */
  readonly shared: { readonly name: string; readonly date: string } | null;
  /** Whether the day still has money for it. What is kept from an earlier asker costs nothing. */
  readonly isAffordable: boolean;
}

export type OnPart = (part: ReadingPart) => void;

export const factsOf = ({ told }: Prompt): Fact[] => told.map(({ fact }) => fact);

export const NOTHING: Drafted = {
  draft: { title: null, parts: [], dropped: 0, isFinished: true },
  facts: [],
  model: null,
};
