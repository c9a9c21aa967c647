import { computeTonight } from '../../features/sky/compute-tonight.ts';
import { setRenderedTonight } from '../../features/sky/rendered-tonight.ts';
import type { Tonight } from '../../features/sky/tonight.ts';
import { renderToDom } from '../../lib/deferred-hydration/render-to-dom.ts';
import { setRenderedAt } from '../../lib/deferred-hydration/rendered-at.ts';
import { isAppDeferred } from '../../lib/deferred-hydration/load-app.ts';
import { liveParts } from './live-parts.tsx';

/** Draws a resting page for the sky of now, and leaves word for React, which will take it over so. */
export async function renderLiveParts(): Promise<void> {
  const sky = await computeTonight();
  const drawings: (() => void)[] = [];
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>('[data-live]')) {
    drawings.push(drawingFor(place, sky));
    await aMoment();
  }
  // Woken meanwhile: the app draws for itself. Otherwise all of it at once, so that React finds one sky.
  if (!isAppDeferred()) return;
  for (const show of drawings) show();
  setRenderedTonight(sky);
  setRenderedAt(sky.at);
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
  const drawn = renderToDom(
    liveParts[part]({ sky, zone: undefined }, location.pathname),
    namespace,
  );
  return () => {
    place.replaceChildren(...drawn);
    place.dataset['drawn'] = '';
  };
}
