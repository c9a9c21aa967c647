import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { answering, withPart } from '../line.ts';
import { AnswerText } from './answer-text.tsx';

const part = (text: string, cites: readonly string[]) => ({ text, cites: [...cites] });

it('numbers sentences that rest on the same fact once, at the last of them', () => {
  const line = [
    part('First.', ['moon']),
    part('Second.', ['moon']),
    part('Third.', ['sun']),
    part('Fourth.', []),
  ].reduce(withPart, answering(new Date('2026-11-15T12:00:00Z')));
  const shown = renderToStaticMarkup(<AnswerText line={line} />).replaceAll(/<[^>]*>/gu, '');
  expect(shown).toBe('First. Second.1 Third.2 Fourth. ');
});
