import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { ensureInstalled, toolEnv } from './install.mjs';
import { BUILD_ENV } from './memory.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { capture } from './run.mjs';

const INPUTS = [
  'apps/web',
  'packages/contract',
  'packages/astrology',
  'packages/palmistry',
  'packages/oracle/src/vocabulary.ts',
  'package-lock.json',
];
const NOT_INPUTS = /^(build|node_modules|\.react-router)$|\.test\.tsx?$/;
const STAMP = 'apps/web/build/.built-from';

/** Builds the web app unless the build in place was made from these very files. */
export async function buildWeb() {
  if (isBuilt()) return;
  await oneAtATime('build-web', async () => {
    if (!isBuilt()) await build();
  });
}

/** React Router gives each page ten seconds, and a busy machine may need more for the first one. */
const TOOK_TOO_LONG = /Prerender: .*timeout/;

/**
 * Runs a build, and once more where a page took too long.
 * @param {() => Promise<{ ok: boolean, output: string }>} run
 */
export async function tryTwice(run) {
  const built = await run();
  return !built.ok && TOOK_TOO_LONG.test(built.output) ? run() : built;
}

async function build() {
  console.log('Building the web app …');
  const inputs = hashOfInputs();
  // The stamp goes first and returns last: a build that broke off has none.
  rmSync(inCheckout(STAMP), { force: true });
  const { ok, output } = await tryTwice(() =>
    capture('react-router', ['build'], {
      cwd: inCheckout('apps', 'web'),
      env: { ...toolEnv(), ...BUILD_ENV },
    }),
  );
  if (!ok) throw new Refusal(`${output}\nThe web app could not be built: the reason stands above.`);
  writeFileSync(inCheckout(STAMP), inputs);
}

const isBuilt = () =>
  existsSync(inCheckout(STAMP)) && readFileSync(inCheckout(STAMP), 'utf8') === hashOfInputs();

/** Contents, not times: a fresh clone and a checked-out branch have new times for old files. */
function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesUnder)) {
    const content = readFileSync(inCheckout(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(inCheckout(path)).isDirectory()) return [path];
  return readdirSync(inCheckout(path))
    .filter((name) => !NOT_INPUTS.test(name))
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

await whenRunDirectly(import.meta.url, async () => {
  await ensureInstalled();
  await buildWeb();
});
