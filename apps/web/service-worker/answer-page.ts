import { CACHE } from './release.ts';

/** After this time the cached page is used, if there is one. */
const PATIENCE_MS = 4000;

/**
 * Network first, so that an old release is never shown while online; the cached page where there is
 * none. A page that was never opened leads to the one that says so: HTML of another address would not come alive.
 */
export async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  const kept = await cache.match(pathname);
  try {
    const fresh = fetch(request);
    const answer = await (kept ? withinPatience(fresh) : fresh);
    if (isPage(answer)) await cache.put(pathname, answer.clone());
    return answer;
  } catch {
    return kept ?? Response.redirect(`/offline?from=${encodeURIComponent(pathname)}`);
  }
}

const withinPatience = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The network is slow')), PATIENCE_MS);
    }),
  ]);

/** The same for everyone: pages hold nothing about the person who opens them. */
const isPage = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.headers.get('content-type')?.startsWith('text/html') ?? false);
