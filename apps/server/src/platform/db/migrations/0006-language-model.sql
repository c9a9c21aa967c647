-- What a language model is asked and costs, what of its words is shared, and what the conversation rests on.

-- One row for each time it was asked, whatever came of it. Who asked is forgotten with the account; the cost is not.
create table model_calls (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  user_id uuid references users on delete set null,
  -- 'daily', 'horoscope', 'partner', 'compatibility', 'chat'
  kind text not null,
  model text not null,
  prompt_version integer not null,
  input_tokens integer not null,
  output_tokens integer not null,
  -- Millionths of a dollar.
  cost_micros bigint not null,
  latency_ms integer not null,
  -- Null: it never said a word.
  first_token_ms integer,
  outcome text not null
);
create index model_calls_created on model_calls (created_at);
create index model_calls_user on model_calls (user_id);

-- Readings that hold for everybody of a sign on a date, as the model wrote them.
create table shared_readings (
  -- What is read, for which signs, which of the day's variants, by which prompt and model.
  name text not null,
  reading_date date not null,
  title text,
  parts jsonb not null,
  -- The facts they cite, for the receipts.
  facts jsonb not null,
  -- Whether every part the model wrote passed its check.
  is_whole boolean not null,
  created_at timestamptz(3) not null,
  primary key (name, reading_date)
);

-- A question that is being answered: it counts against the day until it is spent, given back, or its time is over.
create table chat_reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  usage_date date not null,
  expires_at timestamptz(3) not null
);
create index chat_reservations_user on chat_reservations (user_id, usage_date);

-- An answer keeps the sentences and the facts it was given with; null for what was said before this.
alter table chat_messages add column parts jsonb, add column receipts jsonb;

alter table model_calls enable row level security;
alter table chat_reservations enable row level security;

grant select, insert, delete on chat_reservations to app_user;
create policy own on chat_reservations to app_user using (user_id = app_uid()) with check (user_id = app_uid());
