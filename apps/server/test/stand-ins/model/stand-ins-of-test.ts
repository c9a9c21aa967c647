import { afterEach } from 'vitest';
import type { ModelRequest } from '../../../src/platform/model/model.ts';
import { inOrder, type ModelStandIn, startModelStandIn } from './model-stand-in.ts';
import type { Scene } from './scene.ts';
import type { Wire } from './wire.ts';

/** A plain question, for tests in which its words do not matter. */
export const request: ModelRequest = {
  system: 'You are the Oracle.',
  messages: [{ role: 'user', text: 'What does the Moon in Libra ask of me?' }],
  maxOutputTokens: 300,
};

/** Starts stand-ins that play their scenes in order. Those in `running` are stopped after each test. */
export function standInsOfTest() {
  const running: ModelStandIn[] = [];
  afterEach(() => Promise.all(running.splice(0).map((standIn) => standIn.stop())));

  async function start(wire: Wire, scenes: [Scene, ...Scene[]]) {
    const standIn = await startModelStandIn(wire, inOrder(...scenes));
    running.push(standIn);
    const settings = {
      provider: wire.provider,
      modelName: 'stand-in',
      apiKey: 'sk-secret',
      baseUrl: standIn.baseUrl,
    };
    return { standIn, settings };
  }
  return { running, start };
}
