import { decodeLaterKinds, type LaterKinds } from '../src/chat/understand/later-kinds.ts';
import { bytesOf } from './read-bytes.ts';

export const LATER_KINDS_FILE = new URL('../model/later-kinds.bin', import.meta.url);

export const readLaterKinds = (): LaterKinds => decodeLaterKinds(bytesOf(LATER_KINDS_FILE));
