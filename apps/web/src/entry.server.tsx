import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import deferredEntry, { livePartCode, styles } from 'virtual:deferred-entry';
import { PageScriptsContext, type WrittenScripts } from './lib/deferred-hydration/page-scripts.tsx';
import { stylesOfPage } from './lib/deferred-hydration/styles-of-page.ts';
import { isLanding } from './lib/navigation/paths.ts';
import landingFonts from './styles/landing-fonts.css?inline';

/**
 * Runs at build time only, once per prerendered page. The router's scripts are rendered first and alone; the page then
 * says when they are loaded (`lib/deferred-hydration/page-scripts.tsx`). The landing page is rendered once more, with the
 * styles it needs in itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const app = await rendered(context, request.url, null);
  // The stream of the router's data is part of the scripts, and can be read once.
  const { serverHandoffStream: _, ...page } = context;
  const scripts = { app, deferredEntry, styles: '' };
  let html = await rendered(page, request.url, scripts);
  if (isLanding(new URL(request.url).pathname) && styles !== '') {
    const own = stylesOfPage(styles, [html, livePartCode]) + landingFonts;
    html = await rendered(page, request.url, { ...scripts, styles: own });
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Waits for the whole page. */
async function rendered(
  context: EntryContext,
  url: string,
  scripts: WrittenScripts | null,
): Promise<string> {
  const stream = await renderToReadableStream(
    <PageScriptsContext value={scripts}>
      <ServerRouter context={context} url={url} />
    </PageScriptsContext>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  return new Response(stream).text();
}
