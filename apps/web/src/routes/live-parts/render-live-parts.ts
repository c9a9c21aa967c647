import { computeTonight } from '../../features/sky/compute-tonight.ts';
import { noteDrawnTonight } from '../../features/sky/drawn-tonight.ts';
import type { Tonight } from '../../features/sky/tonight.ts';
import { draw } from '../../lib/deferred-hydration/draw.ts';
import { noteDrawnAt } from '../../lib/deferred-hydration/drawn-at.ts';
import { isResting } from '../../lib/deferred-hydration/wake.ts';
import { liveParts } from './live-parts.tsx';

/** Draws a resting page for the sky of now, and leaves word for React, which will take it over so. */
export async function drawLiveParts(): Promise<void> {
  const sky = await computeTonight();
  const drawings: (() => void)[] = [];
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>('[data-live]')) {
    drawings.push(drawingFor(place, sky));
    await aMoment();
  }
  // Woken meanwhile: the app draws for itself. Otherwise all of it at once, so that React finds one sky.
  if (!isResting()) return;
  for (const show of drawings) show();
  noteDrawnTonight(sky);
  noteDrawnAt(sky.at);
}

/** For whatever else the page has to do, a scroll for one. */
const aMoment = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const isLivePart = (name: string | undefined): name is keyof typeof liveParts =>
  name !== undefined && Object.hasOwn(liveParts, name);

function drawingFor(place: HTMLElement | SVGElement, sky: Tonight): () => void {
  const part = place.dataset['live'];
  if (!isLivePart(part)) throw new Error(`Nobody draws ${part}`);
  const namespace = place instanceof SVGElement ? place.namespaceURI : null;
  const drawn = draw(liveParts[part]({ sky, zone: undefined }, location.pathname), namespace);
  return () => {
    place.replaceChildren(...drawn);
    place.dataset['drawn'] = '';
  };
}
