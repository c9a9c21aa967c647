import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export interface Page {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** File names under /assets/ carry a hash of their content: they never change. */
  readonly immutable: boolean;
  /** SHA-256 of each inline script, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  /** The body compressed, made on first use and kept. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

export type Encoding = 'br' | 'gzip';
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The built web app, in memory: it is small, and nothing outside this map can ever be asked for. */
export async function loadPages(folder: string): Promise<ReadonlyMap<string, Page>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, Page]> => {
      const fullPath = path.join(file.parentPath, file.name);
      const route = `/${path.relative(folder, fullPath).split(path.sep).join('/')}`;
      return [route, pageOf(route, await readFile(fullPath))];
    }),
  );
  return new Map(pages);
}

/** `/` and `/terms` are kept as index.html in their folder. */
export const findPage = (pages: ReadonlyMap<string, Page>, route: string): Page | undefined =>
  pages.get(route) ?? pages.get(`${route.replace(/\/$/, '')}/index.html`);

function pageOf(route: string, body: Buffer): Page {
  const contentType = contentTypes[path.extname(route)] ?? 'application/octet-stream';
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    contentType,
    etag: `"${sha256(body).slice(0, 22)}"`,
    immutable: route.startsWith('/assets/'),
    scriptHashes: route.endsWith('.html') ? inlineScriptHashes(body.toString('utf8')) : [],
    compressed: (encoding) => {
      const known = kept.get(encoding) ?? compressors[encoding](body);
      kept.set(encoding, known);
      return known;
    },
  };
}

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${sha256(script)}'`,
  );

const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('base64');
