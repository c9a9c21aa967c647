import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases, onEveryDatabase } from '../../../test/databases.ts';
import { failureOf } from '../../../test/failure-of.ts';
import { signedInPerson } from '../../../test/people.ts';
import { RolledBack } from './connections.ts';
import { type Db, SessionEnded } from './db.ts';
import { violatesUnique, withoutQuery } from './postgres-error.ts';
import {
  biometricAnalyses,
  chatMessages,
  profiles,
  serverSecrets,
  sessions,
  users,
} from './schema.ts';

const message = (userId: string, text = 'hello') => ({ userId, text, isUser: true });

const say = (userId: string, text: string) =>
  sql`insert into ${chatMessages} (user_id, text, is_user) values (${userId}, ${text}, true) returning text`;

onEveryDatabase('the database', (database) => {
  const textsOf = async (userId: string) => {
    const messages = database().system.select().from(chatMessages);
    return (await messages.where(eq(chatMessages.userId, userId))).map(({ text }) => text);
  };

  describe('asUser', () => {
    it('refuses a session that was revoked, has expired, is made up, or is another person’s', async () => {
      const revoked = await signedInPerson(database());
      await database().system.delete(sessions).where(eq(sessions.id, revoked.sessionId));
      const expired = await signedInPerson(database(), -1);
      const ada = await signedInPerson(database());
      const eve = await signedInPerson(database());
      const madeUp = { userId: ada.userId, sessionId: randomUUID() };
      const borrowed = { userId: ada.userId, sessionId: eve.sessionId };
      let ran = 0;
      for (const actor of [revoked, expired, madeUp, borrowed]) {
        const attempt = database().asUser(actor, async () => {
          ran += 1;
        });
        await expect(attempt).rejects.toBeInstanceOf(SessionEnded);
      }
      expect(ran).toBe(0);
    });

    it('gives the role back, whether the work was done, failed or was refused', async () => {
      const ada = await signedInPerson(database());
      const whoAmI = async () =>
        (await database().raw.query(`select current_user <> 'app_user' as free, app_uid() as uid`))
          .rows;
      await database().asUser(ada, (db) => db.select().from(profiles));
      await expect(
        database().asUser(ada, () => Promise.reject(new Error('refused'))),
      ).rejects.toThrow('refused');
      await expect(
        database().asUser({ ...ada, sessionId: randomUUID() }, (db) => db.select().from(profiles)),
      ).rejects.toThrow(SessionEnded);
      for (let count = 0; count < 12; count += 1) {
        expect(await whoAmI()).toEqual([{ free: true, uid: null }]);
      }
    });

    it('takes hostile ids for what they are', async () => {
      const ada = await signedInPerson(database());
      const hostile = { ...ada, sessionId: `' or true; drop table users; --` };
      await expect(database().asUser(hostile, async () => {})).rejects.toMatchObject({
        code: '22P02',
      });
      expect(await database().system.$count(users)).toBeGreaterThan(0);
    });

    it('keeps users apart who come at the same moment', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => signedInPerson(database())));
      const seen = await Promise.all(
        people.map((person) =>
          database().asUser(person, async (db) => {
            await db.insert(chatMessages).values(message(person.userId));
            return db.select().from(chatMessages);
          }),
        ),
      );
      expect(seen.map((rows) => rows.map(({ userId }) => userId))).toEqual(
        people.map(({ userId }) => [userId]),
      );
    });
  });

  describe('eachAsUser', () => {
    it('shows and changes the actor’s own rows only, however many statements go at once', async () => {
      const people = await Promise.all(Array.from({ length: 4 }, () => signedInPerson(database())));
      const seen = await Promise.all(
        people.map(async (person) => {
          const db = database().eachAsUser(person);
          await db.insert(chatMessages).values(message(person.userId, person.userId));
          const [texts, [profile], messages] = await Promise.all([
            db.select({ text: chatMessages.text }).from(chatMessages),
            db.select().from(profiles),
            db.$count(chatMessages),
          ]);
          return { texts, profile, messages };
        }),
      );
      expect(seen).toEqual(
        people.map(({ userId }) => ({
          texts: [{ text: userId }],
          profile: undefined,
          messages: 1,
        })),
      );
    });

    it('refuses a session that has ended, and what was sent along changes nothing', async () => {
      const ada = await signedInPerson(database());
      const { userId, sessionId } = ada;
      await database().system.insert(chatMessages).values(message(userId, 'stays'));
      await database().system.delete(sessions).where(eq(sessions.id, sessionId));
      const db = database().eachAsUser(ada);
      const attempts: (() => PromiseLike<unknown>)[] = [
        () => db.select().from(chatMessages),
        () => db.insert(chatMessages).values(message(userId, 'comes late')),
        () => db.delete(chatMessages).where(eq(chatMessages.userId, userId)),
        () => Promise.all([db.select().from(users), db.delete(chatMessages)]),
        () => db.transaction(async (inner) => inner.delete(chatMessages)),
      ];
      for (const attempt of attempts) {
        expect(await failureOf(attempt())).toBeInstanceOf(SessionEnded);
      }
      expect(await textsOf(userId)).toEqual(['stays']);
    });

    it('tells what the database said of a failure, and goes on', async () => {
      const ada = await signedInPerson(database());
      const eve = await signedInPerson(database());
      const db = database().eachAsUser(ada);
      const foreign = db.insert(chatMessages).values(message(eve.userId));
      expect(await failureOf(foreign)).toMatchObject({ code: '42501' });
      expect(await failureOf(db.execute(sql`select 1 / 0`))).toMatchObject({ code: '22012' });
      expect(await db.select().from(chatMessages)).toEqual([]);
    });

    it('gives the role back', async () => {
      const ada = await signedInPerson(database());
      const whoAmI = `select current_user <> 'app_user' as free, app_uid() as uid`;
      const broken = database()
        .eachAsUser(ada)
        .execute(sql`select 1 / 0`);
      const [, failure, { rows }] = await Promise.all([
        database().eachAsUser(ada).select().from(profiles),
        failureOf(broken),
        database().raw.query(whoAmI),
      ]);
      expect(failure).toMatchObject({ message: 'division by zero' });
      expect(rows).toEqual([{ free: true, uid: null }]);
      expect((await database().raw.query(whoAmI)).rows).toEqual([{ free: true, uid: null }]);
    });
  });

  describe('allAsUser', () => {
    it('does all or nothing', async () => {
      const ada = await signedInPerson(database());
      const { userId } = ada;
      const answers = await database().allAsUser(ada, [say(userId, 'a'), say(userId, 'b')]);
      expect(answers).toEqual([{ rows: [{ text: 'a' }] }, { rows: [{ text: 'b' }] }]);
      const broken = database().allAsUser(ada, [say(userId, 'c'), sql`select 1 / 0`]);
      await expect(broken).rejects.toMatchObject({ code: '22012' });
      expect((await textsOf(userId)).toSorted()).toEqual(['a', 'b']);
    });

    it('knows a statement that it first met in a failed transaction', async () => {
      const ada = await signedInPerson(database());
      const fresh = sql`select 'met in vain' as words`;
      const failed = database().allAsUser(ada, [sql`select 1 / 0`, fresh, fresh]);
      await expect(failed).rejects.toMatchObject({ code: '22012' });
      const answers = await database().allAsUser(ada, [fresh, fresh]);
      expect(answers.map(({ rows }) => rows)).toEqual([
        [{ words: 'met in vain' }],
        [{ words: 'met in vain' }],
      ]);
    });

    it('is the actor’s alone, and refuses a session that has ended', async () => {
      const ada = await signedInPerson(database());
      const eve = await signedInPerson(database());
      const foreign = database().allAsUser(ada, [say(ada.userId, 'a'), say(eve.userId, 'b')]);
      await expect(foreign).rejects.toMatchObject({ code: '42501' });
      const ended = { ...ada, sessionId: randomUUID() };
      const late = database().allAsUser(ended, [say(ada.userId, 'c')]);
      await expect(late).rejects.toBeInstanceOf(SessionEnded);
      expect(await textsOf(ada.userId)).toEqual([]);
      expect(await textsOf(eve.userId)).toEqual([]);
    });
  });

  describe('a transaction', () => {
    it('keeps out what comes after its end', async () => {
      const { userId } = await signedInPerson(database());
      const late = await database().system.transaction(async (db) => ({
        say: () => db.insert(chatMessages).values(message(userId, 'late')).execute(),
      }));
      const other = database().system.transaction(async (db) => {
        await db.insert(chatMessages).values(message(userId, 'in time'));
        throw new Error('refused');
      });
      await Promise.allSettled([late.say(), other]);
      expect(await textsOf(userId)).toEqual([]);
    });

    it('leaves nothing behind when the work throws', async () => {
      const { userId, ...rest } = await signedInPerson(database());
      const work = async (db: Db) => {
        await db.insert(chatMessages).values(message(userId));
        throw new Error('refused');
      };
      await expect(database().system.transaction(work)).rejects.toThrow('refused');
      await expect(database().asUser({ userId, ...rest }, work)).rejects.toThrow('refused');
      expect(await textsOf(userId)).toEqual([]);
    });

    it('rolls back to the inner transaction that failed, and keeps the outer one', async () => {
      const { userId } = await signedInPerson(database());
      await database().system.transaction(async (db) => {
        await db.insert(chatMessages).values(message(userId, 'outer'));
        const inner = db.transaction(async (deeper) => {
          await deeper.insert(chatMessages).values(message(userId, 'inner'));
          throw new Error('refused');
        });
        await expect(inner).rejects.toThrow('refused');
      });
      expect(await textsOf(userId)).toEqual(['outer']);
    });

    it('says so when a swallowed error made the database roll back', async () => {
      const { userId } = await signedInPerson(database());
      const work = database().system.transaction(async (db) => {
        await db.insert(chatMessages).values(message(userId));
        expect(await failureOf(db.execute(sql`select 1 / 0`))).toMatchObject({ code: '22012' });
      });
      await expect(work).rejects.toBeInstanceOf(RolledBack);
      expect(await textsOf(userId)).toEqual([]);
    });

    it('takes statements that are sent at once', async () => {
      const { userId } = await signedInPerson(database());
      await database().system.transaction((db) =>
        Promise.all(
          ['a', 'b', 'c'].map((text) => db.insert(chatMessages).values(message(userId, text))),
        ),
      );
      expect((await textsOf(userId)).toSorted()).toEqual(['a', 'b', 'c']);
    });

    it('refuses the whole database inside it, instead of waiting forever', async () => {
      const actor = await signedInPerson(database());
      const forbidden: (() => Promise<unknown>)[] = [
        () => database().system.select().from(users).execute(),
        () => database().system.transaction(async () => {}),
        () => database().asUser(actor, async () => {}),
        () => database().eachAsUser(actor).select().from(users).execute(),
        () => database().allAsUser(actor, [sql`select 1`]),
        () => database().raw.query('select 1'),
        () => database().ping(),
      ];
      for (const use of forbidden) {
        expect(await failureOf(database().asUser(actor, use))).toMatchObject({
          message: expect.stringContaining('inside one of its transactions'),
        });
      }
    });

    it('lets work that outlives it use the whole database', async () => {
      const done = Promise.withResolvers<void>();
      let later: Promise<unknown> = Promise.resolve();
      await database().system.transaction(async () => {
        later = done.promise.then(() => database().ping());
      });
      done.resolve();
      await expect(later).resolves.toBeUndefined();
    });
  });

  describe('a value', () => {
    it('comes back as it went: times, bytes, days and words that look like numbers', async () => {
      const { system } = database();
      const { userId } = await signedInPerson(database());
      const value = Buffer.from([0, 1, 92, 39, 255]);
      const createdAt = new Date('2026-03-01T12:00:00.123Z');
      const secret = { name: randomUUID(), value, createdAt };
      expect(await system.insert(serverSecrets).values(secret).returning()).toEqual([secret]);
      const [profile] = await system
        .insert(profiles)
        .values({ userId, birthDate: '1900-01-01', birthTime: '23:59', birthLatitude: -33.45 })
        .returning();
      expect(profile).toMatchObject({
        birthDate: '1900-01-01',
        birthTime: '23:59',
        birthLatitude: -33.45,
      });
      for (const analysisResult of ['123', 'a "quoted" word', { text: 'words' }, ['1'], null]) {
        const reading = { userId, analysisType: 'palm' as const, analysisResult, filePath: 'f' };
        const stored = analysisResult === null ? sql`'null'::jsonb` : analysisResult;
        const [row] = await system
          .insert(biometricAnalyses)
          .values({ ...reading, analysisResult: stored })
          .returning();
        expect(row?.analysisResult).toEqual(analysisResult);
      }
    });

    it('that was counted is a number', async () => {
      await signedInPerson(database());
      const [row] = await database()
        .system.select({ n: sql<number>`count(*)` })
        .from(users);
      const { rows } = await database().raw.query(
        'select count(*) as n, 9007199254740993 as big from users',
      );
      expect(row?.n).toBeTypeOf('number');
      expect(rows[0]).toEqual({ n: row?.n, big: 9007199254740993n });
    });

    it('of time is a Date for raw statements, a day stays text', async () => {
      const { rows } = await database().raw.query(
        `select timestamptz '2026-03-01 12:00+00' as at, date '2026-03-01' as day, $1::jsonb as json`,
        [{ a: 1 }],
      );
      expect(rows).toEqual([
        { at: new Date('2026-03-01T12:00:00Z'), day: '2026-03-01', json: { a: 1 } },
      ]);
    });

    it('outside what a column takes is refused with PostgreSQL’s own report', async () => {
      const { system } = database();
      const person = {
        email: `${randomUUID()}@example.com`,
        termsAcceptedAt: new Date(),
        termsVersion: '1',
      };
      await system.insert(users).values(person);
      const again = await system
        .insert(users)
        .values(person)
        .then(String, (error: unknown) => error);
      expect(violatesUnique(again, 'users_email_key')).toBe(true);
      expect(violatesUnique(again, 'users_google_subject_key')).toBe(false);
      expect(withoutQuery(again)).toMatchObject({
        code: '23505',
        table: 'users',
        detail: expect.any(String),
      });
      const shouting = { ...person, email: 'A@EXAMPLE.COM' };
      const refused = await failureOf(system.insert(users).values(shouting));
      expect(refused).toMatchObject({
        code: '23514',
        constraint: 'users_email_check',
      });
    });
  });

  describe('raw', () => {
    it('answers every statement of a script, and keeps one connection while reserved', async () => {
      const answers = await database().raw.exec('select 1 as a; select 2 as b');
      expect(answers.map(({ rows }) => rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
      const kept = await database().raw.reserve(async (connection) => {
        await connection.exec(`set application_name = 'kept'`);
        const { rows } = await connection.query('show application_name');
        await connection.exec('reset application_name');
        return rows;
      });
      expect(kept).toEqual([{ application_name: 'kept' }]);
    });

    it('sees a table as it is after it was altered', async () => {
      const { raw } = database();
      await raw.exec('create table altered (a integer); insert into altered values (1)');
      expect((await raw.query('select * from altered')).rows).toEqual([{ a: 1 }]);
      await raw.exec('alter table altered add b integer default 2');
      expect((await raw.query('select * from altered')).rows).toEqual([{ a: 1, b: 2 }]);
    });

    it('runs more different statements than it keeps prepared', async () => {
      for (let n = 0; n < 450; n += 1) {
        expect((await database().raw.query(`select ${n % 225} as n`)).rows).toEqual([
          { n: n % 225 },
        ]);
      }
    });
  });
});

describe.each(databases)('closing the $name database', ({ missing, fresh }) => {
  it.skipIf(missing !== undefined)('finishes what is queued, then refuses', async () => {
    const { database, dispose } = await fresh();
    const { userId } = await signedInPerson(database);
    const writes = Array.from({ length: 30 }, (_, n) =>
      database.system.transaction((db) =>
        db
          .insert(chatMessages)
          .values(message(userId, String(n)))
          .returning(),
      ),
    );
    const [written] = await Promise.all([Promise.all(writes), database.close()]);
    expect(written.flat()).toHaveLength(30);
    await expect(database.ping()).rejects.toThrow('closed');
    await dispose();
  });
});
