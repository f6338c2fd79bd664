-- What people show of themselves, whom they follow, block and mute, and their first hour.

-- Suspended people are not found; moderation sets it and takes it back.
alter table users add column suspended_at timestamptz(3);
alter table users add column alias_changed_at timestamptz(3);

-- Everybody who may be met: profiles, cards, lists of people and suggestions read it.
create view people as
  select id, first_name, last_name, alias_name, profile_image_url, role, created_at
  from users where suspended_at is null;

-- People without a row have the defaults.
create table profiles (
  user_id        bigint primary key references users on delete cascade,
  bio            text not null default '' check (char_length(bio) <= 300),
  links          text[] not null default '{}' check (cardinality(links) <= 3),
  -- Spoken languages, as two letters; the contract has the list.
  languages      text[] not null default '{}',
  -- Uploads of their own; users.profile_image_url is the address of the avatar.
  avatar_id      bigint references media on delete set null,
  cover_id       bigint references media on delete set null,
  cover_url      text,
  pinned_type    text,
  pinned_id      bigint,
  -- Who may see the profile, and which parts of it.
  audience       text not null default 'public' check (audience in ('public', 'members')),
  shows_joined   boolean not null default true,
  shows_activity boolean not null default true,
  shows_follows  boolean not null default true,
  -- Search engines may list it.
  is_indexed     boolean not null default true,
  check ((pinned_type is null) = (pinned_id is null))
);
create index profiles_avatar on profiles (avatar_id) where avatar_id is not null;
create index profiles_cover on profiles (cover_id) where cover_id is not null;

-- A former alias leads to its person for 90 days, and is nobody else's for as long.
create table alias_history (
  -- In lower case, as aliases are compared.
  alias      text primary key,
  user_id    bigint not null references users on delete cascade,
  kept_until timestamptz(3) not null
);
create index alias_history_user_id on alias_history (user_id);
create index alias_history_kept_until on alias_history (kept_until);

-- A change of address is done when both addresses have confirmed it; a newer one replaces it.
create table email_changes (
  user_id        bigint primary key references users on delete cascade,
  new_email      text not null,
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  is_old_proven  boolean not null default false,
  is_new_proven  boolean not null default false,
  created_at     timestamptz(3) not null,
  expires_at     timestamptz(3) not null
);
create index email_changes_expires_at on email_changes (expires_at);

create table blocks (
  blocker_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
create index blocks_newest on blocks (blocker_id, created_at desc, blocked_id);

-- A block works both ways: neither of the two meets the other.
create view hidden_people as
  select blocker_id as viewer_id, blocked_id as person_id from blocks
  union all
  select blocked_id, blocker_id from blocks;

-- What somebody does not want to read; only they know of it.
create table mutes (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  kind       text not null check (kind in ('person', 'word', 'tag')),
  person_id  bigint references users on delete cascade,
  -- The word or tag in lower case; empty for a person.
  text       text not null default '',
  effect     text not null check (effect in ('fold', 'hide')),
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  check ((kind = 'person') = (person_id is not null))
);
create unique index mutes_once on mutes (user_id, kind, coalesce(person_id, 0), text);
create index mutes_person on mutes (person_id) where person_id is not null;
create index mutes_expires_at on mutes (expires_at) where expires_at is not null;

create table followed_topics (
  user_id    bigint not null references users on delete cascade,
  kind       text not null check (kind in ('tag', 'category')),
  topic      text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, kind, topic)
);
create index followed_topics_newest on followed_topics (user_id, created_at desc, kind, topic);

-- The first hour of a member. Without a row it is still to come; the members of before are at home already.
create table welcomes (
  user_id             bigint primary key references users on delete cascade,
  finished_at         timestamptz(3) not null,
  -- The checklist on home was done, or closed.
  checklist_closed_at timestamptz(3)
);
insert into welcomes (user_id, finished_at, checklist_closed_at) select id, now(), now() from users;

-- The followers of somebody, the latest first.
create index follows_newest_followers on follows (followed_id, created_at desc, follower_id);
-- A person's uploads, the latest first.
drop index media_owner;
create index media_owner on media (owner_id, created_at desc, id desc);
-- What somebody did in a year.
create index article_updates_editor on article_updates (editor_id, created_at desc) where editor_id is not null;
