import type { ReactNode } from 'react';

export interface LegalSection {
  /** Its anchor. People link to a clause, so it outlives a change of title. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
