/**
 * Stands in the built pages wherever their own address belongs. Only the server knows PUBLIC_URL: it
 * writes the true origin over this one when it reads the build. `.invalid` never resolves (RFC 2606).
 */
export const UNKNOWN_ORIGIN = 'https://public-url.invalid';

/** Paths the server answers itself, and all below them; everything else is a page of the web app. */
export const SERVED_BY_SERVER = [
  '/functions',
  '/auth/v1',
  '/calendar',
  '/dev',
  '/docs',
  '/downloads',
  // Not '/email': the page of the mail settings begins like it.
  '/email/unsubscribe',
  '/openapi.json',
  '/shared',
  '/webhooks',
  '/healthz',
  '/readyz',
  '/metrics',
] as const;
