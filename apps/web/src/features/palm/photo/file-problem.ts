import { PALM_IMAGE_MAX_BYTES, PALM_IMAGE_TYPES } from '@palm/contract/limits';
import type { MessageKey } from '@palm/contract/messages';

/** What can be told of a file without opening it, so that nobody waits for a refusal. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageKey | null {
  // A file without an ending has no type here; what it is, the server finds out from its content.
  if (type !== '' && !PALM_IMAGE_TYPES.some((known) => known === type)) return 'palm.wrong-type';
  return size > PALM_IMAGE_MAX_BYTES ? 'palm.too-large' : null;
}
