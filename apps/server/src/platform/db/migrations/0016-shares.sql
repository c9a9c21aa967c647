-- Public links to one paragraph of a page. A link is known by its hash alone. A page about a person the user keeps names
-- them for as long as they are kept.

create table shared_pages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- One link for each page.
  page_id uuid not null unique references history_pages on delete cascade,
  secret_hash bytea not null unique,
  -- Which paragraph is shown, counted from 0.
  paragraph smallint not null,
  created_at timestamptz(3) not null
);
create index shared_pages_user on shared_pages (user_id, created_at);

alter table history_pages add column person_id uuid references people on delete set null;
create index history_pages_person on history_pages (person_id);

alter table shared_pages enable row level security;

grant select (id, user_id, page_id, paragraph, created_at), insert, delete on shared_pages to app_user;
create policy own on shared_pages to app_user using (user_id = app_uid()) with check (user_id = app_uid());
