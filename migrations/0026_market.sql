-- Prices, what is paid, and what waits for its time.

-- Set by the operator's command; a plan without a row here has no price yet.
create table plan_prices (
  plan         text not null check (plan in ('topaz', 'agate', 'aqua')),
  interval     text not null check (interval in ('month', 'year')),
  currency     text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  -- What the payment provider calls it; without one it is shown and can't be bought.
  provider_id  text,
  primary key (plan, interval, currency)
);
-- What is paid at a price of the provider's is one plan.
create unique index plan_prices_provider on plan_prices (provider_id) where provider_id is not null;

create table plan_trials (
  plan text primary key check (plan in ('topaz', 'agate', 'aqua')),
  days smallint not null check (days between 1 and 90)
);

-- "Notify me", once a person and plan; told and forgotten when a price is set or, where payments are taken, when it can be bought.
create table wanted_plans (
  plan       text not null check (plan in ('topaz', 'agate', 'aqua')),
  user_id    bigint not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (plan, user_id)
);
create index wanted_plans_user on wanted_plans (user_id);

alter table subscriptions
  add column interval     text check (interval in ('month', 'year')),
  add column currency     text,
  add column amount_minor bigint,
  add column is_ending    boolean not null default false,
  add column next_plan    text check (next_plan in ('topaz', 'agate', 'aqua')),
  add column next_interval text check (next_interval in ('month', 'year')),
  -- Why the operator gave it.
  add column note         text,
  -- Of the provider's state that the row shows: an older one that comes late changes nothing.
  add column state_at     timestamptz(3),
  -- The end of it was told.
  add column ended_told   boolean not null default false;
create index subscriptions_period_end on subscriptions (current_period_end)
  where status in ('trialing', 'active', 'past_due', 'canceled');

create table payment_customers (
  user_id     bigint primary key references users on delete cascade,
  provider    text not null,
  customer_id text not null,
  unique (provider, customer_id)
);

-- Each event of a payment provider counts once.
create table payment_events (
  provider    text not null,
  event_id    text not null,
  kind        text not null,
  received_at timestamptz(3) not null,
  primary key (provider, event_id)
);
create index payment_events_received on payment_events (received_at);

-- What was paid stays on the books when the person goes, without saying who it was.
create table invoices (
  provider     text not null,
  provider_id  text not null,
  user_id      bigint references users on delete set null,
  plan         text,
  currency     text not null,
  amount_minor bigint not null,
  status       text not null check (status in ('paid', 'open', 'failed', 'refunded')),
  url          text,
  created_at   timestamptz(3) not null,
  primary key (provider, provider_id)
);
create index invoices_user on invoices (user_id, created_at desc);

-- A post that waits: it becomes one of page_posts when its time has come, and nobody but its author sees it before.
create table scheduled_posts (
  id         bigint generated always as identity primary key,
  author_id  bigint not null references users on delete cascade,
  -- As createPagePost takes it.
  body       jsonb not null,
  media_id   bigint references media on delete set null,
  publish_at timestamptz(3) not null,
  -- Why it could not be published when it was due; it waits for its author then.
  refusal    text,
  created_at timestamptz(3) not null
);
create index scheduled_posts_author on scheduled_posts (author_id, publish_at, id);
create index scheduled_posts_media on scheduled_posts (media_id) where media_id is not null;

-- Reads of an article by day, for those who wrote it: numbers, nobody's name.
create table article_read_days (
  article_id bigint not null references articles on delete cascade,
  day        date not null,
  reads      integer not null,
  primary key (article_id, day)
);
create index article_read_days_day on article_read_days (day);
-- What is already stored of today.
insert into article_read_days (article_id, day, reads)
  select article_id, day, count(*) from article_reads group by article_id, day;

-- Everything that waits for its time, for the limit of a plan: posts and articles together.
create view waiting_publications as
  select author_id from articles where publish_at is not null and state = 'draft'
  union all
  select author_id from scheduled_posts;
