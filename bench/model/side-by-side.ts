/**
 * The same 20 requests (twelve readings, eight chat turns) answered by the Book and by a stand-in that says what a strong
 * model wrote to them, on servers over HTTP, with the tokens that the server notes for each, without and with the second
 * check. As Markdown.
 *
 *   node bench/model/side-by-side.ts > packages/oracle/test/model/side-by-side.md
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InputOf, OutputOf } from '@palm/contract/call';
import { type Calls, calls } from '@palm/contract/calls';
import { createClient } from '@palm/contract/client';
import { parseConfig } from '../../apps/server/src/config.ts';
import { seedDemo } from '../../apps/server/src/features/demo/seed-demo.ts';
import { modelCalls } from '../../apps/server/src/platform/db/schema.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { adaInLisbon } from '../../apps/server/test/ada.ts';
import { startModelStandIn } from '../../apps/server/test/stand-ins/model/model-stand-in.ts';
import { openAiWire } from '../../apps/server/test/stand-ins/model/openai-wire.ts';
import { answers } from '../../apps/server/test/stand-ins/model/scene.ts';
import { OPINION_QUESTION } from '../../packages/oracle/src/prompt/opinion-question.ts';
import {
  answerOf,
  readOpinions,
  readRecordings,
} from '../../packages/oracle/test/model/recordings.ts';

type Context = InputOf<Calls['oracleChat']>['context'];
type Answer = OutputOf<Calls['oracleChat']>;
type Server = Awaited<ReturnType<typeof startServer>>;

const DATE = '2026-11-15';
const PROFILES: Readonly<Record<string, InputOf<Calls['saveProfile']>>> = {
  ada: adaInLisbon,
  ben: {
    ...adaInLisbon,
    birth_name: 'Ben',
    birth_date: '1994-07-20',
    birth_time: null,
    birth_time_unknown: true,
    birth_city: 'New York',
    birth_country: 'United States',
    birth_timezone: 'America/New_York',
    birth_latitude: 40.71,
    birth_longitude: -74.01,
  },
};
const READINGS = new Set(
  [
    'daily daily-guidance ada',
    'daily love-forecast ada',
    'daily career-success ada',
    'daily lunar-wisdom ada',
    'daily protection-blessing ada',
    'horoscope weekly ada',
    'daily daily-guidance ben',
    'daily spiritual-awakening ben',
    'horoscope daily leo',
    'horoscope career scorpio',
    'partner virgo',
    'compatibility gemini libra',
  ].map((name) => `${name} ${DATE}`),
);
const QUESTIONS = new Set([
  'why do i feel so scattered this week',
  'does he still love me',
  'which day this week is good to ask for a raise',
  'my dad died in march and sundays are the worst',
  "i keep fighting with my sister about our mother's care",
  'why am i so angry right now',
  "explain mars square pluto like i'm five",
  'my best friend lied to me',
]);

const recordings = [...readRecordings('readings.txt'), ...readRecordings('chats.txt')].filter(
  ({ request, message }) => (message === null ? READINGS.has(request) : QUESTIONS.has(message)),
);

let said = '';
const opinions = [...readOpinions()].map(([text, answer]) => ({
  asked: quoted(JSON.stringify(text)),
  answer,
}));
const standIn = await startModelStandIn(openAiWire, ({ source }) => {
  const isOpinion = source.includes(quoted(OPINION_QUESTION));
  const opinion = opinions.find(({ asked }) => source.includes(asked))?.answer ?? 'no';
  return { ...answers(isOpinion ? opinion : said), usage: null };
});
const recorded = {
  ORACLE_MODEL: 'openai:recorded',
  ORACLE_API_KEY: 'none',
  ORACLE_BASE_URL: standIn.baseUrl,
};
const book = await open({});
const model = await open(recorded);
const checked = await open({ ...recorded, ORACLE_SECOND_CHECK: '1' });

console.log(`# The same ${recordings.length} requests by the Book and by the recorded model\n`);
console.log(
  'Printed by `node bench/model/side-by-side.ts`: twelve readings and eight chat turns over HTTP. The recordings are what a strong model wrote to our prompt. Two chat turns are ours with a model too: a death is answered with reviewed words, and a term that rests on no fact of the sky is explained from the families.\n',
);
const all = { in: 0, out: 0, bookWords: 0, modelWords: 0 };
const allChecked = { calls: 0, in: 0, out: 0 };
for (const recording of recordings) {
  said = answerOf(recording);
  const { request, message } = recording;
  const own = await book.ask(request, message);
  const written = await model.ask(request, message);
  const used = await model.tokens();
  await checked.ask(request, message);
  const usedChecked = await checked.tokens();
  const { writer, fallback } = written.source;
  console.log(`## ${message === null ? request : `chat: ${message} (${request})`}\n`);
  console.log(`**The Book** (0 tokens, ${wordsIn(own)} words)\n\n${shown(own)}\n`);
  console.log(
    `**The model** (about ${used.in} tokens in, ${used.out} out in ${used.calls} call${used.calls === 1 ? '' : 's'}; ${wordsIn(written)} words; written by ${writer}${fallback === null ? '' : `, ${fallback}`})\n\n${shown(written)}\n`,
  );
  allChecked.calls += usedChecked.calls;
  allChecked.in += usedChecked.in;
  allChecked.out += usedChecked.out;
  all.in += used.in;
  all.out += used.out;
  all.bookWords += wordsIn(own);
  all.modelWords += wordsIn(written);
}
const mean = (sum: number): number => Math.round(sum / recordings.length);
console.log(
  `## On average\n\nThe Book: ${mean(all.bookWords)} words, no tokens. The model: ${mean(all.modelWords)} words, about ${mean(all.in)} tokens in and ${mean(all.out)} out, four letters counted as a token. With the second check: about ${mean(allChecked.in)} tokens in and ${mean(allChecked.out)} out, in ${(allChecked.calls / recordings.length).toFixed(1)} calls.`,
);
await book.close();
await model.close();
await checked.close();
await standIn.stop();

async function open(settings: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'side-by-side-'));
  const server = await startServer(
    parseConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: '1',
      READING_DATE: DATE,
      RATE_LIMIT_SCALE: '1000',
      ...settings,
    }),
    { webBuild: fileURLToPath(new URL('../../apps/server/test/web-build', import.meta.url)) },
  );
  await seedDemo(server.deps);
  const client = await signedIn(server);
  const ask = async (request: string, message: string | null): Promise<Answer> => {
    const who = request.split(' ').find((word) => word in PROFILES) ?? 'ada';
    await client(calls.saveProfile, PROFILES[who] ?? adaInLisbon);
    await client(calls.clearChat, {});
    return client(calls.oracleChat, {
      message: message ?? 'A reading, please.',
      context: contextOf(request),
      zone: PROFILES[who]?.birth_timezone ?? 'UTC',
    });
  };
  let counted = 0;
  /** Those of the calls since they were last asked for. */
  const tokens = async () => {
    const rows = await server.deps.db.system.select().from(modelCalls);
    const fresh = rows.slice(counted);
    counted = rows.length;
    return {
      calls: fresh.length,
      in: fresh.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      out: fresh.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    };
  };
  const close = async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  };
  return { ask, tokens, close };
}

async function signedIn({ url }: Server) {
  const send = (to: string, request: RequestInit) => fetch(url + to, request);
  const stranger = createClient({ send, accessToken: () => null });
  const account = { email: 'premium@demo.example', password: 'premium-demo-door' };
  const { access_token } = await stranger(calls.signIn, account);
  return createClient({ send, accessToken: () => access_token });
}

/** "daily love-forecast ada 2026-11-15" as the screens ask for it. */
function contextOf(request: string): Context {
  const [kind = 'chat', one = '', two = ''] = request.split(' ');
  switch (kind) {
    case 'daily':
      return { kind, type: one } as Context;
    case 'horoscope':
      return { kind, type: one, sign: { ada: 'pisces', ben: 'cancer' }[two] ?? two } as Context;
    case 'partner':
      return { kind, partnerSign: one } as Context;
    case 'compatibility':
      return { kind, sign: one, partnerSign: two } as Context;
    default:
      return { kind: 'chat' };
  }
}

/** As it stands in a request. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function wordsIn({ response }: Answer): number {
  return response.split(/\s+/u).length;
}

function shown({ title, response }: Answer): string {
  const lines = response.split('\n').map((line) => `> ${line}`.trimEnd());
  return [...(title === null ? [] : [`> _${title}_`, '>']), ...lines].join('\n');
}
