import { afterAll, beforeEach } from 'vitest';
import { onOneServer, type TestServer } from './running-server.ts';
import { holdTimer, type HeldTimer } from './stand-ins/model/held-timer.ts';
import {
  type ReceivedRequest,
  type Script,
  startModelStandIn,
} from './stand-ins/model/model-stand-in.ts';
import { answers, type Scene } from './stand-ins/model/scene.ts';
import type { Wire } from './stand-ins/model/wire.ts';

/** The date of these tests. Venus is in Libra, Mars and Jupiter together in Leo, Saturn retrograde in Aries. */
const SKY_DATE = '2026-11-15';

/** A model that says what the test says, and time that passes for it when the test says so. */
export interface Stage {
  /** What it does from now on. */
  play(script: Script | Scene): void;
  /** What arrived since the test began. */
  received(): readonly ReceivedRequest[];
  readonly timer: HeldTimer;
  /** Lets time pass for the model until the work is done. */
  letPass<T>(work: Promise<T>): Promise<T>;
}

const SAYS_NOTHING: Script = () => answers('');

/** The suite on a server with a stand-in for a language model. */
export function onModelServer(
  title: string,
  wire: Wire,
  suite: (server: () => TestServer, stage: Stage) => void,
  settings: Record<string, string> = {},
): void {
  const timer = holdTimer();
  let script: Script = SAYS_NOTHING;
  let before = 0;
  const starting = startModelStandIn(wire, (request, index) => script(request, index - before));
  let all: readonly ReceivedRequest[] = [];
  const stage: Stage = {
    timer,
    play: (next) => {
      script = typeof next === 'function' ? next : () => next;
    },
    received: () => all.slice(before),
    letPass: (work) => {
      const passing = setInterval(() => {
        if (timer.sleeps.length > 0) timer.pass(1000);
      }, 5);
      return work.finally(() => clearInterval(passing));
    },
  };
  beforeEach(async () => {
    const standIn = await starting;
    all = standIn.received;
    before = all.length;
    // Long enough for a model that failed in the test before to be asked again.
    timer.pass(60_000);
  });
  afterAll(async () => (await starting).stop());
  onOneServer(
    title,
    (server) => suite(server, stage),
    async () => ({
      ORACLE_MODEL: `${wire.provider}:stand-in`,
      ORACLE_BASE_URL: (await starting).baseUrl,
      ORACLE_API_KEY: 'sk-test',
      READING_DATE: SKY_DATE,
      ...settings,
    }),
    timer,
  );
}
