import type { PictureProblem } from '@palm/palmistry/picture-problem';
import type { Hand, LineName, PalmRefusal } from '@palm/palmistry/vocabulary';
import type { Sent } from './read-photo.ts';
import { copy } from './copy.ts';

export const lineLabels = {
  heart: copy.palmWords.heartLine,
  head: copy.palmWords.headLine,
  life: copy.palmWords.lifeLine,
  fate: copy.palmWords.fateLine,
} as const satisfies Record<LineName, string>;

/** As they stand in the picture and its legend. */
export const shortLabels = {
  heart: copy.palmWords.heart,
  head: copy.palmWords.head,
  life: copy.palmWords.life,
  fate: copy.palmWords.fate,
} as const satisfies Record<LineName, string>;

/** heart line, head line */
export const lineNames = (lines: readonly { readonly name: LineName }[]): string =>
  lines.map(({ name }) => lineLabels[name].toLowerCase()).join(', ');

/** Why a photo was not read, and what would help. */
const refusalWords = {
  'no-hand': copy.palmWords.noHandWasFoundIn,
  'too-small': copy.palmWords.handIsTooSmallIn,
  'not-facing': copy.palmWords.palmIsTurnedAwayHold,
  'fingers-bent': copy.palmWords.fingersAreBentOpenHand,
  'back-of-hand': copy.palmWords.thisIsBackOfHand,
  'cut-off': copy.palmWords.partOfHandIsOutside,
  'too-dark': copy.palmWords.thisPhotoIsTooDark,
  'too-blurred': copy.palmWords.thisPhotoIsTooBlurred,
  'empty-file': copy.palmWords.thisFileIsEmpty,
  'not-a-photo': copy.palmWords.thisFileIsNotPhoto,
  damaged: copy.palmWords.thisFileIsDamagedAnd,
  animated: copy.palmWords.thisIsMovingPictureSingle,
  'too-many-pixels': copy.palmWords.thisPhotoHasTooMany,
  'too-complex': copy.palmWords.thisFileTakesTooLong,
} as const satisfies Record<PalmRefusal, string>;

const isPalmRefusal = (reason: string): reason is PalmRefusal =>
  Object.hasOwn(refusalWords, reason);

/** Null where the server gave no reason that this page knows. */
export const refusalWordsFor = (reason: string | null): string | null =>
  reason !== null && isPalmRefusal(reason) ? refusalWords[reason] : null;

export const doubtWords = {
  'too-dark': copy.palmWords.thisPhotoLooksDarkSend,
  'too-blurred': copy.palmWords.thisPhotoLooksBlurredSend,
} as const satisfies Record<PictureProblem, string>;

export const liveHints = {
  'too-dark': copy.palmWords.moreLightWouldHelp,
  'too-blurred': copy.palmWords.holdStillPictureIsNot,
} as const satisfies Record<PictureProblem, string>;

/** From here on the line was as plain as a photo can show it. */
const CLEAR = 0.95;
/** Below it a finding is not told in the text. */
const WELL = 0.5;

export function surenessWords(confidence: number): string {
  if (confidence >= CLEAR) return copy.palmWords.clearlySeen;
  return confidence >= WELL ? copy.palmWords.seenWell : copy.palmWords.hardToSee;
}

export const handWords = (hand: Hand): string => copy.palmWords.hand(hand);

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** '1.2 of 3.4 MB', or '12 of 340 KB' where megabytes would only show noughts. */
export const sentWords = ({ sentBytes, allBytes }: Sent): string =>
  allBytes < MEGABYTE
    ? copy.palmWords.ofKb(Math.round(sentBytes / KILOBYTE), Math.round(allBytes / KILOBYTE))
    : copy.palmWords.ofMb((sentBytes / MEGABYTE).toFixed(1), (allBytes / MEGABYTE).toFixed(1));

export const RESCAN_ADVICE = copy.palmWords.linesChangeSlowlyWeRecommend;

export const savedWords = ({ saved, savedAllowed }: { saved: number; savedAllowed: number }) =>
  copy.palmWords.readingsSaved(saved, savedAllowed);
