-- The first tables. Written for PostgreSQL 15; the embedded database is a newer one.
-- Times keep milliseconds, what a JavaScript Date holds.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email <> ''),
  password_hash text,
  email_confirmed_at timestamptz(3),
  google_subject text unique,
  terms_accepted_at timestamptz(3) not null,
  terms_version text not null,
  created_at timestamptz(3) not null default now(),
  last_sign_in_at timestamptz(3)
);
create index users_last_sign_in on users (last_sign_in_at);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  secret_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table signup_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  password_hash text not null,
  -- Null until the mail is sent: a code exists in that mail and nowhere else.
  code_hash bytea,
  link_hash bytea unique,
  wrong_tries integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index signup_attempts_user on signup_attempts (user_id);
create index signup_attempts_expiry on signup_attempts (expires_at);

create table password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);

create table google_attempts (
  state text primary key,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  browser_hash bytea not null,
  expires_at timestamptz(3) not null
);
create index google_attempts_expiry on google_attempts (expires_at);

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('admin')),
  primary key (user_id, role)
);

create table profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  birth_name text,
  birth_date date,
  birth_time text check (birth_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  birth_time_unknown boolean not null default false,
  birth_location text,
  birth_city text,
  birth_country text,
  birth_latitude double precision check (birth_latitude between -90 and 90),
  birth_longitude double precision check (birth_longitude between -180 and 180),
  birth_timezone text,
  -- Which of two readings of the clock was meant, in seconds east of UTC; null where there is only one.
  birth_utc_offset integer,
  zodiac_sign text,
  display_name text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table biometric_analyses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  analysis_type text not null check (analysis_type in ('palm')),
  analysis_result jsonb not null,
  file_path text not null,
  created_at timestamptz(3) not null default now()
);
create index biometric_analyses_user on biometric_analyses (user_id, created_at desc);

create table email_preferences (
  user_id uuid primary key references users on delete cascade,
  daily_readings boolean not null default true,
  daily_horoscope boolean not null default true,
  updated_at timestamptz(3) not null default now()
);

create table app_analytics (
  id bigint generated always as identity primary key,
  event_type text not null,
  user_id uuid references users on delete cascade,
  session_id uuid not null,
  page_path text,
  user_agent text,
  metadata jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);
-- The admin figures look at the last 30 days: this index answers them without the table.
create index app_analytics_window on app_analytics (created_at, event_type, session_id);
create index app_analytics_user on app_analytics (user_id);

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  text text not null,
  is_user boolean not null,
  created_at timestamptz(3) not null default now()
);
create index chat_messages_user on chat_messages (user_id, created_at);

create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  sent_at timestamptz(3) not null default now()
);
create index outbox_mails_recipient on outbox_mails (recipient, sent_at desc);
create index outbox_mails_user on outbox_mails (user_id);
create index outbox_mails_sent on outbox_mails (sent_at desc);

create table rate_limits (
  key text primary key,
  window_start timestamptz(3) not null,
  hits integer not null
);
create index rate_limits_window on rate_limits (window_start);

create table server_secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz(3) not null default now()
);
