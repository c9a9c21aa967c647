import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file of the built web app by its route. It is small, so it lives in memory. */
export async function readBuild(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const fullPath = path.join(file.parentPath, file.name);
      const route = `/${path.relative(folder, fullPath).split(path.sep).join('/')}`;
      return [route, await readFile(fullPath)];
    }),
  );
  return new Map(contents);
}
