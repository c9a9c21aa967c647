/** A reason not to start that the person at the keyboard can do something about: its sentence is enough. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

export const cannotKeep = (what: string, folder: string, cause: unknown): CannotStart =>
  new CannotStart(
    `Cannot keep ${what} in ${folder}: ${reasonOf(cause)}. Set DATA_DIR to a folder that this user may write to.`,
    { cause },
  );

/** A host of several addresses fails with one error for each, and no sentence of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
