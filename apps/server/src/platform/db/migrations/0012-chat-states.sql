-- What the chat keeps in mind between two messages: subject, person in focus, open question, passages said.

create table chat_states (
  user_id uuid primary key references users on delete cascade,
  state jsonb not null,
  updated_at timestamptz(3) not null
);

alter table chat_states enable row level security;

grant select, insert, update, delete on chat_states to app_user;
create policy own on chat_states to app_user using (user_id = app_uid()) with check (user_id = app_uid());
