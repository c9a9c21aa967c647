import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<typeof fetch>(async () => new Response('{}'));
const load = () => import('./page-events.ts');
let page: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.useFakeTimers();
  vi.resetModules();
  page = await load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

it('sends the page that was loaded when it is left, in the same breath and once', async () => {
  expect(page.pathNotedFirst()).toBeNull();
  page.noteFirstPage();
  leave();
  expect(sent).toHaveBeenCalledOnce();
  leave();
  expect(sent).toHaveBeenCalledOnce();
  const [path, request] = sent.mock.calls[0] ?? [];
  expect(path).toBe('/functions/v1/track-events');
  expect(request?.keepalive).toBe(true);
  expect(page.pathNotedFirst()).toBe(location.pathname);
  expect(await new Response(request?.body).json()).toMatchObject({
    events: [{ event_type: 'page_view', page_path: location.pathname }],
  });
});

it('reads the answer, so that the request ends', async () => {
  const answer = new Response('{}');
  sent.mockResolvedValueOnce(answer);
  page.noteFirstPage();
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(answer.bodyUsed).toBe(true);
});

it('waits until the user is known, and sends at once if the page is closed before', async () => {
  const known = Promise.withResolvers<void>();
  page.sendEventsAs({ tokenAtHand: () => 'token', whenKnown: () => known.promise });
  page.noteEvent('page_view');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).not.toHaveBeenCalled();
  known.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token' });
  page.noteFirstPage();
  leave();
  expect(sent).toHaveBeenCalledTimes(2);
});

it('sends as a visitor where no user is signed in', async () => {
  page.noteEvent('page_view');
  page.sendEventsAs();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
});
