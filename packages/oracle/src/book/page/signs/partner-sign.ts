import type { EntryKey, Passage } from '../../entry.ts';

/** True for a passage on a partner's day that is only true where places are counted from their Sun sign. */
export const tellsTheirSign = (key: EntryKey, { title, text }: Passage): boolean =>
  key.startsWith('partner/') && OF_THE_SIGN.test(`${title} ${text}`);

const OF_THE_SIGN = /\b(?:signs?|opposite|across from|birthday)\b/iu;
