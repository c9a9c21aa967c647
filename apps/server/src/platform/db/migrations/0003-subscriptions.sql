-- Oracle Premium: who pays, what they agreed to, and who has had a trial.
-- The state of a subscription is the payment provider's; these rows are the newest that was fetched from it.

create table billing_customers (
  user_id uuid primary key references users on delete cascade,
  provider text not null check (provider in ('local', 'stripe')),
  customer_id text not null unique,
  created_at timestamptz(3) not null default now()
);

create table checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Null until the provider has answered.
  provider_checkout_id text unique,
  url text,
  status text not null check (status in ('open', 'completed', 'expired')),
  offers_trial boolean not null,
  -- Word for word what the person was asked to accept.
  shown text not null,
  terms_version text not null,
  subscription_id text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3)
);
-- One at a time: two tabs share it, and it can be paid once.
create unique index checkouts_open on checkouts (user_id) where status = 'open';
create index checkouts_user on checkouts (user_id, created_at desc);

create table subscriptions (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('trialing', 'active', 'past_due', 'ended')),
  trial_ends_at timestamptz(3),
  period_ends_at timestamptz(3) not null,
  -- Set once it was cancelled: when, and from when on there is no access.
  cancelled_at timestamptz(3),
  access_ends_at timestamptz(3),
  past_due_since timestamptz(3),
  started_at timestamptz(3) not null,
  -- Taken before the state was fetched: of two answers the one asked for later is the newer one.
  ticket bigint not null,
  fetched_at timestamptz(3) not null
);
create index subscriptions_user on subscriptions (user_id);
create index subscriptions_fetched on subscriptions (fetched_at) where status <> 'ended';
create sequence subscription_tickets;

-- Kept when the account goes: one trial per person. Keyed hashes of the account, the address and the card.
create table trials_taken (
  key_hash bytea primary key,
  subscription_id text not null,
  taken_at timestamptz(3) not null
);

create table billing_events (
  id text primary key,
  received_at timestamptz(3) not null
);
create index billing_events_received on billing_events (received_at);

-- Each thing is told once, however often it is reported.
create table billing_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  subscription_id text not null,
  kind text not null check (kind in ('trial_started', 'trial_ending', 'charged', 'payment_failed', 'cancelled', 'trial_refused')),
  about text not null,
  details jsonb not null,
  created_at timestamptz(3) not null,
  unique (subscription_id, kind, about)
);
create index billing_notices_user on billing_notices (user_id);

-- What the local test mode keeps in place of a payment provider.
create table local_checkouts (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  order_id uuid not null,
  offers_trial boolean not null,
  shown text not null,
  success_path text not null,
  cancel_path text not null,
  subscription_id text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index local_checkouts_user on local_checkouts (user_id);

create table local_subscriptions (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  order_id uuid not null,
  trial_ends_at timestamptz(3),
  -- Monthly charges fall on this day of the month, or on its last.
  anchor_at timestamptz(3) not null,
  months_charged integer not null,
  period_ends_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  ended_at timestamptz(3),
  payment_fails boolean not null default false,
  past_due_since timestamptz(3),
  last_charged_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index local_subscriptions_user on local_subscriptions (user_id);

create table local_portals (
  token text primary key,
  user_id uuid not null references users on delete cascade,
  return_path text not null,
  expires_at timestamptz(3) not null
);
create index local_portals_user on local_portals (user_id);
create index local_portals_expiry on local_portals (expires_at);

alter table billing_customers enable row level security;
alter table checkouts enable row level security;
alter table subscriptions enable row level security;
alter table billing_notices enable row level security;
alter table local_checkouts enable row level security;
alter table local_subscriptions enable row level security;
alter table local_portals enable row level security;

-- A user reads the own plan and the own consents. Only the provider's word changes them.
grant select on subscriptions to app_user;
create policy own on subscriptions for select to app_user using (user_id = app_uid());

grant select on checkouts to app_user;
create policy own on checkouts for select to app_user using (user_id = app_uid());
