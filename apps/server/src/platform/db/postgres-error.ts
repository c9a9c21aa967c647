import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseDown } from './database-down.ts';

/** The fields of PostgreSQL's error report that code may act on; both databases fill them. */
class PostgresError extends Error {
  override readonly name = 'PostgresError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(report: PostgresReport) {
    super(report.message);
    this.code = report.code;
    this.constraint = report.constraint;
    this.detail = report.detail;
    this.table = report.table;
    this.column = report.column;
  }
}

export interface PostgresReport {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
}

/**
 * What PostgreSQL says when it stops, starts, is full or only reads (its manual, appendix A: connection exceptions,
 * insufficient resources, operator intervention, system errors).
 */
const DOWN = /^(08|53|58)|^57P0[1-5]$|^25006$/;

/** A failure of a statement, by what the database reports of it. */
export function failureFrom(report: PostgresReport): Error {
  const error = new PostgresError(report);
  return DOWN.test(report.code ?? '') ? new DatabaseDown(report.message, { cause: error }) : error;
}

const UNIQUE_VIOLATION = '23505';

/** What went wrong, without drizzle's error around it: that one holds the values of the statement in its message. */
export const withoutQuery = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? error) : error;

/** Whether a statement failed because the constraint allows that value only once. */
export function violatesUnique(thrown: unknown, constraint: string): boolean {
  const error = withoutQuery(thrown);
  return (
    error instanceof PostgresError &&
    error.code === UNIQUE_VIOLATION &&
    error.constraint === constraint
  );
}
