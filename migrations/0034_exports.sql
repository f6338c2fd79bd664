-- Copies of everything that somebody has here, made for them; the file goes with the row.
create table data_exports (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  state      text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed')),
  progress   smallint not null default 0 check (progress between 0 and 100),
  -- Under which the file is stored, known before it is there: a repeat after a crash writes the same one.
  key        text not null unique,
  bytes      bigint,
  failure    text check (failure in ('full', 'failed')),
  tries      smallint not null default 0,
  created_at timestamptz(3) not null,
  ended_at   timestamptz(3),
  expires_at timestamptz(3),
  check (state <> 'ready' or (bytes is not null and expires_at is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index data_exports_user on data_exports (user_id, created_at);
-- The last judge of two requests at one moment.
create unique index data_exports_one_open on data_exports (user_id) where state in ('queued', 'running');
