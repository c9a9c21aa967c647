import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Modules import by relative path; the service worker needs paths from the root. */
const SCRIPT = /[`"'](?:\.|\/assets)\/([\w.-]+\.js)[`"']/g;

/** Assets with every script that they load, at once or when it is first wanted. */
export async function withImports(
  folder: string,
  assets: readonly string[],
  isWanted: (asset: string) => boolean = () => true,
): Promise<string[]> {
  const known = new Set(assets);
  for (const asset of known) {
    if (!asset.endsWith('.js')) continue;
    const script = await readFile(join(folder, asset), 'utf8');
    const named = [...script.matchAll(SCRIPT)].map(([, name]) => `/assets/${name}`);
    for (const one of named.filter(isWanted)) known.add(one);
  }
  return [...known];
}
