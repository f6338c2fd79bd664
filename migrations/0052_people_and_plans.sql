-- Who is told when they are named, and suggested to whoever begins to type a name: as with messages, people they know are
-- those they follow and those of their guilds.
alter table profiles add column who_may_mention text not null default 'everyone'
  check (who_may_mention in ('everyone', 'known', 'nobody'));

-- Plans that nobody new can get, with their prices as they were: who pays goes on, and is known by them.
create table hidden_plans (
  plan text primary key check (plan in ('topaz', 'agate', 'aqua'))
);
