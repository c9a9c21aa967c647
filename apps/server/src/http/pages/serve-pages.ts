import { Hono, type Context } from 'hono';
import { findPage, type Encoding, type Page, type Pages } from './pages.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const COMPRESSIBLE = /^(text|application\/(json|manifest|xml)|image\/svg)/;
/** A service worker is held to the policy of its own file. */
const RUNS = /^text\/(html|javascript)/;
const MIN_COMPRESSED_BYTES = 1024;
const YEAR_S = 365 * 24 * 60 * 60;

/** The web app: each page under its path, the not-found page with its true status for the rest. */
export function servePages(pages: Pages): Hono {
  const app = new Hono();
  app.get('*', async (context) => {
    const page = findPage(pages, context.req.path);
    if (page) return respond(context, page, 200);
    // Phones begin what is typed with a capital, and the web's own router would not mind.
    const inSmall = context.req.path.toLowerCase();
    if (findPage(pages, inSmall)) {
      return context.redirect(inSmall + new URL(context.req.url).search, 308);
    }
    const notFound = findPage(pages, '/404');
    return notFound ? respond(context, notFound, 404) : context.notFound();
  });
  return app;
}

async function respond(context: Context, page: Page, status: 200 | 404): Promise<Response> {
  const encoding = encodingFor(context, page);
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag;
  const headers = new Headers({
    'content-type': page.contentType,
    'cache-control': page.immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...(RUNS.test(page.contentType) && {
      'content-security-policy': contentSecurityPolicy(page.scriptHashes),
    }),
  });
  if (status === 200 && context.req.header('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const body = encoding ? await page.compressed(encoding) : page.body;
  return new Response(new Uint8Array(body), { status, headers });
}

function encodingFor(context: Context, page: Page): Encoding | null {
  if (page.body.length < MIN_COMPRESSED_BYTES || !COMPRESSIBLE.test(page.contentType)) return null;
  const accepted = context.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
