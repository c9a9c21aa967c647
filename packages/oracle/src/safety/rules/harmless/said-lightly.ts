import { withoutSoreness } from './after-sport.ts';
import { withoutEmbarrassment } from './embarrassment.ts';
import { withoutExasperation } from './exasperation.ts';
import { withoutIrritation } from './irritation.ts';

/** The message without drastic words about a small trouble that it names itself. */
export const withoutLightTalk = (text: string): string =>
  withoutSoreness(withoutEmbarrassment(withoutIrritation(withoutExasperation(text))));
