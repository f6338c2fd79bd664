-- What the site refuses by itself, and what its operator sees and sets.

-- The bytes that were uploaded, hashed: the files are drawn anew, so they say nothing about them.
alter table media add column sha256 bytea check (octet_length(sha256) = 32);
-- Uploads that moderators removed for good. Only hashes: nothing of what was removed is kept.
create table banned_media (
  sha256    bytea primary key check (octet_length(sha256) = 32),
  banned_at timestamptz(3) not null
);

-- What operators see of each day; written once an hour, so that looking at it counts nothing.
create table operator_days (
  day           date primary key,
  sign_ups      integer not null default 0 check (sign_ups >= 0),
  reports       integer not null default 0 check (reports >= 0),
  -- How long the oldest open report had waited, at its longest.
  queue_hours   integer not null default 0 check (queue_hours >= 0),
  storage_bytes bigint not null default 0 check (storage_bytes >= 0),
  -- Emails that could not be sent, at most at one time.
  mails_failed  integer not null default 0 check (mails_failed >= 0)
);
create index users_created_at on users (created_at);
create index reports_created_at on reports (created_at);
