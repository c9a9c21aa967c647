import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { builtPages } from './built-pages.ts';
import { compressAssets } from './compress-assets.ts';
import { facesOf } from './faces-of.ts';
import { sitemapOf } from './sitemap-of.ts';

/** Files that are generated from the finished pages. */
export async function afterBuild(folder: string): Promise<void> {
  // Every page is written, so nothing falls back to an empty one.
  await rm(path.join(folder, '__spa-fallback.html'), { force: true });
  const pages = await builtPages(folder);
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapOf(pages));
  await writeFile(path.join(folder, 'faces.css'), await facesIn(path.join(folder, 'assets')));
  await buildServiceWorker(folder, pages);
  await compressAssets(path.join(folder, 'assets'));
}

/** Under a name that no build changes: the pages the server writes itself are set in them too. */
async function facesIn(assets: string): Promise<string> {
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const css = await Promise.all(sheets.map((file) => readFile(path.join(assets, file), 'utf8')));
  return facesOf(css.join('\n'));
}
