import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as litert from '@litertjs/core';

/*
 * LiteRT.js is written for browsers: it loads its WebAssembly through importScripts of a web worker. Three globals
 * that look like one are enough, and only while it loads.
 */

type Globals = Record<'self' | 'importScripts' | 'Module' | 'ModuleFactory', unknown>;

/** Once per thread. */
export async function loadLiteRt(): Promise<typeof litert> {
  const entry = fileURLToPath(import.meta.resolve('@litertjs/core'));
  const directory = path.join(path.dirname(entry), '..', 'wasm');
  const globals = globalThis as unknown as Partial<Globals>;
  Object.assign(globals, {
    self: globalThis,
    importScripts: (file: string) => {
      globals.ModuleFactory = evaluateFactory(file);
    },
    // What the WebAssembly module itself would print is chatter.
    Module: { print: () => undefined, printErr: () => undefined },
  } satisfies Partial<Globals>);
  // It warns that there is no graphics card to use, and has no option to say that none is wanted.
  const warnAgain = silenceWarnings();
  try {
    await litert.loadLiteRt(`${directory}/`);
    return litert;
  } finally {
    warnAgain();
    for (const name of ['self', 'importScripts', 'Module', 'ModuleFactory'] as const) {
      delete globals[name];
    }
  }
}

/** The loader script is a classic script: it leaves its factory in a variable, and asks for Node's modules by require. */
function evaluateFactory(file: string): unknown {
  const parameters = ['require', '__dirname', '__filename', 'module', 'exports'];
  const source = `${readFileSync(file, 'utf8')}\n;return ModuleFactory;`;
  // The file is part of a pinned dependency; this is what importScripts does with it in a browser.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function(...parameters, source) as (...values: unknown[]) => unknown;
  return run(createRequire(file), path.dirname(file), file, { exports: {} }, {});
}

/* oxlint-disable no-console -- it is the library's use of the console that is changed here, for a moment */
function silenceWarnings(): () => void {
  const { warn } = console;
  console.warn = () => undefined;
  return () => {
    console.warn = warn;
  };
}
