-- Daily mail: when somebody wants it, when to look at them next, what was sent, and whom not to write to.

-- By the clocks of the reader's own zone.
alter table email_preferences add column mail_hour smallint not null default 7 check (mail_hour between 0 and 23);

create table mail_schedule (
  user_id uuid primary key references users on delete cascade,
  -- Where the reader's browser last was.
  seen_zone text,
  -- When the next mail is due; null while there is nothing to send.
  due_at timestamptz(3)
);
create index mail_schedule_due on mail_schedule (due_at, user_id) where due_at is not null;

-- Who has given a birth date before there was daily mail: the first round finds their true morning.
insert into mail_schedule (user_id, due_at)
  select user_id, now() - interval '1 day' from profiles where birth_date is not null;

-- One for each person and date of their own calendar, whatever their zone was then.
create table daily_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  mail_date date not null,
  zone text not null,
  -- As it was written; null before, and again once it has left.
  letter jsonb,
  -- How often its handing over was begun. More than once: it may have arrived twice, under one Message-ID.
  tries smallint not null default 0,
  outcome text check (outcome in ('sent', 'refused', 'dropped')),
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  unique (user_id, mail_date)
);
create index daily_mails_created on daily_mails (created_at);

-- An address that refuses mail, or whose owner called it spam. A new address of the same person starts afresh.
create table mail_stops (
  user_id uuid not null references users on delete cascade,
  email text not null,
  reason text not null check (reason in ('bounced', 'complained')),
  created_at timestamptz(3) not null,
  primary key (user_id, email)
);

-- The same mail handed over twice is kept once.
alter table outbox_mails add column mail_id text unique;

alter table mail_schedule enable row level security;
alter table daily_mails enable row level security;
alter table mail_stops enable row level security;

grant select, insert, update on mail_schedule to app_user;
create policy own on mail_schedule to app_user using (user_id = app_uid()) with check (user_id = app_uid());

-- Saving one's preferences is the wish to be written to again.
grant select, delete on mail_stops to app_user;
create policy own on mail_stops to app_user using (user_id = app_uid());
