-- Other people whose charts a user compares with their own, and private links by which a calendar app follows a user's
-- dates. A link is known by its hash alone.

create table people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  birth_date date not null,
  -- Null where it is not known.
  birth_time text,
  birth_city text not null default '',
  birth_country text not null default '',
  birth_timezone text,
  birth_latitude double precision,
  birth_longitude double precision,
  birth_utc_offset integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index people_user on people (user_id, created_at);

create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz(3) not null
);

alter table people enable row level security;
alter table calendar_feeds enable row level security;

grant select, insert, update, delete on people to app_user;
create policy own on people to app_user using (user_id = app_uid()) with check (user_id = app_uid());

grant select (user_id, created_at), insert, delete on calendar_feeds to app_user;
create policy own on calendar_feeds to app_user using (user_id = app_uid()) with check (user_id = app_uid());
