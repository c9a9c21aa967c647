import { type MessagePort, parentPort } from 'node:worker_threads';
import { readPhoto } from '../read-photo.ts';
import { loadHandModels } from './hand-models.ts';
import type { Reply, Request } from './palm-messages.ts';

/* A thread that reads photos: the models block whatever thread they run in. */

if (!parentPort) throw new Error('This file runs as a worker.');
await serve(parentPort);

async function serve(port: MessagePort): Promise<void> {
  const models = await loadHandModels();
  const reply = (message: Reply) => port.postMessage(message);
  const answer = async ({ bytes }: Request): Promise<Reply> => {
    try {
      const reading = await readPhoto(models, bytes);
      return { kind: 'read', reading, memoryBytes: ownMemoryBytes() };
    } catch (error) {
      return { kind: 'failed', message: String(error) };
    }
  };
  port.on('message', (request: Request) => void answer(request).then(reply));
  reply({ kind: 'ready' });
}

/** Of this thread: its heap, and what its typed arrays and the WebAssembly models hold outside of it. */
function ownMemoryBytes(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}
