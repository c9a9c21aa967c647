import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { addSavedPalm } from '../../../test/saved-palms.ts';

async function palmSharer(server: TestServer) {
  const member = await newMember(server);
  const readingId = await addSavedPalm(server, member.userId);
  const share = async (showsHand = false, paragraph = 0) =>
    (await member.call(calls.sharePalmReading, { readingId, paragraph, showsHand })).path;
  const shown = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, html: await response.text() };
  };
  return { ...member, readingId, share, shown };
}

onOneServer('a link to a palm reading', (server) => {
  it('shows the title and one paragraph, and the hand only if its owner chose it', async () => {
    const { share, shown } = await palmSharer(server());
    const plain = await shown(await share());
    expect(plain.html).toContain('<h1>A hand for talking with</h1>');
    expect(plain.html).toContain('The first paragraph.');
    expect(plain.html).not.toContain('The second paragraph.');
    expect(plain.html).toContain('% lit');
    expect(plain.html).not.toContain('class="line"');
    const withHand = await shown(await share(true, 1));
    expect(withHand.html).toContain('The second paragraph.');
    expect(withHand.html.match(/class="line"/gu)).toHaveLength(2);
    expect(withHand.html).not.toContain('% lit');
  });

  it('is one for each reading, is listed, and ends when it is ended', async () => {
    const { call, share, shown } = await palmSharer(server());
    const old = await share();
    const path = await share();
    expect((await shown(old)).status).toBe(404);
    const { shares } = await call(calls.listShares, {});
    expect(shares).toMatchObject([
      { pageId: null, reading: 'palm', title: 'A hand for talking with' },
    ]);
    await call(calls.revokeShare, { id: shares[0]?.id ?? '' });
    expect((await shown(path)).status).toBe(404);
  });

  it('ends with its reading, and with the account', async () => {
    const one = await palmSharer(server());
    const path = await one.share();
    await one.call(calls.deleteSavedReading, { id: one.readingId });
    expect((await one.shown(path)).status).toBe(404);
    const other = await palmSharer(server());
    const left = await other.share();
    await other.call(calls.deleteAccount, { email: other.email });
    expect((await other.shown(left)).status).toBe(404);
  });

  it("is made of one's own readings and paragraphs only", async () => {
    const { readingId, share, call } = await palmSharer(server());
    const stranger = await newMember(server());
    const input = { readingId, paragraph: 0, showsHand: true };
    await expect(stranger.call(calls.sharePalmReading, input)).rejects.toThrow('reading_gone');
    await expect(share(false, 2)).rejects.toThrow('reading_gone');
    expect((await call(calls.listShares, {})).shares).toEqual([]);
  });
});
