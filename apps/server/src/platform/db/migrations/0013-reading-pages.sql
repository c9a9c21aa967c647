-- The pages a person was given: the same page all day on every screen and in the mail, and no passage again while it
-- rests. Of a partner nothing is kept, neither sign nor words.

create table reading_pages (
  user_id uuid not null references users on delete cascade,
  -- Kind and type, as 'daily:love-forecast'.
  reading text not null,
  reading_date date not null,
  -- 0 is the first page of that day.
  turn integer not null,
  -- As it was shown. The words go after a few days, and what was used of the Book stays.
  page jsonb,
  used jsonb not null,
  told text not null,
  shape text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, reading, reading_date, turn)
);

insert into reading_pages
select user_id, split_part(reading, ':', 1), reading_date,
  row_number() over (partition by user_id, split_part(reading, ':', 1), reading_date order by created_at) - 1,
  null, '[]', '', '', created_at
from reading_marks;

drop table reading_marks;

alter table reading_pages enable row level security;

grant select, insert on reading_pages to app_user;
create policy own on reading_pages to app_user using (user_id = app_uid()) with check (user_id = app_uid());
