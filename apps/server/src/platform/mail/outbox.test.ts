import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
import { createOutboxMailer } from './adapters/outbox.ts';
import { outboxMails, users } from '../db/schema.ts';
import { readOutbox } from './outbox.ts';

const parts = { text: 'text', html: '<p>html</p>' };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

onEveryDatabase('the outbox', (database) => {
  it('shows the newest first, and of one person when asked', async () => {
    const mail = (recipient: string, subject: string, minute: number) => ({
      ...parts,
      recipient,
      subject,
      sentAt: at(minute),
    });
    await database()
      .system.insert(outboxMails)
      .values([
        mail('ada@x.example', 'two', 2),
        mail('bob@x.example', 'three', 3),
        mail('ada@x.example', 'one', 1),
      ]);

    const all = await readOutbox(database().system, { limit: 2 });
    expect(all.map(({ subject }) => subject)).toEqual(['three', 'two']);
    const [newest, ...older] = await readOutbox(database().system, {
      to: 'ada@x.example',
      limit: 9,
    });
    expect(newest).toEqual({
      ...parts,
      to: 'ada@x.example',
      subject: 'two',
      headers: {},
      sentAt: at(2),
    });
    expect(older).toHaveLength(1);
  });

  it('keeps a mail once that is handed over twice under one id', async () => {
    const mailer = createOutboxMailer(database());
    const mail = { ...parts, to: 'twice@x.example', subject: 'hello' };
    for (const id of ['one', 'one', 'two']) await mailer.send({ ...mail, id });
    await mailer.send(mail);
    await mailer.send(mail);
    const kept = await readOutbox(database().system, { to: 'twice@x.example', limit: 9 });
    expect(kept).toHaveLength(4);
  });

  it('loses a mail together with the person it belongs to', async () => {
    const [user] = await database()
      .system.insert(users)
      .values({ email: 'eve@x.example', termsAcceptedAt: new Date(), termsVersion: '1' })
      .returning();
    const mailer = createOutboxMailer(database());
    await mailer.send({
      ...parts,
      to: 'eve@x.example',
      subject: 'hello',
      userId: user?.id ?? null,
    });
    await database().system.delete(users);
    expect(await readOutbox(database().system, { to: 'eve@x.example', limit: 9 })).toEqual([]);
  });
});
