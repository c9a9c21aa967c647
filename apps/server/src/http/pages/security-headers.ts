import type { MiddlewareHandler } from 'hono';

/**
 * Scripts: our own files and the inline ones that were there when the page was built, by their hash.
 * Styles need 'unsafe-inline': dialogs and toasts position themselves with style attributes. Fonts need data: the landing
 * page carries its letters in its styles.
 */
export const contentSecurityPolicy = (scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What has no policy of its own is data, and runs nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', DATA_POLICY);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
