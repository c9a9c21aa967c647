import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const hrefsIn = (text: string): string[] =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <LinkedText>{text}</LinkedText>
      </MemoryRouter>,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href ?? '');

it('makes the one help site a link, each time it is named', () => {
  expect(hrefsIn('Look on findahelpline.com, or again on findahelpline.com.')).toEqual([
    'https://findahelpline.com',
    'https://findahelpline.com',
  ]);
});

it('makes numbers to call and the help page links', () => {
  expect(
    hrefsIn('Call 999, or Samaritans on 116 123, or 1-800-799-7233; see the help page.'),
  ).toEqual(['tel:999', 'tel:116123', 'tel:18007997233', '/help-lines']);
});

it('makes nothing else a link', () => {
  expect(
    hrefsIn('Anyone of 18 or over: https://elsewhere.example or www.elsewhere.example.'),
  ).toEqual([]);
});
