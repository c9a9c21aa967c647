-- Leaving, taking one's data along, and setting it right.

-- What is still to be done for an account whose rows are gone already, so nothing here refers to one.
create table deletions (
  user_id uuid primary key,
  -- Where to say that it is done. Null once that was said, or where nobody ever confirmed the address.
  email text,
  -- What must not go on at the payment provider.
  endings jsonb not null,
  requested_at timestamptz(3) not null
);
create index deletions_requested on deletions (requested_at);

-- One for each person: a new one takes the place of the last.
create table data_exports (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  requested_at timestamptz(3) not null,
  -- Null while it is being made.
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  size_bytes integer,
  -- Opens the file for a moment, to a browser that cannot send an access token along.
  ticket_hash bytea unique,
  ticket_expires_at timestamptz(3)
);
create index data_exports_expiry on data_exports (expires_at);

-- Every photo that lies in storage. One that was neither kept by choice nor looked at goes after a day.
create table palm_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  file_path text not null unique,
  is_kept boolean not null default false,
  created_at timestamptz(3) not null
);
create index palm_photos_user on palm_photos (user_id, created_at desc);
create index palm_photos_unkept on palm_photos (created_at) where not is_kept;

create table address_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  new_email text not null check (new_email = lower(btrim(new_email)) and new_email <> ''),
  -- Null until the mail is sent: a code exists in that mail and nowhere else.
  code_hash bytea,
  wrong_tries integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  -- Set with the change itself, until the old address has been told of it.
  old_email text
);
-- One at a time is under way.
create unique index address_changes_open on address_changes (user_id) where old_email is null;
create index address_changes_expiry on address_changes (expires_at);

alter table deletions enable row level security;
alter table data_exports enable row level security;
alter table palm_photos enable row level security;
alter table address_changes enable row level security;

grant select (id, user_id, requested_at, ready_at, expires_at, size_bytes) on data_exports to app_user;
create policy own on data_exports for select to app_user using (user_id = app_uid());

grant select, insert, update, delete on palm_photos to app_user;
create policy own on palm_photos to app_user using (user_id = app_uid()) with check (user_id = app_uid());

grant select (id, user_id, new_email, expires_at, created_at, old_email) on address_changes to app_user;
create policy own on address_changes for select to app_user using (user_id = app_uid());

-- Who leaves takes along what the same browser tab did before it was known whose it was.
create index app_analytics_visitor on app_analytics (session_id) where user_id is null;
