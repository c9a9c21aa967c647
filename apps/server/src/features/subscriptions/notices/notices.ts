import { PAYMENT_GRACE_MS } from '@palm/contract/price';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import { sendBillingMail } from '../jobs.ts';
import { addNotice, type NoticeKind } from '../store/notices.ts';

/** What a notice's mail is made of, as it was at that moment. */
export const NoticeDetails = z.object({
  amountCents: z.int(),
  /** When it happened or will, as ISO text. */
  at: z.iso.datetime(),
  nextChargeAt: z.iso.datetime().nullable(),
});
export type NoticeDetails = z.infer<typeof NoticeDetails>;

export interface Notice {
  readonly kind: NoticeKind;
  readonly about: string;
  readonly details: NoticeDetails;
}

/** All that a customer should have been told about a subscription in this state. What was told before is not told again. */
export function noticesFor(found: ProviderSubscription, priceCents: number): Notice[] {
  const { status, trialEndsAt, lastCharge, pastDueSince, cancelledAt, accessEndsAt } = found;
  const goesOn = status !== 'ended' && accessEndsAt === null;
  const nextChargeAt = goesOn ? found.periodEndsAt.toISOString() : null;
  const notice = (kind: NoticeKind, about: string, at: Date, amountCents = priceCents) => ({
    kind,
    about,
    details: { at: at.toISOString(), amountCents, nextChargeAt },
  });
  return [
    ...(status === 'trialing' && trialEndsAt ? [notice('trial_started', 'once', trialEndsAt)] : []),
    ...(lastCharge
      ? [notice('charged', lastCharge.id, lastCharge.at, lastCharge.amountCents)]
      : []),
    ...(status === 'past_due' && pastDueSince
      ? [notice('payment_failed', pastDueSince.toISOString(), graceEndOf(pastDueSince))]
      : []),
    ...(cancelledAt && accessEndsAt
      ? [notice('cancelled', cancelledAt.toISOString(), accessEndsAt)]
      : []),
  ];
}

const graceEndOf = (since: Date): Date => new Date(since.getTime() + PAYMENT_GRACE_MS);

/** Notes what is to be told and sends the mail once this commits. */
export async function tell(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  db: Db,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  notices: readonly Notice[],
): Promise<void> {
  for (const notice of notices) {
    const createdAt = deps.clock.now();
    const noticeId = await addNotice(db, { ...notice, userId, subscriptionId, createdAt });
    if (noticeId !== null) await deps.jobs.enqueue(db, sendBillingMail, { noticeId });
  }
}
