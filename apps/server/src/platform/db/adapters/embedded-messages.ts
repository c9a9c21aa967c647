import type { Answer, Statement } from '../connections.ts';
import type { PostgresReport } from '../postgres-error.ts';

/* What passes between the main thread and the database's thread. Functions cannot, so everything is plain data. */

export type Step =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'script'; readonly sql: string };

/** Steps are taken in order, up to the first that fails; one message for several saves the way there and back. */
export type Request =
  | { readonly kind: 'steps'; readonly id: number; readonly steps: readonly Step[] }
  | { readonly kind: 'close' };

export interface StepAnswer extends Answer {
  /** The first word of PostgreSQL's command tag: a COMMIT of a failed transaction answers ROLLBACK. */
  readonly command: string;
}

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly StepAnswer[] }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly report: PostgresReport;
      readonly isDatabaseError: boolean;
    };
