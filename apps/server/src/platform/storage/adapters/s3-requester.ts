import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StorageDown } from '../storage.ts';
import { parseErrorCode } from './s3-answers.ts';

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

interface Extras {
  readonly bytes?: Uint8Array;
  readonly contentType?: string;
  /** Codes of a 404 that are an answer. Any other, such as a missing bucket, is a failure. */
  readonly missing?: readonly string[];
}

export function requester(options: S3Options) {
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
