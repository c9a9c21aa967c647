import { setFlagsFromString } from 'node:v8';

const OPTIMISING = ['--no-liftoff-only', '--no-liftoff', '--no-wasm-lazy-compilation'];
const SPARING = ['--wasm-lazy-compilation', '--liftoff', '--liftoff-only'];

export const PAGE_BYTES = 65_536;

export interface ProgramMemory {
  readonly buffer: ArrayBuffer;
  readonly grow: (pages: number) => number;
}

export type Run = (...numbers: readonly number[]) => void;

/** The types of Node leave it out. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => ProgramMemory;
  readonly Module: new (program: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, Run>> };
};

/** A memory of so many bytes at least. */
export const createMemory = (bytes: number): ProgramMemory =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });

/** The one function of a program, over a memory. */
export function runnable(program: Uint8Array<ArrayBuffer>, memory: ProgramMemory): Run {
  const { exports } = new WebAssembly.Instance(compileOptimised(program), { own: { memory } });
  const [run] = Object.values(exports);
  if (run === undefined) throw new RangeError('a program has a function');
  return run;
}

const compiled = new Map<Uint8Array<ArrayBuffer>, object>();

/**
 * The server runs with `--liftoff-only`, which spares memory for the embedded database. These programs are small and are
 * most of the time of understanding: optimised, a sentence takes half as long.
 */
function compileOptimised(program: Uint8Array<ArrayBuffer>): object {
  const known = compiled.get(program);
  if (known !== undefined) return known;
  const isSparing = process.execArgv.includes('--liftoff-only');
  for (const flag of isSparing ? OPTIMISING : []) setFlagsFromString(flag);
  const module = new WebAssembly.Module(program);
  for (const flag of isSparing ? SPARING : []) setFlagsFromString(flag);
  compiled.set(program, module);
  return module;
}
