import type * as z from 'zod';

export interface Job<Payload extends object> extends Required<JobOptions> {
  readonly name: string;
  /** Checked when the job is made and again when it is done: an older version may have made it. */
  readonly schema: z.ZodType<Payload, Payload>;
}

export interface JobOptions {
  /** How often it is tried again after it failed. */
  readonly retryLimit?: number;
  readonly retryDelaySeconds?: number;
  /** Each delay about twice the one before. */
  readonly retryBackoff?: boolean;
  /** One try may take this long. A process that died is noticed after it, too. */
  readonly expireInSeconds?: number;
  /** How many of them one process does at the same time. */
  readonly concurrency?: number;
  /** Whether what fails for good is kept, for an admin to see and to restart. */
  readonly keepsDeadLetters?: boolean;
  /** How many are fetched at once, and then done side by side or together: fewer questions to the database. */
  readonly batchSize?: number;
}

/** The name is kept in the database: a renamed job is another job. */
export const defineJob = <Payload extends object>(
  name: string,
  { schema, ...options }: JobOptions & { readonly schema: z.ZodType<Payload, Payload> },
): Job<Payload> => ({
  name,
  schema,
  retryLimit: 6,
  retryDelaySeconds: 10,
  retryBackoff: true,
  expireInSeconds: 60,
  keepsDeadLetters: true,
  concurrency: 1,
  batchSize: 1,
  ...options,
});
