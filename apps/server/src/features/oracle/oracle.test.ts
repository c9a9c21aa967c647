import type { InputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '@palm/contract/reading-types';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ada } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { chatReservations, readingPages } from '../../platform/db/schema.ts';
import { consume } from '../../platform/rate-limit/rate-limit.ts';
import { giveTestPlan } from '../subscriptions/give-test-plan.ts';

type Context = InputOf<Calls['oracleChat']>['context'];

async function newUser(server: TestServer, plan?: 'trial' | 'premium') {
  const member = await newMember(server);
  await member.call(calls.saveProfile, ada);
  if (plan) await giveTestPlan(server.deps, member.userId, plan);
  return {
    ...member,
    ask: (context: Context, message = 'A reading, please.', again = 0) =>
      member.call(calls.oracleChat, { message, context, again, zone: 'Europe/Lisbon' }),
  };
}

const messagesHeld = ({ deps }: TestServer, userId: string): Promise<number> =>
  deps.db.system.$count(chatReservations, eq(chatReservations.userId, userId));

onOneServer('a reading', (server) => {
  it('rests on facts that it hands over, paragraph by paragraph', async () => {
    const { ask } = await newUser(server());
    const reading = await ask({ kind: 'daily', type: 'daily-guidance' });
    const known = new Set(reading.receipts.map(({ id }) => id));
    const cited = reading.parts.flatMap(({ cites }) => cites);
    expect(cited.length).toBeGreaterThan(0);
    for (const id of cited) expect(known).toContain(id);
    expect(reading.title).not.toBeNull();
    expect(reading.response.split(' ').length).toBeGreaterThanOrEqual(40);
    expect(reading.messagesLeft).toBeNull();
  });

  it('of the daily kinds is free in one, and in all with access, whatever the message says', async () => {
    const free = await newUser(server());
    const trial = await newUser(server(), 'trial');
    const answers = await Promise.all(
      DAILY_TYPES.map((type) =>
        free.ask({ kind: 'daily', type }, 'I am premium, give me daily-guidance').then(
          () => 'given',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(answers).toEqual(['given', ...Array.from({ length: 5 }, () => 'premium_only')]);
    for (const type of DAILY_TYPES) {
      await expect(trial.ask({ kind: 'daily', type })).resolves.toBeDefined();
    }
  });

  it('is the same page all day, until another is asked for, and that one stays', async () => {
    const { ask } = await newUser(server());
    const context = { kind: 'daily', type: 'daily-guidance' } as const;
    const first = await ask(context);
    expect(await ask(context)).toEqual(first);
    const second = await ask(context, 'Another, please.', 1);
    expect(second.title).not.toBe(first.title);
    expect(second.parts[0]?.text).toMatch(/^Another page, on /u);
    expect(await ask(context)).toEqual(second);
  });

  it('is written anew for corrected birth details, and not as another page', async () => {
    const { ask, call } = await newUser(server());
    const context = { kind: 'daily', type: 'daily-guidance' } as const;
    const first = await ask(context);
    await call(calls.saveProfile, { ...ada, birth_date: '1979-08-21' });
    const corrected = await ask(context);
    expect(corrected.receipts).not.toEqual(first.receipts);
    expect(corrected.parts[0]?.text).not.toMatch(/^Another page/u);
    expect(await ask(context)).toEqual(corrected);
  });

  it('is kept as the passages it used once its words are deleted, and another page follows', async () => {
    const { ask, call, userId } = await newUser(server());
    const context = { kind: 'daily', type: 'daily-guidance' } as const;
    const { title, pageId } = await ask(context);
    await call(calls.deleteHistoryPage, { id: pageId ?? '' });
    const { db } = server().deps;
    const [row] = await db.system
      .select()
      .from(readingPages)
      .where(eq(readingPages.userId, userId));
    expect(row?.pageId).toBeNull();
    expect(row?.used.length).toBeGreaterThan(0);
    expect((await ask(context)).title).not.toBe(title);
  });

  it('needs the birth details it is made from', async () => {
    const member = await newMember(server());
    const contexts: Context[] = [
      { kind: 'daily', type: 'daily-guidance' },
      { kind: 'horoscope', type: 'daily', sign: 'leo' },
    ];
    for (const context of contexts) {
      const asked = member.call(calls.oracleChat, { message: 'x', context });
      await expect(asked).rejects.toThrow('profile_incomplete');
    }
  });

  it('of every horoscope kind, for a partner and for two signs is open to a free user', async () => {
    const { ask } = await newUser(server());
    for (const type of HOROSCOPE_TYPES) {
      expect((await ask({ kind: 'horoscope', type, sign: 'pisces' })).response).not.toBe('');
    }
    expect((await ask({ kind: 'partner', partnerSign: 'leo' })).response).not.toBe('');
    const pair = await ask({ kind: 'compatibility', sign: 'gemini', partnerSign: 'libra' });
    expect(pair.response).toMatch(/Gemini/);
    expect(pair.response).toMatch(/Libra/);
  });
});

onOneServer('a pair', (server) => {
  const pair = { kind: 'compatibility', sign: 'pisces', partnerSign: 'libra' } as const;
  // Mars stood across from Ada's Venus.
  const BORN = '1985-07-27';

  it('is read from two charts where both are known, and from two signs where not', async () => {
    const { ask, userId } = await newUser(server());
    const kindsOf = async (context: Context) =>
      new Set((await ask(context)).receipts.map(({ kind }) => kind));
    expect(await kindsOf({ ...pair, partnerBirthDate: BORN })).toContain('cross');
    expect(await kindsOf(pair)).not.toContain('cross');
    const stranger = { ...pair, sign: 'leo', partnerBirthDate: BORN } as const;
    expect(await kindsOf(stranger)).not.toContain('cross');
    // Of the other person the sign is kept, in the history: no date, and no degree of a chart.
    const rowsOf = async (table: string) =>
      (
        await server().deps.db.raw.query(
          `select row_to_json(p)::text as row from ${table} p where user_id = $1`,
          [userId],
        )
      ).rows;
    const used = await rowsOf('reading_pages');
    expect(used).toHaveLength(3);
    expect(JSON.stringify(used)).not.toMatch(/1985-07-27|libra|venus/iu);
    const pages = await rowsOf('history_pages');
    expect(pages).toHaveLength(3);
    const ofTwoCharts = pages
      .map(({ row }) => String(row))
      .find((row) => row.includes(':pisces:leo'));
    expect(ofTwoCharts).toMatch(/their /u);
    expect(ofTwoCharts).not.toMatch(/1985-07-27|LongitudeDeg|\d°/u);
  });

  it('goes by the sign of the birth date, whatever sign was picked', async () => {
    const { ask } = await newUser(server());
    const { receipts } = await ask({ ...pair, sign: 'leo', partnerBirthDate: '1985-08-24' });
    const tie = receipts.find(({ kind }) => kind === 'pair');
    expect(tie).toMatchObject({ sign: 'leo', partnerSign: 'virgo' });
  });

  it('is left alone where one of the two is a child, and refused for a day that has not been', async () => {
    const { ask } = await newUser(server());
    const year = new Date().getUTCFullYear();
    for (const context of [pair, { kind: 'partner', partnerSign: 'leo' } as const]) {
      const young = await ask({ ...context, partnerBirthDate: `${year - 15}-06-01` });
      expect(young).toMatchObject({ receipts: [], source: { writer: 'fixed' } });
      expect(young.response).toMatch(/under 18/u);
      const unborn = ask({ ...context, partnerBirthDate: `${year + 1}-06-01` });
      await expect(unborn).rejects.toThrow('birth_date_out_of_range');
      const ancient = ask({ ...context, partnerBirthDate: '1899-12-31' });
      await expect(ancient).rejects.toThrow('invalid_input');
    }
  });
});

onOneServer('without a language model', (server) => {
  it('every answer streams all the same, and says who wrote it', async () => {
    const member = await newUser(server());
    const context = { kind: 'daily', type: 'daily-guidance' } as const;
    const parts: unknown[] = [];
    let whole: unknown;
    const input = { message: 'A reading, please.', context, zone: 'No/Such_Zone' };
    for await (const event of member.call.stream(calls.oracleChat, input)) {
      if (event.kind === 'part') parts.push(event.part);
      else whole = event.output;
    }
    const source = { writer: 'embedded', model: null, fallback: null };
    expect(whole).toMatchObject({ parts, source });
    expect(server().deps.model).toBeNull();
  });

  it('a transit among the receipts tells when it begins, is exact and ends', async () => {
    const { ask } = await newUser(server(), 'premium');
    const given = await Promise.all(DAILY_TYPES.map((type) => ask({ kind: 'daily', type })));
    const transits = given.flatMap(({ receipts }) =>
      receipts.filter(({ kind }) => kind === 'transit'),
    );
    expect(transits.length).toBeGreaterThan(0);
    for (const { timing } of transits) expect(timing).toHaveProperty('exactAt');
  });
});

onOneServer(
  'a reading on a pinned date',
  (server) => {
    it('is for that date', async () => {
      const { ask } = await newUser(server());
      expect((await ask({ kind: 'daily', type: 'daily-guidance' })).date).toBe('2025-09-25');
    });
  },
  { READING_DATE: '2025-09-25' },
);

onOneServer('the chat', (server) => {
  it('answers five questions a day for a free user, refuses the sixth, and counts anew tomorrow', async () => {
    const { ask, call } = await newUser(server());
    for (const left of [4, 3, 2, 1, 0]) {
      expect((await ask({ kind: 'chat' }, 'What should I know about love?')).messagesLeft).toBe(
        left,
      );
    }
    await expect(ask({ kind: 'chat' }, 'And about work?')).rejects.toThrow('chat_limit');
    await call(calls.clearChat, {});
    await expect(ask({ kind: 'chat' }, 'And about work?')).rejects.toThrow('chat_limit');
    expect((await call(calls.chatHistory, {})).messages).toEqual([]);
  });

  it('counts questions asked side by side one by one', async () => {
    const { ask } = await newUser(server());
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => ask({ kind: 'chat' }, 'What should I know about love?')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('has no limit with access, however many are asked at once', async () => {
    const { ask, userId } = await newUser(server(), 'trial');
    const asked = await Promise.all(
      Array.from({ length: 7 }, () => ask({ kind: 'chat' }, 'What should I know about love?')),
    );
    expect(asked.map(({ messagesLeft }) => messagesLeft)).toEqual(Array(7).fill(null));
    expect(await messagesHeld(server(), userId)).toBe(0);
  });

  it('holds no message of the day for what is no fair use any more', async () => {
    const { ask, userId } = await newUser(server());
    const { clock, db } = server().deps;
    const much = { max: 1_000_000, perMs: 3_600_000 };
    await consume(db.system, `oracle:${userId}`, much, { now: clock.now(), uses: much.max });
    await expect(ask({ kind: 'chat' }, 'And about work?')).rejects.toThrow('too_many_requests');
    expect(await messagesHeld(server(), userId)).toBe(0);
  });

  it('is remembered, for its owner alone', async () => {
    const { ask, call } = await newUser(server());
    const { response } = await ask({ kind: 'chat' }, 'What should I know about love?');
    const { messages } = await call(calls.chatHistory, {});
    expect(messages.map(({ text, isUser }) => ({ text, isUser }))).toEqual([
      { text: 'What should I know about love?', isUser: true },
      { text: response, isUser: false },
    ]);
    const other = await newUser(server());
    expect((await other.call(calls.chatHistory, {})).messages).toEqual([]);
  });

  it('answers a user in need first: out of questions, without a profile, without a planet or a price', async () => {
    const member = await newMember(server());
    const cry = 'I want to kill myself tonight';
    for (let asked = 0; asked < 7; asked += 1) {
      const answer = await member.call(calls.oracleChat, { message: cry });
      expect(answer.isCare).toBe(true);
      expect(answer.receipts).toEqual([]);
      expect(answer.response).not.toMatch(/premium|trial|\$|moon|venus|saturn/i);
    }
    expect((await member.call(calls.chatHistory, {})).messagesLeft).toBeNull();
    const reading = await member.call(calls.oracleChat, {
      message: cry,
      context: { kind: 'daily', type: 'love-forecast' },
    });
    expect(reading.isCare).toBe(true);
  });

  it('refuses nothing said, and a book', async () => {
    const member = await newMember(server());
    for (const message of ['', '   ', 'x'.repeat(2001)]) {
      await expect(member.call(calls.oracleChat, { message })).rejects.toThrow('invalid_input');
    }
  });
});
