import { noteFirstPage, sendEventsAs } from './lib/analytics/page-events.ts';
import { holdInstallPrompt } from './lib/install-prompt.ts';
import { keepForOffline } from './lib/keep-for-offline.ts';
import { askWhetherVisitor } from './lib/rest/ask-whether-visitor.ts';
import { setAllParts } from './lib/rest/set-all-parts.ts';
import { comeAlive, isResting, wake } from './lib/rest/wake.ts';
import { notePainted } from './lib/rest/unpainted.ts';
import { wakeOnUse } from './lib/rest/wake-on-use.ts';
import { wasMemberHere } from './lib/viewer.ts';

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
  const { drawLiveParts } = await import('./routes/draw-live-parts.ts');
  await drawLiveParts();
}

// A page at rest asks for this file after its first paint.
notePainted();
noteFirstPage();
holdInstallPrompt();
keepForOffline();
void setAllParts();
if (isResting()) void rest();
