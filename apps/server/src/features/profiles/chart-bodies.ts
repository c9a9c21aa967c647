import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import type { BodyId } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';

export const bodyAt = (
  id: BodyId,
  longitude: number,
  speed: number,
): Omit<ChartBody, 'house' | 'range'> => ({
  id,
  longitude,
  sign: signAt(longitude),
  degree: degreeInSign(longitude),
  speed,
  isRetrograde: speed < 0,
});
