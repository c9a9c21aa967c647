import { withoutSoreness } from './after-sport.ts';
import { withoutCosyEvening } from './cosy-evening.ts';
import { withoutEmbarrassment } from './embarrassment.ts';
import { withoutExasperation } from './exasperation.ts';
import { withoutIrritation } from './irritation.ts';
import { withoutOverstatement } from './overstated.ts';

/** The message without drastic words about a small trouble that it names itself. */
export const withoutLightTalk = (text: string): string =>
  withoutOverstatement(
    withoutSoreness(
      withoutEmbarrassment(withoutIrritation(withoutExasperation(withoutCosyEvening(text)))),
    ),
  );
