import { readFile } from 'node:fs/promises';

/*
 * The engine compiles the embedded database and the runner of the palm models for every thread that loads them, unless
 * the same process still holds a module compiled from the same bytes. Held here, each is compiled once for all files
 * that a process runs. (Not TypeScript: the server's types know no WebAssembly.)
 */

const CODE = [
  new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')),
  new URL('../wasm/litert_wasm_internal.wasm', import.meta.resolve('@litertjs/core')),
];

const compile = async (file) => WebAssembly.compile(await readFile(file));

globalThis.keptCode ??= await Promise.all(CODE.map(compile));
