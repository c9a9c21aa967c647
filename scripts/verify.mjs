import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout } from './checkout.mjs';
import { ensureInstalled, toolEnv } from './install.mjs';
import { Refusal, whenRunDirectly } from './refusal.mjs';
import { capture, show } from './run.mjs';

/** @typedef {{ name: string, command: string, args: string[], folder?: string }} Step */

/** @returns {Step[]} */
const steps = () => [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'routes typed',
    command: 'react-router',
    args: ['typegen'],
    folder: join('apps', 'web'),
  },
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
  { name: 'paths in the docs', command: 'node', args: ['scripts/check-docs.mjs'] },
  { name: 'licences', command: 'node', args: ['scripts/check-licences.mjs'] },
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
  const failed = [];
  for (const step of steps()) if (!(await passes(step))) failed.push(step.name);
  if (failed.length > 0) console.log(`\nNot in order: ${failed.join(', ')}.`);
  const tested = wishes.includes('--no-tests') || (await testsPass());
  if (failed.length > 0 || !tested) process.exitCode = 1;
});
