import { parentPort, workerData } from 'node:worker_threads';
import { withoutSlang } from '../src/chat/understand/words/plain-text.ts';
import { readWithStory } from '../src/chat/understand/read-with-story.ts';
import { understand } from '../src/chat/understand/understand.ts';
import type { FoundClaim } from '../src/checks/claims/claim-kinds.ts';
import { claimIn } from '../src/checks/claims/claim-model.ts';
import { plainSky } from '../src/checks/claims/plain-sky.ts';
import { saidByQuestion } from '../src/checks/claims/said-by-question.ts';
import type { LinearModel } from '../src/learned/linear-model.ts';
import {
  type AlarmModel,
  type Heard,
  heardIn,
  mayBeMeant,
  NOTHING_HEARD,
} from '../src/safety/alarm/alarm-model.ts';
import { alarmText } from '../src/safety/alarm/alarm-text.ts';
import { lookAtMessage } from '../src/safety/look-at-message.ts';
import { loadDangerEncoder, type ReadDanger } from './encoder/danger-encoder.ts';
import { createMatterEmbed } from './encoder/matter-encoder.ts';
import { loadSentenceEncoder } from './encoder/sentence-encoder.ts';
import { readAlarm } from './read-alarm.ts';
import { readClaims } from './read-claims.ts';
import { readLaterKinds } from './read-later-kinds.ts';
import { readModel } from './read-model.ts';
import { readLater, readMatters, readPhrases } from './read-phrases.ts';
import { tableProducts } from './programs/table-products.ts';
import { readTones } from './read-tones.ts';
import type {
  KnownFamilies,
  UnderstandingReply,
  UnderstandingRequest,
} from './understanding-messages.ts';

/** A longer text costs more time and means no more. */
const LONGEST = 400;

const encode = loadSentenceEncoder();
const recent = new Map<string, Float32Array<ArrayBuffer>>();
const MOST_RECENT = 32;

/** Care and understanding often look at the same text, and a follow-up at the text before it. */
function vectorOf(text: string): Float32Array<ArrayBuffer> {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const vector = encode(text);
  const [oldest] = recent.keys();
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest);
  recent.set(text, vector);
  return vector;
}

const embed = (texts: readonly string[]): Float32Array<ArrayBuffer>[] =>
  texts.map((text) => vectorOf(text.slice(0, LONGEST)));

let alarm: AlarmModel | null = null;
let readDanger: ((text: string) => ReadDanger) | null = null;
let claims: LinearModel | null = null;

const known = workerData as KnownFamilies;
const reader =
  known.length === 0
    ? null
    : {
        families: new Map(known.map((family) => [family.id, family])),
        model: readModel(),
        phrases: readPhrases(),
        matters: readMatters(),
        later: readLater(),
        laterKinds: readLaterKinds(),
        tones: readTones(),
        embed: (texts: readonly string[]) => Promise.resolve(embed(texts)),
        embedForMatters: createMatterEmbed(),
        products: tableProducts,
      };

parentPort?.on('message', (request: UnderstandingRequest) => {
  void answerTo(request).then((reply) => parentPort?.postMessage(reply, []));
});

async function answerTo(request: UnderstandingRequest): Promise<UnderstandingReply> {
  const { id } = request;
  try {
    if ('texts' in request) return { id, vectors: embed(request.texts) };
    if ('claimsIn' in request) return { id, claims: request.claimsIn.map(claimOf) };
    if ('hear' in request) return { id, heard: heardOf(request) };
    if (reader === null) throw new Error('Opened without families');
    if ('story' in request) {
      const { story, later, today } = request;
      return { id, near: await readWithStory({ story, later }, reader, today) };
    }
    return {
      id,
      understood: await understand(request.message, reader, request.today),
    };
  } catch (error) {
    return { id, error: String(error) };
  }
}

type ToHear = Extract<UnderstandingRequest, { readonly hear: string }>;

/** What was read in part, or in English word by word, is good for a question, not for a doubt of what the rules find. */
function heardOf({ hear: message, mayBeDoubted }: ToHear): Heard {
  const english = alarmText(message);
  if (english === null) return NOTHING_HEARD;
  alarm ??= readAlarm();
  const text = withoutSlang(english) || 'nothing';
  const [vector] = embed([text]);
  if (vector === undefined) return NOTHING_HEARD;
  let isReadWhole = english === message && message.length <= LONGEST;
  const read = (): number => {
    readDanger ??= loadDangerEncoder();
    const { odds, isWhole } = readDanger(text);
    isReadWhole &&= isWhole;
    return odds;
  };
  const heard = heardIn(alarm, lookAtMessage(english), { vector, read, mayBeDoubted });
  // What is said lightly is known by words of its own language, not by their English ones.
  if (english !== message && !mayBeMeant(lookAtMessage(message))) return NOTHING_HEARD;
  return isReadWhole ? heard : { ...heard, isDoubted: false, isCalm: false };
}

/** Of a question that asks nothing, also what it says. */
function claimOf(sentence: string): FoundClaim | null {
  const said = saidByQuestion(sentence);
  const found = [sentence, ...(said === null ? [] : [said])].map(claimInOne);
  return found.find((claim) => claim?.isCertain) ?? found.find((claim) => claim !== null) ?? null;
}

function claimInOne(sentence: string): FoundClaim | null {
  claims ??= readClaims();
  const text = plainSky(sentence);
  const [vector] = embed([text]);
  return vector === undefined ? null : claimIn(claims, text, vector);
}
