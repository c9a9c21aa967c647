import { calls, type Calls } from '@palm/contract/calls';
import type { InputOf, OutputOf } from '@palm/contract/call';
import { giveTestPlan } from '../src/features/subscriptions/give-test-plan.ts';
import { ada } from './ada.ts';
import { newMember } from './members.ts';
import type { TestServer } from './running-server.ts';

export type Context = InputOf<Calls['oracleChat']>['context'];
export type Answer = OutputOf<Calls['oracleChat']>;

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
