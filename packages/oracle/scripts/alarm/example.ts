import { readFileSync } from 'node:fs';
import type { AlarmKind } from '../../src/safety/alarm/alarm-model.ts';

/** A message, the kind of danger it tells of or null, and how much it counts. */
export interface Example {
  readonly text: string;
  readonly kind: AlarmKind | null;
  readonly weight: number;
}

export const one = (text: string, kind: AlarmKind | null, weight = 1): Example => ({
  text,
  kind,
  weight,
});

export const linesOf = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
