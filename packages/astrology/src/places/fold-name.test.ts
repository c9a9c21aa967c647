import { expect, it } from 'vitest';

import { foldName } from './fold-name.ts';

it.each([
  ['München', 'munchen'],
  ['  São   Paulo ', 'sao paulo'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['IĞDIR', 'igdir'],
  ['Tórshavn', 'torshavn'],
  ['Straßburg', 'strassburg'],
  ["N'Djamena", 'ndjamena'],
  ['Stratford-upon-Avon', 'stratford upon avon'],
  ['St. Louis', 'st louis'],
  ['Nha Trang – Khánh Hòa', 'nha trang khanh hoa'],
  ['МОСКВА', 'москва'],
  ['東京', '東京'],
  ['서울', '서울'],
  ['ベルリン', 'ベルリン'],
  ['--', ''],
])('folds %s to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

it('leaves a folded name as it is', () => {
  for (const name of ['Ağrı', 'Þórshöfn', 'Đà Nẵng', 'Œuilly', '‘Ajlūn']) {
    expect(foldName(foldName(name))).toBe(foldName(name));
  }
});
