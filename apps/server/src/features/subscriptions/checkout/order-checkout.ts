import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/answers/refusal.ts';
import { type Payments, PaymentsFailed } from '../../../platform/payments/payments.ts';
import { passAddressOn } from '../stripe/move-customer.ts';
import { serverIdOf } from '../stripe/server-id.ts';
import { type CheckoutRow, keepAddress } from '../store/checkouts.ts';
import { type Customer, findPerson } from '../store/customer-people.ts';
import { findCustomerId, keepCustomer } from '../store/customers.ts';

export async function orderCheckout(
  deps: Deps,
  payments: Payments,
  person: Customer,
  { id, userId, offersTrial, shown, expiresAt }: CheckoutRow,
): Promise<string> {
  const started = await payments.startCheckout({
    orderId: id,
    serverId: await serverIdOf(deps.db.system),
    userId,
    customerId: await customerOf(deps, payments, person),
    offersTrial,
    shown,
    expiresAt,
    successUrl: `${deps.config.publicUrl}/subscription-success`,
    cancelUrl: `${deps.config.publicUrl}/profile`,
  });
  const url = new URL(started.url, deps.config.publicUrl).href;
  if (await keepAddress(deps.db.system, id, { providerCheckoutId: started.id, url })) return url;
  await payments.expireCheckout(started.id);
  if (await findPerson(deps.db.system, userId)) {
    throw new PaymentsFailed('another checkout took the place of this one');
  }
  // The account is deleted, so no user could cancel what would be paid there.
  throw new Refusal('signed_out');
}

async function customerOf(deps: Deps, payments: Payments, person: Customer): Promise<string> {
  const { userId } = person;
  const { provider } = payments;
  const known = await findCustomerId(deps.db.system, userId, provider);
  if (known !== null) return known;
  const customerId = await payments.customerFor(person);
  await keepCustomer(deps.db.system, { userId, provider, customerId });
  // Who changed the address just now was not yet known to be a customer.
  const { email } = (await findPerson(deps.db.system, userId)) ?? person;
  if (email !== person.email) await passAddressOn(deps, person);
  return customerId;
}
