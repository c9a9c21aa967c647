import { computeTonight } from '../../features/sky/compute-tonight.ts';
import { setRenderedTonight } from '../../features/sky/rendered-tonight.ts';
import type { Tonight } from '../../features/sky/tonight.ts';
import { setRenderedAt } from '../../lib/deferred-hydration/rendered-at.ts';
import { isAppDeferred } from '../../lib/deferred-hydration/load-app.ts';
import { drawPart, isLivePart } from './draw-part.preact.ts';

/** Renders the live parts of a deferred page for the current sky, and stores that sky for React's hydration. */
export async function renderLiveParts(): Promise<void> {
  const sky = await computeTonight();
  const drawings: (() => void)[] = [];
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>('[data-live]')) {
    drawings.push(drawingFor(place, sky));
    await aMoment();
  }
  // If the app was loaded meanwhile, it renders itself. Otherwise show all parts at once, so that React finds one sky.
  if (!isAppDeferred()) return;
  for (const show of drawings) show();
  setRenderedTonight(sky);
  setRenderedAt(sky.at);
}

/** Yields, so that the page can scroll meanwhile. */
const aMoment = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function drawingFor(place: HTMLElement | SVGElement, sky: Tonight): () => void {
  const part = place.dataset['live'];
  if (!isLivePart(part)) throw new Error(`Unknown live part ${part}`);
  const drawn = drawPart(part, place, { sky, zone: undefined });
  return () => {
    place.replaceChildren(...drawn);
    place.dataset['drawn'] = '';
  };
}
