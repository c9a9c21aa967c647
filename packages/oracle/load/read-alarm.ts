import { readFileSync } from 'node:fs';
import { decodeAlarm } from '../src/safety/alarm/alarm-file.ts';
import type { AlarmModel } from '../src/safety/alarm/alarm-model.ts';

export const ALARM_FILE = new URL('../model/alarm.bin', import.meta.url);

/** What was learned from the examples of danger and of calm. */
export const readAlarm = (): AlarmModel => decodeAlarm(readFileSync(ALARM_FILE));
