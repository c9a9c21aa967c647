import { renderToStaticMarkup } from 'react-dom/server';
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
});
