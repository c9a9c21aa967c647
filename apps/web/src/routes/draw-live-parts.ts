import { computeTonight } from '../features/sky/compute-tonight.ts';
import { noteDrawnTonight } from '../features/sky/drawn-tonight.ts';
import type { Tonight } from '../features/sky/tonight.ts';
import { draw } from '../lib/rest/draw.ts';
import { noteDrawnAt } from '../lib/rest/drawn-at.ts';
import { isResting } from '../lib/rest/wake.ts';
import { liveParts } from './live-parts.tsx';

/** Draws a resting page for the sky of now, and leaves word for React, which will take it over so. */
export async function drawLiveParts(): Promise<void> {
  const sky = await computeTonight();
  // Woken meanwhile: the app draws for itself.
  if (!isResting()) return;
  const places = document.querySelectorAll<HTMLElement | SVGElement>('[data-live]');
  for (const place of places) drawInto(place, sky);
  noteDrawnTonight(sky);
  noteDrawnAt(sky.at);
}

const isLivePart = (name: string | undefined): name is keyof typeof liveParts =>
  name !== undefined && Object.hasOwn(liveParts, name);

function drawInto(place: HTMLElement | SVGElement, sky: Tonight): void {
  const part = place.dataset['live'];
  if (!isLivePart(part)) return;
  const namespace = place instanceof SVGElement ? place.namespaceURI : null;
  const drawn = draw(liveParts[part]({ sky, zone: undefined }, location.pathname), namespace);
  place.replaceChildren(...drawn);
  place.dataset['drawn'] = '';
}
