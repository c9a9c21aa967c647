import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedStorage } from '../checked-storage.ts';
import { type Storage, StorageDown, type StoredFile } from '../storage.ts';
import { type ListedPage, parseErrorCode, parseListedPage } from './s3-answers.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of one request, its repetitions included. */
  readonly timeoutMs?: number;
}

const RETRIES = 3;
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

interface Extras {
  readonly bytes?: Uint8Array;
  readonly contentType?: string;
  /** Codes of a 404 that are an answer. Any other, such as a missing bucket, is a failure. */
  readonly missing?: readonly string[];
}

function requester(options: S3Options) {
  const { accessKeyId, secretAccessKey, region } = options;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const base = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;
  const timeoutMs = options.timeoutMs ?? 30_000;

  return async (method: string, rest: string, extras: Extras = {}): Promise<Response> => {
    const { bytes, contentType, missing = [] } = extras;
    let response: Response;
    try {
      response = await client.fetch(`${base}${rest}`, {
        method,
        headers: {
          ...(contentType !== undefined && { 'content-type': contentType }),
          // Signed over the contents, so that what was damaged on the way is refused.
          'x-amz-content-sha256': createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
        },
        ...(bytes !== undefined && { body: new Uint8Array(bytes) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new StorageDown(`the store did not answer ${method}`, { cause: error });
    }
    if (response.ok) return response;
    const code = parseErrorCode(await response.text());
    if (response.status === 404 && missing.includes(code))
      return new Response(null, { status: 204 });
    throw new StorageDown(`the store answered ${response.status} ${code} to ${method}`);
  };
}

async function storedFile(response: Response): Promise<StoredFile | null> {
  if (response.status === 204) return null;
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
  };
}
