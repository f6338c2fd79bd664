-- The reasoning test. Of an item that is open what is shown and its sealed key are stored, until it is answered: whatever
-- release of the site takes the answer judges it by what its person has seen.

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
  -- When a purge first found its time over: it is ended by a later one, so that a clock that jumps ends nothing.
  overdue_at    timestamptz(3),
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
create index iq_attempts_valid on iq_attempts (finished_at desc, id desc) where state = 'scored' and validity = 'good';
create index iq_attempts_lapsing on iq_attempts (expires_at) where state = 'open';

create table iq_items (
  id          uuid primary key default gen_random_uuid(),
  attempt_id  uuid not null references iq_attempts on delete cascade,
  position    smallint not null check (position between 1 and 60),
  template_id text not null,
  is_pilot    boolean not null,
  served_at   timestamptz(3) not null,
  deadline_at timestamptz(3) not null,
  -- While it is open: what its person sees, and which answer is right, sealed for this item by a key of the site.
  shown       jsonb,
  key_enc     bytea,
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
  unique (attempt_id, position),
  check ((answered_at is null) = (shown is not null)),
  check ((answered_at is null) = (key_enc is not null)),
  check ((answered_at is null) = (is_correct is null)),
  check ((answered_at is null) = (is_late is null)),
  check ((answered_at is null) = (server_ms is null)),
  check (answered_at is not null or response is null)
);
create unique index iq_items_one_open on iq_items (attempt_id) where answered_at is null;

-- When an account goes, its attempts belong to nobody: nothing stays by which they could be tied to their person again.
create function unlink_iq_attempt() returns trigger language plpgsql as $$
begin
  delete from iq_items where attempt_id = new.id and answered_at is null;
  update iq_items set served_at = date_trunc('day', served_at, 'UTC'), deadline_at = date_trunc('day', deadline_at, 'UTC'),
    answered_at = date_trunc('day', answered_at, 'UTC'), client_ms = null, blur_count = 0, blur_ms = 0, pastes = 0
  where attempt_id = new.id;
  new.tab := '';
  new.void_reason := case when new.void_reason is not null then 'unlinked' end;
  new.started_at := date_trunc('day', new.started_at, 'UTC');
  new.expires_at := date_trunc('day', new.expires_at, 'UTC');
  new.finished_at := date_trunc('day', new.finished_at, 'UTC');
  return new;
end $$;
create trigger iq_attempts_unlink before update of user_id on iq_attempts
  for each row when (old.user_id is not null and new.user_id is null) execute function unlink_iq_attempt();

-- Versions of the parameters; version 0 is what the code expects of its templates before anybody has answered.
create table iq_versions (
  version      integer primary key,
  published_at timestamptz(3) not null,
  attempts     integer not null,
  log_loss     real not null,
  -- The abilities of its people under this very version: 1,001 quantiles, and of how many people.
  norms        real[] not null default '{}',
  norm_count   integer not null default 0,
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
  add column attempt_id uuid unique references iq_attempts,
  add column report     jsonb not null default '{}';

-- Others see the score only if its owner allows it.
alter table profiles add column shows_iq boolean not null default false;
