import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { capture } from './run.mjs';

const STATUS = '/var/lib/dpkg/status';

export const hasDebianPackages = () =>
  process.platform === 'linux' && existsSync(STATUS) && existsSync('/usr/bin/apt-get');

/**
 * Downloads Debian packages with whatever they need beyond the installed ones, and unpacks them.
 * Lists, downloads and files stay inside `folder`: nothing is installed, no root is needed, and
 * the machine's own sources and keys decide what is trusted.
 * @param {string} folder
 * @param {{ choose: (names: string[]) => string[], without?: RegExp }} wish
 */
export async function unpackDebianPackages(folder, { choose, without }) {
  const work = join(folder, 'apt');
  for (const part of ['lists/partial', 'archives/partial', 'debs']) {
    mkdirSync(join(work, part), { recursive: true });
  }
  const options = privateOptions(work);
  await apt('apt-get', [...options, 'update'], work);
  const wanted = choose((await apt('apt-cache', [...options, 'pkgnames'], work)).split('\n'));
  const plan = [...options, 'install', '--simulate', '--reinstall', '--no-install-recommends'];
  const steps = (await apt('apt-get', [...plan, ...wanted], work)).matchAll(/^Inst (\S+)/gm);
  const names = [...steps].map((step) => step[1] ?? '').filter((name) => !without?.test(name));
  await apt('apt-get', [...options, 'download', ...names], join(work, 'debs'));
  for (const file of readdirSync(join(work, 'debs'))) {
    await apt('dpkg-deb', ['--extract', join(work, 'debs', file), join(folder, 'root')], work);
  }
  rmSync(work, { recursive: true, force: true });
}

/** @param {string} work */
const privateOptions = (work) =>
  [
    `Dir::State::lists=${work}/lists`,
    `Dir::State::status=${STATUS}`,
    `Dir::State::extended_states=${work}/extended_states`,
    `Dir::Cache=${work}`,
    `Dir::Cache::archives=${work}/archives`,
    `APT::Sandbox::User=${userInfo().username}`,
    'APT::Update::Error-Mode=any',
    'Acquire::Languages=none',
    'Acquire::http::Timeout=20',
    'Debug::NoLocking=1',
  ].flatMap((option) => ['-o', option]);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function apt(command, args, cwd) {
  const { ok, output } = await capture(command, args, {
    cwd,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (!ok) throw new Refusal(`${output}\n${command} failed: its message stands above.`);
  return output;
}

/**
 * Where the loader finds the unpacked libraries: they are not in the system's folders.
 * @param {string} folder
 */
export function libraryPath(folder) {
  const roots = ['usr/lib', 'lib'].map((path) => join(folder, 'root', path)).filter(existsSync);
  const triplets = roots.flatMap((root) =>
    readdirSync(root)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(root, name)),
  );
  const apart = triplets.flatMap((path) =>
    ['pulseaudio', 'blas', 'lapack'].map((name) => join(path, name)).filter(existsSync),
  );
  return [...triplets, ...apart].join(':');
}
