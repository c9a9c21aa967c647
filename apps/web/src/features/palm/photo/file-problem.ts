import { PALM_IMAGE_MAX_BYTES, PALM_IMAGE_TYPES } from '@palm/contract/limits';
import type { MessageKey } from '@palm/contract/messages';

/** Checks that need only the file's type and size, before anything is uploaded. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageKey | null {
  // A file without an extension has no type here; the server checks its content.
  if (type !== '' && !PALM_IMAGE_TYPES.some((known) => known === type)) return 'palm.wrong-type';
  return size > PALM_IMAGE_MAX_BYTES ? 'palm.too-large' : null;
}
