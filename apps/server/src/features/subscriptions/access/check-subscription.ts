import type { SubscriptionState } from '@palm/contract/entities';
import type { Deps } from '../../../deps.ts';
import type { Actor, Db } from '../../../platform/db/db.ts';
import { tryToCatchUp } from '../stripe/catch-up.ts';
import { accessOf } from './plan-of.ts';
import { findPerson } from '../store/customer-people.ts';
import { mayTakeTrial } from '../trial/trial-offer.ts';

/** The plan as it is this moment, a checkout paid a moment ago included. */
export async function checkSubscription(
  deps: Deps,
  actor: Actor,
  own: Db,
): Promise<SubscriptionState> {
  const { userId } = actor;
  // Before anything is asked of the provider: does the session still live?
  await deps.db.checkSession(actor);
  await tryToCatchUp(deps, userId);
  const access = await accessOf(own, userId, deps.clock.now());
  if (access.accessType !== 'free') return access;
  const person = await findPerson(deps.db.system, userId);
  const hadTrial = person !== null && !(await mayTakeTrial(deps.db.system, person));
  // The same person under an earlier account: to offer a trial again would be a false promise.
  return hadTrial ? { ...access, accessType: 'trial_ended' } : access;
}
