import type { ParsedInputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { helpLinesIn } from '@palm/contract/help-lines';
import type { Route } from '@palm/oracle/safety';
import { CARE_LASTS_MS } from '@palm/oracle/safety/care-state';
import { routeReply } from '@palm/oracle/safety/route-reply';
import type { Asking } from './asking.ts';
import { questionsLastCaredFor } from './store/messages.ts';

type Question = Pick<ParsedInputOf<Calls['oracleChat']>, 'message' | 'context'>;

/** Where a question goes. In a conversation it may be the answer to what care asked before. */
export async function routeQuestion(
  { deps, actor }: Pick<Asking, 'deps' | 'actor'>,
  { message, context }: Question,
  { zone, now }: { zone: string; now: Date },
): Promise<Route> {
  const help = helpLinesIn(zone);
  const route = deps.oracle.routeOf(message, help);
  if (route.kind === 'crisis' || context.kind !== 'chat') return route;
  const since = new Date(now.getTime() - CARE_LASTS_MS);
  const before = await questionsLastCaredFor(deps.db.eachAsUser(actor), actor.userId, since);
  return before.length === 0 ? route : routeReply(message, { before, help });
}
