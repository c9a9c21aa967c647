import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { UNKNOWN_ORIGIN } from '@palm/contract/site';

export interface Page {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** File names under /assets/ carry a hash of their content: they never change. */
  readonly immutable: boolean;
  /** SHA-256 of each inline script, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  /** The body compressed: by the build where it could, else on first use, and kept. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

export type Pages = ReadonlyMap<string, Page>;
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

/** What names the site's own address. Hashed files never do: two sites may share them. */
const ADDRESSED = new Set(['.html', '.txt', '.xml']);
const COMPRESSED_BY_BUILD = '.br';

/** The built web app as `origin` serves it: nothing outside this map can ever be asked for. */
export function pagesOf(files: ReadonlyMap<string, Buffer>, origin: string): Pages {
  const routes = [...files].filter(([route]) => !route.endsWith(COMPRESSED_BY_BUILD));
  return new Map(
    routes.map(([route, content]) => {
      const body = ADDRESSED.has(path.extname(route)) ? addressed(content, origin) : content;
      return [route, pageOf(route, body, files.get(route + COMPRESSED_BY_BUILD))];
    }),
  );
}

const addressed = (content: Buffer, origin: string): Buffer =>
  Buffer.from(content.toString('utf8').replaceAll(UNKNOWN_ORIGIN, origin));

/** `/` and `/terms` are kept as index.html in their folder. */
export const findPage = (pages: Pages, route: string): Page | undefined =>
  pages.get(route) ?? pages.get(`${route.replace(/\/$/, '')}/index.html`);

function pageOf(route: string, body: Buffer, brotli: Buffer | undefined): Page {
  const contentType = contentTypes[path.extname(route)] ?? 'application/octet-stream';
  const kept = new Map<Encoding, Promise<Buffer>>();
  if (brotli !== undefined) kept.set('br', Promise.resolve(brotli));
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

/** Structured data is a script by name only: it never runs, so the policy need not allow it. */
const inlineScriptHashes = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, script = '']) => `'sha256-${sha256(script)}'`);

const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('base64');
