import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { adaInLisbon } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';

const zone = 'America/New_York';
const maya = {
  ...adaInLisbon,
  birth_name: 'Maya Ode',
  birth_date: '1991-03-14',
  birth_time: '06:42',
  birth_city: 'New York',
  birth_country: 'United States',
  birth_timezone: zone,
  birth_latitude: 40.71,
  birth_longitude: -74.01,
};

onOneServer(
  'your dates',
  (server) => {
    const mayaHere = async () => {
      const member = await newMember(server());
      await member.call(calls.saveProfile, maya);
      await member.call(calls.noteZone, { zone });
      return member;
    };
    const read = (path: string, headers: Record<string, string> = {}) =>
      fetch(server().url + path, { headers });

    it('come in the order of time, in the zone of the user, with a receipt', async () => {
      const { call } = await mayaHere();
      const found = await call(calls.getDates, { zone });
      expect(found).toMatchObject({ from: '2026-12-05', hasBirthTime: true });
      const pluto = found?.dates.find(({ title }) => title === 'Pluto on your Saturn');
      expect(pluto).toMatchObject({ date: '2026-12-09', isStrong: true });
      expect(pluto?.receipt).toMatchObject({ kind: 'transit', body: 'pluto', point: 'saturn' });
    });

    it('are none without birth details', async () => {
      const { call } = await newMember(server());
      expect(await call(calls.getDates, { zone })).toBeNull();
    });

    it('can be followed by a calendar app under a private link', async () => {
      const { call } = await mayaHere();
      expect(await call(calls.getCalendarLink, {})).toBeNull();
      const { path, made_at } = await call(calls.makeCalendarLink, {});
      expect(await call(calls.getCalendarLink, {})).toEqual({ made_at });
      const answer = await read(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const text = await answer.text();
      expect(text).toContain('SUMMARY:Pluto on your Saturn\r\n');
      expect(text).toContain('DTSTART;VALUE=DATE:20261209\r\n');
      expect(text).toContain('DTSTART:20261209T005200Z\r\n');
      expect(text).not.toContain('Maya');
    });

    it('answer a calendar app that has them already with nothing new', async () => {
      const { call } = await mayaHere();
      const { path } = await call(calls.makeCalendarLink, {});
      const etag = (await read(path)).headers.get('etag') ?? '';
      const again = await read(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });

    it('are shut by a new link, by ending it, and to everyone who guesses', async () => {
      const { call } = await mayaHere();
      const first = await call(calls.makeCalendarLink, {});
      const second = await call(calls.makeCalendarLink, {});
      expect((await read(first.path)).status).toBe(404);
      expect((await read(second.path)).status).toBe(200);
      await call(calls.stopCalendarLink, {});
      expect((await read(second.path)).status).toBe(404);
      expect((await read(`/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404);
      expect(await call(calls.getCalendarLink, {})).toBeNull();
    });

    it('leave the link of another user alone', async () => {
      const [owner, other] = [await mayaHere(), await mayaHere()];
      const { path } = await owner.call(calls.makeCalendarLink, {});
      await other.call(calls.stopCalendarLink, {});
      expect((await read(path)).status).toBe(200);
      expect(await other.call(calls.getCalendarLink, {})).toBeNull();
    });
  },
  { READING_DATE: '2026-12-05' },
);
