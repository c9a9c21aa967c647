import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('notes the page at the latest when it is left, once', async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', sent);
  const { notePageView, notedAtRest } = await import('./note-page-view.ts');
  expect(notedAtRest()).toBeNull();
  notePageView();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(notedAtRest()).toBe(location.pathname);
  expect(sent).toHaveBeenCalledOnce();
  const [path, request] = sent.mock.calls[0] ?? [];
  expect(path).toBe('/functions/v1/track-events');
  expect(request?.keepalive).toBe(true);
  expect(await new Response(request?.body).json()).toMatchObject({
    events: [{ event_type: 'page_view', page_path: location.pathname }],
  });
});
