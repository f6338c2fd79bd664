-- A second step of signing in: codes of an app, recovery codes, and passkeys, which are both steps at once.

-- A row without `confirmed_at` is a set-up that was begun; it protects nothing yet.
create table two_factor (
  user_id      bigint primary key references users on delete cascade,
  -- Encrypted with the site's key, with the person's id inside what is authenticated.
  secret       bytea not null,
  started_at   timestamptz(3) not null,
  confirmed_at timestamptz(3),
  -- The newest time step whose code was accepted: neither it nor an older one is ever accepted again.
  last_step    bigint
);

-- 80 random bits each, so a plain hash is enough. Used ones stay until new ones are made: their second use is told as such.
create table recovery_codes (
  user_id   bigint not null references two_factor on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz(3),
  primary key (user_id, code_hash)
);

-- Somebody who has proven the first step, in one browser, for ten minutes. `password_mark` dies with the password.
create table pending_sign_ins (
  token_hash    bytea primary key,
  user_id       bigint not null references users on delete cascade,
  password_mark bytea not null,
  expires_at    timestamptz(3) not null
);
create index pending_sign_ins_user_id on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at on pending_sign_ins (expires_at);

create table passkeys (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references users on delete cascade,
  credential_id text not null unique,
  public_key    bytea not null,
  -- Of the authenticator; it only grows, or stays 0 for those that do not count.
  counter       bigint not null,
  transports    text[] not null default '{}',
  name          text not null check (char_length(name) between 1 and 60),
  created_at    timestamptz(3) not null,
  last_used_at  timestamptz(3)
);
create index passkeys_user_id on passkeys (user_id, created_at);

-- What an authenticator is asked to sign: once, within five minutes, in the browser whose cookie or session is in the hash.
-- No person: for signing in.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id        bigint references users on delete cascade,
  expires_at     timestamptz(3) not null
);
create index passkey_challenges_user_id on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
