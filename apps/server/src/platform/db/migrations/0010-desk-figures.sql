-- The desk's figures at the price of a few rows, however many people there are.

-- How many counted visits were last seen, and last did more than look, on each day of UTC.
-- Kept by triggers: whoever adds, moves or forgets visits cannot forget this.
create table analytics_visit_days (
  day date primary key,
  seen integer not null,
  acted integer not null
);

-- In the order of days, so that two statements at once wait for each other and neither dies.
create function count_visit_days() returns trigger
language plpgsql as $$
declare
  step integer := tg_argv[0];
begin
  insert into analytics_visit_days as counted (day, seen, acted)
  select day, step * sum(seen), step * sum(acted) from (
    select (last_seen_at at time zone 'UTC')::date as day, 1 as seen, 0 as acted from visits
    union all
    select (last_acted_at at time zone 'UTC')::date, 0, 1 from visits where last_acted_at is not null
  ) changed group by day order by day
  on conflict (day) do update set seen = counted.seen + excluded.seen, acted = counted.acted + excluded.acted;
  return null;
end $$;

create trigger visits_added after insert on analytics_visits
  referencing new table as visits for each statement execute function count_visit_days('1');
create trigger visits_moved_from after update on analytics_visits
  referencing old table as visits for each statement execute function count_visit_days('-1');
create trigger visits_moved_to after update on analytics_visits
  referencing new table as visits for each statement execute function count_visit_days('1');
create trigger visits_removed after delete on analytics_visits
  referencing old table as visits for each statement execute function count_visit_days('-1');

insert into analytics_visit_days (day, seen, acted)
select day, sum(seen), sum(acted) from (
  select (last_seen_at at time zone 'UTC')::date as day, 1 as seen, 0 as acted from analytics_visits
  union all
  select (last_acted_at at time zone 'UTC')::date, 0, 1 from analytics_visits where last_acted_at is not null
) visits group by day;

-- Who signed in lately, who has been here lately and who has not confirmed: counted from these alone.
drop index users_last_sign_in;
create index users_last_sign_in on users (last_sign_in_at, id);
create index sessions_last_used on sessions (last_used_at, user_id);
create index users_pending on users (id) where email_confirmed_at is null;
