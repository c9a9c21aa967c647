import { existsSync, readFileSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { browserFromEnv } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { inCheckout } from './checkout.mjs';
import { ensureInstalled, toolEnv } from './install.mjs';
import { startPostgres } from './postgres/start-postgres.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { show } from './run.mjs';
import { createHeldOutput } from './testing/held-output.mjs';
import { withTemporaryFolder } from './testing/temporary-folder.mjs';
import {
  breakdown,
  closingLine,
  failuresAgain,
  judge,
  playwrightCounts,
  sum,
  vitestCounts,
} from './testing/test-counts.mjs';

/** @typedef {import('./testing/test-counts.mjs').Counts} Counts */

/**
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 */
async function runUnit(filters, env, isPatient = false) {
  const postgres = await startPostgres();
  const reportFile = inCheckout('test-results', 'vitest.json');
  const errorFile = inCheckout('test-results', 'unhandled-errors.txt');
  for (const file of [reportFile, errorFile]) rmSync(file, { force: true });
  const reporters = ['default', 'json', inCheckout('scripts', 'testing', 'unhandled-errors.mjs')];
  const reporting = [
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${reportFile}`,
  ];
  try {
    // By itself the runner leaves one core idle, which is half of a small machine.
    const code = await show('vitest', ['run', '--maxWorkers=100%', ...reporting, ...filters], {
      cwd: inCheckout(),
      env: { ...env, TEST_DATABASE_URL: postgres.url, UNHANDLED_ERRORS_FILE: errorFile },
      isPatient,
    });
    const unhandled = existsSync(errorFile) ? readFileSync(errorFile, 'utf8') : '';
    return judge({ name: 'vitest', code, reportFile, counts: vitestCounts, unhandled });
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 */
async function runE2e(filters, env, run = show) {
  const reportFile = inCheckout('test-results', 'playwright.json');
  rmSync(reportFile, { force: true });
  const code = await run('playwright', ['test', ...filters], {
    cwd: inCheckout(),
    env: { ...env, TEST_BROWSER: await browserFromEnv() },
  });
  return judge({ name: 'playwright', code, reportFile, counts: playwrightCounts });
}

const SUITES = { unit: runUnit, e2e: runE2e };

/** @param {string} name */
function suiteNamed(name) {
  if (name === 'unit' || name === 'e2e') return SUITES[name];
  throw new Refusal(
    `There is no suite "${name}". Say: npm test, npm test -- unit, npm test -- e2e.`,
  );
}

/**
 * A suite that cannot even begin does not keep the other from running.
 * @param {string} name
 * @param {() => Promise<Counts>} suite
 */
async function attempt(name, suite) {
  try {
    return await suite();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return breakdown(name, 'could not begin');
  }
}

/** What both suites take at most is two thirds of it. */
const ROOM_FOR_BOTH_BYTES = 6 * 1024 ** 3;

const hasRoomForBoth = () =>
  Math.min(freemem(), process.constrainedMemory() || Infinity) >= ROOM_FOR_BOTH_BYTES;

/**
 * The journeys wait for browsers and servers more than half of their time, and the unit tests compute: beside each other
 * they keep all cores busy. The journeys go first, because a server limits how long an answer or a photo may take.
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 */
function runBoth(filters, env) {
  const journeys = createHeldOutput();
  return Promise.all([
    attempt('unit', () => runUnit(filters, env, true)).finally(journeys.release),
    attempt('e2e', () => runE2e(filters, env, journeys.show)),
  ]);
}

/**
 * @param {string[]} names
 * @param {string[]} filters
 */
async function runAll(names, filters) {
  await ensureInstalled();
  await buildWeb();
  return withTemporaryFolder(async (folder) => {
    const env = { ...toolEnv(), TMPDIR: folder };
    if (names.length > 1 && hasRoomForBoth()) return sum(await runBoth(filters, env));
    const counts = [];
    for (const name of names)
      counts.push(await attempt(name, () => suiteNamed(name)(filters, env)));
    return sum(counts);
  });
}

await whenRunDirectly(import.meta.url, async () => {
  const [only, ...filters] = process.argv.slice(2);
  const names = only ? [only] : Object.keys(SUITES);
  names.forEach(suiteNamed);
  const total = await attempt('The tests', () => runAll(names, filters));
  if (total.failed > 0) process.exitCode = 1;
  console.log(`${failuresAgain(total)}\n${closingLine(total)}`);
});
