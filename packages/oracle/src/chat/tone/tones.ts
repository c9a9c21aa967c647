/** The tones in which something is told, in the order in which they are learned. */
export const TONES = [
  'hurt',
  'lonely',
  'grieving',
  'worn',
  'disappointed',
  'angry',
  'funny',
  'embarrassed',
  'glad',
  'touched',
  'giddy',
  'relieved',
  'easy',
  'worried',
  'guilty',
  'envious',
  'bored',
  'torn',
  'puzzled',
  'wistful',
] as const;
export type Tone = (typeof TONES)[number];

/** The tones of good news. */
export const BRIGHT_TONES: ReadonlySet<ToldTone> = new Set([
  'glad',
  'touched',
  'giddy',
  'relieved',
  'easy',
]);

/** The tone of a message and how likely it is, 0 to 1. */
export interface HeardTone {
  readonly tone: Tone;
  readonly share: number;
}

/** Where no tone stands out, still whether it is good or bad; "plain" where even that is open. */
export type ToldTone = Tone | 'bright' | 'heavy' | 'plain';
