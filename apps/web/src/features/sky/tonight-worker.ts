import { eveningAround } from './evening-around.ts';
import { tonightAt } from './tonight-at.ts';

/** Asked with a moment, answers with its sky: a slow phone needs most of a second, and can be scrolled meanwhile. */
addEventListener('message', ({ data }: MessageEvent<number>) =>
  postMessage(tonightAt(data, eveningAround(data))),
);
