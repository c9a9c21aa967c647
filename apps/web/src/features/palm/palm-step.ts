import type { PictureProblem } from '@palm/palmistry/picture-problem';
import type { Sent } from './read-photo.ts';

/** The steps from the start card to a reading. */
export type PalmStep =
  /** `isBack`: the user came back to this step, rather than opening the page. */
  | { readonly at: 'card'; readonly isBack: boolean }
  | { readonly at: 'choosing'; readonly problem: ScanProblem | null }
  | { readonly at: 'doubting'; readonly photo: File; readonly problem: PictureProblem }
  | { readonly at: 'sending'; readonly photo: File; readonly sent: Sent }
  | { readonly at: 'looking'; readonly photo: File };

/** Why the last photo was not read. */
export interface ScanProblem {
  readonly words: string;
  /** The photo, where sending it once more may help. */
  readonly again: File | null;
}
