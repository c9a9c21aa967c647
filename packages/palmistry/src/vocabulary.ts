/* The words the rest of the product shares with palmistry. */

export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

export const PRINCIPAL_LINES = ['heart', 'head', 'life'] as const;
/** The fate line is optional: many palms have none, and it is only told when it is strong. */
export const LINE_NAMES = [...PRINCIPAL_LINES, 'fate'] as const;
export type LineName = (typeof LINE_NAMES)[number];

/** Why a picture is not read. Each has its own words for the person who took it. */
export const HAND_REFUSALS = [
  'no-hand',
  'too-small',
  'not-facing',
  'fingers-bent',
  'back-of-hand',
  'cut-off',
  'too-dark',
  'too-blurred',
] as const;
export type HandRefusal = (typeof HAND_REFUSALS)[number];

/** Why a file is not even a picture to look at. */
export const FILE_REFUSALS = [
  'empty-file',
  'not-a-photo',
  'damaged',
  'animated',
  'too-many-pixels',
  'too-complex',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export type PalmRefusal = HandRefusal | FileRefusal;

/* What can be said of a palm. Each is a statement about what was measured; what it means is the oracle's to tell. */

export const FINDING_SUBJECTS = [
  'heart-line',
  'head-line',
  'life-line',
  'fate-line',
  'lines',
  'palm',
  'fingers',
  'thumb',
] as const;
export type FindingSubject = (typeof FINDING_SUBJECTS)[number];

export const LINE_STATEMENTS = [
  'unseen',
  'deep',
  'clear',
  'faint',
  'forked',
  'interrupted',
] as const;
export type LineStatement = (typeof LINE_STATEMENTS)[number];

export const PALM_STATEMENTS = [
  'heart-line-ends-under-index',
  'heart-line-ends-between-index-and-middle',
  'heart-line-ends-under-middle',
  'heart-line-strongly-curved',
  'heart-line-gently-curved',
  'heart-line-straight',
  'head-line-long',
  'head-line-of-middle-length',
  'head-line-short',
  'head-line-steep',
  'head-line-sloping',
  'head-line-level',
  'head-line-curved',
  'head-line-straight',
  'life-line-sweeps-wide',
  'life-line-curves-evenly',
  'life-line-keeps-close-to-the-thumb',
  'life-line-runs-low',
  'life-line-ends-halfway',
  'life-line-ends-high',
  'fate-line-seen',
  'head-and-life-lines-joined',
  'head-and-life-lines-apart',
  'heart-and-head-lines-far-apart',
  'heart-and-head-lines-at-middle-distance',
  'heart-and-head-lines-close',
  'palm-square',
  'palm-oblong',
  'palm-long',
  'fingers-long',
  'fingers-of-middle-length',
  'fingers-short',
  'hand-of-earth',
  'hand-of-air',
  'hand-of-fire',
  'hand-of-water',
  'index-finger-longer-than-ring',
  'ring-finger-longer-than-index',
  'index-and-ring-fingers-level',
  'little-finger-long',
  'little-finger-of-middle-length',
  'little-finger-short',
  'thumb-held-wide',
  'thumb-held-easily',
  'thumb-held-close',
] as const;
export type PalmStatement = (typeof PALM_STATEMENTS)[number] | `${LineName}-line-${LineStatement}`;
