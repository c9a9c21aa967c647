import { calls } from '@palm/contract/calls';
import { PEOPLE_MAX } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { adaInLisbon } from '../../../test/ada.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';

const sam = {
  name: 'Sam Harrow',
  birth_date: '1988-02-03',
  birth_time: '21:10',
  birth_city: 'London',
  birth_country: 'United Kingdom',
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
};
const undated = { ...sam, birth_time: null, birth_city: '', birth_country: '' };

onOneServer('people', (server) => {
  it('are kept with the place of a typed city, changed and deleted', async () => {
    const { call } = await newMember(server());
    const saved = await call(calls.savePerson, sam);
    expect(saved).toMatchObject({
      name: 'Sam Harrow',
      sign: 'aquarius',
      birth_timezone: 'Europe/London',
    });
    const changed = await call(calls.savePerson, { ...undated, id: saved.id, name: 'Sam' });
    expect(changed).toMatchObject({ id: saved.id, name: 'Sam', birth_time: null });
    expect(await call(calls.listPeople, {})).toEqual({ people: [changed] });
    await call(calls.deletePerson, { id: saved.id });
    expect(await call(calls.listPeople, {})).toEqual({ people: [] });
    await expect(call(calls.deletePerson, { id: saved.id })).rejects.toThrow('person_gone');
  });

  it.each([
    ['a name', { name: ' ' }, 'person_incomplete'],
    ['a date', { birth_date: '' }, 'person_incomplete'],
    ['a date that has come', { birth_date: '2999-01-01' }, 'birth_date_out_of_range'],
    ['a known zone', { birth_timezone: 'Mars/Base' }, 'timezone_unknown'],
  ])('need %s, and nothing is kept without', async (_, gap, code) => {
    const { call } = await newMember(server());
    await expect(call(calls.savePerson, { ...sam, ...gap })).rejects.toThrow(code);
    expect(await call(calls.listPeople, {})).toEqual({ people: [] });
  });

  it('are ten at most, also when two are added at once', async () => {
    const { call } = await newMember(server());
    const added = await Promise.allSettled(
      Array.from({ length: PEOPLE_MAX + 2 }, () => call(calls.savePerson, undated)),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(PEOPLE_MAX);
    await expect(call(calls.savePerson, undated)).rejects.toThrow('people_full');
  });

  it('belong to the account that added them', async () => {
    const [owner, other] = [await newMember(server()), await newMember(server())];
    await other.call(calls.saveProfile, adaInLisbon);
    const { id } = await owner.call(calls.savePerson, sam);
    expect(await other.call(calls.listPeople, {})).toEqual({ people: [] });
    await expect(other.call(calls.savePerson, { ...sam, id })).rejects.toThrow('person_gone');
    await expect(other.call(calls.deletePerson, { id })).rejects.toThrow('person_gone');
    const context = { kind: 'partner', partnerSign: 'aquarius', personId: id } as const;
    const asking = other.call(calls.oracleChat, { message: 'their day', context });
    await expect(asking).rejects.toThrow('person_gone');
  });

  it('give a partner page their own houses, and two charts their ties', async () => {
    const { call } = await newMember(server());
    await call(calls.saveProfile, adaInLisbon);
    const { id } = await call(calls.savePerson, sam);
    const partner = { partnerSign: 'aquarius', personId: id } as const;
    const day = await call(calls.oracleChat, {
      message: 'day',
      context: { kind: 'partner', ...partner },
    });
    expect(day.receipts[0]).toMatchObject({ kind: 'house', of: 'partner' });
    const together = await call(calls.oracleChat, {
      message: 'us',
      context: { kind: 'compatibility', sign: 'pisces', ...partner },
    });
    expect(together.receipts[0]).toMatchObject({ kind: 'cross' });
    expect(JSON.stringify([day, together])).not.toMatch(/\bSam\b/u);
  });

  it('are not matched while they are children', async () => {
    const { call } = await newMember(server());
    await call(calls.saveProfile, adaInLisbon);
    const { id } = await call(calls.savePerson, { ...undated, birth_date: '2020-02-03' });
    const context = {
      kind: 'compatibility',
      sign: 'pisces',
      partnerSign: 'aquarius',
      personId: id,
    } as const;
    const answer = await call(calls.oracleChat, { message: 'us', context });
    expect(answer).toMatchObject({ source: { writer: 'fixed' }, receipts: [] });
  });
});
