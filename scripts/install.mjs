import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { capture } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[] | string, cpu?: string[] | string, libc?: string[] }} LockedPackage */

/** Installs the dependencies unless npm's own record says that exactly these are in place. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await oneAtATime('install', async () => {
    if (!isInstalled()) await install();
  });
}

async function install() {
  console.log('Installing dependencies (about a minute; only when package-lock.json changed) …');
  // Not `npm ci`: it insists that every package for every platform be on the registry, while
  // `npm install` holds to the same locked versions and checksums and asks for ours only.
  // No package needs its install script, so none runs.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, code, output } = await capture('npm', [...args, '--loglevel=error'], {
    cwd: inCheckout(),
    env: { ...process.env, PATH: pathWithoutPackages() },
  });
  if (ok && isInstalled()) return;
  if (code === 127) throw new Refusal('npm was not found. Install Node 20 or newer with npm.');
  throw new Refusal(
    `${output}\nThe dependencies could not be installed: npm's message stands above. ` +
      'The first installation needs the network; check it and run the same command again.',
  );
}

/** npm must run on the machine's own Node: the one in node_modules may be replaced under it. */
const pathWithoutPackages = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(delimiter);

/** npm's record alone is not enough: checkouts that share files may share the record. */
export function isInstalled(checkout = inCheckout()) {
  const record = join(checkout, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(checkout, 'package-lock.json')))
    .filter(([path, locked]) => path.startsWith('node_modules/') && isForThisMachine(locked))
    .every(
      ([path, locked]) =>
        installed[path]?.version === locked.version && existsSync(join(checkout, path)),
    );
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {LockedPackage} locked */
function isForThisMachine({ link, optional, os, cpu, libc }) {
  if (link) return false;
  if (!optional) return true;
  // Optional without a platform are parts of the WebAssembly builds, which npm leaves out.
  if (!os || !cpu || (libc && !libc.includes('glibc'))) return false;
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/** The Node that runs the product, whatever the machine's own is. */
export function node24() {
  const own = inCheckout('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Refusal(
    `Node 24 is needed. On Linux (x64, arm64) it comes with the dependencies; ` +
      `on ${process.platform} ${process.arch} install Node 24 or newer and run the command again.`,
  );
}

/** The environment in which `node` is Node 24 and the installed tools are found by name. */
export function toolEnv() {
  const folders = [inCheckout('node_modules', '.bin'), dirname(node24()), process.env['PATH']];
  return { ...process.env, PATH: folders.join(delimiter) };
}

await whenRunDirectly(import.meta.url, ensureInstalled);
