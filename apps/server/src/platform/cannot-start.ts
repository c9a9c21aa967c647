import { hasDiskRoom } from './disk-room.ts';

/** A reason not to start that the person at the keyboard can do something about: its sentence is enough. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

export const cannotKeep = (what: string, folder: string, cause: unknown): CannotStart =>
  new CannotStart(
    hasDiskRoom(folder)
      ? `Cannot keep ${what} in ${folder}: ${reasonOf(cause)}. Set DATA_DIR to a folder that this user may write to.`
      : diskIsFull(what, folder),
    { cause },
  );

/** Nothing is damaged by it. */
export const diskIsFull = (what: string, folder: string): string =>
  `The disk is full: there is no room for ${what} in ${folder}. Make room, or set DATA_DIR to a folder on another disk, and start again.`;

/** A host of several addresses fails with one error for each, and no sentence of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message);
  return String(error);
}
