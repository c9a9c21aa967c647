import type { RawConnection } from '../../apps/server/src/platform/db/db.ts';

export interface DatabaseSize {
  readonly users: number;
  readonly events: number;
}

/** Over how many days people came and things happened. */
const EVENT_DAYS = 45;
const EVENTS_A_VISIT = 5;

/**
 * A product of some age: users of a year, most of them confirmed, some paying; events of 45 days, in visits of about
 * five. Made by the database itself, which is the only way that takes seconds.
 */
export async function fillDatabase(
  db: RawConnection,
  { users, events }: DatabaseSize,
): Promise<void> {
  await db.exec(`
    insert into users (email, email_confirmed_at, terms_accepted_at, terms_version, created_at, last_sign_in_at)
    select 'person-' || n || '@example.com', case when random() < 0.85 then at end, at, '1', at,
      case when random() < 0.8 then at + random() * (now() - at) end
    from (select n, now() - random() * interval '365 days' as at from generate_series(1, ${users}) n) people;

    insert into profiles (user_id, display_name, birth_name, birth_date)
    select id, initcap(left(md5(email), 7)), 'A name', date '1960-01-01' + floor(random() * 14000)::integer
    from users where random() < 0.6;

    insert into sessions (user_id, secret_hash, last_used_at, expires_at)
    select id, decode(md5(id::text), 'hex'), now() - random() * interval '40 days', now() + interval '1 day'
    from users where random() < 0.3;

    insert into subscriptions (id, user_id, status, trial_ends_at, period_ends_at, started_at, ticket, fetched_at)
    select 'sub_' || id, id, status, now() + random() * interval '7 days', now() + random() * interval '30 days',
      created_at, 1, now()
    from (select *, (array['trialing', 'active', 'ended'])[1 + floor(random() * 3)] as status from users) people
    where random() < 0.12;

    insert into model_calls (created_at, kind, model, prompt_version, input_tokens, output_tokens, cost_micros, latency_ms,
      first_token_ms, outcome)
    select now() - random() * interval '90 days', 'daily', 'a-model', 1, 1200, 300, 900, 500 + random() * 4000,
      200 + random() * 600, 'answered'
    from generate_series(1, ${users});

    insert into reading_pages (user_id, reading, reading_date, turn, used, told, shape, created_at)
    select id, 'daily:daily-guidance', current_date, 0, '[]', '', '', now() from users where random() < 0.4;`);
  await fillEvents(db, events);
}

async function fillEvents(db: RawConnection, events: number): Promise<void> {
  const visits = Math.ceil(events / EVENTS_A_VISIT);
  await db.exec(`
    create temporary table made_visits as
    select n, gen_random_uuid() as id, now() - random() * interval '${EVENT_DAYS} days' as at
    from generate_series(0, ${visits - 1}) n;

    insert into app_analytics (event_type, session_id, page_path, user_agent, metadata, created_at)
    select type, id, '/daily-readings', 'Mozilla/5.0 (a browser like any other)',
      case type when 'reading' then '{"reading_type": "daily-guidance"}' else '{}' end::jsonb,
      least(now(), at + random() * interval '20 minutes')
    from (
      select v.id, v.at, (array['page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'page_view', 'reading',
        'signup', 'profile_complete', 'subscription'])[1 + floor(random() * 10)] as type
      from generate_series(1, ${events}) g join made_visits v on v.n = g % ${visits}
    ) made
    order by at;

    drop table made_visits;`);
}
