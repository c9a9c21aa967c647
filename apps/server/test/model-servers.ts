import { calls, type Calls } from '@palm/contract/calls';
import type { InputOf, OutputOf } from '@palm/contract/call';
import { afterAll, beforeEach } from 'vitest';
import { giveTestPlan } from '../src/features/subscriptions/give-test-plan.ts';
import { ada } from './ada.ts';
import { newMember } from './members.ts';
import { onOneServer, type TestServer } from './running-server.ts';
import { holdTimer, type HeldTimer } from './stand-ins/model/held-timer.ts';
import {
  type ReceivedRequest,
  type Script,
  startModelStandIn,
} from './stand-ins/model/model-stand-in.ts';
import { answers, type Scene } from './stand-ins/model/scene.ts';
import type { Wire } from './stand-ins/model/wire.ts';

export type Context = InputOf<Calls['oracleChat']>['context'];
export type Answer = OutputOf<Calls['oracleChat']>;

/** The date of these tests. Venus is in Libra, Mars and Jupiter together in Leo, Saturn retrograde in Aries. */
const SKY_DATE = '2026-11-15';

/** A model that says what the test says, and time that passes for it when the test says so. */
export interface Stage {
  /** What it does from now on. */
  play(script: Script | Scene): void;
  /** What arrived since the test began. */
  received(): readonly ReceivedRequest[];
  readonly timer: HeldTimer;
  /** Lets time pass for the model until the work is done. */
  letPass<T>(work: Promise<T>): Promise<T>;
}

const SAYS_NOTHING: Script = () => answers('');

/** The suite on a server with a stand-in for a language model. */
export function onModelServer(
  title: string,
  wire: Wire,
  suite: (server: () => TestServer, stage: Stage) => void,
  settings: Record<string, string> = {},
): void {
  const timer = holdTimer();
  let script: Script = SAYS_NOTHING;
  let before = 0;
  const starting = startModelStandIn(wire, (request, index) => script(request, index - before));
  let all: readonly ReceivedRequest[] = [];
  const stage: Stage = {
    timer,
    play: (next) => {
      script = typeof next === 'function' ? next : () => next;
    },
    received: () => all.slice(before),
    letPass: (work) => {
      const passing = setInterval(() => {
        if (timer.sleeps.length > 0) timer.pass(1000);
      }, 5);
      return work.finally(() => clearInterval(passing));
    },
  };
  beforeEach(async () => {
    const standIn = await starting;
    all = standIn.received;
    before = all.length;
    // Long enough for a model that failed in the test before to be asked again.
    timer.pass(60_000);
  });
  afterAll(async () => (await starting).stop());
  onOneServer(
    title,
    (server) => suite(server, stage),
    async () => ({
      ORACLE_MODEL: `${wire.provider}:stand-in`,
      ORACLE_BASE_URL: (await starting).baseUrl,
      ORACLE_API_KEY: 'sk-test',
      READING_DATE: SKY_DATE,
      ...settings,
    }),
    timer,
  );
}

/** A user with a profile, and a plan if one is named. */
export async function newMemberWithProfile(
  server: TestServer,
  {
    plan,
    email,
    birth = {},
  }: { plan?: 'trial' | 'premium'; email?: string; birth?: Partial<typeof ada> } = {},
) {
  const member = await newMember(server, email);
  await member.call(calls.saveProfile, { ...ada, ...birth });
  if (plan) await giveTestPlan(server.deps, member.userId, plan);
  return {
    ...member,
    ask: (message: string, context: Context = { kind: 'chat' }, again = 0): Promise<Answer> =>
      member.call(calls.oracleChat, { message, context, again, zone: 'Europe/Lisbon' }),
  };
}

/** A part as the model is asked to write it. */
export const line = (text: string, ...cites: string[]): string =>
  `${JSON.stringify({ text, cites })}\n`;

const TITLE = '{"title":"A Fair Weight"}\n';

/** What a model that keeps to its instructions says, true for everybody on that date. */
export const GOOD_LINES: readonly string[] = [
  TITLE,
  line('Venus is in Libra, so weighing things up may come easily today.', 'sky:venus'),
  line('A message you have rewritten twice is probably ready.'),
  line('The gift is tact; the cost is that you may wait a little too long.'),
  line('Saturn is retrograde in Aries, and an old promise may ask to be looked at.', 'sky:saturn'),
  line('Read the message once aloud, then send it or let it go, and make some tea.'),
  line('What would you say if you were sure that it would be heard kindly?'),
];

/** The same of Gemini and Libra. */
export const PAIR_LINES: readonly string[] = [
  TITLE,
  line('Gemini and Libra are both quick with words, and like to be met halfway.', 'pair:signs'),
  line('Picture the two of you choosing a film, and enjoying the choosing more.'),
  line('What comes easily is talk; what takes work is coming to a decision.'),
  line('Pick one small plan for the week and let the other fill in the rest of it.'),
  line('Neither of you has to be the one who always gives way, or always chooses.'),
  line('Which decision would be lighter if you took it together this week?'),
];

/** A good answer to whatever is asked. */
export const saysWell: Script = ({ source }) =>
  answers(...(source.includes('pair:signs') ? PAIR_LINES : GOOD_LINES));
