import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { isLanding } from './lib/navigation/paths.ts';
import {
  deferApp,
  deferReadingFont,
  scriptsFirst,
  scriptsLast,
} from './lib/deferred-hydration/page-scripts.ts';
import { isAppPage } from './lib/deferred-hydration/app-pages.ts';
import { isDeferredPage } from './lib/deferred-hydration/deferred-pages.ts';

/** Runs at build time only, once per prerendered page, so it always waits for the whole page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      throw error;
    },
  });
  await page.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await new Response(page).text();
  return new Response(written(html, new URL(request.url).pathname), { status, headers });
}

function written(html: string, pathname: string): string {
  if (isAppPage(pathname)) return scriptsFirst(html);
  if (!isDeferredPage(pathname)) return scriptsLast(html);
  return isLanding(pathname) ? deferReadingFont(deferApp(html)) : deferApp(html);
}
