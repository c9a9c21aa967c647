-- Every palm that was read counts, whatever becomes of its reading: deleting a saved one gives no new scan.

create table palm_scans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- As it was shown, until it is saved or a day has passed; then null.
  shown jsonb,
  created_at timestamptz(3) not null
);
create index palm_scans_user on palm_scans (user_id);
create index palm_scans_shown on palm_scans (created_at) where shown is not null;

alter table biometric_analyses add column scan_id uuid unique references palm_scans on delete set null;

alter table palm_scans enable row level security;
grant select, insert on palm_scans to app_user;
create policy own on palm_scans to app_user using (user_id = app_uid()) with check (user_id = app_uid());
