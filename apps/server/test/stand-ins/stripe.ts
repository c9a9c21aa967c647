import { createHmac, randomUUID } from 'node:crypto';
import { type Form, textAt } from './stripe-form.ts';
import { SECRET_KEY, StripeHttp } from './stripe-http.ts';
import { charge, type Subscription } from './stripe-invoices.ts';
import { end, newSubscription, periodEnd, rollForward, shown } from './stripe-subscriptions.ts';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly customer: string;
  readonly form: Form;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

interface Customer {
  readonly id: string;
  readonly userId: string;
  email: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly body: string;
}

const WEBHOOK_SECRET = 'whsec_stand_in';
const PRICE_ID = 'price_stand_in';
/** Stripe refuses a checkout that would be open for less than half an hour or more than a day. */
const SESSION_MIN_S = 30 * 60;
const SESSION_MAX_S = 24 * 60 * 60;

/** A Stripe stand-in: the HTTP API this product uses, its signed webhooks, and a customer who pays. */
export class StripeStandIn {
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly refunds: string[] = [];
  /** Everything that happened, in order, whether it was delivered or not. */
  readonly events: StripeEvent[] = [];
  readonly #customers = new Map<string, Customer>();
  readonly http = new StripeHttp((route, form) => this.#do(route, form));
  /** Follows the server's own clock. */
  now: () => Date = () => new Date();
  /** Where reports go; null while they get lost. */
  webhookUrl: string | null = null;
  /** What an answer does not wait for. */
  #lastReport: Promise<void> = Promise.resolve();
  priceCents = 999;

  static async start(): Promise<StripeStandIn> {
    const standIn = new StripeStandIn();
    await standIn.http.listen();
    return standIn;
  }

  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: PRICE_ID,
      STRIPE_API_BASE: this.http.url,
    };
  }

  /** Pays an open checkout with a card. Paying it a second time does nothing. */
  async pay(url: string, card = `card-${randomUUID()}`): Promise<void> {
    const id = url.split('/').at(-1) ?? '';
    this.#findSession(id);
    const session = this.sessions.get(id);
    if (session?.status !== 'open') return;
    const trialDays = Number(textAt(session.form, 'subscription_data', 'trial_period_days') ?? 0);
    const metadata = (session.form['subscription_data'] as Form)['metadata'] as Record<
      string,
      string
    >;
    const { customer } = session;
    const made = newSubscription({ customer, metadata, card }, trialDays, this.#seconds());
    this.subscriptions.set(made.id, made);
    session.status = 'complete';
    session.subscription = made.id;
    await this.#report('customer.subscription.created', shown(made, []));
    await this.#report('checkout.session.completed', sessionShown(session));
    if (made.latest_invoice) await this.#report('invoice.paid', made.latest_invoice);
  }

  /** The newest subscription of a user of ours. */
  subscriptionOf(userId: string): Subscription {
    const theirs = [...this.subscriptions.values()].filter(
      ({ metadata }) => metadata['user_id'] === userId,
    );
    const newest = theirs.at(-1);
    if (!newest) throw new Error('This user has no subscription.');
    return newest;
  }

  /** Where a user of ours would get receipts: one address, because there is one customer. */
  addressesOf(userId: string): string[] {
    const theirs = [...this.#customers.values()].filter((customer) => customer.userId === userId);
    return theirs.map(({ email }) => email);
  }

  /** A second subscription like this one, as a slip at the provider might make it. */
  copyOf(subscription: Subscription): Subscription {
    const { customer, metadata, card } = subscription;
    const copy = newSubscription({ customer, metadata, card }, 0, this.#seconds());
    this.subscriptions.set(copy.id, copy);
    return copy;
  }

  /** Reports what time has done to everybody's subscription. */
  async tick(): Promise<void> {
    for (const subscription of this.subscriptions.values()) {
      await this.#happened(subscription, rollForward(subscription, this.#seconds()));
    }
  }

  async failPayment(subscription: Subscription): Promise<void> {
    subscription.paymentFails = true;
    subscription.items.data = [{ current_period_end: this.#seconds() }];
    await this.tick();
  }

  /** The next try to collect, by a new invoice. */
  async failAgain(subscription: Subscription): Promise<void> {
    subscription.status = 'active';
    await this.failPayment(subscription);
  }

  async recover(subscription: Subscription): Promise<void> {
    subscription.paymentFails = false;
    await this.#happened(subscription, charge(subscription, this.#seconds()));
  }

  async cancel(subscription: Subscription): Promise<void> {
    subscription.cancel_at_period_end = true;
    subscription.canceled_at = this.#seconds();
    subscription.cancel_at = periodEnd(subscription);
    await this.#happened(subscription, ['customer.subscription.updated']);
  }

  async resume(subscription: Subscription): Promise<void> {
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
    subscription.cancel_at = null;
    await this.#happened(subscription, ['customer.subscription.updated']);
  }

  async replaceCard(subscription: Subscription, card: string): Promise<void> {
    subscription.card = card;
    await this.#happened(subscription, ['customer.subscription.updated']);
  }

  /** Stripe stops trying to collect. */
  async giveUpCollecting(subscription: Subscription): Promise<void> {
    end(subscription, this.#seconds(), 'payment_failed');
    await this.#happened(subscription, ['customer.subscription.deleted']);
  }

  /** Ends when the server has taken what it was told last, and not in the middle of it. */
  async stop(): Promise<void> {
    await this.#lastReport;
    this.http.stop();
  }

  /** Sends a report with the signature that Stripe would give it, or another. */
  async deliver(
    { body }: StripeEvent,
    { secret = WEBHOOK_SECRET, signedAt = this.#seconds(), to = this.webhookUrl } = {},
  ): Promise<number> {
    if (to === null) return 0;
    const v1 = createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${signedAt},v1=${v1}` };
    const response = await fetch(to, { method: 'POST', body, headers });
    await response.arrayBuffer();
    return response.status;
  }

  async #happened(subscription: Subscription, types: readonly string[]): Promise<void> {
    for (const type of types) {
      const isInvoice = type.startsWith('invoice.');
      await this.#report(type, isInvoice ? subscription.latest_invoice : shown(subscription, []));
    }
  }

  async #report(type: string, object: unknown): Promise<void> {
    const id = `evt_${randomUUID()}`;
    const created = this.#seconds();
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    this.events.push({ id, body });
    await this.deliver({ id, body });
  }

  #do(route: string, form: Form): unknown {
    const [, id = ''] =
      /\/v1\/(?:customers|checkout\/sessions|subscriptions|prices)\/([^/]+)/.exec(route) ?? [];
    if (route === 'POST /v1/customers') return this.#newCustomer(form);
    if (route === `POST /v1/customers/${id}`) return this.#changeCustomer(id, form);
    if (route === 'POST /v1/checkout/sessions') return this.#newSession(form);
    if (route === `GET /v1/checkout/sessions/${id}`) return this.#findSession(id);
    if (route === `POST /v1/checkout/sessions/${id}/expire`) return this.#expireSession(id);
    if (route === 'POST /v1/billing_portal/sessions') return portalFor(form);
    if (route === `GET /v1/subscriptions/${id}`) return this.#findSubscription(id, form);
    if (route === `DELETE /v1/subscriptions/${id}`) return this.#endSubscription(id);
    if (route === `GET /v1/prices/${PRICE_ID}`) return this.#price();
    if (route === 'POST /v1/refunds') return this.#refund(form);
    return null;
  }

  #newCustomer(form: Form) {
    const id = `cus_${randomUUID()}`;
    const userId = textAt(form, 'metadata', 'user_id') ?? '';
    const customer = { id, userId, email: textAt(form, 'email') ?? '' };
    this.#customers.set(id, customer);
    return { id, email: customer.email, object: 'customer' };
  }

  #changeCustomer(id: string, form: Form) {
    const customer = this.#customers.get(id);
    if (!customer) return null;
    customer.email = textAt(form, 'email') ?? customer.email;
    return { id, email: customer.email, object: 'customer' };
  }

  #newSession(form: Form) {
    const customer = textAt(form, 'customer') ?? '';
    if (!this.#customers.has(customer)) return null;
    const secondsOpen = Number(textAt(form, 'expires_at')) - this.#seconds();
    if (secondsOpen < SESSION_MIN_S || secondsOpen > SESSION_MAX_S) return null;
    const id = `cs_${randomUUID()}`;
    const url = `https://checkout.stripe.example/${id}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url,
      customer,
      form,
      status: 'open',
      subscription: null,
    };
    this.sessions.set(id, session);
    return sessionShown(session);
  }

  #findSession(id: string) {
    const session = this.sessions.get(id);
    if (!session) return null;
    const expiresAt = Number(textAt(session.form, 'expires_at'));
    if (session.status === 'open' && expiresAt <= this.#seconds()) session.status = 'expired';
    return sessionShown(session);
  }

  #expireSession(id: string) {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') return null;
    session.status = 'expired';
    return sessionShown(session);
  }

  #findSubscription(id: string, form: Form) {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return null;
    rollForward(subscription, this.#seconds());
    const expand = form['expand'];
    const asked = typeof expand === 'object' ? Object.values(expand) : [];
    return shown(
      subscription,
      asked.filter((part) => typeof part === 'string'),
    );
  }

  #endSubscription(id: string) {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.status === 'canceled') return null;
    end(subscription, this.#seconds(), 'cancellation_requested');
    this.#lastReport = this.#happened(subscription, ['customer.subscription.deleted']);
    return shown(subscription, []);
  }

  #price() {
    const recurring = { interval: 'month', interval_count: 1 };
    return {
      id: PRICE_ID,
      object: 'price',
      currency: 'usd',
      unit_amount: this.priceCents,
      recurring,
    };
  }

  #refund(form: Form) {
    const intent = textAt(form, 'payment_intent') ?? '';
    this.refunds.push(intent);
    return { id: `re_${randomUUID()}`, object: 'refund', payment_intent: intent };
  }

  #seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }
}

const sessionShown = ({ id, object, url, customer, status, subscription }: Session): unknown => ({
  id,
  object,
  url,
  customer,
  status,
  subscription,
});

const portalFor = (form: Form) => {
  const flow = textAt(form, 'flow_data', 'type') ?? 'home';
  return {
    id: `bps_${randomUUID()}`,
    object: 'billing_portal.session',
    url: `https://billing.stripe.example/${textAt(form, 'customer')}/${flow}`,
  };
};
