import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

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
  return new Response(scriptsLast(html), { status, headers });
}

const PRELOADED_SCRIPT = /<link rel="modulepreload" href="[^"]+"\/>/g;

/**
 * A page is read before it comes alive: its scripts are asked for at the end of the body and at low priority, so
 * that style and fonts have the line for themselves. React would put these links first.
 */
function scriptsLast(html: string): string {
  const links = html.match(PRELOADED_SCRIPT) ?? [];
  const patient = links.map((link) => link.replace('/>', ' fetchpriority="low"/>'));
  return html.replaceAll(PRELOADED_SCRIPT, '').replace('</body>', `${patient.join('')}</body>`);
}
