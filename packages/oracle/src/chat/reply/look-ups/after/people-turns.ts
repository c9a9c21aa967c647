import type { ChartTurn } from './chart-turn.ts';
import { familyWants } from './help-without-chart.ts';
import { otherBirth } from './other-birth.ts';
import { teasedSign, thirdSign } from './signs-in-group.ts';
import { exOfSign, ifPlaced, yearsTogether } from './signs-in-love.ts';

/** After the signs of other people. */
export const PEOPLE_TURNS: readonly ChartTurn[] = [
  otherBirth,
  thirdSign,
  teasedSign,
  yearsTogether,
  exOfSign,
  ifPlaced,
  familyWants,
];
