import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface BuiltPage {
  /** The URL path: `/`, `/terms`. */
  readonly path: string;
  readonly html: string;
}

/** Every page the build wrote, in the order of their paths. */
export async function builtPages(folder: string): Promise<BuiltPage[]> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => path.basename(file) === 'index.html');
  const built = pages.map(async (file) => ({
    path: `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'),
    html: await readFile(path.join(folder, file), 'utf8'),
  }));
  return (await Promise.all(built)).toSorted((a, b) => a.path.localeCompare(b.path));
}
