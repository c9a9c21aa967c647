import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import type { SubscriptionRow } from '../store/subscriptions.ts';

export type Status = SubscriptionRow['status'];
export type Finished = ProviderSubscription & { readonly status: Status; readonly userId: string };
