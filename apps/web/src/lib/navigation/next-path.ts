import { paths } from './paths.ts';

const SIGN_IN_SCREENS: ReadonlySet<string> = new Set([paths.auth, paths.login]);

/**
 * Where to go after signing in, from the `next` parameter: a link can come from anywhere, so
 * only a path inside this site counts. The URL parser decides, because it is what the browser will
 * follow: it knows that `//host`, `/\host` and `/<tab>/host` all lead elsewhere. What it leaves of
 * `/.//host` stays here, and would lead elsewhere when it is followed in its turn.
 */
export function nextPath(raw: string | null): string | null {
  if (raw === null || !raw.startsWith('/')) return null;
  const here = 'http://here.invalid';
  if (!URL.canParse(raw, here)) return null;
  const target = new URL(raw, here);
  if (target.origin !== here || target.pathname.startsWith('//')) return null;
  if (SIGN_IN_SCREENS.has(target.pathname)) return null;
  return target.pathname + target.search + target.hash;
}
