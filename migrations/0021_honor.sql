-- Honor is earned: what its ledger still needs, what waits to be checked, weeks for the leaderboard, and who hears of it.

-- The day that an entry counts for, since 1970 by the midnight of Honor: its limits are those of that day. What takes an
-- entry back counts for the same day, so that the sums of a day are what is left of it. `note` says why staff, or the
-- check of rings, took something back; such a reward is never given again.
alter table honor_entries
  add column day  integer,
  add column note text,
  -- How often the same was given before, and taken back: with it each gift is there once, whoever writes it.
  add column nr   integer not null default 0;
update honor_entries set day = floor((extract(epoch from created_at) + 7 * 3600) / 86400);
alter table honor_entries alter column day set not null;
alter table honor_entries add check (char_length(note) between 1 and 500);
alter table honor_entries add check (delta <> 0);
create unique index honor_entries_once
  on honor_entries (user_id, reason, object_type, object_id, coalesce(actor_id, 0), nr) where reverses_id is null;
create index honor_entries_object on honor_entries (object_type, object_id, reason, actor_id);
create index honor_entries_day on honor_entries (user_id, day);
create index honor_entries_pair on honor_entries (user_id, actor_id, day) where actor_id is not null;
create index honor_entries_newest on honor_entries (day);
create index honor_entries_lost on honor_entries (user_id, id) where delta < 0;
create index honor_totals_best on honor_totals (total desc, user_id) where total > 0;

-- Append-only. Only with a person all of their entries go.
create function keep_honor() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = old.user_id) then
    raise exception 'honor_entries is append-only';
  end if;
  return old;
end $$;
create trigger honor_entries_append_only before update or truncate on honor_entries
  for each statement execute function refuse_change();
create trigger honor_entries_kept before delete on honor_entries
  for each row execute function keep_honor();

-- The sums of weeks, which begin on Mondays, kept in the transaction that writes an entry.
create table honor_weeks (
  week    integer not null,
  user_id bigint not null references users on delete cascade,
  points  integer not null,
  primary key (week, user_id)
);
create index honor_weeks_best on honor_weeks (week, points desc, user_id) where points > 0;
create index honor_weeks_user_id on honor_weeks (user_id);
insert into honor_weeks (week, user_id, points)
  select floor((day + 3) / 7.0)::int, user_id, sum(delta) from honor_entries group by 1, 2;

-- A reward between two people who share a device waits here, and is paid or voided when its time is over.
create table honor_holds (
  user_id     bigint not null references users on delete cascade,
  reason      text not null,
  object_type text not null,
  object_id   bigint not null,
  actor_id    bigint not null references users on delete cascade,
  points      integer not null,
  -- The follow-up that looks at it again.
  source      text not null,
  subject     text not null,
  held_until  timestamptz(3) not null,
  is_void     boolean not null default false,
  primary key (object_type, object_id, reason, actor_id, user_id)
);
create index honor_holds_due on honor_holds (held_until);
create index honor_holds_user_id on honor_holds (user_id);
create index honor_holds_actor_id on honor_holds (actor_id);

-- Who used which device in the last day: a hash of the random id in its cookie, and nothing else about it.
create table device_marks (
  device_hash bytea not null,
  user_id     bigint not null references users on delete cascade,
  seen_at     timestamptz(3) not null,
  primary key (device_hash, user_id)
);
create index device_marks_user_id on device_marks (user_id, seen_at);
create index device_marks_seen_at on device_marks (seen_at);

alter table profiles add column is_ranked boolean not null default true;

-- What earns its author something, and what keeps it: all that is up or being checked; what its author deleted after it
-- lived for sixty days and was liked three times. What staff removed earns nothing, and costs something.
create view honor_objects as
  select 'article'::text as object_type, a.id as object_id, a.author_id, a.state = 'removed' as is_removed,
    a.deleted_at, a.state = 'published' or (a.state = 'deleted' and a.state_before = 'published'
      and a.deleted_at >= a.published_at + interval '60 days' and coalesce(c.likes, 0) >= 3) as earns
  from articles a left join object_counters c on c.object_type = 'article' and c.object_id = a.id
  union all
  select 'page-post', p.id, p.author_id, p.state = 'removed', p.deleted_at,
    not p.is_nsfw and (p.state in ('published', 'hidden') or (p.state = 'deleted' and p.state_before = 'published'
      and p.deleted_at >= p.created_at + interval '60 days' and coalesce(c.likes, 0) >= 3))
  from page_posts p left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
  union all
  select 'comment', m.id, m.author_id, m.state = 'removed', m.deleted_at,
    m.state = 'visible' or (m.state = 'deleted' and m.deleted_at >= m.created_at + interval '60 days' and m.likes >= 3)
  from comments m;

-- What becomes of content is followed up wherever it is written; subjects are 'article 7'.
create function follow_up_state() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('notify-state', tg_argv[0] || ' ' || new.id);
  return null;
end $$;
create trigger articles_state after update of state on articles
  for each row when (old.state is distinct from new.state) execute function follow_up_state('article');
create trigger page_posts_state after update of state, is_nsfw on page_posts
  for each row when (old.state is distinct from new.state or old.is_nsfw is distinct from new.is_nsfw)
  execute function follow_up_state('page-post');
create trigger comments_state after update of state on comments
  for each row when (old.state is distinct from new.state) execute function follow_up_state('comment');

-- So is who completes their profile; subjects are the ids of people.
create function follow_up_member() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('notify-member', new.user_id);
  return null;
end $$;
create trigger profiles_completed after insert or update of bio, languages, avatar_id on profiles
  for each row when (new.bio <> '' and cardinality(new.languages) > 0) execute function follow_up_member();

-- Everybody who is a member already has verified their address, and may have completed their profile.
insert into follow_ups (kind, subject) select 'notify-member', id from users;
-- What was written and liked before counts as it would have then, by the rules of its own days.
insert into follow_ups (kind, subject) select 'notify-state', 'article ' || id from articles where state = 'published';
insert into follow_ups (kind, subject)
  select 'notify-state', object_type || ' ' || object_id from object_counters where object_type = 'page-post' and likes > 0;
insert into follow_ups (kind, subject) select 'notify-state', 'comment ' || id from comments where likes > 0;
