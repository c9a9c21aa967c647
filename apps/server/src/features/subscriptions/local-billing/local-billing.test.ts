import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { onOneServer } from '../../../../test/running-server.ts';
import { newSubscriber, settled } from '../../../../test/billing/billing-actions.ts';
import { post } from '../../../../test/billing/local-billing-actions.ts';
import type { Member } from '../../../../test/billing/billing-member.ts';

const buttons = (text: string) =>
  [...text.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, words]) => words?.trim());
const portalOf = async (member: Member) => (await member.call(calls.customerPortal, {})).url;

onOneServer('the pages of the test mode', (server) => {
  const open = async (url: string) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(server().url + pathname + search);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const start = async () => {
    const member = await newSubscriber(server());
    await post(server(), (await member.call(calls.createCheckout, {})).url, {});
    return member;
  };

  it('say that no card is charged, what it costs and when', async () => {
    const member = await newSubscriber(server());
    const { url } = await member.call(calls.createCheckout, {});
    const { status, headers, text } = await open(url);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('no card is charged');
    expect(text).toMatch(/The first \$9\.99 is charged on \w+ \d+, \d{4}/);
    expect(buttons(text)).toEqual([
      expect.stringMatching(/^Start free trial, first charge \$9\.99 on \w+ \d+, \d{4}/),
    ]);
    await post(server(), url, {});
    expect((await open(await portalOf(member))).text).toContain('no card is charged');
    const again = await member.call(calls.createCheckout, {});
    expect(buttons((await open(again.url)).text)).toEqual([
      'Subscribe for $9.99 a month, first charge today',
    ]);
  });

  it('lead back to the product with the id of the checkout', async () => {
    const member = await newSubscriber(server());
    const { pathname } = new URL((await member.call(calls.createCheckout, {})).url);
    const paid = await fetch(server().url + pathname, { method: 'POST', redirect: 'manual' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toMatch(/^\/subscription-success\?session_id=checkout_/);
  });

  it('offer what time and a bank could do, for this subscription only', async () => {
    const member = await start();
    const other = await start();
    const portal = await portalOf(member);
    const offered = async () => buttons((await open(portal)).text);
    const press = (action: string) => post(server(), portal, { action });

    expect(await offered()).toEqual([
      'Cancel subscription',
      'End the trial now',
      'Fail the next payment now',
    ]);
    await press('end_period');
    expect(await settled(member, { accessType: 'premium' })).toMatchObject({ subscribed: true });
    expect(await offered()).toEqual([
      'Cancel subscription',
      'Renew now',
      'Fail the next payment now',
    ]);
    await press('end_period');
    await press('fail_payment');
    expect(await offered()).toEqual([
      'Pay again with a card that works',
      'Cancel subscription',
      'End the grace period now',
    ]);
    await press('recover');
    await press('cancel');
    expect(await offered()).toEqual(['Resume subscription', 'End the period now']);
    await press('resume');
    await press('fail_payment');
    await press('end_grace');
    expect(await settled(member, { accessType: 'trial_ended' })).toMatchObject({
      hasAccess: false,
    });
    expect(await offered()).toEqual([]);
    expect(await other.call(calls.checkSubscription, {})).toMatchObject({ trialDaysLeft: 7 });
  });

  it('lead to the cancellation at once where that is wanted', async () => {
    const member = await start();
    const { url } = await member.call(calls.customerPortal, { flow: 'cancel' });
    expect(buttons((await open(url)).text)).toEqual(['Cancel subscription']);
    await post(server(), url, { action: 'cancel' });
    expect(await member.call(calls.getBilling, {})).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it('are not there for who has no key, nor with an old one', async () => {
    const member = await start();
    const portal = await portalOf(member);
    for (const page of ['checkout', 'portal']) {
      expect((await open(`${server().url}/dev/billing/${page}/guess`)).status).toBe(404);
    }
    await post(server(), `${server().url}/dev/billing/portal/guess`, { action: 'cancel' });
    server().pass(60 * 60 * 1000);
    expect((await open(portal)).status).toBe(404);
    await post(server(), portal, { action: 'cancel' });
    expect(await member.call(calls.getBilling, {})).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('refuse what no button says', async () => {
    const member = await start();
    const { pathname } = new URL(await portalOf(member));
    const body = new URLSearchParams({ action: 'steal' });
    expect((await fetch(server().url + pathname, { method: 'POST', body })).status).toBe(400);
  });

  it('take no reports from outside', async () => {
    const report = await fetch(`${server().url}/webhooks/stripe`, { method: 'POST', body: '{}' });
    expect(report.status).toBe(404);
  });
});

onOneServer(
  'a server in production without Stripe',
  (server) => {
    it('takes no money, and says so in the catalogue’s words', async () => {
      const member = await newSubscriber(server());
      expect(await member.call(calls.checkSubscription, {})).toMatchObject({ accessType: 'free' });
      await expect(member.call(calls.createCheckout, {})).rejects.toMatchObject({
        words: { message: 'Failed to create checkout session. Please try again.' },
      });
      await expect(member.call(calls.customerPortal, {})).rejects.toMatchObject({
        words: { message: 'Failed to open customer portal. Please try again.' },
      });
      expect((await fetch(`${server().url}/dev/billing/checkout/x`)).status).toBe(404);
    });
  },
  { NODE_ENV: 'production', PUBLIC_URL: 'https://palm.example' },
);
