-- The operator's desk: what happened, counted by day, and what admins did.
-- None of these rows names a visitor, and app_user has no right to any of them.

-- A day that is over, from midnight to midnight UTC. The counts stay when its events are pruned.
create table analytics_days (
  day date primary key,
  page_views integer not null,
  visitors integer not null,
  signups integer not null,
  profiles_completed integer not null,
  readings integer not null,
  subscriptions integer not null
);

create table analytics_day_readings (
  day date not null references analytics_days on delete cascade,
  reading_type text not null,
  readings integer not null,
  primary key (day, reading_type)
);

-- Visitors of 30 days are not the sum of 30 days. When a visit was last seen, and when it last did more than look,
-- tells for any window that ends now whether it counts.
create table analytics_visits (
  session_id uuid primary key,
  last_seen_at timestamptz(3) not null,
  last_acted_at timestamptz(3)
);
create index analytics_visits_seen on analytics_visits (last_seen_at);
create index analytics_visits_acted on analytics_visits (last_acted_at) where last_acted_at is not null;

-- Kept when the accounts go: by their ids only, which then lead nowhere.
create table admin_actions (
  id uuid primary key default gen_random_uuid(),
  at timestamptz(3) not null,
  deed text not null,
  -- Null at the command line.
  admin_id uuid,
  subject_id uuid,
  details text
);
create index admin_actions_at on admin_actions (at desc);

-- The user table of the desk pages by these.
create index users_joined on users (created_at, id);
create index users_signed_in on users (coalesce(last_sign_in_at, '-infinity'::timestamptz), id);
create index user_roles_role on user_roles (role);
