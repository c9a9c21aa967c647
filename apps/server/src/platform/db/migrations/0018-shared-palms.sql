-- Links to saved palm readings, and links that leave out what tells of a birth. Earlier links showed whole paragraphs.

alter table shared_pages
  alter column page_id drop not null,
  add column reading_id uuid unique references biometric_analyses on delete cascade,
  add column is_whole boolean not null default true,
  -- Whether the drawing of the hand is shown.
  add column shows_hand boolean not null default false,
  add constraint shared_pages_target check (num_nonnulls(page_id, reading_id) = 1);

alter table shared_pages alter column is_whole set default false;

grant select (reading_id, is_whole, shows_hand) on shared_pages to app_user;
