-- Guilds: people who care about the same thing, their posts, and who may see what.

create table guilds (
  id               bigint generated always as identity primary key,
  name             text not null,
  insignia         text not null,
  logo             text not null check (logo in ('logo1', 'logo2', 'logo3', 'logo4', 'logo5')),
  color            text not null check (color ~ '^#[0-9a-f]{6}$'),
  description      text not null default '',
  is_private       boolean not null default false,
  join_mode        text not null check (join_mode in ('open', 'approval', 'request', 'invite')),
  is_nsfw          boolean not null default false,
  members_may_invite boolean not null default false,
  questions        text[] not null default '{}' check (cardinality(questions) <= 3),
  -- [{title, text}]
  rules            jsonb not null default '[]',
  rules_changed_at timestamptz(3),
  -- Null when the account is gone; an officer may then claim at once.
  owner_id         bigint references users on delete set null,
  -- To whom the owner offers it.
  offered_to       bigint references users on delete set null,
  offered_at       timestamptz(3),
  claimed_by       bigint references users on delete set null,
  claimed_at       timestamptz(3),
  -- Kept with the rows they count, in their transactions.
  member_count     integer not null default 0,
  post_count       integer not null default 0,
  -- The last post of a public guild, the last newcomer of any: a private one must not tell when people talk in it.
  active_at        timestamptz(3) not null,
  created_at       timestamptz(3) not null,
  deleted_at       timestamptz(3),
  -- The last post that was in it when it opened: what was said behind closed doors never earns Honor.
  last_inside_post bigint,
  check (is_private = (join_mode in ('request', 'invite')))
);
-- A name is free again when the guild that had it is gone for good.
create unique index guilds_name on guilds (lower(name));
create index guilds_owner on guilds (owner_id);
create index guilds_offered_to on guilds (offered_to) where offered_to is not null;
create index guilds_claimed_by on guilds (claimed_by) where claimed_by is not null;
create index guilds_deleted_at on guilds (deleted_at) where deleted_at is not null;
create index guilds_active on guilds (active_at desc, id desc) where deleted_at is null;
create index guilds_new on guilds (created_at desc, id desc) where deleted_at is null;
create index guilds_big on guilds (member_count desc, id desc) where deleted_at is null;
create index guilds_open_active on guilds (active_at desc, id desc)
  where deleted_at is null and join_mode = 'open' and not is_nsfw;
create index guilds_open_new on guilds (created_at desc, id desc)
  where deleted_at is null and join_mode = 'open' and not is_nsfw;
create index guilds_open_big on guilds (member_count desc, id desc)
  where deleted_at is null and join_mode = 'open' and not is_nsfw;

-- The words of a guild as they are written, and the beginning of its name.
create index guilds_words on guilds using gin (
  (setweight(to_tsvector('simple', name || ' ' || insignia), 'A')
    || setweight(to_tsvector('simple', description), 'B')));
create index guilds_name_prefix on guilds (lower(name) text_pattern_ops);

-- rank: 0 owner, 1 officer, 2 member; lists are read in its order.
create table guild_members (
  guild_id          bigint not null references guilds on delete cascade,
  user_id           bigint not null references users on delete cascade,
  rank              smallint not null check (rank in (0, 1, 2)),
  joined_at         timestamptz(3) not null,
  muted_until       timestamptz(3),
  rules_accepted_at timestamptz(3),
  primary key (guild_id, user_id)
);
create unique index guild_members_owner on guild_members (guild_id) where rank = 0;
create index guild_members_list on guild_members (guild_id, rank, joined_at, user_id);
create index guild_members_user on guild_members (user_id, guild_id);

-- Whoever deletes their account leaves their guilds: the numbers follow.
create function leave_guilds() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who go at once wait for each other.
  perform 1 from guilds where id in (select guild_id from guild_members where user_id = old.id)
  order by id for no key update;
  update guilds set member_count = member_count - 1
  where id in (select guild_id from guild_members where user_id = old.id);
  return old;
end $$;
create trigger users_leave_guilds before delete on users for each row execute function leave_guilds();

-- Who left of their own will, and what they were: for the "Undo" of leaving.
create table guild_leavers (
  guild_id          bigint not null references guilds on delete cascade,
  user_id           bigint not null references users on delete cascade,
  rank              smallint not null,
  joined_at         timestamptz(3) not null,
  muted_until       timestamptz(3),
  rules_accepted_at timestamptz(3),
  left_at           timestamptz(3) not null,
  primary key (guild_id, user_id)
);
create index guild_leavers_left_at on guild_leavers (left_at);
create index guild_leavers_user on guild_leavers (user_id);

create table guild_bans (
  guild_id   bigint not null references guilds on delete cascade,
  user_id    bigint not null references users on delete cascade,
  banned_by  bigint references users on delete set null,
  reason     text not null default '',
  created_at timestamptz(3) not null,
  primary key (guild_id, user_id)
);
create index guild_bans_user on guild_bans (user_id);
create index guild_bans_banned_by on guild_bans (banned_by);
create index guild_bans_list on guild_bans (guild_id, created_at desc, user_id desc);

create table guild_requests (
  guild_id   bigint not null references guilds on delete cascade,
  user_id    bigint not null references users on delete cascade,
  state      text not null check (state in ('open', 'rejected')),
  message    text not null default '',
  -- [{question, answer}]
  answers    jsonb not null default '[]',
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  primary key (guild_id, user_id)
);
create index guild_requests_open on guild_requests (guild_id, created_at, user_id) where state = 'open';
create index guild_requests_user on guild_requests (user_id);
create index guild_requests_created_at on guild_requests (created_at);

create table guild_invites (
  guild_id   bigint not null references guilds on delete cascade,
  user_id    bigint not null references users on delete cascade,
  inviter_id bigint references users on delete set null,
  state      text not null check (state in ('open', 'declined')),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  primary key (guild_id, user_id)
);
create index guild_invites_user on guild_invites (user_id, created_at desc);
create index guild_invites_inviter on guild_invites (inviter_id);
create index guild_invites_created_at on guild_invites (created_at);

create table guild_links (
  id         bigint generated always as identity primary key,
  guild_id   bigint not null references guilds on delete cascade,
  token_hash bytea not null unique,
  created_by bigint references users on delete set null,
  expires_at timestamptz(3),
  max_uses   integer,
  uses       integer not null default 0,
  created_at timestamptz(3) not null
);
create index guild_links_guild on guild_links (guild_id, created_at desc);
create index guild_links_created_by on guild_links (created_by);

create table guild_log (
  id         bigint generated always as identity primary key,
  guild_id   bigint not null references guilds on delete cascade,
  act        text not null,
  actor_id   bigint references users on delete set null,
  target_id  bigint references users on delete set null,
  post_id    bigint,
  reason     text,
  created_at timestamptz(3) not null
);
create index guild_log_list on guild_log (guild_id, id desc);
create index guild_log_actor on guild_log (actor_id);
create index guild_log_target on guild_log (target_id);

alter table users add column takes_guild_invites boolean not null default true;

-- A guild post is a page post with a guild.
-- A guild is erased after its posts: without it they would be posts of Page.
alter table page_posts add column guild_id bigint references guilds;
create index page_posts_guild on page_posts (guild_id) where guild_id is not null;

-- Where a published guild post stands, as page_post_places for Page. `is_listed`: its guild is public and there.
create table guild_post_places (
  post_id    bigint primary key references page_posts on delete cascade,
  guild_id   bigint not null references guilds on delete cascade,
  author_id  bigint,
  is_nsfw    boolean not null,
  is_listed  boolean not null,
  hot        double precision not null,
  hot_week   double precision not null,
  score      double precision not null,
  created_at timestamptz(3) not null
);
create index guild_post_places_new on guild_post_places (guild_id, is_nsfw, created_at desc, post_id desc);
create index guild_post_places_hot on guild_post_places (guild_id, is_nsfw, hot desc, post_id desc);
create index guild_post_places_all on guild_post_places (is_nsfw, created_at desc, post_id desc) where is_listed;
create index guild_post_places_trending on guild_post_places (hot desc, post_id desc) where is_listed and not is_nsfw;
create index guild_post_places_week on guild_post_places (hot_week desc, post_id desc) where is_listed and not is_nsfw;
create index guild_post_places_score on guild_post_places (score desc, post_id desc) where is_listed and not is_nsfw;

create table guild_pins (
  guild_id  bigint not null references guilds on delete cascade,
  post_id   bigint not null references page_posts on delete cascade,
  pinned_at timestamptz(3) not null,
  primary key (guild_id, post_id)
);
create index guild_pins_post on guild_pins (post_id);

-- The guilds that are there; of a private one others see name, signs, description, number of members and owner.
create view visible_guilds as
  select * from guilds where deleted_at is null;

-- Whether a guild is closed to others now, being private or deleted; its row is locked through it by those who write
-- what depends on that.
create view guild_doors as
  select id, is_private or deleted_at is not null as is_inside from guilds;

-- Who may invite to a guild, as long as they are in it and to be met.
create view guild_inviters as
  select m.guild_id, m.user_id from guild_members m
  join visible_guilds g on g.id = m.guild_id
  join people p on p.id = m.user_id
  where m.rank < 2 or g.members_may_invite;

-- Whoever is told of an offer or a claim is told again when it changes, whatever changed it. The subjects are those of
-- server/guilds/notify-queries.ts: guild, what, person and when.
create function tell_of_owner() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  select 'notify-guild-owner', g.id || ' ' || g.what || ' ' || g.person_id || ' ' || (extract(epoch from g.at) * 1000)::int8
  from (values
    (old.id, 'offer', old.offered_to, old.offered_at), (new.id, 'offer', new.offered_to, new.offered_at),
    (old.id, 'claim', old.claimed_by, old.claimed_at), (new.id, 'claim', new.claimed_by, new.claimed_at)
  ) as g (id, what, person_id, at)
  where g.person_id is not null and g.at is not null;
  return null;
end $$;
create trigger guilds_tell_of_owner after update of offered_to, offered_at, claimed_by, claimed_at on guilds
  for each row when ((old.offered_to, old.offered_at, old.claimed_by, old.claimed_at)
    is distinct from (new.offered_to, new.offered_at, new.claimed_by, new.claimed_at))
  execute function tell_of_owner();

-- The latest requests that wait are told to the officers there are now, whenever these change. The subjects are those of
-- server/guild-members/notify-queries.ts.
create function tell_officers() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  select 'notify-guild-request',
    r.guild_id || ' ' || r.user_id || ' ' || (extract(epoch from r.created_at) * 1000)::int8
  from guild_requests r
  where r.guild_id = coalesce(new.guild_id, old.guild_id) and r.state = 'open'
  order by r.created_at desc limit 100;
  return null;
end $$;
create trigger guild_members_officer_comes after insert on guild_members
  for each row when (new.rank < 2) execute function tell_officers();
create trigger guild_members_officer_changes after update of rank on guild_members
  for each row when (old.rank <> new.rank) execute function tell_officers();
create trigger guild_members_officer_goes after delete on guild_members
  for each row when (old.rank < 2) execute function tell_officers();

-- What everybody may see: a post of a private or deleted guild is nothing of it.
create or replace view visible_page_posts as
  select * from page_posts p
  where p.state = 'published'
    and (p.guild_id is null
      or exists (select from guilds g where g.id = p.guild_id and not g.is_private and g.deleted_at is null));

-- What some people see besides: the posts of their own guilds. The one rule of private guilds.
create view shared_page_posts as
  select p.id, m.user_id as viewer_id, m.rank, m.muted_until
  from page_posts p
  join guilds g on g.id = p.guild_id and g.deleted_at is null
  join guild_members m on m.guild_id = g.id
  where p.state = 'published';

-- All posts of guilds, the deleted ones too.
create view guild_posts as
  select id, guild_id from page_posts where guild_id is not null;

-- An officer took it down, not the staff: that costs its author no Honor.
alter table page_posts add column is_removed_by_guild boolean not null default false;

-- So of comments.
alter table comments add column is_removed_by_guild boolean not null default false;

-- Of a report that says that a rule of the guild is broken: which, from 1.
alter table reports add column rule_number smallint;

-- Honor follows also when the staff removes what officers had removed.
create trigger page_posts_judged after update of is_removed_by_guild on page_posts
  for each row when (old.state = new.state and old.is_removed_by_guild and not new.is_removed_by_guild)
  execute function follow_up_state('page-post');

create function note_inside_posts() returns trigger language plpgsql as $$
begin
  new.last_inside_post := (select max(id) from page_posts where guild_id = new.id);
  return new;
end $$;
create trigger guilds_opened before update of is_private on guilds
  for each row when (old.is_private and not new.is_private) execute function note_inside_posts();

-- How many posts a guild has, and when a public one was last posted in, follow the places of its posts.
create function count_guild_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update guilds set post_count = post_count + 1,
      active_at = case when new.is_listed then greatest(active_at, new.created_at) else active_at end
    where id = new.guild_id;
  else
    update guilds set post_count = post_count - 1 where id = old.guild_id;
  end if;
  return null;
end $$;
create trigger guild_post_places_counted after insert or delete on guild_post_places
  for each row execute function count_guild_posts();

-- What not everybody may see, and who may.
create view shared_objects as
  select 'page-post'::text as object_type, p.id as object_id, p.author_id, p.is_nsfw, m.user_id as reader_id
  from page_posts p
  join guilds g on g.id = p.guild_id and g.is_private and g.deleted_at is null
  join guild_members m on m.guild_id = g.id
  where p.state = 'published';

-- Comments that stand, for readers of whom it is known that they may see what these are about.
create view standing_comments as
  select id, object_type, object_id, author_id from comments where state = 'visible';

create view shared_comments as
  select c.id, c.object_type, c.object_id, c.author_id, o.is_nsfw, o.reader_id
  from comments c join shared_objects o on o.object_type = c.object_type and o.object_id = c.object_id
  where c.state = 'visible';

-- As before, and what is shared.
create or replace view told_works as
  -- A reader of null is everybody.
  select object_type, object_id, author_id, is_nsfw, null::bigint as reader_id from visible_objects
  union all
  select 'article', a.id, a.author_id, false, w.user_id
    from articles a join object_authors w on w.object_type = 'article' and w.object_id = a.id where a.state = 'draft'
  union all
  select 'article', a.id, a.author_id, false, i.user_id
    from articles a join article_invitations i on i.article_id = a.id and i.state = 'pending' where a.state = 'draft'
  union all
  select 'page-post', id, author_id, is_nsfw, author_id from page_posts
    where state = 'hidden' and author_id is not null
  union all
  select object_type, object_id, author_id, is_nsfw, reader_id from shared_objects;

-- As before, but what is written in a private guild earns nothing, also when it opens: closed rooms would be farms. What
-- officers remove costs nothing.
create or replace view honor_objects as
  select 'article'::text as object_type, a.id as object_id, a.author_id, a.state = 'removed' as is_removed,
    a.deleted_at, a.state = 'published' or (a.state = 'deleted' and a.state_before = 'published'
      and a.deleted_at >= a.published_at + interval '60 days' and coalesce(c.likes, 0) >= 3) as earns
  from articles a left join object_counters c on c.object_type = 'article' and c.object_id = a.id
  union all
  select 'page-post', p.id, p.author_id, p.state = 'removed' and not p.is_removed_by_guild, p.deleted_at,
    not p.is_nsfw and (p.state in ('published', 'hidden') or (p.state = 'removed' and p.is_removed_by_guild)
      or (p.state = 'deleted' and p.state_before = 'published'
      and p.deleted_at >= p.created_at + interval '60 days' and coalesce(c.likes, 0) >= 3))
    and not exists (
      select from guilds g where g.id = p.guild_id and (g.is_private or p.id <= g.last_inside_post))
  from page_posts p left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
  union all
  select 'comment', m.id, m.author_id, m.state = 'removed' and not m.is_removed_by_guild, m.deleted_at,
    (m.state = 'visible' or (m.state = 'removed' and m.is_removed_by_guild)
      or (m.state = 'deleted' and m.deleted_at >= m.created_at + interval '60 days' and m.likes >= 3))
    and not exists (
      select from page_posts p join guilds g on g.id = p.guild_id and (g.is_private or p.id <= g.last_inside_post)
      where m.object_type = 'page-post' and p.id = m.object_id)
  from comments m;

-- Whom somebody knows: those they follow, and the mates of their guilds. These write to them without asking.
create view known_people as
  select follower_id as person_id, followed_id as known_id, true as is_followed from follows
  union all
  select m.user_id, o.user_id, false
  from guild_members m
  join guilds g on g.id = m.guild_id and g.deleted_at is null
  join guild_members o on o.guild_id = m.guild_id;

-- All that is told of, but comments. What is told of a guild names what everybody may know of it.
create view told_wholes as
  select object_type, object_id, author_id, is_nsfw, reader_id from told_works
  union all
  select 'person', id, id, false, null from people
  union all
  select 'guild', id, null, false, null from visible_guilds;

-- Comments are told of with what they are about: a view of both together reads all posts for each comment.
drop view told_objects;
