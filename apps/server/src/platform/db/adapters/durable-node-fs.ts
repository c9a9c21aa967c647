import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { endThread } from './end-thread.ts';

/**
 * PGlite's NodeFS answers every fsync with "done" and does nothing: a power cut would lose acknowledged writes. This
 * one really syncs.
 * A sync that fails ends the thread, because PostgreSQL's own panic would be swallowed.
 */
export class DurableNodeFS extends NodeFS {
  override async init(
    pg: PGlite,
    options: Parameters<NodeFS['init']>[1],
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ NODEFS }) => Object.assign(streamOperationsOf(NODEFS), { fsync }),
        ],
      },
    };
  }
}

function fsync(stream: { readonly nfd: number }): number {
  try {
    fdatasyncSync(stream.nfd);
  } catch (error) {
    // Directories opened for reading and streams that are no files cannot be synced, and need not be.
    if (!isCode(error, 'EINVAL') && !isCode(error, 'EBADF')) endThread();
  }
  return 0;
}

function streamOperationsOf(fileSystem: object): object {
  if ('stream_ops' in fileSystem && typeof fileSystem.stream_ops === 'object') {
    if (fileSystem.stream_ops !== null) return fileSystem.stream_ops;
  }
  throw new Error('This version of PGlite has no stream operations to make durable.');
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
