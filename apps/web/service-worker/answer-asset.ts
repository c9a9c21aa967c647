import { CACHE } from './release.ts';

/** A file whose name is a hash of its content never changes: once here, it is not asked for again. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
