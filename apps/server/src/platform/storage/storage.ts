export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Private files in buckets. A path is one or more segments joined by slashes; a folder is such a path too, and holds
 * whole segments only: `u1` does not hold `u10/a.jpg`.
 */
export interface Storage {
  put(bucket: string, path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(bucket: string, path: string): Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  delete(bucket: string, path: string): Promise<void>;
  /** Everything under the folder; answers how many files that were. */
  deleteAll(bucket: string, folder: string): Promise<number>;
  /** The paths under the folder, sorted; the empty folder is the whole bucket. */
  list(bucket: string, folder: string): Promise<string[]>;
}

/** The place that was named cannot be one: nothing was touched. */
export class BadStoragePath extends Error {
  override readonly name = 'BadStoragePath';
}

/** The store did not do what it was asked. The message holds neither keys nor contents. */
export class StorageFailed extends Error {
  override readonly name: string = 'StorageFailed';
}

/** The store cannot be reached, or does not let us in. */
export class StorageDown extends StorageFailed {
  override readonly name = 'StorageDown';
}
