import { expect, it } from 'vitest';
import { birthChartOf } from '../../facts/birth-chart.ts';
import { createBookSkies } from './book-sky.ts';
import { longContact } from './long-contact.ts';

const maya = birthChartOf({
  birth: {
    date: '1991-03-14',
    time: '06:42',
    zone: 'America/New_York',
    latitude: 40.71,
    longitude: -74,
  },
});
const skyOf = createBookSkies();
const contactOn = (date: string) => maya && longContact(maya, skyOf(date, 'America/New_York'));

it('takes the slow contact that is about to be exact, with all its passes', () => {
  const contact = contactOn('2026-12-05');
  expect(contact).toMatchObject({ body: 'pluto', point: 'saturn', aspect: 'conjunction' });
  expect(contact?.timing?.exactAt).toHaveLength(5);
  expect(contact?.timing?.endAt?.slice(0, 7)).toBe('2027-01');
});

it('takes only what has a date, on any day of a year', () => {
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
  const contacts = months.flatMap((month) => contactOn(`2026-${month}-10`) ?? []);
  expect(contacts).not.toEqual([]);
  expect(contacts.filter(({ timing }) => !timing?.exactAt.length)).toEqual([]);
});
