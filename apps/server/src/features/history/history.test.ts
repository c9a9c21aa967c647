import { calls } from '@palm/contract/calls';
import { days, hours } from '@palm/contract/durations';
import type { OracleContext } from '@palm/contract/oracle';
import { expect, it } from 'vitest';
import { ada } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { forgetHistory } from './forget-history.ts';

const ZONE = 'Europe/Lisbon';
const GUIDANCE = { kind: 'daily', type: 'daily-guidance' } as const;
const NOWHERE = '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11';

const robin = {
  name: 'Robin',
  birth_date: '1988-02-03',
  birth_time: null,
  birth_city: '',
  birth_country: '',
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
};

async function userWithBirth(server: TestServer) {
  const member = await newMember(server);
  await member.call(calls.saveProfile, ada);
  const { call } = member;
  return {
    ...member,
    read: async (context: OracleContext = GUIDANCE, again = 0) => {
      const answer = await call(calls.oracleChat, { message: 'x', context, again, zone: ZONE });
      return { ...answer, id: answer.pageId ?? '' };
    },
    say: (message: string) => call(calls.oracleChat, { message, zone: ZONE }),
    list: (more: { kind?: 'daily' | 'partner' | 'chat'; before?: string } = {}) =>
      call(calls.listHistory, { zone: ZONE, ...more }),
    page: (id: string) => call(calls.getHistoryPage, { id, zone: ZONE }),
    today: async () => (await call(calls.listHistory, { zone: ZONE })).days[0]?.date ?? '',
  };
}

/** What the scheduler deletes once so much time has passed. */
const forgetAfter = ({ deps }: TestServer, ms: number): Promise<void> =>
  forgetHistory(deps.db.system, new Date(deps.clock.now().getTime() + ms));

onOneServer('the history', (server) => {
  it('holds every page that was read, newest first, each once', async () => {
    const { read, list, page } = await userWithBirth(server());
    const first = await read();
    const second = await read(GUIDANCE, 1);
    await read();
    const partner = { kind: 'partner', partnerSign: 'leo' } as const;
    expect((await read(partner)).pageId).toBe((await read(partner)).pageId);
    const { days: listed, next } = await list();
    expect(next).toBeNull();
    expect(listed).toHaveLength(1);
    expect(listed[0]?.chat).toBeNull();
    expect(listed[0]?.pages.map(({ reading, title }) => [reading, title])).toEqual([
      ['partner:leo', expect.any(String)],
      ['daily:daily-guidance', second.title],
      ['daily:daily-guidance', first.title],
    ]);
    expect((await list({ kind: 'partner' })).days[0]?.pages).toHaveLength(1);
    const { parts, receipts, date, source, moon } = first;
    expect(moon).not.toBeNull();
    expect(await page(first.id)).toMatchObject({ parts, receipts, date, source, moon, note: '' });
  });

  it('lists ten days at a time, and the rest after them', async () => {
    const { read, list } = await userWithBirth(server());
    const { system } = server().deps.db;
    const { id } = await read();
    await system.execute(
      `insert into history_pages (id, user_id, reading, page_date, page, opened_at, created_at)
       select gen_random_uuid(), user_id, reading, page_date - day, page, opened_at, created_at
       from history_pages, generate_series(1, 11) day where id = '${id}'`,
    );
    const first = await list();
    expect(first.days).toHaveLength(10);
    expect(first.next).toBe(first.days[9]?.date);
    const rest = await list({ before: first.next ?? '' });
    expect(rest.days).toHaveLength(2);
    expect(rest.next).toBeNull();
  });

  it('forgets a page after 90 days, unless it is kept or has a note', async () => {
    const { read, call, list } = await userWithBirth(server());
    const gone = await read();
    const kept = await read(GUIDANCE, 1);
    const noted = await read(GUIDANCE, 2);
    await call(calls.keepHistoryPage, { id: kept.id, isKept: true });
    await call(calls.saveHistoryNote, { id: noted.id, note: 'It rained, and I was right.' });
    await forgetAfter(server(), days(89));
    expect((await list()).days[0]?.pages).toHaveLength(3);
    await forgetAfter(server(), days(91));
    const pages = (await list()).days[0]?.pages ?? [];
    expect(pages.map(({ id }) => id)).toEqual([noted.id, kept.id]);
    expect(pages).toMatchObject([
      { hasNote: true, isKept: false },
      { hasNote: false, isKept: true },
    ]);
    await expect(call(calls.getHistoryPage, { id: gone.id })).rejects.toThrow('page_gone');
  });

  it('takes a note as it was typed, changes it, and lets it go', async () => {
    const { read, call, page } = await userWithBirth(server());
    const { id } = await read();
    for (const note of ['  two\n lines ', 'another', '']) {
      await call(calls.saveHistoryNote, { id, note });
      expect((await page(id)).note).toBe(note);
    }
    await call(calls.saveHistoryNote, { id, note: ' \n ' });
    expect((await page(id)).note).toBe('');
    const long = call(calls.saveHistoryNote, { id, note: 'x'.repeat(2001) });
    await expect(long).rejects.toThrow('invalid_input');
  });

  it('names a person it is about for as long as they are kept', async () => {
    const { read, call, page } = await userWithBirth(server());
    const { id: personId } = await call(calls.savePerson, robin);
    const { id } = await read({ kind: 'partner', partnerSign: 'aquarius', personId });
    expect((await page(id)).person).toBe('Robin');
    await call(calls.deletePerson, { id: personId });
    expect(await page(id)).toMatchObject({ person: null, reading: 'partner:aquarius' });
  });

  it('deletes a page for good', async () => {
    const { read, call, list } = await userWithBirth(server());
    const { id } = await read();
    await call(calls.deleteHistoryPage, { id });
    expect((await list()).days).toEqual([]);
    await expect(call(calls.deleteHistoryPage, { id })).rejects.toThrow('page_gone');
  });

  it("does not know another user's pages", async () => {
    const { read, page } = await userWithBirth(server());
    const { id } = await read();
    const { call } = await userWithBirth(server());
    for (const one of [id, NOWHERE]) {
      await expect(call(calls.getHistoryPage, { id: one })).rejects.toThrow('page_gone');
      await expect(call(calls.deleteHistoryPage, { id: one })).rejects.toThrow('page_gone');
      const keeping = call(calls.keepHistoryPage, { id: one, isKept: true });
      await expect(keeping).rejects.toThrow('page_gone');
      const noting = call(calls.saveHistoryNote, { id: one, note: 'mine' });
      await expect(noting).rejects.toThrow('page_gone');
    }
    expect(await page(id)).toMatchObject({ isKept: false, note: '' });
  });
});

onOneServer('a day of conversation', (server) => {
  it('is found again as it was, kept, and deleted with what was kept in mind', async () => {
    const { say, call, list, today } = await userWithBirth(server());
    await say('Will the lighthouse keeper write to me?');
    await say('And when?');
    const date = await today();
    expect((await list()).days).toMatchObject([
      { pages: [], chat: { questions: 2, opening: 'Will the lighthouse keeper write to me?' } },
    ]);
    const day = { date, zone: ZONE };
    const { messages } = await call(calls.getHistoryChat, day);
    expect(messages).toEqual((await call(calls.chatHistory, {})).messages);
    await call(calls.keepHistoryChat, { ...day, isKept: true });
    expect((await list({ kind: 'chat' })).days[0]?.chat?.isKept).toBe(true);
    await call(calls.deleteHistoryChat, day);
    expect((await list()).days).toEqual([]);
    expect((await call(calls.chatHistory, {})).messages).toEqual([]);
    await expect(call(calls.getHistoryChat, day)).rejects.toThrow('page_gone');
    await expect(call(calls.deleteHistoryChat, day)).rejects.toThrow('page_gone');
    const keeping = call(calls.keepHistoryChat, { ...day, isKept: true });
    await expect(keeping).rejects.toThrow('page_gone');
  });

  it('is shown to its own user only', async () => {
    const { say, today } = await userWithBirth(server());
    await say('Will the lighthouse keeper write to me?');
    const { call } = await userWithBirth(server());
    const day = { date: await today(), zone: ZONE };
    await expect(call(calls.getHistoryChat, day)).rejects.toThrow('page_gone');
    await expect(call(calls.deleteHistoryChat, day)).rejects.toThrow('page_gone');
  });

  it('begins and ends by the clock of its user', async () => {
    const { say, call } = await userWithBirth(server());
    await say('Will the lighthouse keeper write to me?');
    const datesIn = async (zone: string) =>
      (await call(calls.listHistory, { zone })).days.map(({ date }) => date);
    const [[west = ''], [east = '']] = await Promise.all([
      datesIn('Etc/GMT+12'),
      datesIn('Pacific/Kiritimati'),
    ]);
    expect(Date.parse(east) - Date.parse(west)).toBeGreaterThanOrEqual(days(1));
    expect(await datesIn('No/Where')).toEqual(await datesIn('UTC'));
  });

  it('is forgotten after 90 days, unless it is kept', async () => {
    const { say, list, call } = await userWithBirth(server());
    await say('Will the lighthouse keeper write to me?');
    await forgetAfter(server(), days(91));
    expect((await list()).days).toEqual([]);
    await say('Will the lighthouse keeper write to me?');
    const date = (await list()).days[0]?.date ?? '';
    await call(calls.keepHistoryChat, { date, zone: ZONE, isKept: true });
    await forgetAfter(server(), days(91));
    expect((await list()).days).toHaveLength(1);
  });

  it('never shows a cry for help in the list, and loses its words after a day', async () => {
    const { say, call, list } = await userWithBirth(server());
    const CRY = 'I want to kill myself tonight';
    await say(CRY);
    const [day] = (await list()).days;
    expect(day?.chat).toMatchObject({ questions: 1, opening: '' });
    const told = () => call(calls.getHistoryChat, { date: day?.date ?? '', zone: ZONE });
    expect((await told()).messages[0]?.text).toBe(CRY);
    await forgetAfter(server(), hours(25));
    const [question, answer] = (await told()).messages;
    expect(question).toMatchObject({ isUser: true, text: '' });
    expect(answer).toMatchObject({ isCare: true });
    expect(answer?.text).not.toBe('');
  });

  it('keeps the words of a cry for help where its owner kept that day', async () => {
    const { say, call, list } = await userWithBirth(server());
    const CRY = 'I want to kill myself tonight';
    await say(CRY);
    const date = (await list()).days[0]?.date ?? '';
    await call(calls.keepHistoryChat, { date, zone: ZONE, isKept: true });
    await forgetAfter(server(), hours(25));
    const { messages } = await call(calls.getHistoryChat, { date, zone: ZONE });
    expect(messages[0]?.text).toBe(CRY);
  });
});
