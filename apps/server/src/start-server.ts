import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { seconds } from '@palm/contract/durations';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { drainOf } from './http/limits/drain.ts';
import { endStalledBodies } from './http/bodies/end-stalled-bodies.ts';
import { listenerOf } from './http/listener.ts';
import { pagesOf } from './http/pages/pages.ts';
import { readBuild } from './http/pages/read-build.ts';
import { openPorts, type PortOptions } from './open-ports.ts';
import { systemTimer, type Timer } from './platform/model/timer.ts';
import { scheduleTasks } from './scheduler.ts';
import { workOnJobs } from './work-on-jobs.ts';
import { answerOnce, listen } from './listen.ts';

const WEB_BUILD = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const HEADERS_MAX_MS = seconds(15);
/** Longer than the 60 seconds of common proxies: a proxy must not send on a connection that was just closed. */
const IDLE_CONNECTION_MS = seconds(75);
/** How often Node looks for connections that are late with their headers. */
const LATE_CHECK_MS = seconds(5);
/** Leaves some of main.ts's patience to jobs, events and the database. */
const DRAIN_MAX_MS = seconds(12);

export interface RunningServer {
  readonly url: string;
  readonly deps: Deps;
  /**
   * Is not ready from the first moment; after the delay of the settings answers what is under way, takes nothing new,
   * then closes jobs, mail and the database.
   */
  readonly close: () => Promise<void>;
}

export interface StartOptions extends PortOptions {
  /** The folder of the built web app; null where another server serves the pages. */
  readonly webBuild?: string | null;
  /** Whether tasks run by themselves at their times. */
  readonly runsSchedule?: boolean;
}

export async function startServer(
  config: Config,
  { webBuild = WEB_BUILD, timer = systemTimer, runsSchedule = true, ...options }: StartOptions = {},
): Promise<RunningServer> {
  const build = webBuild === null ? new Map<string, Buffer>() : await readBuild(webBuild);
  const { ports, uploads, close: closePorts } = await openPorts(config, { ...options, timer });
  try {
    const server = createServer({
      headersTimeout: HEADERS_MAX_MS,
      keepAliveTimeout: IDLE_CONNECTION_MS,
      connectionsCheckingInterval: LATE_CHECK_MS,
      // A photo on a slow link may take longer than any fixed limit: see endStalledBodies.
      requestTimeout: 0,
    });
    endStalledBodies(server);
    const drain = drainOf(server);
    const url = await listen(server, config);
    const deps: Deps = { ...ports, config: { ...config, publicUrl: config.publicUrl ?? url } };
    let closing: Promise<void> | null = null;
    const pages = pagesOf(build, deps.config.publicUrl);
    const app = createApp(deps, { pages, uploads, isClosing: () => closing !== null });
    const working = workOnJobs(deps);
    answerOnce(working, server, listenerOf(app));
    await working;
    if (runsSchedule) await scheduleTasks(deps);
    const closeAll = async (): Promise<void> => {
      drain.begin();
      await waitFor(config.shutdownDelayMs, timer);
      deps.changes.endWatching();
      await drain.finish(DRAIN_MAX_MS);
      await closePorts();
    };
    return { url, deps, close: () => (closing ??= closeAll()) };
  } catch (error) {
    await closePorts();
    throw error;
  }
}

async function waitFor(ms: number, timer: Timer): Promise<void> {
  if (ms > 0) await timer.sleep(ms, new AbortController().signal);
}
