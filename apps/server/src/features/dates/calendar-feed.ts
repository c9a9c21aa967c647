import { createHash } from 'node:crypto';
import { DAY_MS } from '@palm/astrology/instant';
import { hours, minutes } from '@palm/contract/durations';
import { datesFor } from '@palm/oracle/book/dates';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { callerOf } from '../../http/caller.ts';
import { limitRate } from '../../http/limits/limit-rate.ts';
import { refuse } from '../../http/answers/refusal.ts';
import { hashToken } from '../accounts/secrets.ts';
import { mailSettings } from '../daily-mail/settings/mail-settings.ts';
import { personOf } from '../oracle/readings/person-of.ts';
import { todayFor } from '../oracle/readings/today.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { CALENDAR_PATH } from './calendar-link.ts';
import { calendarText } from './calendar-text.ts';
import { findFeedOwner } from './store.ts';

/** A calendar service asks for many users from one address. */
const PER_CLIENT = { max: 1200, perMs: minutes(15) };
/** A calendar app asks a few times a day. */
const PER_LINK = { max: 60, perMs: hours(1) };
const SECRET = /^(?<secret>[\w-]{43})\.ics$/u;
const PAST_WEEKS = 4;
const WEEKS = 12;

/** The file that calendar apps follow. Its address is the only key to it. */
export function calendarFeed(deps: Deps): Hono {
  const app = new Hono();
  app.get(`${CALENDAR_PATH}/:file`, async (context) => {
    const { network } = callerOf(context, {
      secureCookies: false,
      trustedIpHeader: deps.config.trustedIpHeader,
    });
    await limitRate(deps, `calendar:${network}`, PER_CLIENT);
    const secret = SECRET.exec(context.req.param('file'))?.groups?.['secret'];
    const owner = secret && (await findFeedOwner(deps.db.system, hashToken(secret)));
    if (!owner) return refuse('not_found');
    await limitRate(deps, `calendar-link:${owner}`, PER_LINK);
    const text = await calendarOf(deps, owner);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = { etag, 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    return context.body(text, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="your-dates.ics"',
    });
  });
  return app;
}

/** Days that have passed stay for a while, so that they do not vanish from a calendar at midnight. */
async function calendarOf(deps: Deps, userId: string): Promise<string> {
  const { system } = deps.db;
  const [profile, settings] = await Promise.all([
    findProfile(system, userId),
    mailSettings(system, userId),
  ]);
  const zone = settings?.zone ?? 'UTC';
  const today = todayFor(deps, zone);
  const since = new Date(Date.parse(today) - PAST_WEEKS * 7 * DAY_MS).toISOString().slice(0, 10);
  const { book, bookSkyOf } = deps.oracle;
  return calendarText({
    dates: datesFor({
      person: profile === null ? {} : personOf(profile),
      on: { date: since, zone },
      weeks: WEEKS,
      book: book(),
      skyOf: bookSkyOf,
    }),
    owner: createHash('sha256').update(userId).digest('hex').slice(0, 16),
    writtenAt: new Date(Date.parse(today)),
    page: `${deps.config.publicUrl}/your-dates`,
  });
}
