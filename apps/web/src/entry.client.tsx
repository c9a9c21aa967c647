import './start-page.ts';
import { hydrate } from './hydrate.tsx';
import { markBuilt } from './lib/deferred-hydration/first-paint.ts';
import { markHydrated, styleSheetsLoaded } from './lib/deferred-hydration/load-app.ts';

await styleSheetsLoaded();
await hydrate();
markBuilt();
markHydrated();
