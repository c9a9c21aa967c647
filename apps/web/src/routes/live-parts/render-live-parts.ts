import { computeTonight } from '../../features/sky/compute-tonight.ts';
import { setRenderedTonight } from '../../features/sky/rendered-tonight.ts';
import type { Tonight } from '../../features/sky/tonight.ts';
import { renderToDom } from '../../lib/deferred-hydration/render-to-dom.ts';
import { setRenderedAt } from '../../lib/deferred-hydration/rendered-at.ts';
import { isAppDeferred } from '../../lib/deferred-hydration/load-app.ts';
import { liveParts } from './live-parts.tsx';

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

const isLivePart = (name: string | undefined): name is keyof typeof liveParts =>
  name !== undefined && Object.hasOwn(liveParts, name);

function drawingFor(place: HTMLElement | SVGElement, sky: Tonight): () => void {
  const part = place.dataset['live'];
  if (!isLivePart(part)) throw new Error(`Unknown live part ${part}`);
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
