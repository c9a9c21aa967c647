import type { PictureProblem } from '@palm/palmistry/picture-problem';
import type { Hand, LineName, PalmRefusal } from '@palm/palmistry/vocabulary';
import type { Sent } from './read-photo.ts';

export const lineLabels = {
  heart: 'Heart line',
  head: 'Head line',
  life: 'Life line',
  fate: 'Fate line',
} as const satisfies Record<LineName, string>;

/** Why a photo was not read, and what would help. */
const refusalWords = {
  'no-hand': 'No hand was found in this photo. Let one open hand fill most of the picture.',
  'too-small':
    'The hand is too small in this photo. Come closer, until it fills most of the picture.',
  'not-facing': 'The palm is turned away. Hold it flat towards the camera.',
  'fingers-bent': 'The fingers are bent. Open the hand until they are straight.',
  'back-of-hand': 'This is the back of a hand. Turn it over: the lines are on the palm.',
  'cut-off': 'Part of the hand is outside the picture. Wrist and knuckles must be in it.',
  'too-dark': 'This photo is too dark to see lines in. Move to a window or a lamp.',
  'too-blurred': 'This photo is too blurred to see lines in. Hold still, and let the camera focus.',
  'empty-file': 'This file is empty.',
  'not-a-photo': 'This file is not a photo.',
  damaged: 'This file is damaged and could not be opened.',
  animated: 'This is a moving picture. A single photo is needed.',
  'too-many-pixels': 'This photo has too many pixels. Send a smaller copy of it.',
  'too-complex': 'This file takes too long to open. Save it as a plain JPEG and send that.',
} as const satisfies Record<PalmRefusal, string>;

const isPalmRefusal = (reason: string): reason is PalmRefusal =>
  Object.hasOwn(refusalWords, reason);

/** Null where the server gave no reason that this page knows. */
export const refusalWordsFor = (reason: string | null): string | null =>
  reason !== null && isPalmRefusal(reason) ? refusalWords[reason] : null;

export const doubtWords = {
  'too-dark': 'This photo looks dark. Send it anyway?',
  'too-blurred': 'This photo looks blurred. Send it anyway?',
} as const satisfies Record<PictureProblem, string>;

export const liveHints = {
  'too-dark': 'More light would help.',
  'too-blurred': 'Hold still: the picture is not sharp yet.',
} as const satisfies Record<PictureProblem, string>;

/** 0.823 becomes '82% sure'. */
export const surenessWords = (confidence: number): string =>
  `${Math.round(confidence * 100)}% sure`;

export const handWords = (hand: Hand): string => `A ${hand} hand.`;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** '1.2 of 3.4 MB', or '12 of 340 KB' where megabytes would only show noughts. */
export const sentWords = ({ sentBytes, allBytes }: Sent): string =>
  allBytes < MEGABYTE
    ? `${Math.round(sentBytes / KILOBYTE)} of ${Math.round(allBytes / KILOBYTE)} KB`
    : `${(sentBytes / MEGABYTE).toFixed(1)} of ${(allBytes / MEGABYTE).toFixed(1)} MB`;

export const RESCAN_ADVICE = 'Lines change slowly. We recommend a new scan once a month.';

export const savedWords = ({ saved, savedAllowed }: { saved: number; savedAllowed: number }) =>
  `${saved}/${savedAllowed} readings saved`;
