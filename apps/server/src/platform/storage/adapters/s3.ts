import { checkedStorage } from '../checked-storage.ts';
import type { Storage, StoredFile } from '../storage.ts';
import { type ListedPage, parseListedPage } from './s3-answers.ts';
import { type S3Options, requester } from './s3-requester.ts';

const DELETED_AT_ONCE = 8;

/** Any S3-compatible store, addressed by path. Our buckets are the first part of the key. */
export function createS3Storage(options: S3Options): Storage {
  const request = requester(options);

  const listPage = async (prefix: string, token: string | null): Promise<ListedPage> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== null) query.set('continuation-token', token);
    return parseListedPage(await (await request('GET', `?${query.toString()}`)).text());
  };

  const list = async (bucket: string, folder: string): Promise<string[]> => {
    const prefix = folder === '' ? `${bucket}/` : `${bucket}/${folder}/`;
    const keys: string[] = [];
    let token: string | null = null;
    do {
      const page: ListedPage = await listPage(prefix, token);
      keys.push(...page.keys);
      token = page.next;
    } while (token !== null);
    return keys.map((key) => key.slice(bucket.length + 1)).toSorted();
  };

  const remove = async (bucket: string, path: string): Promise<void> => {
    const response = await request('DELETE', `/${bucket}/${path}`, { missing: ['NoSuchKey'] });
    await response.body?.cancel();
  };

  return checkedStorage({
    put: async (bucket, path, bytes, contentType) => {
      const response = await request('PUT', `/${bucket}/${path}`, { bytes, contentType });
      await response.body?.cancel();
    },
    get: async (bucket, path) =>
      storedFile(await request('GET', `/${bucket}/${path}`, { missing: ['NoSuchKey'] })),
    delete: remove,
    deleteAll: async (bucket, folder) => {
      const paths = await list(bucket, folder);
      for (let start = 0; start < paths.length; start += DELETED_AT_ONCE) {
        const some = paths.slice(start, start + DELETED_AT_ONCE);
        await Promise.all(some.map((path) => remove(bucket, path)));
      }
      return paths.length;
    },
    list,
  });
}

async function storedFile(response: Response): Promise<StoredFile | null> {
  if (response.status === 204) return null;
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
  };
}
