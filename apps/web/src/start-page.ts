import { noteFirstPage } from './lib/analytics/page-events.ts';
import { markPainted } from './lib/deferred-hydration/first-paint.ts';
import { layOutFarSections } from './lib/deferred-hydration/lay-out-far-sections.ts';
import { holdInstallPrompt } from './lib/pwa/install-prompt.ts';
import { registerServiceWorker } from './lib/pwa/register-service-worker.ts';

/* Both entries import this file. It runs once: on a deferred page before the app is loaded. */
markPainted();
noteFirstPage();
holdInstallPrompt();
registerServiceWorker();
void layOutFarSections();
