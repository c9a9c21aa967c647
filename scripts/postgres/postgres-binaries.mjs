import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fillCachedFolder, findCachedFolder } from '../cached-folder.mjs';
import { hasDebianPackages, libraryPath, unpackDebianPackages } from '../debian-packages.mjs';
import { Refusal } from '../refusal.mjs';
import { capture } from '../run.mjs';

/** @typedef {{ bin: string, env: Record<string, string>, unpackedIn?: string }} PostgresBinaries */

const OLDEST = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * Finds the programs of a PostgreSQL that is new enough, or gets them.
 * @returns {Promise<PostgresBinaries>}
 */
export async function findPostgresBinaries() {
  for (const bin of systemFolders()) {
    if (await isNewEnough({ bin, env: {} })) return { bin, env: {} };
  }
  const cached = await findCachedFolder('postgres', isUsable);
  return unpackedBinaries(cached ?? (await fetchPostgres()));
}

const systemFolders = () =>
  [...versionFolders(DEBIAN_FOLDER), ...(process.env['PATH'] ?? '').split(delimiter)].filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );

/**
 * @param {string} folder
 * @returns {string[]} newest first
 */
const versionFolders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(folder, version, 'bin'))
    : [];

function fetchPostgres() {
  if (!hasDebianPackages()) {
    throw new Refusal(
      `No PostgreSQL ${OLDEST} or newer was found. Install one, or set TEST_DATABASE_URL to a scratch database.`,
    );
  }
  console.log('Getting a PostgreSQL for the tests (about a minute, once) …');
  // LLVM only serves the just-in-time compiler and is larger than all the rest together.
  return fillCachedFolder('postgres', isUsable, (folder) =>
    unpackDebianPackages(folder, { choose: newestServer, without: /^libllvm/ }),
  );
}

/**
 * @param {string[]} names
 * @returns {string[]}
 */
function newestServer(names) {
  const [newest = 0] = names
    .map((name) => Number(/^postgresql-(\d+)$/.exec(name)?.[1] ?? 0))
    .toSorted((a, b) => b - a);
  if (newest >= OLDEST) return [`postgresql-${newest}`];
  throw new Refusal(
    `This system packages no PostgreSQL ${OLDEST} or newer: set TEST_DATABASE_URL to a scratch database.`,
  );
}

/** @param {string} folder */
async function isUsable(folder) {
  return isNewEnough(unpackedBinaries(folder));
}

/**
 * @param {string} folder
 * @returns {PostgresBinaries}
 */
export function unpackedBinaries(folder) {
  const [bin = folder] = versionFolders(join(folder, 'root', DEBIAN_FOLDER));
  return { bin, env: { LD_LIBRARY_PATH: libraryPath(folder) }, unpackedIn: folder };
}

/** @param {PostgresBinaries} binaries */
async function isNewEnough({ bin, env }) {
  const { ok, output } = await capture(join(bin, 'postgres'), ['--version'], {
    env: { ...process.env, ...env },
  });
  return ok && Number(/ (\d+)/.exec(output)?.[1]) >= OLDEST;
}
