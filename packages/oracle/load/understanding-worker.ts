import { parentPort, workerData } from 'node:worker_threads';
import { withoutSlang } from '../src/chat/understand/plain-text.ts';
import { understand } from '../src/chat/understand/understand.ts';
import { type AlarmKind, type AlarmModel, alarmIn } from '../src/safety/alarm/alarm-model.ts';
import { lookAtMessage } from '../src/safety/look-at-message.ts';
import { loadSentenceEncoder } from './encoder/sentence-encoder.ts';
import { readAlarm } from './read-alarm.ts';
import { readModel } from './read-model.ts';
import type {
  KnownFamilies,
  UnderstandingReply,
  UnderstandingRequest,
} from './understanding-messages.ts';

/** A longer text costs more time and means no more. */
const LONGEST = 400;

const encode = loadSentenceEncoder();
const embed = (texts: readonly string[]): Float32Array<ArrayBuffer>[] =>
  texts.map((text) => encode(text.slice(0, LONGEST)));

let alarm: AlarmModel | null = null;

const known = workerData as KnownFamilies;
const reader =
  known.length === 0
    ? null
    : {
        families: new Map(known.map((family) => [family.id, family])),
        model: readModel(),
        embed: (texts: readonly string[]) => Promise.resolve(embed(texts)),
      };

parentPort?.on('message', (request: UnderstandingRequest) => {
  void answerTo(request).then((reply) => parentPort?.postMessage(reply, []));
});

async function answerTo(request: UnderstandingRequest): Promise<UnderstandingReply> {
  const { id } = request;
  try {
    if ('texts' in request) return { id, vectors: embed(request.texts) };
    if ('alarmIn' in request) return { id, alarm: alarmOf(request.alarmIn) };
    if (reader === null) throw new Error('Opened without families');
    return { id, understood: await understand(request.message, reader, request.today) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function alarmOf(message: string): AlarmKind | null {
  alarm ??= readAlarm();
  const [vector] = embed([withoutSlang(message)]);
  return vector === undefined ? null : alarmIn(alarm, lookAtMessage(message).normalised, vector);
}
