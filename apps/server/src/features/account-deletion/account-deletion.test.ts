import { pathOf } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { PALM_BUCKET } from '@palm/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { PASSWORD, confirmationMail, freshAddress, newMember } from '../../../test/members.ts';
import { onOneServer, visit, type TestServer } from '../../../test/running-server.ts';
import { newSubscriber, onStripeServer, settled } from '../../../test/billing/billing-actions.ts';
import { runAllTasks } from '../../../test/run-all-tasks.ts';
import { deletions, users } from '../../platform/db/schema.ts';
import { PaymentsFailed } from '../../platform/payments/payments.ts';
import { StorageFailed } from '../../platform/storage/storage.ts';
import { completeDeletion } from './complete-deletion.ts';
import { deleteUser } from './delete-user.ts';

const HOUR_MS = 3_600_000;
const FAREWELL = 'Your Palm & Soul account is deleted';

const farewells = async (server: TestServer, email: string) =>
  (await server.mailTo(email)).filter(({ subject }) => subject === FAREWELL);

const recordOf = async (server: TestServer, userId: string) =>
  (await server.deps.db.system.select().from(deletions).where(eq(deletions.userId, userId)))[0];

const told = (server: TestServer, email: string) =>
  eventually(async () => expect(await farewells(server, email)).toHaveLength(1));

const down = async () => {
  throw new StorageFailed('down');
};

onOneServer('leaving', (server) => {
  it('ends every session at once, and refuses every later sign-in', async () => {
    const member = await newMember(server());
    const { email } = member;
    const elsewhere = visit(server().url);
    elsewhere.token = (
      await elsewhere.call(calls.signIn, { email, password: PASSWORD })
    ).access_token;

    await member.call(calls.deleteAccount, { email: ` ${email.toUpperCase()}` });
    expect([...member.cookies]).toEqual([]);
    for (const visitor of [member, elsewhere]) {
      await expect(visitor.call(calls.getUser, {})).rejects.toThrow('signed_out');
      expect(await visitor.call(calls.refreshSession, {})).toBeNull();
    }
    await expect(elsewhere.call(calls.signIn, { email, password: PASSWORD })).rejects.toThrow(
      'invalid_credentials',
    );
  });

  it('says farewell by mail, once, and lets the same address begin anew', async () => {
    const { email, call } = await newMember(server());
    await call(calls.deleteAccount, { email });
    await told(server(), email);
    expect(await server().mailTo(email)).toHaveLength(1);

    const again = visit(server().url);
    await again.call(calls.customSignup, { email, password: PASSWORD });
    const { token } = await confirmationMail(server(), email, 2);
    const { user } = await again.call(calls.followMagicLink, { token });
    expect(user.email).toBe(email);
  });

  it('is refused without the address of the account, and for a visitor', async () => {
    const member = await newMember(server());
    const other = await newMember(server());
    await expect(member.call(calls.deleteAccount, { email: other.email })).rejects.toThrow(
      'address_mismatch',
    );
    const bare = await fetch(server().url + pathOf(calls.deleteAccount), {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(bare.status).toBe(400);
    await expect(
      visit(server().url).call(calls.deleteAccount, { email: member.email }),
    ).rejects.toThrow('signed_out');
    for (const { call, userId } of [member, other]) {
      expect(await call(calls.getUser, {})).toMatchObject({ id: userId });
    }
  });

  it('leaves a tab that has not noticed yet nothing to write in the old name', async () => {
    const member = await newMember(server());
    await member.call(calls.deleteAccount, { email: member.email });
    const view = { event_type: 'page_view', page_path: '/', metadata: {} } as const;
    const session_id = crypto.randomUUID();
    await member.call(calls.trackEvents, { session_id, events: [view] });
    await expect(member.call(calls.oracleChat, { message: 'hello' })).rejects.toThrow('signed_out');
  });

  it('is not written to an address that was never confirmed', async () => {
    const email = freshAddress();
    await visit(server().url).call(calls.customSignup, { email, password: PASSWORD });
    await confirmationMail(server(), email);
    const { system } = server().deps.db;
    const [user] = await system.select().from(users).where(eq(users.email, email));
    expect(await deleteUser(server().deps, user?.id ?? '')).toBe(true);
    expect(await deleteUser(server().deps, user?.id ?? '')).toBe(false);
    expect(await recordOf(server(), user?.id ?? '')).toMatchObject({ email: null });
    await completeDeletion(server().deps, { userId: user?.id ?? '' });
    expect(await server().mailTo(email)).toEqual([]);
  });

  it('waits for a storage that does not answer, and says nothing before it has', async () => {
    const { email, userId } = await newMember(server());
    const { deps } = server();
    await deps.storage.put(PALM_BUCKET, `${userId}/1.jpg`, new Uint8Array([1]), 'image/jpeg');
    // Recorded by a process that ended before its queue was looked at.
    const jobs = { ...deps.jobs, enqueue: async () => {} };
    await deleteUser({ ...deps, jobs }, userId);
    const storage = { ...deps.storage, deleteAll: down };
    await expect(completeDeletion({ ...deps, storage }, { userId })).rejects.toThrow('down');
    expect(await recordOf(server(), userId)).toMatchObject({ email });
    expect(await farewells(server(), email)).toEqual([]);

    server().pass(HOUR_MS);
    await runAllTasks(deps);
    await told(server(), email);
    expect(await deps.storage.list(PALM_BUCKET, userId)).toEqual([]);
  });

  it('takes a photo along that arrived while its owner left, and then forgets the id too', async () => {
    const { call, email, userId } = await newMember(server());
    const { storage } = server().deps;
    await call(calls.deleteAccount, { email });
    await told(server(), email);
    await eventually(async () =>
      expect(await recordOf(server(), userId)).toMatchObject({ email: null, endings: [] }),
    );
    await storage.put(PALM_BUCKET, `${userId}/2.jpg`, new Uint8Array([1]), 'image/jpeg');

    server().pass(HOUR_MS);
    // A round that comes before the queue has ended the first job leaves the record to the next round.
    await eventually(async () => {
      await runAllTasks(server().deps);
      expect(await recordOf(server(), userId)).toBeUndefined();
    });
    expect(await storage.list(PALM_BUCKET, userId)).toEqual([]);
    expect(await farewells(server(), email)).toHaveLength(1);
  });
});

onStripeServer('leaving with a subscription', (server, stripe) => {
  const PHOTO = new Uint8Array([1]);
  const newTrialUser = async () => {
    const member = await newSubscriber(server());
    await stripe().pay((await member.call(calls.createCheckout, {})).url);
    await settled(member, { accessType: 'trial' });
    await server().deps.storage.put(PALM_BUCKET, `${member.userId}/1.jpg`, PHOTO, 'image/jpeg');
    return member;
  };
  const filesOf = (userId: string) => server().deps.storage.list(PALM_BUCKET, userId);

  it('deletes the files at once, and ends the billing as soon as the provider answers', async () => {
    const { call, email, userId } = await newTrialUser();
    const subscription = stripe().subscriptionOf(userId);
    stripe().http.isDown = true;
    onTestFinished(() => {
      stripe().http.isDown = false;
    });

    await call(calls.deleteAccount, { email });
    await expect(call(calls.getUser, {})).rejects.toThrow('signed_out');
    await expect(completeDeletion(server().deps, { userId })).rejects.toThrow(PaymentsFailed);
    expect(await filesOf(userId)).toEqual([]);
    expect(await recordOf(server(), userId)).toMatchObject({
      email,
      endings: [{ subscriptionId: subscription.id, checkoutId: null, refund: false }],
    });
    expect(subscription.status).toBe('trialing');

    stripe().http.isDown = false;
    await completeDeletion(server().deps, { userId });
    expect(stripe().subscriptionOf(userId).status).toBe('canceled');
    expect(await farewells(server(), email)).toHaveLength(1);
  });

  it('ends the billing while the storage is down', async () => {
    const { email, userId } = await newTrialUser();
    const { deps } = server();
    await deleteUser({ ...deps, jobs: { ...deps.jobs, enqueue: async () => {} } }, userId);
    const storage = { ...deps.storage, deleteAll: down };
    await expect(completeDeletion({ ...deps, storage }, { userId })).rejects.toThrow('down');
    expect(stripe().subscriptionOf(userId).status).toBe('canceled');
    expect(await recordOf(server(), userId)).toMatchObject({ email, endings: [] });
    await completeDeletion(deps, { userId });
    expect(await filesOf(userId)).toEqual([]);
  });

  it('is done with billing switched off, and the billing ends when it is back', async () => {
    const { email, userId } = await newTrialUser();
    const { deps } = server();
    await deleteUser({ ...deps, jobs: { ...deps.jobs, enqueue: async () => {} } }, userId);
    server().pass(HOUR_MS);
    await completeDeletion({ ...deps, payments: null }, { userId });
    expect(await filesOf(userId)).toEqual([]);
    const [farewell] = await farewells(server(), email);
    expect(farewell?.text).toContain('Your subscription could not be ended yet.');
    expect(await recordOf(server(), userId)).toMatchObject({
      email: null,
      endings: [{ subscriptionId: stripe().subscriptionOf(userId).id }],
    });

    await completeDeletion(deps, { userId });
    expect(stripe().subscriptionOf(userId).status).toBe('canceled');
    expect(await recordOf(server(), userId)).toBeUndefined();
    expect(await farewells(server(), email)).toHaveLength(1);
  });
});
