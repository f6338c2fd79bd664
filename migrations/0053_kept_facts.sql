-- What people with hundreds of deeds have done in public, as it was counted last: a profile is looked at more often than it
-- changes. A follow-up of a look counts it again.
create table kept_facts (
  user_id    bigint primary key references users on delete cascade,
  facts      jsonb not null,
  counted_at timestamptz(3) not null
);
