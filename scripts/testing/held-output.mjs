import { spawn } from 'node:child_process';
import { outcome } from '../run.mjs';

/**
 * Keeps what a command says until it is released, so that two commands that run side by side are read one after the other.
 * @param {(text: string) => unknown} write
 */
export function createHeldOutput(write = (text) => process.stdout.write(text)) {
  /** @type {string[]} */
  const kept = [];
  let isHeld = true;
  /** @param {string} text */
  const say = (text) => (isHeld ? kept.push(text) : write(text));
  /** @type {typeof import('../run.mjs').show} */
  const show = (command, args, { cwd, env } = {}) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    return outcome(child);
  };
  const release = () => {
    isHeld = false;
    for (const text of kept.splice(0)) write(text);
  };
  return { show, release };
}
