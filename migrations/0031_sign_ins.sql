-- Sessions that their owner can see and end, when they last proved who they are, and who has signed in.

alter table sessions
  -- What a session is called to its owner: the hash of its token stays on the server.
  add column id                 bigint generated always as identity unique,
  -- When the person last proved who they are in this session; signing in does. Dangerous acts ask for it anew.
  add column reauthenticated_at timestamptz(3);

-- Mailed to people without a password. A code is of one session, and ends with it.
create table reauthentication_codes (
  session_hash bytea primary key references sessions on delete cascade,
  code_hash    bytea not null,
  tries_left   smallint not null,
  expires_at   timestamptz(3) not null
);
create index reauthentication_codes_expires_at on reauthentication_codes (expires_at);

-- Ninety days of sign-ins, for the person alone. The address is forgotten after 30 days.
create table signin_history (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references users on delete cascade,
  way         text not null
              check (way in ('password', 'google', 'discord', 'passkey', 'code', 'recovery', 'reset', 'signup')),
  is_success  boolean not null,
  -- The hash of the cookie that this browser is known by; null for tries that failed.
  device_hash bytea,
  ip          text,
  user_agent  text not null,
  created_at  timestamptz(3) not null
);
create index signin_history_user_id on signin_history (user_id, created_at, id);
create index signin_history_created_at on signin_history (created_at);

-- Going to a provider in order to link it: whose account, and from which session.
alter table oauth_states
  add column session_hash bytea references sessions on delete cascade;
