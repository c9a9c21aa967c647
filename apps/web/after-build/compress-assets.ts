import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Once, here, so that no server spends its first second on it. Fonts are compressed already. */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(files.map((file) => compress(path.join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}
