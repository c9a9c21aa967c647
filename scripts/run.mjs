import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { whenParentExits } from './when-parent-exits.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, isPatient?: boolean }} RunOptions */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopWatching = () => {};
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

const endAll = () => running.forEach((child) => child.kill('SIGTERM'));
/** @param {NodeJS.Signals} signal */
const leave = (signal) => process.exit(128 + constants.signals[signal]);

/**
 * Ties a child to this process: whatever ends us ends it too, except a kill -9.
 * @param {import('node:child_process').ChildProcess} child
 */
function tie(child) {
  if (running.size === 0) {
    process.on('exit', endAll);
    stopWatching = whenParentExits(() => leave('SIGTERM'));
    for (const signal of signals) process.on(signal, leave);
  }
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function untie(child) {
  if (!running.delete(child) || running.size > 0) return;
  process.off('exit', endAll);
  stopWatching();
  for (const signal of signals) process.off(signal, leave);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} the exit code; 127 when it could not be started, as in a shell
 */
export function outcome(child) {
  tie(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  }).finally(() => untie(child));
}

const PATIENT = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Runs a command whose output goes where ours goes. A patient one lets others have the processor first.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function show(command, args, { cwd, env, isPatient = false } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (isPatient && child.pid) setPriority(child.pid, Math.max(getPriority(), PATIENT));
  return outcome(child);
}

/**
 * Runs a command and keeps what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function capture(command, args, { cwd, env, timeoutMs } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    timeout: timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const code = await outcome(child);
  return { ok: code === 0, code, output };
}
