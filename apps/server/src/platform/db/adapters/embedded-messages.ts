import type { Answer, Statement } from '../connections.ts';
import type { PostgresReport } from '../postgres-error.ts';

/* What passes between the main thread and the database's thread. Functions cannot, so everything is plain data. */

export type Step =
  /** All or none of them, unless a transaction is open. */
  | { readonly kind: 'statements'; readonly statements: readonly Statement[] }
  | { readonly kind: 'script'; readonly sql: string };

/** Steps are taken in order, up to the first that fails. */
export interface Task {
  readonly id: number;
  readonly steps: readonly Step[];
}

/** A message costs more than a small statement, so what is asked at the same moment goes in one, and so do its answers. */
export type Request =
  | { readonly kind: 'tasks'; readonly tasks: readonly Task[] }
  | { readonly kind: 'close' };

export interface StepAnswer extends Answer {
  /** The first word of PostgreSQL's command tag: a COMMIT of a failed transaction answers ROLLBACK. */
  readonly command: string;
}

export type Outcome =
  | { readonly kind: 'answers'; readonly id: number; readonly answers: readonly StepAnswer[] }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly report: PostgresReport;
      readonly isDatabaseError: boolean;
    };

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome[] };
