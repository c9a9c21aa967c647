import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { plainPage } from '../../../http/pages/plain-page.ts';
import { refuse } from '../../../http/answers/refusal.ts';
import { contentSecurityPolicy } from '../../../http/pages/security-headers.ts';
import {
  LOCAL_BILLING_PATH,
  testActions,
  type TestMode,
} from '../../../platform/payments/test-mode.ts';
import { syncSubscription } from '../stripe/sync-subscription.ts';
import { firstChargeAt } from '../trial/trial-offer.ts';
import { checkoutPage, goneBody, portalPage } from './billing-pages.ts';

const FORM_MAX_BYTES = 4096;
const Form = z.object({ action: z.enum(testActions) });
type Body = Parameters<typeof plainPage>[1];

/**
 * Checkout and portal of the test mode. The token in the address is made for one person and cannot be guessed: who
 * does not have it can neither see the page nor have a browser post to it.
 */
export function localBilling(deps: Deps, testMode: TestMode): Hono {
  const app = new Hono();
  const limitBody = bodyLimit({ maxSize: FORM_MAX_BYTES, onError: () => refuse('too_large') });
  const checkoutPath = `${LOCAL_BILLING_PATH}/checkout/:token`;
  const portalPath = `${LOCAL_BILLING_PATH}/portal/:token`;

  app.get(checkoutPath, async (context) => {
    const checkout = await testMode.findCheckout(context.req.param('token'));
    if (!checkout) return gone(context);
    const firstCharge = firstChargeAt(checkout.offersTrial, deps.clock.now());
    return page(context, 'Checkout', checkoutPage(checkout, firstCharge));
  });

  app.post(checkoutPath, limitBody, async (context) => {
    const token = context.req.param('token');
    const checkout = await testMode.findCheckout(token);
    const subscriptionId = await testMode.payCheckout(token);
    if (!checkout || subscriptionId === null) return gone(context);
    await syncSubscription(deps, subscriptionId);
    return context.redirect(checkout.successPath, 303);
  });

  app.get(portalPath, async (context) => {
    const portal = await testMode.findPortal(context.req.param('token'));
    if (!portal) return gone(context);
    const isCancelling = context.req.query('flow') === 'cancel';
    return page(context, 'Your subscription', portalPage(portal, isCancelling));
  });

  app.post(portalPath, limitBody, async (context) => {
    const portal = await testMode.findPortal(context.req.param('token'));
    if (!portal?.subscription) return gone(context);
    const sent = Form.safeParse(await context.req.parseBody());
    if (!sent.success) return refuse('invalid_input');
    await testMode.act(portal.subscription.id, sent.data.action);
    await syncSubscription(deps, portal.subscription.id);
    return context.redirect(context.req.path, 303);
  });
  return app;
}

const headers = {
  'content-security-policy': contentSecurityPolicy([]),
  'cache-control': 'no-store',
};

const page = (context: Context, title: string, body: Body) =>
  context.html(plainPage(title, body), 200, headers);

const gone = (context: Context) => context.html(plainPage('Expired', goneBody), 404, headers);
