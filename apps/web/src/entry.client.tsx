import { noteFirstPage, sendEventsAs } from './lib/analytics/page-events.ts';
import { holdInstallPrompt } from './lib/pwa/install-prompt.ts';
import { keepForOffline } from './lib/pwa/register-service-worker.ts';
import { askWhetherVisitor } from './lib/deferred-hydration/ask-whether-visitor.ts';
import { setAllParts } from './lib/deferred-hydration/set-all-parts.ts';
import { comeAlive, isResting, wake } from './lib/deferred-hydration/wake.ts';
import { notePainted } from './lib/deferred-hydration/unpainted.ts';
import { wakeOnUse } from './lib/deferred-hydration/wake-on-use.ts';
import { wasMemberHere } from './lib/user/viewer.ts';

/** Called by the script in the page, once the routes it shows are loaded. */
export async function hydrate(): Promise<void> {
  const app = await import('./hydrate.tsx');
  await app.hydrate();
  comeAlive();
}

/** Nearly everybody who reads a resting page is a visitor, and needs nothing but the sky of now. */
async function rest(): Promise<void> {
  wakeOnUse();
  if (wasMemberHere() || !(await askWhetherVisitor())) return wake();
  if (!isResting()) return;
  sendEventsAs();
  const { drawLiveParts } = await import('./routes/live-parts/render-live-parts.ts');
  await drawLiveParts();
}

// A page at rest asks for this file after its first paint.
notePainted();
noteFirstPage();
holdInstallPrompt();
keepForOffline();
void setAllParts();
if (isResting()) void rest();
