import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { natalFact, pointNamed, signOfPoint } from './birth/points.ts';
import { fill, type Filled, type SlotContext, type SlotGroup } from './slot.ts';

function signPage({ entities, pages }: SlotContext): Filled | null {
  const named = (entities.sign ?? entities.sign_b)?.toLowerCase();
  const sign = SIGN_IDS.find((id) => id === named);
  return sign === undefined ? null : fill(pages.ofSign(sign));
}

function placementPage({ entities, chart, pages }: SlotContext): Filled | null {
  const point = pointNamed(entities.planet);
  const sign = point === null ? null : signOfPoint(chart, point);
  if (chart === null || point === null || sign === null) return null;
  return fill(pages.ofPlacement(point, sign), natalFact(chart, point));
}

export const bookSlots = {
  sign_page: signPage,
  placement_page: placementPage,
} as const satisfies SlotGroup;
