-- The reasoning test. Items are made anew from a key of the site, the attempt's id and the position: none is stored.

create table iq_attempts (
  id            uuid primary key default gen_random_uuid(),
  -- Null when the account is gone: the answers stay for calibration, and belong to nobody.
  user_id       bigint references users on delete set null,
  state         text not null default 'open' check (state in ('open', 'scored', 'lapsed', 'void', 'not-scored')),
  form          text not null check (form in ('full', 'series')),
  -- For the check that no group meets harder items.
  language      text not null,
  device        text not null check (device in ('phone', 'tablet', 'desktop')),
  extra_time    boolean not null,
  param_version integer not null,
  -- The tab that has it.
  tab           text not null,
  -- All that can be answered is: only the score is left.
  is_done       boolean not null default false,
  started_at    timestamptz(3) not null,
  expires_at    timestamptz(3) not null,
  finished_at   timestamptz(3),
  theta         real,
  se            real,
  validity      text check (validity in ('good', 'caution', 'not-scored')),
  flags         jsonb not null default '{}',
  -- Why a moderator voided it; who did is in the staff's log.
  void_reason   text,
  check ((state = 'void') = (void_reason is not null)),
  check (state <> 'scored' or (finished_at is not null and theta is not null and se is not null))
);
create unique index iq_attempts_one_open on iq_attempts (user_id) where state = 'open';
create unique index iq_attempts_one_scored on iq_attempts (user_id) where state = 'scored';
create index iq_attempts_user on iq_attempts (user_id, started_at desc);
create index iq_attempts_scored on iq_attempts (theta) where state = 'scored' and validity = 'good' and form = 'full';
create index iq_attempts_lapsing on iq_attempts (expires_at) where state = 'open';

create table iq_items (
  id          uuid primary key default gen_random_uuid(),
  attempt_id  uuid not null references iq_attempts on delete cascade,
  position    smallint not null,
  template_id text not null,
  is_pilot    boolean not null,
  served_at   timestamptz(3) not null,
  deadline_at timestamptz(3) not null,
  answered_at timestamptz(3),
  -- The option, or the number; null with an answer: "I don't know", or too late.
  response    bigint,
  is_correct  boolean,
  is_late     boolean,
  server_ms   integer,
  client_ms   integer,
  blur_count  integer not null default 0,
  blur_ms     integer not null default 0,
  pastes      smallint not null default 0,
  unique (attempt_id, position)
);
create unique index iq_items_one_open on iq_items (attempt_id) where answered_at is null;
create index iq_items_template on iq_items (template_id) where answered_at is not null;

-- Versions of the parameters; version 0 is what the code expects of its templates before anybody has answered.
create table iq_versions (
  version      integer primary key,
  published_at timestamptz(3) not null,
  attempts     integer not null,
  log_loss     real not null,
  -- What the technical page shows.
  figures      jsonb not null
);
create table iq_params (
  version     integer not null references iq_versions on delete cascade,
  template_id text not null,
  a           real not null,
  b           real not null,
  c           real not null,
  tau         real not null,
  answers     integer not null,
  is_active   boolean not null,
  primary key (version, template_id)
);
create table iq_families (
  version  integer not null references iq_versions on delete cascade,
  family   text not null,
  sigma    real not null,
  weights  jsonb not null,
  clone_sd real not null,
  primary key (version, family)
);

-- What its person was told: range, percentile and precision. It is never scored again, so it stays as it was told.
alter table iq_results
  add column attempt_id uuid references iq_attempts,
  add column report     jsonb not null default '{}';

-- Others see the score only if its owner allows it.
alter table profiles add column shows_iq boolean not null default false;
