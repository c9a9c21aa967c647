import { calls } from '@palm/contract/calls';
import { days } from '@palm/contract/durations';
import { shareParagraphs } from '@palm/contract/share-paragraphs';
import { typographic } from '@palm/contract/typographic';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ada } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { historyPages, sharedPages } from '../../platform/db/schema.ts';
import { forgetHistory } from '../history/forget-history.ts';

const NOWHERE = '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11';

async function sharer(server: TestServer) {
  const member = await newMember(server);
  await member.call(calls.saveProfile, ada);
  const answer = await member.call(calls.oracleChat, {
    message: 'x',
    context: { kind: 'daily', type: 'daily-guidance' },
  });
  const pageId = answer.pageId ?? '';
  return {
    ...member,
    answer,
    pageId,
    share: async (paragraph = 0, isWhole = true) =>
      (await member.call(calls.createShare, { pageId, paragraph, isWhole })).path,
    shares: async () => (await member.call(calls.listShares, {})).shares,
  };
}

const open = ({ url }: TestServer, path: string): Promise<Response> => fetch(url + path);

const fail = (): never => {
  throw new Error('the page is not there');
};

/** As a browser shows it. */
const plain = (html: string): string =>
  html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

onOneServer('a shared page', (server) => {
  it('shows title and the chosen paragraph to everybody, and nothing else of the page', async () => {
    const { share, answer } = await sharer(server());
    const [first = '', second = ''] = shareParagraphs(answer.parts).map(typographic);
    const title = typographic(answer.title ?? '');
    const response = await open(server(), await share(1));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = plain(await response.text());
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(second);
    expect(page).not.toContain(first);
    expect(page).toContain('See your own sky');
    expect(page).toContain(`<meta property="og:title" content="${title}"`);
    expect(page).toMatch(/<meta name="robots" content="noindex"/u);
    for (const secret of ['Quill', '1987', 'Lisbon', '07:45', 'natal']) {
      expect(page).not.toContain(secret);
    }
  });

  it('leaves out what tells of a birth, unless its owner asks for it', async () => {
    const { share, pageId, userId } = await sharer(server());
    const { system } = server().deps.db;
    const [row] = await system.select().from(historyPages).where(eq(historyPages.id, pageId));
    const text =
      'Carry something heavy, slowly. Saturn leans on your Taurus Moon until Friday. Mind the curb.';
    const parts = [{ text, cites: [], isParagraph: true as const }];
    const page = { ...(row?.page ?? fail()), title: 'Birthday instructions', parts };
    await system.update(historyPages).set({ page }).where(eq(historyPages.userId, userId));
    const shown = async (isWhole: boolean) =>
      plain(await (await open(server(), await share(0, isWhole))).text());
    const discreet = await shown(false);
    expect(discreet).toContain('Carry something heavy, slowly.');
    expect(discreet).not.toMatch(/Taurus|Birthday/u);
    expect(await shown(true)).toContain('your Taurus Moon');
  });

  it('is known by a hash alone, one for each page', async () => {
    const { share, shares, pageId, answer } = await sharer(server());
    const old = await share();
    const path = await share();
    expect(path).toMatch(/^\/shared\/[\w-]{43}$/u);
    expect(await shares()).toMatchObject([{ pageId, title: answer.title }]);
    const rows = await server().deps.db.system.select().from(sharedPages);
    expect(JSON.stringify(rows)).not.toContain(path.slice('/shared/'.length));
    expect((await open(server(), old)).status).toBe(404);
    expect((await open(server(), path)).status).toBe(200);
  });

  it('ends when its owner ends it, deletes the page or leaves', async () => {
    const { call, share, shares, pageId } = await sharer(server());
    const isOpen = async (path: string) => (await open(server(), path)).status === 200;
    const revoked = await share();
    const [{ id } = { id: '' }] = await shares();
    await call(calls.revokeShare, { id });
    expect(await isOpen(revoked)).toBe(false);
    await expect(call(calls.revokeShare, { id })).rejects.toThrow('share_gone');

    const kept = await share();
    const { system } = server().deps.db;
    await forgetHistory(system, new Date(Date.now() + days(200)));
    expect(await isOpen(kept)).toBe(true);
    await call(calls.deleteHistoryPage, { id: pageId });
    expect(await isOpen(kept)).toBe(false);

    const other = await sharer(server());
    const left = await other.share();
    await other.call(calls.deleteAccount, { email: other.email });
    expect(await isOpen(left)).toBe(false);
  });

  it("is made of one's own pages only, and ended by its owner only", async () => {
    const { share, shares, pageId } = await sharer(server());
    const path = await share();
    const [{ id } = { id: '' }] = await shares();
    const { call } = await sharer(server());
    for (const one of [pageId, NOWHERE]) {
      const made = call(calls.createShare, { pageId: one, paragraph: 0 });
      await expect(made).rejects.toThrow('page_gone');
    }
    await expect(call(calls.revokeShare, { id })).rejects.toThrow('share_gone');
    expect((await open(server(), path)).status).toBe(200);
  });

  it('is refused for a paragraph that is not there', async () => {
    const { share, shares } = await sharer(server());
    await expect(share(50)).rejects.toThrow('page_gone');
    expect(await shares()).toEqual([]);
  });

  it('is not there for a guess', async () => {
    const response = await open(server(), '/shared/guess');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no longer shared');
  });
});

onOneServer(
  'the Moon of a shared page',
  (server) => {
    it('is the one that its owner sees today, in every zone', async () => {
      const { call, share } = await sharer(server());
      const path = await share();
      const litIn = async (zone: string): Promise<number> => {
        await call(calls.noteZone, { zone });
        const lit = (await call(calls.getToday, { zone }))?.moon.illuminatedFraction ?? 0;
        expect(await (await open(server(), path)).text()).toContain(
          `${Math.round(lit * 100)}% lit`,
        );
        return lit;
      };
      const east = await litIn('Pacific/Kiritimati');
      expect(await litIn('Pacific/Pago_Pago')).toBeGreaterThan(east + 0.05);
    });
  },
  // Near the first quarter, when the light grows fastest.
  { READING_DATE: '2026-11-16' },
);

onOneServer(
  'guessing shared pages',
  (server) => {
    it('is refused after a while', async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 7; guess += 1) {
        statuses.push((await open(server(), `/shared/guess-${guess}`)).status);
      }
      expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
    });
  },
  { RATE_LIMIT_SCALE: '0.01' },
);
