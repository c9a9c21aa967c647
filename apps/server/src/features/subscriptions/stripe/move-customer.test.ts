import { calls } from '@palm/contract/calls';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { codeMailedTo, freshAddress, PASSWORD } from '../../../../test/members.ts';
import type { TestServer } from '../../../../test/running-server.ts';
import type { Member } from '../../../../test/billing/billing-member.ts';
import {
  newSubscriber,
  onStripeServer,
  onEveryProvider,
} from '../../../../test/billing/billing-actions.ts';
import { tellNewAddress } from '../jobs.ts';
import { passAddressOn } from './move-customer.ts';

async function changeAddress(server: TestServer, member: Member): Promise<string> {
  const email = freshAddress();
  await member.call(calls.changeEmail, { email, password: PASSWORD });
  await member.call(calls.confirmEmail, { code: await codeMailedTo(server, email) });
  return email;
}

const queueOf = async (server: TestServer) =>
  (await server.deps.jobs.queues()).find(({ job }) => job === tellNewAddress.name);

onEveryProvider('a new address', (server, provider) => {
  it('is where receipts go from then on, and the customer stays one', async () => {
    const member = await newSubscriber(server());
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    expect(await provider().addressesOf(member)).toEqual([member.email]);
    const email = await changeAddress(server(), member);
    await eventually(async () => expect(await provider().addressesOf(member)).toEqual([email]));
    const again = await changeAddress(server(), member);
    await eventually(async () => expect(await provider().addressesOf(member)).toEqual([again]));
  });

  it('is the one that a first checkout begins with', async () => {
    const member = await newSubscriber(server());
    const email = await changeAddress(server(), member);
    expect(await queueOf(server())).toMatchObject({ waiting: 0, retrying: 0, running: 0 });
    await provider().pay((await member.call(calls.createCheckout, {})).url);
    expect(await provider().addressesOf(member)).toEqual([email]);
  });
});

onStripeServer('a new address at Stripe', (server, stripe) => {
  it('is not forgotten while Stripe does not answer', async () => {
    const member = await newSubscriber(server());
    await stripe().pay((await member.call(calls.createCheckout, {})).url);
    stripe().http.isDown = true;
    onTestFinished(() => void (stripe().http.isDown = false));
    const email = await changeAddress(server(), member);
    await eventually(async () => expect(await queueOf(server())).toMatchObject({ retrying: 1 }));
    expect(stripe().addressesOf(member.userId)).toEqual([member.email]);
    stripe().http.isDown = false;
    await passAddressOn(server().deps, member);
    expect(stripe().addressesOf(member.userId)).toEqual([email]);
  });

  it('makes no second customer of who was cut off while the first was made', async () => {
    const { payments } = server().deps;
    const { userId } = await newSubscriber(server());
    const first = await payments?.customerFor({ userId, email: 'old@example.com' });
    expect(await payments?.customerFor({ userId, email: 'new@example.com' })).toBe(first);
    expect(stripe().addressesOf(userId)).toEqual(['new@example.com']);
  });

  it('of a customer whom Stripe no longer knows is left alone', async () => {
    await server().deps.payments?.moveCustomer('cus_gone', 'new@example.com');
    expect(stripe().addressesOf('cus_gone')).toEqual([]);
  });
});
