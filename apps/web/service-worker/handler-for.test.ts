import { expect, it } from 'vitest';
import { handlerFor } from './handler-for.ts';

const ORIGIN = 'https://palm.example';
const asked = (path: string, mode = 'navigate', method = 'GET') =>
  handlerFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

it('caches pages, with any query', () => {
  expect(asked('/')).toBe('page');
  expect(asked('/auth?next=%2Fhoroscope')).toBe('page');
  expect(asked('/horoscope/leo')).toBe('page');
  expect(asked('/developers')).toBe('page');
  expect(asked('/email-preferences?token=1')).toBe('page');
});

it('caches files with a content hash in their name', () => {
  expect(asked('/assets/root-a1.js', 'cors')).toBe('asset');
  expect(asked('/icon.svg', 'no-cors')).toBeNull();
});

it('leaves everything that the server answers itself to the network', () => {
  for (const path of [
    '/functions/v1/oracle-chat',
    '/auth/v1/callback?code=1',
    '/dev/mailbox',
    '/dev/billing/checkout/1',
    '/docs/api',
    '/downloads/export/1',
    '/email/unsubscribe?token=1',
    '/openapi.json',
    '/webhooks/stripe',
    '/metrics',
  ])
    expect(asked(path), path).toBeNull();
  expect(asked('/functions/v1/get-profile', 'cors')).toBeNull();
});

it('passes on the events of a page, which may be gone before it could do so itself', () => {
  expect(asked('/functions/v1/track-events', 'cors', 'POST')).toBe('events');
  expect(asked('https://elsewhere.example/functions/v1/track-events', 'cors', 'POST')).toBeNull();
});

it('leaves sent data and other sites to the network', () => {
  expect(asked('/', 'navigate', 'POST')).toBeNull();
  expect(asked('https://elsewhere.example/', 'navigate')).toBeNull();
});
