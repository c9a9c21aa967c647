-- What the Oracle must remember: which words a person has had, and how many questions a day has seen.

create table reading_marks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Kind and type, as 'daily:love-forecast'.
  reading text not null,
  reading_date date not null,
  -- Hashes of its runs of four words, so that the next one can be unlike it. The text itself is not kept.
  grams jsonb not null,
  created_at timestamptz(3) not null
);
create index reading_marks_user on reading_marks (user_id, created_at desc);

-- Clearing the conversation does not touch it: a cleared one gives no new questions.
create table chat_usage (
  user_id uuid not null references users on delete cascade,
  usage_date date not null,
  messages integer not null,
  primary key (user_id, usage_date)
);

-- An answer to somebody in need stays recognisable: nothing is sold beside it, tomorrow either.
alter table chat_messages add column is_care boolean not null default false;

alter table reading_marks enable row level security;
alter table chat_usage enable row level security;

grant select, insert on reading_marks to app_user;
create policy own on reading_marks to app_user using (user_id = app_uid()) with check (user_id = app_uid());

grant select, insert, update on chat_usage to app_user;
create policy own on chat_usage to app_user using (user_id = app_uid()) with check (user_id = app_uid());
