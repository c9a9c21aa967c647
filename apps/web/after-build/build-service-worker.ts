import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { assetsOf } from './assets-of.ts';
import type { BuiltPage } from './built-pages.ts';
import { withImports } from './with-imports.ts';

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));

/** The pages that work offline from the start: other pages are cached when first opened. */
const KEPT_FROM_THE_START = new Set(['/', '/daily-readings', '/horoscope', '/offline']);

/** One small file of its own: a worker shares no chunk with the app it serves. */
export async function buildServiceWorker(
  folder: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const kept = pages.filter(({ path }) => KEPT_FROM_THE_START.has(path));
  const release = {
    id: idOf(pages),
    pages: kept.map(({ path }) => path),
    assets: await assetsBehind(folder, kept),
  };
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: SOURCE,
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}

/** Assets named by pages, chunks that their scripts load later, and fonts named by their style sheets. */
async function assetsBehind(folder: string, pages: readonly BuiltPage[]): Promise<string[]> {
  const named = await withImports(
    folder,
    pages.flatMap(({ html }) => assetsOf(html)),
  );
  const sheets = new Set(named.filter((asset) => asset.endsWith('.css')));
  const css = await Promise.all([...sheets].map((sheet) => readFile(join(folder, sheet), 'utf8')));
  return [...new Set([...named, ...css.flatMap(assetsOf)])];
}

/** Pages name their scripts by hash, so whatever changes changes a page. */
function idOf(pages: readonly BuiltPage[]): string {
  const hash = createHash('sha256');
  for (const { path, html } of pages) hash.update(`${path}\0${html}\0`);
  return hash.digest('hex').slice(0, 12);
}
