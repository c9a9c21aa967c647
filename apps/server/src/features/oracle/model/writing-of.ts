import type { Deps } from '../../../deps.ts';
import type { WritingConfig } from '../../../platform/model/writing-settings.ts';

/** A model that was handed in without settings, as in a test of one part, has room for a page. */
const ROOM: WritingConfig = {
  reasoning: null,
  firstWordMs: 11_000,
  limitMs: 25_000,
  maxOutputTokens: 3000,
  hasSecondCheck: false,
  writesMail: false,
};

export const writingOf = ({ config }: Pick<Deps, 'config'>): WritingConfig =>
  config.model?.writing ?? ROOM;
