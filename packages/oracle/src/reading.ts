import type { FactId } from './facts/fact-kinds/fact-id.ts';

/** A sentence, a few that belong together, or a paragraph, with the facts they rest on. */
export type ReadingPart = {
  readonly text: string;
  readonly cites: readonly FactId[];
  /** True where it stands as a paragraph of its own. */
  readonly isParagraph?: true | undefined;
  /** True for what stands beside the thought of a page. */
  readonly isAside?: true | undefined;
};
