import type { HistoryPage } from '@palm/contract/history';
import { expect, it } from 'vitest';
import { plutoOnSaturn } from '../../../../test/sample-transits.ts';
import { sourceOfPage } from './source-of-page.ts';

const contact = {
  ...plutoOnSaturn,
  timing: { startAt: null, exactAt: ['2026-12-09T12:00:00Z'], endAt: null },
  path: { from: '2026-03-01T00:00:00Z', to: '2027-03-01T00:00:00Z', offsetsDeg: [-1, 1, -0.5] },
};

const page = (receipt: object, reading = 'daily:daily-guidance'): HistoryPage => ({
  id: '9b2f6c1e-4a57-4d0b-9d7a-0d5f5f1f0a11',
  reading,
  date: '2026-12-05',
  title: 'Hand back the keys',
  isKept: false,
  isShared: false,
  person: null,
  parts: [{ text: 'Return the key. Pluto is on your Saturn.', cites: ['t'], isParagraph: true }],
  receipts: [{ id: 't', kind: 'transit', words: '', ...receipt }],
  source: { writer: 'embedded', model: null, fallback: null },
  moon: { angleDeg: 320, illuminatedFraction: 0.1 },
  note: '',
});

it('has the path of the moving planet first, and the birth chart last', () => {
  const { plates, path } = sourceOfPage(page(contact), 'Daily Guidance');
  expect(plates).toEqual(['path', 'sky', 'moon', 'chart']);
  expect(path?.crossings).toHaveLength(1);
});

it('has a path over the Sun of the birth by choice alone: it tells the birthday', () => {
  const { plates } = sourceOfPage(page({ ...contact, point: 'sun' }), 'Daily Guidance');
  expect(plates).toEqual(['sky', 'moon', 'path', 'chart']);
});

it('has the two signs first, or the Moon where the reading is about it', () => {
  const pair = { kind: 'pair', sign: 'leo', partnerSign: 'aries' };
  expect(sourceOfPage(page(pair, 'compatibility:leo:aries'), 'Two').plates[0]).toBe('pair');
  const phase = {
    kind: 'phase',
    phase: 'fullMoon',
    angleDeg: 180,
    illuminatedFraction: 1,
    at: '2026-12-05T12:00:00Z',
  };
  expect(sourceOfPage(page(phase), 'Lunar Wisdom').plates[0]).toBe('moon');
});

it('has its words with and without what tells of a birth', () => {
  const { whole, discreet } = sourceOfPage(page(contact), 'Daily Guidance');
  expect(whole.paragraphs).toEqual(['Return the key. Pluto is on your Saturn.']);
  expect(discreet.paragraphs).toEqual(['Return the key.']);
});
