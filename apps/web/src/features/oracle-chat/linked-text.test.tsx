import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const hrefsIn = (text: string): string[] =>
  [...renderToStaticMarkup(<LinkedText>{text}</LinkedText>).matchAll(/href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );

it('makes the one help site a link, each time it is named', () => {
  expect(hrefsIn('Look on findahelpline.com, or again on findahelpline.com.')).toEqual([
    'https://findahelpline.com',
    'https://findahelpline.com',
  ]);
});

it('makes nothing else a link', () => {
  expect(hrefsIn('Go to https://elsewhere.example or www.elsewhere.example.')).toEqual([]);
});
