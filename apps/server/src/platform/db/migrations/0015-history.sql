-- The words of every page that was shown, in one place: the page of the day, the history and the notes. What was used of
-- the Book stays in reading_pages.

create table history_pages (
  -- Made from owner, reading, day and words: the same page shown twice is one row.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Kind, type and signs, as 'daily:love-forecast' or 'partner:leo'. Of another person the sign alone.
  reading text not null,
  page_date date not null,
  page jsonb not null,
  note text not null default '' check (char_length(note) <= 2000),
  -- Null until it was opened or mailed: a page that only waits for its reader is not in the history.
  opened_at timestamptz(3),
  kept_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index history_pages_user on history_pages (user_id, page_date);
create index history_pages_created on history_pages (created_at);

alter table reading_pages add column page_id uuid;
update reading_pages set page_id = gen_random_uuid() where page is not null;
insert into history_pages (id, user_id, reading, page_date, page, opened_at, created_at)
select page_id, user_id, reading, reading_date, page, created_at, created_at
from reading_pages where page_id is not null;

alter table reading_pages drop column page;
alter table reading_pages add foreign key (page_id) references history_pages on delete set null;
create index reading_pages_page on reading_pages (page_id);

alter table history_pages enable row level security;

grant select, insert, update, delete on history_pages to app_user;
create policy own on history_pages to app_user using (user_id = app_uid()) with check (user_id = app_uid());

-- A day of conversation that its owner keeps.
alter table chat_messages add column kept_at timestamptz(3);
create index chat_messages_created on chat_messages (created_at) where kept_at is null;
grant update (kept_at) on chat_messages to app_user;
