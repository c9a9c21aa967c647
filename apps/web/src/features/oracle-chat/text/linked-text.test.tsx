import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { hasLinks, LinkedText } from './linked-text.tsx';

const hrefsIn = (text: string, isCare = true): string[] =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <LinkedText isCare={isCare}>{text}</LinkedText>
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

it('takes no year for a number to call', () => {
  expect(hrefsIn('Born on March 14, 1990, and asked in November 2026.')).toEqual([]);
});

it('links a number of an ordinary answer only where its sentence says to call it', () => {
  expect(hrefsIn('People read 444 as a sign of safety.', false)).toEqual([]);
  expect(hrefsIn('Call 911 if the smoke gets into the house.', false)).toEqual(['tel:911']);
  expect(hrefsIn('The help page lists 130 countries.', false)).toEqual(['/help-lines']);
  expect(hasLinks('People read 444 as a sign of safety.')).toBe(false);
});

it('makes nothing else a link', () => {
  expect(
    hrefsIn('Anyone of 18 or over: https://elsewhere.example or www.elsewhere.example.'),
  ).toEqual([]);
});
