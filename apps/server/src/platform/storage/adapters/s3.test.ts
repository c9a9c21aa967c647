import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type S3StandIn, startS3StandIn } from '../../../../test/stand-ins/s3.ts';
import { StorageFailed } from '../storage.ts';
import { createS3Storage } from './s3.ts';
import type { S3Options } from './s3-requester.ts';

let s3: S3StandIn;

beforeAll(async () => {
  s3 = await startS3StandIn();
});

afterAll(() => s3.stop());

const storageWith = (options: Partial<S3Options>) => createS3Storage({ ...s3.options, ...options });

async function failureOf(options: Partial<S3Options>): Promise<string> {
  try {
    await storageWith(options).get('b', 'u1/a');
  } catch (error) {
    if (error instanceof StorageFailed) return error.message;
  }
  return 'no failure';
}

it('says what went wrong without telling a secret', async () => {
  const failure = await failureOf({ secretAccessKey: 'wrong-and-secret' });
  expect(failure).toBe('the store answered 403 SignatureDoesNotMatch to GET');
});

it('does not take a missing bucket for a missing file', async () => {
  expect(await failureOf({ bucket: 'nowhere' })).toContain('404 NoSuchBucket');
});

it('gives up on a store that is silent', async () => {
  const endpoint = await serve(() => {});
  const failure = await failureOf({ endpoint, timeoutMs: 50 });
  expect(failure).toBe('the store did not answer GET');
});

// The stand-in cannot cut a list: its tokens need a cipher that OpenSSL no longer has.
it('asks on until the list is whole', async () => {
  const pages: Record<string, string> = {
    '': listing(['b/u1/a', 'b/u1/b'], 'x&amp;y+/='),
    'x&y+/=': listing(['b/u1/c'], 'last'),
    last: listing(['b/u1/d']),
  };
  const endpoint = await serve((request, response) => {
    const query = new URL(request.url ?? '', 'http://s3').searchParams;
    expect(query.get('prefix')).toBe('b/u1/');
    response.end(pages[query.get('continuation-token') ?? '']);
  });
  const paths = await storageWith({ endpoint }).list('b', 'u1');
  expect(paths).toEqual(['u1/a', 'u1/b', 'u1/c', 'u1/d']);
});

it('does not take a list for whole that says it is not', async () => {
  const cut = listing(['b/u1/a'], '').replace(/<NextContinuationToken>.*Token>/, '');
  const endpoint = await serve((_, response) => response.end(cut));
  const listed = storageWith({ endpoint }).list('b', 'u1');
  await expect(listed).rejects.toThrow(StorageFailed);
});
const listing = (keys: string[], next?: string) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
