-- People, how they prove who they are, and what belongs to the account.
-- Times are timestamptz(3): a JavaScript Date drops microseconds.

create table users (
  id                bigint generated always as identity primary key,
  -- Kept in one canonical form (lower case, ASCII domain), so that the constraint is the judge.
  email             text not null unique,
  -- Null for those who only sign in with a provider.
  password_hash     text,
  first_name        text not null,
  last_name         text not null,
  alias_name        text not null,
  profile_image_url text,
  selected_theme    text not null default 'dark'
                    check (selected_theme in ('dark', 'light', 'auto', 'topaz', 'agate', 'aqua')),
  language          text not null default 'en' check (language in ('en', 'id', 'my')),
  -- Given by a command on the server only, never over HTTP.
  role              text not null default 'user' check (role in ('user', 'moderator', 'operator')),
  created_at        timestamptz(3) not null default now()
);
create unique index users_alias_name on users (lower(alias_name));

-- A sign-up is not an account yet. Each one keeps its own password and code, bound to the browser that made it:
-- whoever signs up first with somebody else's address gains nothing.
create table signups (
  id              bigint generated always as identity primary key,
  email           text not null,
  browser_hash    bytea not null,
  password_hash   text not null,
  first_name      text not null,
  last_name       text not null,
  language        text not null,
  code_hash       bytea not null,
  code_expires_at timestamptz(3) not null,
  tries_left      smallint not null,
  created_at      timestamptz(3) not null
);
create index signups_email on signups (email, id);
create index signups_created_at on signups (created_at);

create table sessions (
  token_hash   bytea primary key,
  user_id      bigint not null references users on delete cascade,
  created_at   timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- The address is forgotten after 30 days, the session may live on.
  ip           text,
  user_agent   text not null
);
create index sessions_user_id on sessions (user_id, created_at);
create index sessions_last_seen_at on sessions (last_seen_at);

-- One live reset link a person: a newer one replaces the older.
create table password_resets (
  user_id    bigint primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz(3) not null
);

create table identities (
  provider   text not null check (provider in ('google', 'discord')),
  subject    text not null,
  user_id    bigint not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (provider, subject)
);
create index identities_user_id on identities (user_id);

-- One row from "go to the provider" until its answer; taken out when used, so that no answer works twice.
create table oauth_states (
  state_hash   bytea primary key,
  provider     text not null,
  browser_hash bytea not null,
  verifier     text not null,
  nonce        text not null,
  language     text not null,
  expires_at   timestamptz(3) not null
);
create index oauth_states_expires_at on oauth_states (expires_at);

-- Append-only: nothing is updated or deleted, an undo writes a reversing entry.
create table honor_entries (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references users on delete cascade,
  delta       integer not null,
  reason      text not null,
  object_type text not null,
  object_id   bigint not null,
  actor_id    bigint,
  reverses_id bigint unique references honor_entries,
  created_at  timestamptz(3) not null default now()
);
create index honor_entries_user_id on honor_entries (user_id, id);

-- The sum of a person's entries, kept in the transaction that writes one.
create table honor_totals (
  user_id bigint primary key references users on delete cascade,
  total   integer not null
);

create table iq_results (
  user_id     bigint primary key references users on delete cascade,
  score       smallint not null,
  finished_at timestamptz(3) not null
);

create table subscriptions (
  id                 bigint generated always as identity primary key,
  user_id            bigint not null references users on delete cascade,
  plan               text not null check (plan in ('topaz', 'agate', 'aqua')),
  status             text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  current_period_end timestamptz(3) not null,
  provider           text not null,
  provider_id        text,
  created_at         timestamptz(3) not null default now(),
  unique (provider, provider_id)
);
create index subscriptions_user_id on subscriptions (user_id);
