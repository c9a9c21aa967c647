import { expect, it } from 'vitest';
import { plutoOnSaturn } from '../../../test/sample-transits.ts';
import { plateOf, plateOfReading } from './plate-of.ts';

const transit = plutoOnSaturn;
const { at } = transit;
const path = {
  from: '2025-01-15T00:00:00.000Z',
  to: '2027-03-06T00:00:00.000Z',
  offsetsDeg: [-1, 0.1, -1, 1],
};

it('draws a long contact as the way of its planet, with every exact date and today', () => {
  const plate = plateOf({ ...transit, path }, 'UTC');
  expect(plate).toMatchObject({
    kind: 'path',
    pointWords: 'your Saturn, 3°44′ Aquarius',
    caption: 'Three crossings in two years. The last is Wednesday.',
    label:
      'Pluto’s path back and forth over the degree of your Saturn. Exact: April 16, 2025; February 2, 2026; December 9, 2026.',
  });
  const { crossings, today } = plate.kind === 'path' ? plate : { crossings: [], today: null };
  expect(crossings.map(({ words, isNext }) => [words, isNext])).toEqual([
    ['Apr 16', false],
    ['Feb 2', false],
    ['Dec 9', true],
  ]);
  expect(today?.atMs).toBe(Date.parse(at));
});

it('tells only months where the hour of birth is unknown', () => {
  const plate = plateOf({ ...transit, pointUncertaintyDeg: 0.4, path }, 'UTC');
  expect(plate.caption).toBe('Three crossings in two years. The last is in December 2026.');
});

it('draws a short contact on the ring', () => {
  const plate = plateOf({ ...transit, body: 'venus', aspect: 'square' }, 'UTC');
  expect(plate).toMatchObject({
    kind: 'ring',
    aspect: 'square',
    caption: 'Venus square your Saturn, exact Wednesday.',
  });
});

it('draws the Moon as it is for what the Moon does', () => {
  const moon = { angleDeg: 325, illuminatedFraction: 0.084 };
  const visit = { kind: 'house', body: 'moon', longitudeDeg: 220, house: 4, at } as const;
  expect(plateOf({ ...visit, isRetrograde: false, moon })).toMatchObject({
    kind: 'moon',
    angleDeg: 325,
    caption: 'Waning Crescent, 8% lit, about 27 days old.',
  });
  expect(plateOf({ kind: 'lunation', phase: 'full', longitudeDeg: 62.1, at }, 'UTC')).toMatchObject(
    {
      kind: 'moon',
      angleDeg: 180,
      caption: 'Full Moon, December 5, at 2°06′ Gemini.',
    },
  );
});

it('lights the house a planet goes through', () => {
  const visit = { body: 'venus', longitudeDeg: 220, house: 7, isRetrograde: false, at } as const;
  const timing = { startAt: null, exactAt: [], endAt: '2027-01-04T00:00:00.000Z' };
  expect(plateOf({ kind: 'house', ...visit, timing }, 'UTC')).toMatchObject({
    kind: 'house',
    house: 7,
    firstSign: null,
    caption: 'Venus in your 7th house, until January 4, 2027.',
  });
  expect(plateOf({ kind: 'solar-house', ...visit, ofSign: 'leo' }, 'UTC')).toMatchObject({
    firstSign: 4,
    caption: 'Venus in the 7th sign from Leo.',
  });
});

it('sets two signs side by side, and a placement on the ring', () => {
  expect(plateOf({ kind: 'pair', sign: 'pisces', partnerSign: 'leo' })).toMatchObject({
    kind: 'pair',
    signs: [11, 4],
    caption: 'Pisces, mutable water, and Leo, fixed fire.',
  });
  expect(
    plateOf({
      kind: 'natal',
      point: 'moon',
      sign: 'leo',
      otherSign: 'virgo',
      longitudeDeg: null,
      house: null,
      isRetrograde: null,
    }),
  ).toMatchObject({ kind: 'ring', signs: [4, 5], caption: 'Your Moon in Leo or Virgo.' });
  expect(
    plateOf({
      kind: 'natal',
      point: 'moon',
      sign: 'cancer',
      otherSign: null,
      longitudeDeg: 98.1,
      house: 4,
      isRetrograde: false,
    }),
  ).toMatchObject({ signs: [3], caption: 'Your Moon at 8°06′ Cancer, 4th house.' });
});

it('draws what the text is about, and not what only stands beside it', () => {
  const receipts = [
    { id: 'a', words: '', ...transit },
    { id: 'b', words: '', kind: 'pair', sign: 'pisces', partnerSign: 'leo' },
  ];
  const parts = [
    { text: 'Another page.', cites: ['a'], isAside: true },
    { text: 'Leo is nervous.', cites: ['unknown', 'b'] },
  ];
  expect(plateOfReading({ parts, receipts })?.kind).toBe('pair');
  expect(plateOfReading({ parts, receipts: [] })).toBeNull();
});
