/**
 * Whether readings and chat hold their pace when more people come than can be answered: 50 and 200 callers in turn,
 * who wait when they are told to, and then 200 who do not. The turns are short and many, so that a machine that slows
 * down for a while slows all of them alike; what counts is the last figure of a line, the share of the first line.
 *
 *   node bench/overload.ts            with the embedded database
 *   node bench/overload.ts chat       the chat alone
 *   DATABASE_URL=… node bench/overload.ts
 */
import { plans } from '@palm/contract/plans';
import { serveCrowd, type Crowd, type Served } from './callers.ts';
import { quantile, type Load } from './load.ts';
import { startMembersServer } from './start-members-server.ts';

const READINGS = plans.premium.dailyReadings;
const MS = Number(process.env['BENCH_MS'] ?? 5000);
const ROUNDS = 3;
const WARM_UP_MS = 12_000;

const MEMBERS = 200;
const { ready, stop } = await startMembersServer({ members: MEMBERS });

/** Every member in turn, however many call: the work of an answer is the same for 50 callers as for 200. */
const ask = (body: object): Load => ({
  url: `${ready.url}/functions/v1/oracle-chat`,
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${ready.tokens[asked % MEMBERS]}`,
  },
  body: JSON.stringify({ ...body, zone: 'Europe/London' }),
});
const QUESTIONS = [
  'What does this week hold for my work and for my heart?',
  'Should I talk to my sister before the weekend?',
  'I have an interview on Thursday. What should I keep in mind?',
  'Is this a good month to move house?',
  'Why do I feel so restless lately?',
];
let asked = 0;
const kinds: Record<string, () => Load> = {
  readings: () =>
    ask({
      message: 'My reading for today, please.',
      context: { kind: 'daily', type: READINGS[Math.floor(asked / MEMBERS) % READINGS.length] },
    }),
  chat: () => ask({ message: QUESTIONS[asked % QUESTIONS.length] }),
};

const CROWDS: readonly Crowd[] = [
  { callers: 50, ms: MS, isPatient: true },
  { callers: 200, ms: MS, isPatient: true },
  { callers: 200, ms: MS, isPatient: false },
];

const wanted = process.argv[2];
for (const [kind, load] of Object.entries(kinds)) {
  if (wanted !== undefined && wanted !== kind) continue;
  const loadOf = (): Load => {
    asked += 1;
    return load();
  };
  // Long enough for every member's pages of the day to be written: what counts below is what 200 people do all day.
  await serveCrowd(loadOf, { callers: 8, ms: WARM_UP_MS, isPatient: true });
  const turns = new Map<Crowd, Served[]>(CROWDS.map((crowd) => [crowd, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    // There and back: what grows with each reading weighs on all alike.
    for (const crowd of round % 2 === 0 ? CROWDS : CROWDS.toReversed()) {
      turns.get(crowd)?.push(await serveCrowd(loadOf, crowd));
    }
  }
  const paces = [...turns].map(([crowd, served]) => show(kind, crowd, served));
  console.log(
    `${kind.padEnd(9)} beside 50 callers: ${paces.map((pace) => `${((100 * pace) / (paces[0] ?? 1)).toFixed(0)} %`).join(', ')}`,
  );
}

await stop();

/** One line for all turns of a crowd; gives the answers a second. */
function show(kind: string, { callers, isPatient }: Crowd, turns: readonly Served[]): number {
  const measured = turns.reduce((sum, { seconds }) => sum + seconds, 0);
  const durations = turns
    .flatMap(({ answeredMs }) => answeredMs)
    .toSorted((left, right) => left - right);
  const refused = turns.reduce((sum, turn) => sum + turn.refused, 0);
  const unclear = turns.flatMap((turn) => turn.unclear);
  const pace = durations.length / measured;
  const who = `${callers} callers${isPatient ? '' : ' who do not wait'}`;
  console.log(
    `${kind.padEnd(9)} ${who.padEnd(28)} ${pace.toFixed(1)}/s answered, p50 ${quantile(durations, 0.5).toFixed(0)} ms, p99 ${quantile(durations, 0.99).toFixed(0)} ms; ${(refused / measured).toFixed(1)}/s refused; ${unclear.length} unclear ${unclear[0] ?? ''}`,
  );
  return pace;
}
