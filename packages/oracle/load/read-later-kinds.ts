import { readFileSync } from 'node:fs';
import { decodeLaterKinds, type LaterKinds } from '../src/chat/understand/later-kinds.ts';

export const LATER_KINDS_FILE = new URL('../model/later-kinds.bin', import.meta.url);

export const readLaterKinds = (): LaterKinds => decodeLaterKinds(readFileSync(LATER_KINDS_FILE));
