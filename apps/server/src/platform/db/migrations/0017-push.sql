-- Browsers that get reminders. They belong to a session: signing out ends them.

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  -- Where the push service of the browser takes messages for it, and the keys to seal them.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  wants_today boolean not null,
  wants_dates boolean not null,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_to smallint not null check (quiet_to between 0 and 23),
  zone text not null,
  -- When the quiet hours end next.
  due_at timestamptz(3) not null,
  -- The last day for which each kind was sent: at most one a day.
  today_sent date,
  dates_sent date,
  created_at timestamptz(3) not null
);
create index push_devices_due on push_devices (due_at);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);

alter table push_devices enable row level security;

grant select, insert, update, delete on push_devices to app_user;
create policy own on push_devices to app_user using (user_id = app_uid()) with check (user_id = app_uid());
