import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { builtPages } from './built-pages.ts';
import { compressAssets } from './compress-assets.ts';
import { sitemapOf } from './sitemap-of.ts';

/** What is made from the finished pages. */
export async function afterBuild(folder: string): Promise<void> {
  // Every page is written, so nothing falls back to an empty one.
  await rm(path.join(folder, '__spa-fallback.html'), { force: true });
  const pages = await builtPages(folder);
  await writeFile(path.join(folder, 'sitemap.xml'), sitemapOf(pages));
  await buildServiceWorker(folder, pages);
  await compressAssets(path.join(folder, 'assets'));
}
