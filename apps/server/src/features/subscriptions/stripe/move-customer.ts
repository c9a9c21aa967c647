import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import { tellNewAddress } from '../jobs.ts';
import { findCustomerId, hasCustomer } from '../store/customers.ts';
import { findPerson } from '../store/customer-people.ts';

/** Enqueued in the transaction that changes the address, so that the provider is told even after an outage. */
export async function moveCustomer(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  userId: string,
): Promise<void> {
  if (await hasCustomer(db, userId)) await jobs.enqueue(db, tellNewAddress, { userId });
}

/** Tells the provider the address of now. */
export async function passAddressOn(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  { userId }: { userId: string },
): Promise<void> {
  if (!payments) throw new Error('an address cannot be passed on while billing is off');
  const customerId = await findCustomerId(db.system, userId, payments.provider);
  if (customerId === null) return;
  let told: string | undefined;
  // Once more if it changed meanwhile: of two that tell side by side, the slower might tell the older one last.
  for (;;) {
    const person = await findPerson(db.system, userId);
    if (!person || person.email === told) return;
    await payments.moveCustomer(customerId, person.email);
    told = person.email;
  }
}
