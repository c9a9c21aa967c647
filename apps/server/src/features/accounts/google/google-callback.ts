import { Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { callerOf } from '../../../http/caller.ts';
import { cancelGoogle, finishGoogle, GOOGLE_CALLBACK_PATH } from './google.ts';

/** The auth screen keeps its `next`, so that the user still arrives where they were going. */
const withError = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}google_error=access_denied`;

/** Where Google sends the browser back to. From here it goes to the auth screen, which goes on or says what failed. */
export function googleCallback(deps: Deps): Hono {
  const app = new Hono();
  app.get(GOOGLE_CALLBACK_PATH, async (context) => {
    const caller = callerOf(context, {
      secureCookies: deps.config.publicUrl.startsWith('https:'),
      trustedIpHeader: deps.config.trustedIpHeader,
    });
    if (context.req.query('error') === 'access_denied') {
      const back = await cancelGoogle(deps, caller, context.req.query('state'));
      return context.redirect(withError(back), 303);
    }
    const { search } = new URL(context.req.url);
    const returned = new URL(GOOGLE_CALLBACK_PATH + search, deps.config.publicUrl);
    const finished = await finishGoogle(deps, caller, returned).catch((error: unknown) => {
      deps.log.warn({ requestId: context.get('requestId'), err: error }, 'google sign-in failed');
      return null;
    });
    if (!finished) return context.redirect('/auth?google_error=google_failed', 303);
    return context.redirect(finished.returnTo, 303);
  });
  return app;
}
