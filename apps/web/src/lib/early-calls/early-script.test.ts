import { afterEach, expect, it, vi } from 'vitest';
import { EARLY, earlyScript } from './early-script.ts';

const root = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['viewer'];
  Reflect.deleteProperty(window, EARLY);
});

const early = (): Record<string, { coming: Promise<unknown>; come?: unknown }> =>
  Reflect.get(window, EARLY) ?? {};

interface Asked {
  headers: Record<string, string>;
  body: string;
}

function run(
  viewer: string,
  session: unknown,
  pathname = '/saved-readings',
): { asked: string[]; done: () => Promise<unknown> } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { headers, body }: Asked) => {
    asked.push(`${path} ${headers['authorization'] ?? ''} ${body === '{}' ? '' : body}`.trim());
    return Promise.resolve(new Response(JSON.stringify(session)));
  });
  root.dataset['viewer'] = viewer;
  // The page runs it as a text too.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(earlyScript(pathname))();
  return {
    asked,
    done: () => Promise.all(Object.values(early()).map(({ coming }) => coming)),
  };
}

it('asks for the session, then with its token for what the page shows first', async () => {
  const { asked, done } = run('user', { access_token: 'mine' });
  await done();
  expect(asked[0]).toBe('/functions/v1/refresh-session');
  expect(asked).toContain('/functions/v1/get-profile Bearer mine');
  expect(asked).toContain('/functions/v1/list-saved-readings Bearer mine');
});

it('lays down each answer with its token, once it is there', async () => {
  run('user', { access_token: 'mine' });
  await vi.waitFor(() =>
    expect(early()['/functions/v1/get-profile {}']?.come).toEqual({
      body: { access_token: 'mine' },
      token: 'mine',
    }),
  );
  expect(early()['/functions/v1/refresh-session {}']?.come).toEqual({
    body: { access_token: 'mine' },
    token: null,
  });
});

it('asks for today with the time zone, as the page will', async () => {
  const { asked } = run('user', { access_token: 'mine' }, '/daily-readings');
  const zone = JSON.stringify({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
  await vi.waitFor(() => expect(asked).toContain(`/functions/v1/get-today Bearer mine ${zone}`));
});

it('looks the time zone up while the session is on its way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  root.dataset['viewer'] = 'user';
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(earlyScript('/daily-readings'))();
  const zone = JSON.stringify({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
  await vi.waitFor(() => expect(early()).toHaveProperty([`/functions/v1/get-today ${zone}`]));
});

it('asks for nothing more where the session has ended', async () => {
  const { asked, done } = run('user', null);
  await done();
  expect(asked).toEqual(['/functions/v1/refresh-session']);
});

it('asks for nothing in a browser that no user was signed in with', () => {
  expect(run('visitor', null).asked).toEqual([]);
});
