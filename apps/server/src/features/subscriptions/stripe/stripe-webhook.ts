import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../../../deps.ts';
import { refuse } from '../../../http/answers/refusal.ts';
import { billingEvents } from '../../../platform/db/schema.ts';
import type { Payments, Report } from '../../../platform/payments/payments.ts';
import { refreshSubscription } from '../jobs.ts';

const WEBHOOK_PATH = '/webhooks/stripe';
/** Invoices with many lines are the longest messages. */
const REPORT_MAX_BYTES = 512 * 1024;

/**
 * Where the provider reports. A report only says that something happened; what is true now is fetched by a job that is
 * made in the transaction which notes the report. So it counts once, and none is lost between the two.
 */
export function stripeWebhook(deps: Deps, payments: Payments): Hono {
  const app = new Hono();
  const limitBody = bodyLimit({ maxSize: REPORT_MAX_BYTES, onError: () => refuse('too_large') });
  app.post(WEBHOOK_PATH, limitBody, async (context) => {
    // The signature is over the bytes as they came.
    const body = await context.req.text();
    const report = payments.readReport(body, context.req.header('stripe-signature') ?? '');
    if (!report) return refuse('invalid_input');
    await takeIn(deps, report);
    return context.json({ received: true });
  });
  return app;
}

const takeIn = (deps: Deps, { eventId, subscriptionId }: Report): Promise<void> =>
  deps.db.system.transaction(async (db) => {
    const noted = await db
      .insert(billingEvents)
      .values({ id: eventId, receivedAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (noted.length === 0 || subscriptionId === null) return;
    await deps.jobs.enqueue(db, refreshSubscription, { subscriptionId });
  });
