/** The database cannot be reached, or went away before it answered. Whether a write was done cannot be known then. */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown';
}

export const isDatabaseDown = (error: unknown): boolean =>
  error instanceof Error && (error instanceof DatabaseDown || isDatabaseDown(error.cause));
