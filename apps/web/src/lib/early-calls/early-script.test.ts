import { afterEach, expect, it, vi } from 'vitest';
import { EARLY, earlyScript } from './early-script.ts';

const root = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['viewer'];
  Reflect.deleteProperty(window, EARLY);
});

function run(viewer: string, session: unknown): { asked: string[]; done: () => Promise<unknown> } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers['authorization'] ?? ''}`.trim());
    return Promise.resolve(new Response(JSON.stringify(session)));
  });
  root.dataset['viewer'] = viewer;
  // The page runs it as a text too.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(earlyScript('/saved-readings'))();
  return {
    asked,
    done: () => Promise.all(Object.values(Reflect.get(window, EARLY) ?? {})),
  };
}

it('asks for the session, then with its token for what the page shows first', async () => {
  const { asked, done } = run('user', { access_token: 'mine' });
  await done();
  expect(asked[0]).toBe('/functions/v1/refresh-session');
  expect(asked).toContain('/functions/v1/get-profile Bearer mine');
  expect(asked).toContain('/functions/v1/list-saved-readings Bearer mine');
});

it('asks for nothing more where the session has ended', async () => {
  const { asked, done } = run('user', null);
  await done();
  expect(asked).toEqual(['/functions/v1/refresh-session']);
});

it('asks for nothing in a browser that no user was signed in with', () => {
  expect(run('visitor', null).asked).toEqual([]);
});
