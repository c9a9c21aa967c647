import { writtenDeath } from '../named/written-death.ts';
import { lunationAndMe } from '../whole/sky-and-me.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { explainedByPlanet, rankOfOwn } from './explained.ts';
import { doctorFirst } from './doctor-first.ts';
import { gemAdvised } from './gem-advised.ts';
import { glyphSeen } from './glyph-seen.ts';
import { houseNow } from './house-now.ts';
import { houseSystems } from './house-systems.ts';
import { leapDay } from './leap-day.ts';
import { mercuryBlamed } from './mercury-blamed.ts';
import { nameSpelling } from './name-spelling.ts';
import { PLANETS_FOR_ME } from './planet-for-me.ts';
import { POINTS_TOLD } from './points-told.ts';
import { retrogradeOnPoint } from './retrograde-on-point.ts';
import { simpleTerm } from './simple-terms.ts';
import { SKY_AND_DEED } from './sky-and-deed.ts';
import { theirChart } from './their-chart.ts';
import { sunOrRising } from './sun-or-rising.ts';
import { themeTransits } from './theme-transits.ts';
import { traitInChart } from './trait-in-chart.ts';
import { uranusOpposition, uranusReturn } from './uranus-opposition.ts';
import { wayOfLove } from './way-of-love.ts';
import { withoutHour } from './without-hour.ts';

/** Questions that take the user's own chart and what they tell beside it together. */
export const OWN_QUESTIONS: readonly WholeLookUp[] = [
  writtenDeath,
  doctorFirst,
  gemAdvised,
  wayOfLove,
  sunOrRising,
  withoutHour,
  mercuryBlamed,
  leapDay,
  traitInChart,
  theirChart,
  simpleTerm,
  houseSystems,
  retrogradeOnPoint,
  ...SKY_AND_DEED,
  uranusOpposition,
  uranusReturn,
  houseNow,
  lunationAndMe,
  glyphSeen,
  themeTransits,
  ...PLANETS_FOR_ME,
  explainedByPlanet,
  rankOfOwn,
  ...POINTS_TOLD,
  nameSpelling,
];
