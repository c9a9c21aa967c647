-- A request of a user runs as app_user with app.uid set to that user for the transaction.
-- The role sees its own rows whatever the statement says, and has no right that is not named here.

-- Roles belong to the whole cluster: another database of it may be making the same one right now.
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'app_user') then
      create role app_user nologin;
    end if;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
      raise exception 'The role app_user does not exist, and % may not create it: run "create role app_user nologin; grant app_user to %" as an administrator.',
        current_user, quote_ident(current_user);
  end;

  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute 'grant app_user to current_user';
    exception when others then null;
    end;
  end if;

  begin
    set local role app_user;
    reset role;
  exception when insufficient_privilege then
    raise exception '% may not act as app_user: run "grant app_user to %" as an administrator.',
      current_user, quote_ident(current_user);
  end;
end
$$;

create function app_uid() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.uid', true), '')::uuid;

grant usage on schema public to app_user;

alter table users enable row level security;
alter table sessions enable row level security;
alter table signup_attempts enable row level security;
alter table password_resets enable row level security;
alter table user_roles enable row level security;
alter table profiles enable row level security;
alter table biometric_analyses enable row level security;
alter table email_preferences enable row level security;
alter table app_analytics enable row level security;
alter table chat_messages enable row level security;
alter table outbox_mails enable row level security;

-- Hashes stay out of reach, even one's own.
grant select (id, email, email_confirmed_at, google_subject, terms_accepted_at, terms_version, created_at, last_sign_in_at)
  on users to app_user;
create policy own on users for select to app_user using (id = app_uid());

grant select (id, user_id, user_agent, created_at, last_used_at, expires_at) on sessions to app_user;
create policy own on sessions for select to app_user using (user_id = app_uid());

grant select on user_roles to app_user;
create policy own on user_roles for select to app_user using (user_id = app_uid());

grant select, insert, update on profiles to app_user;
create policy own on profiles to app_user using (user_id = app_uid()) with check (user_id = app_uid());

grant select, insert, delete on biometric_analyses to app_user;
create policy own on biometric_analyses to app_user using (user_id = app_uid()) with check (user_id = app_uid());

grant select, insert, update, delete on email_preferences to app_user;
create policy own on email_preferences to app_user using (user_id = app_uid()) with check (user_id = app_uid());

grant select, insert, delete on chat_messages to app_user;
create policy own on chat_messages to app_user using (user_id = app_uid()) with check (user_id = app_uid());

-- Write only: an event is never read back by the one who caused it.
grant insert on app_analytics to app_user;
create policy own on app_analytics for insert to app_user with check (user_id = app_uid());
