import './start-page.ts';
import { isVisitor } from './lib/deferred-hydration/is-visitor.ts';
import { isAppDeferred, loadApp, needsApp } from './lib/deferred-hydration/load-app.ts';
import { loadAppOnUse } from './lib/deferred-hydration/load-app-on-use.ts';
import { sendEventsAs } from './lib/analytics/page-events.ts';
import { wasSignedInHere } from './lib/user/viewer.ts';

/** Most people who open a deferred page are visitors, who only need the current sky. */
async function startDeferred(): Promise<void> {
  loadAppOnUse();
  if (wasSignedInHere() || !(await isVisitor())) return loadApp();
  if (!isAppDeferred()) return;
  sendEventsAs();
  const { renderLiveParts } = await import('./routes/live-parts/render-live-parts.preact.ts');
  await renderLiveParts();
  if (needsApp()) loadApp();
}

void startDeferred();
