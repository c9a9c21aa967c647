import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { clientNetwork } from './limits/client-network.ts';

/** What a handler may know of the HTTP request behind a call, and the cookies it may set. */
export interface Caller {
  /** Whom a limit counts as one client. */
  readonly network: string;
  readonly userAgent: string;
  cookie(name: CookieName): string | null;
  setCookie(name: CookieName, value: string, expiresAt: Date): void;
  dropCookie(name: CookieName): void;
}

/** `session` is asked for by our own pages only; `google` must survive the way back from Google. */
const cookies = {
  session: { sameSite: 'Strict' },
  google: { sameSite: 'Lax' },
} as const;
export type CookieName = keyof typeof cookies;

export interface CallerOptions {
  readonly secureCookies: boolean;
  /** The header in which the proxy in front of us names the client; null without a proxy. */
  readonly trustedIpHeader: string | null;
}

export function callerOf(context: Context, options: CallerOptions): Caller {
  const prefix = options.secureCookies ? 'host' : undefined;
  const write = (name: CookieName, value: string, expires: Date) =>
    setCookie(context, `palm_${name}`, value, {
      ...cookies[name],
      ...(prefix && { prefix }),
      path: '/',
      httpOnly: true,
      secure: options.secureCookies,
      expires,
    });
  return {
    network: clientNetwork(clientIp(context, options.trustedIpHeader)),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 400),
    cookie: (name) => getCookie(context, `palm_${name}`, prefix) ?? null,
    setCookie: write,
    dropCookie: (name) => {
      write(name, '', new Date(0));
    },
  };
}

/** A proxy appends the address it saw: only the last one is its word, the rest is the client's. */
function clientIp(context: Context, trustedHeader: string | null): string {
  const named = trustedHeader && context.req.header(trustedHeader)?.split(',').at(-1)?.trim();
  return named || getConnInfo(context).remote.address || 'unknown';
}
