import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReceiptChips } from './receipt-chips.tsx';

const shown = (count: number): string =>
  renderToStaticMarkup(
    <ReceiptChips
      notes={Array.from({ length: count }, (_, place) => ({
        number: place + 1,
        words: `Fact ${place + 1}`,
        view: null,
        rows: [],
      }))}
      onOpen={() => undefined}
    />,
  );

it('shows one or two facts at once', () => {
  expect(shown(2)).not.toContain('<details');
});

it('folds many facts under a line that says how many they are, closed at first', () => {
  const html = shown(6);
  expect(html).toMatch(/^<details class="[^"]*"><summary[^>]*>Rests on 6 facts/u);
  expect(html.match(/<button/gu)).toHaveLength(6);
});
