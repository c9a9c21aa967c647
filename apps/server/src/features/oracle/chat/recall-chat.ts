import type { Asking } from '../asking.ts';
import { countUse } from '../count-use.ts';
import { hasBudget } from '../model/has-budget.ts';
import { releaseMessage } from '../store/quota.ts';
import { planOf } from '../../subscriptions/access/plan-of.ts';
import type { Asked } from './asked.ts';
import { quotaDay } from './chat-history.ts';
import { holdMessage } from './hold-message.ts';
import { isOrdinary } from './is-ordinary.ts';
import { loadChatUser } from './load-chat-user.ts';

/** Longer than any answer takes; what a dead process held is free again after it. */
const RESERVED_MS = 60_000;

/** All that is asked of the database beforehand, in one go. */
export async function recall(asking: Asking, { assessed, now }: Asked) {
  const { deps, actor } = asking;
  const { userId } = actor;
  const own = deps.db.eachAsUser(actor);
  const until = new Date(now.getTime() + RESERVED_MS);
  const day = { userId, date: quotaDay(now) };
  const limiting = planOf(own, userId, now).then(({ chatMessagesPerDay }) => chatMessagesPerDay);
  const isCounted = assessed.register === 'ordinary';
  const holding = isCounted ? holdMessage(own, { ...day, now, until }, limiting) : nothingHeld;
  try {
    const [held, limit, isAffordable, user] = await Promise.all([
      holding,
      limiting,
      isOrdinary(assessed) ? hasBudget(deps) : false,
      loadChatUser(own, userId),
      countUse(asking),
    ]);
    return { held, limit, isAffordable, user };
  } catch (error) {
    await releaseMessage(deps.db.system, userId, await holding.catch(() => null));
    throw error;
  }
}

const nothingHeld = Promise.resolve(null);
