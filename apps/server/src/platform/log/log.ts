import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Structured lines on standard output. What identifies a person never goes in. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, serializers: { err: describeError } });

/**
 * A database error carries the row that failed ("Key (email)=(ada@…) already exists") and the query
 * builder puts every parameter into its message. So errors are described by what they are and where
 * they happened; their words are kept only where no query is involved.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, cause } = error as Error & { code?: unknown; constraint?: unknown };
  const fromQuery = 'query' in error || code !== undefined;
  return {
    type: error.name,
    ...(!fromQuery && { message: error.message }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
