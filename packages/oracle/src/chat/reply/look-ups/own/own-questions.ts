import { lunationAndMe } from '../whole/sky-and-me.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { explainedByPlanet } from './explained.ts';
import { doctorFirst } from './doctor-first.ts';
import { glyphSeen } from './glyph-seen.ts';
import { houseNow } from './house-now.ts';
import { houseSystems } from './house-systems.ts';
import { nameSpelling } from './name-spelling.ts';
import { POINTS_TOLD } from './points-told.ts';
import { retrogradeOnPoint } from './retrograde-on-point.ts';
import { simpleTerm } from './simple-terms.ts';
import { skyAndDeed } from './sky-and-deed.ts';
import { theirChart } from './their-chart.ts';
import { themeTransits } from './theme-transits.ts';
import { uranusOpposition } from './uranus-opposition.ts';
import { withoutHour } from './without-hour.ts';

/** Questions that take the user's own chart and what they tell beside it together. */
export const OWN_QUESTIONS: readonly WholeLookUp[] = [
  doctorFirst,
  withoutHour,
  theirChart,
  simpleTerm,
  houseSystems,
  retrogradeOnPoint,
  skyAndDeed,
  uranusOpposition,
  houseNow,
  lunationAndMe,
  glyphSeen,
  themeTransits,
  explainedByPlanet,
  ...POINTS_TOLD,
  nameSpelling,
];
