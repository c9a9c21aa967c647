import { noteFirstPage, sendEventsAs } from './lib/analytics/page-events.ts';
import { holdInstallPrompt } from './lib/pwa/install-prompt.ts';
import { registerServiceWorker } from './lib/pwa/register-service-worker.ts';
import { isVisitor } from './lib/deferred-hydration/is-visitor.ts';
import { layOutFarSections } from './lib/deferred-hydration/lay-out-far-sections.ts';
import {
  isAppDeferred,
  loadApp,
  markHydrated,
  needsApp,
} from './lib/deferred-hydration/load-app.ts';
import { markBuilt, markPainted } from './lib/deferred-hydration/first-paint.ts';
import { loadAppOnUse } from './lib/deferred-hydration/load-app-on-use.ts';
import { wasSignedInHere } from './lib/user/viewer.ts';

/** Called by the script in the page, once the routes it shows are loaded. */
export async function hydrate(): Promise<void> {
  const app = await import('./hydrate.tsx');
  await app.hydrate();
  markBuilt();
  markHydrated();
}

/** Most people who open a deferred page are visitors, who only need the current sky. */
async function startDeferred(): Promise<void> {
  loadAppOnUse();
  if (wasSignedInHere() || !(await isVisitor())) return loadApp();
  if (!isAppDeferred()) return;
  sendEventsAs();
  const { renderLiveParts } = await import('./routes/live-parts/render-live-parts.ts');
  await renderLiveParts();
  if (needsApp()) loadApp();
}

// A deferred page loads this file after its first paint.
markPainted();
noteFirstPage();
holdInstallPrompt();
registerServiceWorker();
void layOutFarSections();
if (isAppDeferred()) void startDeferred();
