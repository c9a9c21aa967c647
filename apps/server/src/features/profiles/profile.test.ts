import { signAt } from '@palm/astrology/sign-at';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { ada } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';

onOneServer('birth details', (server) => {
  it('are stored with the sign of their date and the place of their city', async () => {
    const { call, userId } = await newMember(server());
    expect(await call(calls.getProfile, {})).toBeNull();
    const saved = await call(calls.saveProfile, ada);
    expect(saved).toMatchObject({
      user_id: userId,
      birth_location: 'Lisbon, Portugal',
      zodiac_sign: 'Pisces',
      display_name: 'Ada Quill',
      birth_timezone: 'Europe/Lisbon',
      birth_latitude: expect.closeTo(38.72, 1),
    });
    expect(await call(calls.getProfile, {})).toEqual(saved);
  });

  it('replace the ones before, the shown name among them', async () => {
    const { call } = await newMember(server());
    const first = await call(calls.saveProfile, ada);
    const second = await call(calls.saveProfile, {
      ...ada,
      birth_date: '1987-07-23',
      birth_name: 'A. Quill',
    });
    expect(second).toMatchObject({ id: first.id, zodiac_sign: 'Leo', birth_name: 'A. Quill' });
    expect(second.display_name).toBe('A. Quill');
  });

  it.each([
    ['a name', { birth_name: '   ' }],
    ['a date', { birth_date: '' }],
    ['a time', { birth_time: null }],
    ['a city', { birth_city: '' }],
    ['a country', { birth_country: '' }],
  ])('are refused without %s, and nothing is stored', async (_, gap) => {
    const { call } = await newMember(server());
    await expect(call(calls.saveProfile, { ...ada, ...gap })).rejects.toThrow(
      'birth_details_missing',
    );
    expect(await call(calls.getProfile, {})).toBeNull();
  });

  it('are refused with a date before 1900 or after today', async () => {
    const { call } = await newMember(server());
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    for (const birth_date of ['1899-12-31', inTwoDays]) {
      const saving = call(calls.saveProfile, { ...ada, birth_date });
      await expect(saving).rejects.toThrow('birth_date_out_of_range');
    }
    expect(await call(calls.saveProfile, { ...ada, birth_date: '1900-01-01' })).toBeDefined();
  });

  it('take "I do not know" for an answer, and invent no hour', async () => {
    const { call } = await newMember(server());
    const saved = await call(calls.saveProfile, {
      ...ada,
      birth_time: null,
      birth_time_unknown: true,
    });
    expect(saved).toMatchObject({ birth_time: null, birth_time_unknown: true });
    const chart = await call(calls.getChart, {});
    expect(chart?.houses).toBeNull();
    const moon = chart?.bodies.find(({ id }) => id === 'moon');
    expect(moon?.house).toBeNull();
    expect(moon?.range).not.toBeNull();
  });

  it('forget the hour when it turns out to be unknown', async () => {
    const { call } = await newMember(server());
    const saved = await call(calls.saveProfile, { ...ada, birth_time_unknown: true });
    expect(saved.birth_time).toBeNull();
  });

  it('refuse an unknown time zone', async () => {
    const { call } = await newMember(server());
    const saving = call(calls.saveProfile, { ...ada, birth_timezone: 'Europe/Atlantis' });
    await expect(saving).rejects.toThrow('timezone_unknown');
  });

  it('ask which of two hours is meant, and keep the answer', async () => {
    const { call } = await newMember(server());
    const born = {
      ...ada,
      birth_city: 'New York',
      birth_country: 'United States',
      birth_date: '1987-10-25',
      birth_time: '01:30',
    };
    await expect(call(calls.saveProfile, born)).rejects.toThrow('birth_time_ambiguous');
    const clock = await call(calls.checkBirthTime, {
      birth_date: born.birth_date,
      birth_time: born.birth_time,
      birth_timezone: 'America/New_York',
      birth_longitude: -74,
    });
    expect(clock).toEqual({ kind: 'twice', offsetBefore: -14_400, offsetAfter: -18_000 });
    const ascendants = [];
    for (const birth_utc_offset of [-14_400, -18_000]) {
      await call(calls.saveProfile, { ...born, birth_utc_offset });
      ascendants.push((await call(calls.getChart, {}))?.houses?.ascendant);
    }
    expect(ascendants[0]).toBeDefined();
    expect(ascendants[0]).not.toBe(ascendants[1]);
  });

  it.each([
    [-14_400, 'Leo'],
    [-18_000, 'Virgo'],
  ])('give the chart and the Oracle one rising sign (%i: %s)', async (birth_utc_offset, rising) => {
    const { call } = await newMember(server());
    await call(calls.saveProfile, {
      ...ada,
      birth_city: 'New York',
      birth_country: 'United States',
      birth_date: '1987-10-25',
      birth_time: '01:30',
      birth_utc_offset,
    });
    const chart = await call(calls.getChart, {});
    expect(signAt(chart?.houses?.ascendant ?? 0)).toBe(rising.toLowerCase());
    const { response } = await call(calls.oracleChat, { message: 'What is my rising sign?' });
    expect(response).toContain(rising);
  });

  it('keep a city that no list has, and draw what can be drawn', async () => {
    const { call } = await newMember(server());
    const saved = await call(calls.saveProfile, {
      ...ada,
      birth_city: 'Brigadoon',
      birth_country: 'Scotland',
    });
    expect(saved).toMatchObject({ birth_latitude: null, birth_location: 'Brigadoon, Scotland' });
    expect((await call(calls.getChart, {}))?.houses).toBeNull();
  });

  it('cannot be seen by another user', async () => {
    const owner = await newMember(server());
    await owner.call(calls.saveProfile, ada);
    const other = await newMember(server());
    expect(await other.call(calls.getProfile, {})).toBeNull();
    expect(await other.call(calls.getChart, {})).toBeNull();
  });
});

onOneServer('the chart', (server) => {
  it('has the true Sun sign beside the sign of the calendar', async () => {
    const { call } = await newMember(server());
    // The Sun entered Aries on 2000-03-20 at 07:35 UTC; the calendar gives the day to Pisces.
    await call(calls.saveProfile, { ...ada, birth_date: '2000-03-20', birth_time: '12:00' });
    expect(await call(calls.getChart, {})).toMatchObject({
      sunSign: 'aries',
      calendarSign: 'pisces',
    });
  });

  it('uses whole signs, and says so, where Placidus has no answer', async () => {
    const { call } = await newMember(server());
    const tromso = {
      birth_city: 'Tromsø',
      birth_country: 'Norway',
      birth_timezone: 'Europe/Oslo',
      birth_latitude: 69.65,
      birth_longitude: 18.96,
    };
    await call(calls.saveProfile, { ...ada, ...tromso });
    expect((await call(calls.getChart, {}))?.houses).toMatchObject({
      system: 'wholeSign',
      isPolar: true,
    });
  });
});

onOneServer('a city', (server) => {
  it('is found by its beginning, with a slip, and without its accents', async () => {
    const { call } = await newMember(server());
    for (const [query, name] of [
      ['Lisb', 'Lisbon'],
      ['Barcelna', 'Barcelona'],
      ['Sao Paulo', 'São Paulo'],
    ] as const) {
      const { places } = await call(calls.searchPlaces, { query });
      expect(places.map((place) => place.name)).toContain(name);
    }
    expect((await call(calls.searchPlaces, { query: '' })).places).toEqual([]);
  });
});
