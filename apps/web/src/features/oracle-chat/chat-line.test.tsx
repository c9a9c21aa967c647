import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChatLine } from './chat-line.tsx';
import { asked } from './line.ts';

const shown = (text: string): string =>
  renderToStaticMarkup(
    <ChatLine
      line={asked(text, new Date('2026-11-15T12:00:00Z'))}
      isStamped={false}
      choices={[]}
      onPick={() => undefined}
      onRetry={() => undefined}
    />,
  );

it('says so where the words of a question were not kept', () => {
  expect(shown('Will she write?')).toContain('Will she write?');
  expect(shown('')).toContain('What you wrote here was not kept.');
});
