import { expect, test } from 'vitest';
import { tagalogRoots } from './tagalog-roots.ts';

test.each([
  ['tumatawag', 'tawag'],
  ['nagtatrabaho', 'trabaho'],
  ['sinisigawan', 'sigaw'],
  ['makipagusap', 'usap'],
  ['magreresign', 'resign'],
  ['nahihirapan', 'hirap'],
])('%s comes from %s', (word, root) => {
  expect(tagalogRoots(word)).toContain(root);
});
