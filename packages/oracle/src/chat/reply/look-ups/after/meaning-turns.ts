import type { ChartTurn } from './chart-turn.ts';
import { fearOfPlacement, ouch, soundsHard } from './hard-descriptions.ts';
import { doubtsIt, getItChecked } from './help-without-chart.ts';
import { notWanted } from './life-plans.ts';
import { whyInOne, withAnother } from './sun-with-moon.ts';
import { isItWhy, notMe } from './traits-by-sign.ts';

/** After what a sign, a house or a placement means. */
export const MEANING_TURNS: readonly ChartTurn[] = [
  getItChecked,
  notMe,
  whyInOne,
  withAnother,
  isItWhy,
  ouch,
  soundsHard,
  notWanted,
  fearOfPlacement,
  doubtsIt,
];
