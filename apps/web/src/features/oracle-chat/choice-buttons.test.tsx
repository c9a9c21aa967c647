import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ChoiceButtons } from './choice-buttons.tsx';

it('shows every choice as a button with its label', () => {
  const choices = [
    { id: 'family:ghosted', label: 'no answer from someone' },
    { id: 'something-else', label: 'something else' },
  ];
  const html = renderToStaticMarkup(<ChoiceButtons choices={choices} onPick={() => undefined} />);
  expect(html.match(/<button type="button"/gu)).toHaveLength(2);
  expect(html).toContain('no answer from someone');
  expect(html).not.toContain('Go on with');
});

it('says what the buttons are for where the answer does not ask', () => {
  const choices = [{ id: 'family:saying-no', label: 'saying no' }];
  const html = renderToStaticMarkup(<ChoiceButtons choices={choices} onPick={() => undefined} />);
  expect(html).toMatch(/Go on with.*saying no/u);
});

it('leads from the help page choice to the help lines', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ChoiceButtons choices={[{ id: 'help-page', label: 'Help page' }]} onPick={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a[^>]*href="\/help-lines"[^>]*>Help page/u);
});
