/**
 * Whether readings and chat hold their pace when more people come than can be answered: 50 and 200 callers in turn,
 * who wait when they are told to, and then 200 who do not.
 *
 *   node bench/overload.ts            with the embedded database
 *   DATABASE_URL=… node bench/overload.ts
 */
import { plans } from '@palm/contract/plans';
import { serveCrowd, type Crowd, type Served } from './callers.ts';
import type { Load } from './load.ts';
import { startMembersServer } from './start-members-server.ts';

const READINGS = plans.premium.dailyReadings;
const MS = Number(process.env['BENCH_MS'] ?? 8000);

// One for each caller: no user asks for hundreds of readings a day, and each is compared with those before it.
const { ready, stop } = await startMembersServer({ members: 200 });

const ask = (caller: number, body: object): Load => ({
  url: `${ready.url}/functions/v1/oracle-chat`,
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${ready.tokens[caller % ready.tokens.length]}`,
  },
  body: JSON.stringify(body),
});
const QUESTIONS = [
  'What does this week hold for my work and for my heart?',
  'Should I talk to my sister before the weekend?',
  'I have an interview on Thursday. What should I keep in mind?',
  'Is this a good month to move house?',
  'Why do I feel so restless lately?',
];
let asked = 0;
const kinds: Record<string, (caller: number) => Load> = {
  readings: (caller) =>
    ask(caller, {
      message: 'My reading for today, please.',
      context: { kind: 'daily', type: READINGS[(asked += 1) % READINGS.length] },
      zone: 'Europe/London',
    }),
  chat: (caller) =>
    ask(caller, {
      message: QUESTIONS[(asked += 1) % QUESTIONS.length],
      zone: 'Europe/London',
    }),
};

const CROWDS: readonly Crowd[] = [
  { callers: 50, ms: MS, isPatient: true },
  { callers: 200, ms: MS, isPatient: true },
  { callers: 200, ms: MS, isPatient: false },
];

for (const [kind, loadOf] of Object.entries(kinds)) {
  await serveCrowd(loadOf, { callers: 8, ms: 3000, isPatient: true });
  // There and back: what grows with each reading weighs on all alike.
  for (const crowd of [...CROWDS, ...CROWDS.toReversed()]) {
    show(kind, crowd, await serveCrowd(loadOf, crowd));
  }
}

await stop();

function show(kind: string, { callers, isPatient }: Crowd, served: Served): void {
  const { answeredPerSecond, refusedPerSecond, p50Ms, p99Ms, unclear } = served;
  const who = `${callers} callers${isPatient ? '' : ' who do not wait'}`;
  console.log(
    `${kind.padEnd(9)} ${who.padEnd(28)} ${answeredPerSecond.toFixed(1)}/s answered, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms; ${refusedPerSecond.toFixed(1)}/s refused; ${unclear.length} unclear ${unclear[0] ?? ''}`,
  );
}
