import { calls } from '@palm/contract/calls';
import { EXPORT_LIFETIME_MS, PALM_BUCKET } from '@palm/contract/limits';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { BIRTH_NAME, type Resident } from '../../../test/half-done-life.ts';
import { newResident, OWN_NOTE } from '../../../test/full-life.ts';
import { newMember } from '../../../test/members.ts';
import { columnsOf, ownedTables } from '../../../test/owned-tables.ts';
import { onOneServer, visit, type TestServer } from '../../../test/running-server.ts';
import { runAllTasks } from '../../../test/run-all-tasks.ts';
import { sessions, users } from '../../platform/db/schema.ts';
import { collectData } from './collect-data.ts';
import { EXPORT_BUCKET } from './export-file.ts';
import { requestExport } from './own-export.ts';

const PHOTO_OF_1_KB = new Uint8Array(1000);
const SUBJECT = 'Your Palm & Soul data is ready';

async function exported({ call }: Resident): Promise<void> {
  await call(calls.requestExport, {});
  await eventually(async () =>
    expect(await call(calls.getExport, {})).toMatchObject({ state: 'ready' }),
  );
}

async function download(server: TestServer, { call }: Resident): Promise<Uint8Array> {
  const { url } = await call(calls.openExport, {});
  const response = await fetch(server.url + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="palm-and-s/);
  return new Uint8Array(await response.arrayBuffer());
}

interface Exported {
  readonly account: Record<string, unknown>;
  readonly left_out: readonly { table: string; column: string | null; why: string }[];
  readonly [table: string]: unknown;
}

onOneServer('an export', (server) => {
  it('holds every table and column there is of a person, or says why not', async () => {
    const { db } = server().deps;
    const member = await newResident(server());
    await exported(member);
    const files = unzipSync(await download(server(), member));
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Exported;
    const leftOut = new Set(data.left_out.map(({ table, column }) => `${table}.${column ?? '*'}`));

    const missing: string[] = [];
    for (const table of ['users', ...(await ownedTables(db))]) {
      if (leftOut.has(`${table}.*`)) continue;
      const rows = table === 'users' ? [data.account] : data[table];
      const [row] = Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
      for (const column of await columnsOf(db, table)) {
        const isThere = row !== undefined && Object.hasOwn(row, column);
        if (!isThere && !leftOut.has(`${table}.${column}`)) missing.push(`${table}.${column}`);
      }
    }
    expect(missing).toEqual([]);
    expect(data.left_out.every(({ why }) => why.length > 20)).toBe(true);
    expect(data.account).toMatchObject({ id: member.userId, email: member.email });
  });

  it('can be read: the chart and the lines as drawings, the words, the photo beside it', async () => {
    const member = await newResident(server());
    await exported(member);
    const files = unzipSync(await download(server(), member));
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    expect(page).toContain(BIRTH_NAME);
    expect(page).toContain('Will the lighthouse keeper write to me?');
    expect(page).toContain('Palm Reading #1');
    expect(page).toContain(OWN_NOTE);
    expect(page).toMatch(/<svg\s+class="wheel"/);
    expect(page).toMatch(/<svg\s+class="palm"[^>]*aria-label="Your lines: heart/);
    expect(page).not.toContain('<script');
    const photo = Object.keys(files).find((name) => name.startsWith('photos/'));
    expect(page).toContain(`src="${photo}"`);
    expect(files[photo ?? '']?.length).toBeGreaterThan(1000);
  });

  it('holds the newest photos, and says when there are more than one file can hold', async () => {
    const { deps } = server();
    const { userId } = await newMember(server());
    for (const name of ['1', '2', '3']) {
      await deps.storage.put(PALM_BUCKET, `${userId}/${name}.jpg`, PHOTO_OF_1_KB, 'image/jpeg');
    }
    const whole = await collectData(deps, userId);
    expect(whole?.photos).toHaveLength(3);
    expect(whole?.leftOut.map(({ table }) => table)).not.toContain('photos');
    const cut = await collectData(deps, userId, 2500);
    expect(cut?.photos.map(({ name }) => name)).toEqual(['2.jpg', '3.jpg']);
    expect(cut?.leftOut.at(-1)).toMatchObject({
      table: 'photos',
      why: expect.stringContaining('the oldest 1 ') as string,
    });
  });

  it('holds no secret that lets another person act as its owner', async () => {
    const { system } = server().deps.db;
    const member = await newResident(server());
    await exported(member);
    const files = unzipSync(await download(server(), member));
    const [user] = await system.select().from(users).where(eq(users.id, member.userId));
    const [session] = await system
      .select()
      .from(sessions)
      .where(eq(sessions.userId, member.userId));
    const secrets = [
      user?.passwordHash ?? '',
      session?.secretHash.toString('hex') ?? '',
      /\/auth\?link=(\S+)/.exec((await server().mailTo(member.email)).at(-1)?.text ?? '')?.[1] ??
        '',
    ];
    expect(secrets.every((secret) => secret.length > 20)).toBe(true);
    for (const name of ['index.html', 'data.json']) {
      const text = strFromU8(files[name] ?? new Uint8Array());
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it('is announced by mail, made one at a time, and replaced by the next', async () => {
    const member = await newMember(server());
    const both = await Promise.all([
      member.call(calls.requestExport, {}),
      member.call(calls.requestExport, {}),
    ]);
    expect(both).toMatchObject([{ state: 'making' }, { state: 'making' }]);
    const mailed = async () =>
      (await server().mailTo(member.email)).filter(({ subject }) => subject === SUBJECT);
    await eventually(async () => expect(await mailed()).toHaveLength(1));
    expect((await mailed())[0]?.text).toContain(
      `${server().deps.config.publicUrl}/profile#your-data`,
    );
    await exported(member);
    await eventually(async () => expect(await mailed()).toHaveLength(2));
    const { storage } = server().deps;
    expect(await storage.list(EXPORT_BUCKET, member.userId)).toHaveLength(1);
  });

  it('is asked for a few times an hour and not more', async () => {
    const member = await newMember(server());
    for (let times = 0; times < 4; times += 1) await exported(member);
    await expect(member.call(calls.requestExport, {})).rejects.toThrow('too_many_requests');
  });

  it('opens to its owner alone, for a minute', async () => {
    const member = await newMember(server());
    const other = await newMember(server());
    await expect(member.call(calls.openExport, {})).rejects.toThrow('export_gone');
    await exported(member);
    await expect(other.call(calls.openExport, {})).rejects.toThrow('export_gone');
    expect(await other.call(calls.getExport, {})).toBeNull();
    await expect(visit(server().url).call(calls.openExport, {})).rejects.toThrow('signed_out');
    expect((await fetch(`${server().url}/downloads/export/guessed`)).status).toBe(404);

    const { url } = await member.call(calls.openExport, {});
    server().pass(61_000);
    expect((await fetch(server().url + url)).status).toBe(404);
  });

  it('is gone after two days, the file first', async () => {
    const member = await newMember(server());
    const { deps } = server();
    await exported(member);
    server().pass(EXPORT_LIFETIME_MS + 1000);
    await runAllTasks(deps);
    expect(await deps.storage.list(EXPORT_BUCKET, member.userId)).toEqual([]);
  });

  it('that got stuck may be asked for again', async () => {
    const member = await newMember(server());
    const { deps } = server();
    const [session] = await deps.db.system
      .select()
      .from(sessions)
      .where(eq(sessions.userId, member.userId));
    const actor = { userId: member.userId, sessionId: session?.id ?? '' };
    const lost = { ...deps, jobs: { ...deps.jobs, enqueue: async () => {} } };
    await requestExport(lost, actor);
    expect(await member.call(calls.requestExport, {})).toMatchObject({ state: 'making' });
    server().pass(3_600_001);
    member.token = (await deps.tokens.access.issue(actor)).token;
    expect(await member.call(calls.getExport, {})).toBeNull();
    await exported(member);
  });
});
