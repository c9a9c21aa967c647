import { readFileSync } from 'node:fs';
import { decodeHiddenLayer } from '../src/learned/hidden-layer.ts';
import { decodeLinear } from '../src/learned/linear-file.ts';
import { type AlarmModel, MEANING_UNITS } from '../src/safety/alarm/alarm-model.ts';

export const ALARM_FILE = new URL('../model/alarm.bin', import.meta.url);
export const ALARM_MEANING_FILE = new URL('../model/alarm-meaning.bin', import.meta.url);

/** What was learned from the examples of danger and of calm. */
export const readAlarm = (): AlarmModel => ({
  linear: decodeLinear(readFileSync(ALARM_FILE)),
  meaning: decodeHiddenLayer(readFileSync(ALARM_MEANING_FILE), MEANING_UNITS),
});
