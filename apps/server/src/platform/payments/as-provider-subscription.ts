import { PREMIUM_PRICE_CENTS } from '@palm/contract/price';
import type { ProviderSubscription } from './provider-subscription.ts';
import type { LocalSubscription } from './local-subscription.ts';

export function asProviderSubscription(subscription: LocalSubscription): ProviderSubscription {
  const { id, cancelledAt, endedAt, lastChargedAt, periodEndsAt } = subscription;
  return {
    id,
    userId: subscription.userId,
    orderId: subscription.orderId,
    // It goes with its account.
    serverId: null,
    status: statusOf(subscription),
    startedAt: subscription.createdAt,
    trialEndsAt: subscription.trialEndsAt,
    periodEndsAt,
    cancelledAt,
    accessEndsAt: endedAt ?? (cancelledAt && periodEndsAt),
    pastDueSince: subscription.pastDueSince,
    lastCharge: lastChargedAt && {
      id: `${id}:${lastChargedAt.toISOString()}`,
      amountCents: PREMIUM_PRICE_CENTS,
      at: lastChargedAt,
    },
    paymentMethod: { fingerprint: null },
  };
}

function statusOf(subscription: LocalSubscription): ProviderSubscription['status'] {
  if (subscription.endedAt !== null) return 'ended';
  if (subscription.pastDueSince !== null) return 'past_due';
  return subscription.monthsCharged === 0 ? 'trialing' : 'active';
}
