import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@palm/contract/durations';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/answers/refusal.ts';
import { addStop } from './store/stops.ts';

const REPORTS_PATH = '/webhooks/mail';
const REPORTS_MAX_BYTES = 256 * 1024;
/** As far as two clocks may be apart, and as long as a copied report could be sent again. */
const CLOCKS_APART_MS = minutes(5);

const Reports = z.object({
  reports: z
    .array(
      z.object({
        address: z.string().trim().toLowerCase(),
        kind: z.enum(['bounce', 'complaint']),
      }),
    )
    .max(1000),
});

/**
 * Where a mail service reports what came back for good and who called it spam. Signed like
 * `mail-signature: t=SECONDS,v1=HEX`, the HMAC-SHA256 of "SECONDS.BODY".
 */
export function mailReports(deps: Deps, secret: string): Hono {
  const app = new Hono();
  const limitBody = bodyLimit({ maxSize: REPORTS_MAX_BYTES, onError: () => refuse('too_large') });
  app.post(REPORTS_PATH, limitBody, async (context) => {
    const body = await context.req.text();
    const now = deps.clock.now();
    const signature = context.req.header('mail-signature') ?? '';
    if (!isSigned(signature, body, { secret, now })) return refuse('invalid_input');
    const { reports } = parse(body);
    await deps.db.system.transaction(async (db) => {
      for (const { address, kind } of reports) {
        const reason = kind === 'bounce' ? 'bounced' : 'complained';
        await addStop(db, { email: address, reason, now });
      }
    });
    return context.json({ received: reports.length });
  });
  return app;
}

function isSigned(
  header: string,
  body: string,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const apartMs = Math.abs(now.getTime() - Number(seconds) * 1000);
  if (hex === '' || apartMs > CLOCKS_APART_MS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}

function parse(body: string): z.infer<typeof Reports> {
  try {
    return Reports.parse(JSON.parse(body));
  } catch {
    return refuse('invalid_input');
  }
}
