import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { inCheckout } from '../checkout.mjs';
import { Refusal, whenRunDirectly } from '../refusal.mjs';
import { brokenPaths, unknownNames } from './docs-paths.mjs';

const IS_CODE = /\.(mjs|tsx?)$/;

/**
 * @param {string[]} ignored
 * @param {string} [folder]
 * @returns {string[]}
 */
function filesIn(ignored, folder = '') {
  return readdirSync(inCheckout(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // What is made on the spot may be named before it exists, so it is listed, never opened.
    if (ignored.some((name) => path === name || entry.name === name)) return [path];
    return entry.isDirectory() ? filesIn(ignored, path) : [path];
  });
}

/** @param {string[]} sources */
const wordsOf = (sources) =>
  new Set(sources.flatMap((file) => readFileSync(inCheckout(file), 'utf8').match(/\w+/g) ?? []));

await whenRunDirectly(import.meta.url, async () => {
  const ignored = readFileSync(inCheckout('.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'));
  const files = [...filesIn([...ignored, '.git']), ...ignored];
  const words = wordsOf(files.filter((file) => IS_CODE.test(file)));
  const complaints = files
    .filter((file) => /^(README\.md|docs\/.*\.md)$/.test(file) && existsSync(inCheckout(file)))
    .flatMap((page) => {
      const text = readFileSync(inCheckout(page), 'utf8');
      return [...brokenPaths({ page, text, files }), ...unknownNames({ text, words })].map(
        (name) => `${page} names ${name}, which does not exist.`,
      );
    });
  if (complaints.length > 0) throw new Refusal(complaints.join('\n'));
});
