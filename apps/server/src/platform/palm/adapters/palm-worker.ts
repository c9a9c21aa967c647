import type { HandModels } from '@palm/palmistry/hand-models';
import sharp from 'sharp';
import { cleanPhoto } from '../clean-photo.ts';
import { readPhoto } from '../read-photo.ts';
import { shrinkPhoto } from '../shrink-photo.ts';
import { loadHandModels } from './hand-models.ts';
import type { PhotoJob, PhotoResult, Reply, Request } from './palm-messages.ts';

/* A process that opens photos: native code decodes them here, and the models block the thread they run in. */

// One photo at a time, none of them twice: more threads and a cache would only take memory.
sharp.concurrency(1);
sharp.cache(false);

let models: Promise<HandModels> | undefined;
const loadOnce = (): Promise<HandModels> => (models ??= loadHandModels());

async function work(job: PhotoJob, bytes: Uint8Array): Promise<PhotoResult> {
  switch (job.kind) {
    case 'read':
      return readPhoto(await loadOnce(), bytes);
    case 'clean':
      return cleanPhoto(bytes);
    case 'shrink':
      return shrinkPhoto(bytes, job.maxSidePx);
  }
}

async function answer(request: Request): Promise<Reply> {
  try {
    if (request.kind === 'load-models') {
      await loadOnce();
      return { kind: 'ready' };
    }
    const result = await work(request.job, request.bytes);
    return { kind: 'done', result, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

const say = (reply: Reply): void => void process.send?.(reply);

process.on('message', (request: Request) => void answer(request).then(say));
process.on('disconnect', () => process.exit());
// The server is told as well, and decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
say({ kind: 'ready' });
