import { readFileSync } from 'node:fs';
import { decodeLinear } from '../src/learned/linear-file.ts';
import type { LinearModel } from '../src/learned/linear-model.ts';

export const ALARM_FILE = new URL('../model/alarm.bin', import.meta.url);

/** What was learned from the examples of danger and of calm. */
export const readAlarm = (): LinearModel => decodeLinear(readFileSync(ALARM_FILE));
