import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { ensureInstalled, toolEnv } from './install.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { capture, show } from './run.mjs';

/** @typedef {{ name: string, command: string, args: string[], folder?: string }} Step */

/**
 * Writes types that the linter and the compiler read.
 * @type {Step}
 */
const ROUTES_TYPED = {
  name: 'routes typed',
  command: 'react-router',
  args: ['typegen'],
  folder: join('apps', 'web'),
};

/**
 * None waits for another. The longest come first, so that none of them is left over at the end.
 * @returns {Step[]}
 */
const steps = () => [
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'],
  },
  ...typeSteps(),
  {
    name: 'boundaries',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'bench', 'scripts'],
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'paths in the docs', command: 'node', args: ['scripts/checks/check-docs.mjs'] },
  { name: 'licences', command: 'node', args: ['scripts/checks/check-licences.mjs'] },
];

/** @returns {Step[]} */
const typeSteps = () =>
  ['.', ...foldersIn('packages'), ...foldersIn('apps')]
    .flatMap((folder) =>
      readdirSync(inCheckout(folder))
        .filter((file) => /^tsconfig(?!\.base)[\w.]*\.json$/.test(file))
        .map((file) => join(folder, file)),
    )
    .map((file) => ({ name: `types ${file}`, command: 'tsc', args: ['--project', file] }));

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(inCheckout(folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(inCheckout(path, 'package.json')));

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
async function passes({ name, command, args, folder }) {
  const from = Date.now();
  const { ok, output } = await capture(command, args, {
    cwd: inCheckout(folder ?? '.'),
    env: toolEnv(),
  });
  if (!ok) console.log(output.trimEnd());
  report(name, ok, from);
  return ok;
}

/**
 * One for each core at a time; each says what it has to say when it ends.
 * @param {Step[]} all
 * @returns {Promise<string[]>} the names of those that fail
 */
async function failuresOf(all) {
  const waiting = [...all];
  /** @type {string[]} */
  const failed = [];
  const takeTurns = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await passes(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return failed;
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {number} from
 */
function report(name, ok, from) {
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
}

/** The tests say themselves what they do, and close with their own line. */
const testsPass = async () =>
  (await show('node', ['scripts/test.mjs'], { cwd: inCheckout(), env: toolEnv() })) === 0;

await whenRunDirectly(import.meta.url, async () => {
  const wishes = process.argv.slice(2);
  const unknown = wishes.find((wish) => wish !== '--no-tests');
  if (unknown) throw new Refusal(`Unknown argument ${unknown}: there is only --no-tests.`);
  await ensureInstalled();
  const failed = [...(await failuresOf([ROUTES_TYPED])), ...(await failuresOf(steps()))];
  if (failed.length > 0) console.log(`\nNot in order: ${failed.join(', ')}.`);
  const tested = wishes.includes('--no-tests') || (await testsPass());
  if (failed.length > 0 || !tested) process.exitCode = 1;
});
