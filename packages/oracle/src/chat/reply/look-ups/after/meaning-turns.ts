import type { ChartTurn } from './chart-turn.ts';
import { fearOfPlacement, ouch, soundsHard } from './hard-descriptions.ts';
import { elementIsWhy } from './fire-and-water.ts';
import { goodOrBadPlacement, whatToDoWithIt } from './placement/good-or-bad.ts';
import { doubtsIt, getItChecked } from './help-without-chart.ts';
import { notWanted } from './life-plans.ts';
import { whyInOne, withAnother } from './sun-with-moon.ts';
import { alwaysSo, getAlongWithIt, somebodyHasIt } from './placement/somebody-has-it.ts';
import { isItWhy, notMe } from './traits-by-sign.ts';

/** After what a sign, a house or a placement means. */
export const MEANING_TURNS: readonly ChartTurn[] = [
  getItChecked,
  elementIsWhy,
  goodOrBadPlacement,
  whatToDoWithIt,
  somebodyHasIt,
  alwaysSo,
  getAlongWithIt,
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
