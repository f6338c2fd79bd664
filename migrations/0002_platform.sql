-- What the site itself keeps: secrets, work to do, counters against abuse, answers to repeated calls.

create table secrets (
  name  text primary key,
  value text not null
);

create table jobs (
  id           bigint generated always as identity primary key,
  kind         text not null,
  payload      jsonb not null,
  run_at       timestamptz(3) not null,
  -- A worker holds a job by a lease, not by a lock: a killed node's jobs come back when it ends.
  leased_until timestamptz(3),
  attempts     smallint not null default 0,
  last_error   text,
  given_up_at  timestamptz(3),
  created_at   timestamptz(3) not null default now()
);
create index jobs_due on jobs (run_at) where given_up_at is null;

create table rate_limits (
  key       text primary key,
  hits      integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_resets_at on rate_limits (resets_at);

create table idempotency_keys (
  scope       text not null,
  key         text not null,
  fingerprint bytea not null,
  -- Null while the first call is still at work.
  status      smallint,
  answer      jsonb,
  created_at  timestamptz(3) not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
