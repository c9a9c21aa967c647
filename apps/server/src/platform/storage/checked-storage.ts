import { BadStoragePath, type Storage } from './storage.ts';

/** No segment begins with a dot: that rules out `.`, `..` and hidden files at once. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
/** Shorter than any store's own limit, whatever bucket stands before it. */
const MAX_PATH_LENGTH = 600;
const CONTENT_TYPE = /^[a-z0-9.+-]+\/[a-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)?$/;

/** Looks at every name before an adapter sees it, so that no adapter has to. */
export function checkedStorage(store: Storage): Storage {
  return {
    put: async (bucket, path, bytes, contentType) => {
      checkBucket(bucket);
      checkPath(path);
      if (!CONTENT_TYPE.test(contentType)) throw new BadStoragePath('the content type is not one');
      await store.put(bucket, path, bytes, contentType);
    },
    get: async (bucket, path) => {
      checkBucket(bucket);
      checkPath(path);
      return store.get(bucket, path);
    },
    delete: async (bucket, path) => {
      checkBucket(bucket);
      checkPath(path);
      await store.delete(bucket, path);
    },
    // Not the empty folder: an id that happens to be missing must not empty the bucket.
    deleteAll: async (bucket, folder) => {
      checkBucket(bucket);
      checkPath(folder);
      return store.deleteAll(bucket, folder);
    },
    list: async (bucket, folder) => {
      checkBucket(bucket);
      if (folder !== '') checkPath(folder);
      return store.list(bucket, folder);
    },
  };
}

function checkBucket(bucket: string): void {
  if (!SEGMENT.test(bucket)) throw new BadStoragePath('the bucket is not one');
}

function checkPath(path: string): void {
  const isPath =
    path.length <= MAX_PATH_LENGTH && path.split('/').every((part) => SEGMENT.test(part));
  if (!isPath) throw new BadStoragePath('the path is not one');
}
