-- Page: posts with a photo, a video or a poll, who follows whom, and who may see adult content.

-- Both are the person's own words; an under-age year outweighs any consent.
alter table users
  add column birth_year      smallint check (birth_year between 1900 and 2100),
  add column nsfw_consent_at timestamptz(3);

-- Switches of the whole site that an operator sets by a command.
create table settings (
  name  text primary key,
  value jsonb not null
);

create table follows (
  follower_id bigint not null references users on delete cascade,
  followed_id bigint not null references users on delete cascade,
  created_at  timestamptz(3) not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id, follower_id);
create index follows_newest on follows (follower_id, created_at desc, followed_id);

alter table media
  -- Who is given the files: everybody who knows the address, only who may see adult content, or nobody.
  add column access      text not null default 'open' check (access in ('open', 'adult', 'closed')),
  -- Videos: what is played, how long it is, and whether there is a picture to show before.
  add column format      text check (format in ('mp4', 'webm')),
  add column duration_ms integer,
  add column has_poster  boolean not null default false,
  -- Why a video could not be made ready.
  add column failure     text;

create table page_posts (
  id               bigint generated always as identity primary key,
  -- Null when the person is gone and the post stayed.
  author_id        bigint references users on delete set null,
  -- Forgotten after 30 days.
  author_ip        text,
  type             text not null check (type in ('photo', 'video', 'discussion')),
  state            text not null check (state in ('published', 'hidden', 'deleted', 'removed')),
  -- What a deleted one comes back as: one that was hidden is hidden again.
  state_before     text check (state_before in ('published', 'hidden')),
  title            text not null default '',
  source           text not null default '',
  nodes            jsonb not null,
  renderer_version smallint not null,
  media_id         bigint references media on delete set null,
  media_alt        text not null default '',
  is_nsfw          boolean not null default false,
  -- Who said so: what a moderator or reports have marked, its author can't unmark.
  nsfw_by          text check (nsfw_by in ('author', 'moderator', 'reports')),
  created_at       timestamptz(3) not null,
  edited_at        timestamptz(3),
  deleted_at       timestamptz(3)
);
create index page_posts_author on page_posts (author_id, created_at desc, id desc);
create index page_posts_deleted_at on page_posts (deleted_at) where deleted_at is not null;
create index page_posts_author_ip on page_posts (created_at) where author_ip is not null;
create index page_posts_media on page_posts (media_id);

-- What a post said before; from five minutes after it was written on.
create table page_post_versions (
  post_id    bigint not null references page_posts on delete cascade,
  id         bigint generated always as identity,
  title      text not null,
  source     text not null,
  -- When these words were written.
  created_at timestamptz(3) not null,
  primary key (post_id, id)
);

-- Where a published post stands; one that can't be seen by the public has no row. Narrow, since likes move it.
create table page_post_places (
  post_id    bigint primary key references page_posts on delete cascade,
  author_id  bigint,
  type       text not null,
  is_nsfw    boolean not null,
  hot        double precision not null,
  created_at timestamptz(3) not null
);
create index page_post_places_new on page_post_places (is_nsfw, created_at desc, post_id desc);
create index page_post_places_type_new on page_post_places (is_nsfw, type, created_at desc, post_id desc);
create index page_post_places_hot on page_post_places (is_nsfw, hot desc, post_id desc);
create index page_post_places_type_hot on page_post_places (is_nsfw, type, hot desc, post_id desc);
create index page_post_places_author on page_post_places (author_id, is_nsfw, created_at desc, post_id desc);
create index page_post_places_author_type
  on page_post_places (author_id, is_nsfw, type, created_at desc, post_id desc);

create table page_post_search (
  post_id bigint primary key references page_posts on delete cascade,
  is_nsfw boolean not null,
  words   tsvector not null
);
create index page_post_search_words on page_post_search using gin (words);

create table polls (
  post_id  bigint primary key references page_posts on delete cascade,
  question text not null,
  options  text[] not null check (cardinality(options) between 2 and 6),
  -- Votes for each option, kept in the transaction that changes them.
  counts   integer[] not null,
  results  text not null check (results in ('after_vote', 'always', 'at_end')),
  ends_at  timestamptz(3),
  check (cardinality(counts) = cardinality(options))
);
-- One vote a person: the key decides, however many calls come at once. Nobody is ever told who voted for what.
create table poll_votes (
  post_id    bigint not null references polls on delete cascade,
  user_id    bigint not null references users on delete cascade,
  option     smallint not null,
  weight     real not null,
  created_at timestamptz(3) not null,
  primary key (post_id, user_id)
);
create index poll_votes_user_id on poll_votes (user_id);
