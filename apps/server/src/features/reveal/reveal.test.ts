import { calls } from '@palm/contract/calls';
import { expect, it, vi } from 'vitest';
import { ada, adaInLisbon } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer, visit } from '../../../test/running-server.ts';
import { profiles } from '../../platform/db/schema.ts';

const dateOnly = {
  birth_date: '1991-03-14',
  birth_time: null,
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
  birth_utc_offset: null,
};
const newYork = {
  ...dateOnly,
  birth_time: '06:42',
  birth_timezone: 'America/New_York',
  birth_latitude: 40.71,
  birth_longitude: -74.01,
};
const kept = { ...dateOnly, birth_time_unknown: false, birth_city: null, birth_country: null };

onOneServer('a chart before an account', (server) => {
  it('shows Sun, Moon and rising sign in words, and the beginning of today’s page', async () => {
    const { call } = visit(server().url);
    const preview = await call(calls.previewChart, { ...newYork, zone: 'America/New_York' });
    const signs = preview.placements.map(({ point, meanings }) => [point, meanings[0]?.sign]);
    expect(signs).toEqual([
      ['sun', 'pisces'],
      ['moon', 'pisces'],
      ['ascendant', 'aries'],
    ]);
    expect(preview.chart.houses).not.toBeNull();
    expect(preview.today.title).not.toBe('');
    expect(preview.today.opening).toMatch(/[.?!]$/);
  });

  it('has no rising sign without a birth time, and names every sign the Moon was in', async () => {
    const { call } = visit(server().url);
    const { placements } = await call(calls.previewChart, dateOnly);
    expect(placements.map(({ point }) => point)).toEqual(['sun', 'moon']);
    expect(placements[1]?.meanings.map(({ sign }) => sign)).toEqual(['aquarius', 'pisces']);
    expect(placements[1]?.longitude).toBeNull();
  });

  it('stores nothing, and writes no birth data into the log', async () => {
    const { deps, url } = server();
    const before = await deps.db.system.$count(profiles);
    const lines = vi.spyOn(deps.log, 'info');
    await visit(url).call(calls.previewChart, newYork);
    expect(await deps.db.system.$count(profiles)).toBe(before);
    const written = JSON.stringify(lines.mock.calls);
    expect(written).toContain('preview-chart');
    expect(written).not.toMatch(/1991|06:42|40\.71/);
  });

  it.each([
    ['birth_date_out_of_range', { birth_date: '1899-12-31' }],
    ['birth_date_out_of_range', { birth_date: '2999-01-01' }],
    ['timezone_unknown', { birth_timezone: 'Europe/Atlantis' }],
    ['birth_time_ambiguous', { birth_date: '1987-10-25', birth_time: '01:30' }],
  ])('refuses with %s', async (code, wrong) => {
    const asked = visit(server().url).call(calls.previewChart, { ...newYork, ...wrong });
    await expect(asked).rejects.toThrow(code);
  });
});

onOneServer('a chart kept at sign-up', (server) => {
  it('becomes the profile, and is revealed', async () => {
    const { call } = await newMember(server());
    expect(await call(calls.getReveal, {})).toBeNull();
    const profile = await call(calls.keepChart, kept);
    expect(profile).toMatchObject({
      birth_date: '1991-03-14',
      birth_name: null,
      birth_location: null,
      zodiac_sign: 'Pisces',
    });
    expect(await call(calls.getProfile, {})).toEqual(profile);
    const reveal = await call(calls.getReveal, {});
    expect(reveal?.placements[0]?.meanings[0]?.sign).toBe('pisces');
  });

  it('opens the account with the page that was shown before', async () => {
    const zone = 'America/New_York';
    const { today } = await visit(server().url).call(calls.previewChart, { ...newYork, zone });
    const { call } = await newMember(server());
    await call(calls.saveProfile, { ...ada, ...adaInLisbon, ...newYork });
    const opened = await call(calls.getToday, { zone });
    expect(opened?.pages[0]).toMatchObject({ type: 'daily-guidance', title: today.title });
  });

  it('leaves the birth details of an account as they are', async () => {
    const { call } = await newMember(server());
    const saved = await call(calls.saveProfile, { ...ada, ...adaInLisbon });
    expect(await call(calls.keepChart, kept)).toEqual(saved);
  });

  it('is refused with a date out of range, and nothing is stored', async () => {
    const { call } = await newMember(server());
    const keeping = call(calls.keepChart, { ...kept, birth_date: '1899-12-31' });
    await expect(keeping).rejects.toThrow('birth_date_out_of_range');
    expect(await call(calls.getProfile, {})).toBeNull();
  });

  it('belongs to one user alone', async () => {
    const owner = await newMember(server());
    await owner.call(calls.keepChart, kept);
    const other = await newMember(server());
    expect(await other.call(calls.getReveal, {})).toBeNull();
  });
});

onOneServer('the horoscope of a sign', (server) => {
  it('is read by everybody, whole, with the facts it rests on', async () => {
    const page = await visit(server().url).call(calls.signHoroscope, { sign: 'leo' });
    expect(page.title).not.toBe('');
    expect(
      page.parts
        .map(({ text }) => text)
        .join(' ')
        .split(' ').length,
    ).toBeGreaterThan(40);
    const known = page.receipts.map(({ id }) => id);
    expect(known.length).toBeGreaterThan(0);
    for (const id of page.parts.flatMap(({ cites }) => cites)) expect(known).toContain(id);
  });

  it('is written once a day for everybody', async () => {
    const { deps, url } = server();
    const first = await visit(url).call(calls.signHoroscope, { sign: 'aries', zone: 'Asia/Tokyo' });
    const count = deps.oracle.signPages.size;
    const again = await visit(url).call(calls.signHoroscope, { sign: 'aries', zone: 'Asia/Tokyo' });
    expect(again).toEqual(first);
    expect(deps.oracle.signPages.size).toBe(count);
  });
});
