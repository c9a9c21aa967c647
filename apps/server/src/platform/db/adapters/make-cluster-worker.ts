import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { SMALL_BUFFERS } from './small-buffers.ts';
import { copySparsely } from './sparse-copies.ts';

/* A process that makes one cluster and ends: it takes 400 MB for it, which nothing but its end gives back. */

/**
 * PGlite makes a cluster in memory and then copies it into the folder as one archive, which it holds in memory as well.
 * Only what it takes for a MemoryFS is written where it belongs from the start.
 */
class FolderFS extends MemoryFS {
  readonly #folder: NodeFS;

  constructor(folder: string) {
    super();
    this.#folder = new NodeFS(folder);
  }

  override init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return this.#folder.init(...parameters);
  }

  override closeFs(): Promise<void> {
    return this.#folder.closeFs();
  }
}

copySparsely();
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder?');
const cluster = await PGlite.create({
  fs: new FolderFS(folder),
  startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
  initDbStartParams: [...SMALL_BUFFERS],
});
await cluster.close();
