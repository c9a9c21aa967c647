import type { Pyramid } from '../image/pyramid.ts';
import { type DetectedPalm, detectPalms } from './detect-palms.ts';
import type { HandModels } from './hand-models.ts';
import { type PlacedHand, placeLandmarks } from './place-landmarks.ts';
import type { Region } from './region.ts';

interface Look {
  readonly angle: number;
  /** Above 1 the picture gets a black margin: a hand that fills the frame is otherwise too large to be seen. */
  readonly zoomOut: number;
}

/** In this order, until one look is sure: as it is, from further away, upside down, on either side. */
const LOOKS: readonly Look[] = [
  { angle: 0, zoomOut: 1 },
  { angle: 0, zoomOut: 1.5 },
  { angle: Math.PI, zoomOut: 1.2 },
  { angle: Math.PI / 2, zoomOut: 1.2 },
  { angle: -Math.PI / 2, zoomOut: 1.2 },
];
const SURE_SCORE = 0.6;
const SURE_PRESENCE = 0.9;
const MAX_CANDIDATES = 3;

/** The clearest hand of the picture, or none. */
export async function findHand(
  models: HandModels,
  pyramid: Pyramid,
): Promise<PlacedHand | undefined> {
  const palms = await detectFromEverySide(models, pyramid);
  const candidates = palms.toSorted((a, b) => b.score * b.size - a.score * a.size);
  let best: { hand: PlacedHand; weight: number } | undefined;
  for (const palm of candidates.slice(0, MAX_CANDIDATES)) {
    const hand = await placeLandmarks(models, pyramid, palm);
    const weight = hand.presence * Math.sqrt(palm.size);
    if (best === undefined || weight > best.weight) best = { hand, weight };
    if (best.hand.presence > SURE_PRESENCE) break;
  }
  return best?.hand;
}

async function detectFromEverySide(
  models: HandModels,
  pyramid: Pyramid,
): Promise<readonly DetectedPalm[]> {
  const palms: DetectedPalm[] = [];
  for (const look of LOOKS) {
    const seen = await detectPalms(models, pyramid, regionOf(pyramid, look));
    palms.push(...seen);
    if (seen.some(({ score }) => score > SURE_SCORE)) break;
  }
  return palms;
}

function regionOf({ image: { width, height } }: Pyramid, { angle, zoomOut }: Look): Region {
  return { center: [width / 2, height / 2], size: Math.max(width, height) * zoomOut, angle };
}
