import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CannotStart } from '../../platform/cannot-start.ts';

/** Every file of the built web app by its route. It is small, so it lives in memory. */
export async function readBuild(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = await filesIn(folder);
  const contents = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const fullPath = path.join(file.parentPath, file.name);
      const route = `/${path.relative(folder, fullPath).split(path.sep).join('/')}`;
      return [route, await readFile(fullPath)];
    }),
  );
  return new Map(contents);
}

async function filesIn(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch (cause) {
    throw new CannotStart(
      `The web app is not built: there is no ${folder}. Start with npm start, or run node scripts/build-web.mjs first.`,
      { cause },
    );
  }
}
