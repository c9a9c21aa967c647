import { calls } from '@palm/contract/calls';
import { Hono } from 'hono';
import { atOnceRules } from './calls/at-once.ts';
import { handlers } from './calls/handlers.ts';
import { rates } from './calls/rates.ts';
import type { Deps } from './deps.ts';
import { googleCallback } from './features/accounts/google/google-callback.ts';
import { isAdmin } from './features/accounts/roles.ts';
import { mailReports } from './features/daily-mail/mail-reports.ts';
import { unsubscribe } from './features/daily-mail/settings/unsubscribe.ts';
import { calendarFeed } from './features/dates/calendar-feed.ts';
import { downloadExport } from './features/exports/download-export.ts';
import { sharedPage } from './features/shares/shared-page.ts';
import { BILLING_IS_OFF } from './features/subscriptions/billing-is-off.ts';
import { localBilling } from './features/subscriptions/local-billing/local-billing.ts';
import { stripeWebhook } from './features/subscriptions/stripe/stripe-webhook.ts';
import { apiDocs } from './http/api-docs/api-docs.ts';
import { health } from './http/health.ts';
import { liveEvents } from './http/answers/live-events.ts';
import { mailbox, mailboxIsOpen } from './http/pages/mailbox.ts';
import { mountCalls } from './http/mount-calls.ts';
import { observe } from './http/observe.ts';
import type { Pages } from './http/pages/pages.ts';
import { Refusal, refusalResponse } from './http/answers/refusal.ts';
import { refusalWith } from './http/answers/refusal-of.ts';
import type { UploadFolder } from './platform/storage/upload-folder.ts';
import { securityHeaders } from './http/pages/security-headers.ts';
import { servePages } from './http/pages/serve-pages.ts';

export interface AppOptions {
  readonly pages: Pages;
  /** Where bodies of requests lie until they are worked on. */
  readonly uploads: UploadFolder;
  /** True from the moment a shutdown began: load balancers are told to look elsewhere. */
  readonly isClosing: () => boolean;
}

/** The whole server but for the sockets: tests, benches and main.ts hand it their own parts. */
export function createApp(deps: Deps, { pages, uploads, isClosing }: AppOptions): Hono {
  const app = new Hono();
  app.use(observe(deps.log, deps.metrics));
  app.use(securityHeaders({ https: deps.config.publicUrl.startsWith('https:') }));

  const refusalOf = refusalWith(deps);
  app.route('/', health(deps, isClosing));
  app.route('/', apiDocs(Object.values(calls), deps.config.publicUrl));
  app.route(
    '/',
    mountCalls(deps, {
      calls,
      handlers,
      rates,
      atOnce: atOnceRules,
      uploads,
      actorOf: deps.tokens.access.actorOf,
      isAdmin,
      refusalOf,
    }),
  );
  app.route('/', googleCallback(deps));
  app.route('/', downloadExport(deps));
  app.route('/', sharedPage(deps));
  app.route('/', calendarFeed(deps));
  if (mailboxIsOpen(deps.config)) app.route('/', mailbox(deps));
  app.route('/', liveEvents(deps));
  mountBilling(app, deps);
  app.route('/', unsubscribe(deps));
  if (deps.config.mailWebhookSecret !== null) {
    app.route('/', mailReports(deps, deps.config.mailWebhookSecret));
  }
  app.all('/functions/*', () => {
    throw new Refusal('not_found');
  });
  app.route('/', servePages(pages));

  app.onError((error, context) =>
    refusalResponse(refusalOf(error, context), context.get('requestId')),
  );
  app.notFound((context) => refusalResponse(new Refusal('not_found'), context.get('requestId')));
  return app;
}

/** Pages of our own where no money moves, a webhook where it does. */
function mountBilling(app: Hono, deps: Deps): void {
  const { payments } = deps;
  if (!payments) return deps.log.warn(BILLING_IS_OFF);
  const { testMode } = payments;
  app.route('/', testMode ? localBilling(deps, testMode) : stripeWebhook(deps, payments));
}
