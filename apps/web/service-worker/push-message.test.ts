import { expect, it } from 'vitest';
import { reminderIn } from './push-message.ts';

it('reads a reminder', () => {
  const reminder = {
    title: 'Hand back the keys',
    body: 'Ready.',
    tag: 'today',
    path: '/your-dates',
  };
  expect(reminderIn(JSON.stringify(reminder))).toEqual(reminder);
});

it.each([undefined, '', 'not JSON', '7', 'null', '{}', '{"title":3}'])(
  'has plain words for what it cannot read: %s',
  (message) => {
    expect(reminderIn(message)).toEqual({
      title: 'Palm & Soul',
      body: '',
      tag: 'reminder',
      path: '/daily-readings',
    });
  },
);

it.each(['//evil.example', 'https://evil.example', '/a?b=c', String.raw`/\evil.example`])(
  'opens no other site: %s',
  (path) => {
    expect(reminderIn(JSON.stringify({ path })).path).toBe('/daily-readings');
  },
);
