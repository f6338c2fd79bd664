-- Articles in three languages, their history and translations, and what all kinds of content share.
-- Child keys begin with their parent, nothing refers across object types: rows die with their object.

-- One article in several languages is a group; each language has a row, an id and readers of its own.
create table article_groups (
  id                  bigint generated always as identity primary key,
  -- The article that translations follow; set in the transaction that makes the group.
  original_article_id bigint,
  -- One to three of the eleven, shared by all languages of the group; the first is the main one.
  categories          text[] not null check (cardinality(categories) between 1 and 3),
  created_at          timestamptz(3) not null
);

create table articles (
  id                          bigint generated always as identity primary key,
  group_id                    bigint not null references article_groups,
  language                    text not null check (language in ('en', 'id', 'my')),
  -- Null when the person is gone and the article stayed.
  author_id                   bigint references users on delete set null,
  state                       text not null check (state in ('draft', 'published', 'deleted', 'removed')),
  title                       text not null,
  -- Markdown as it was written, the tree it was parsed into, and by which version of the parser.
  source                      text not null,
  nodes                       jsonb not null,
  renderer_version            smallint not null,
  -- The first plain characters, for lists; the description is its beginning.
  excerpt                     text not null,
  words                       integer not null,
  tags                        text[] not null default '{}' check (cardinality(tags) <= 5),
  thumbnail_id                bigint,
  revision_id                 bigint,
  -- A translation remembers what it was made from, and since when that is out of date.
  translated_from_revision_id bigint,
  stale_since                 timestamptz(3),
  created_at                  timestamptz(3) not null,
  -- The first time it was published; an article that comes back keeps it.
  published_at                timestamptz(3),
  updated_at                  timestamptz(3) not null,
  deleted_at                  timestamptz(3),
  -- What a deleted article becomes again when it is restored.
  state_before                text check (state_before in ('draft', 'published'))
);
create unique index articles_group_language on articles (group_id, language)
  where state in ('draft', 'published');
create index articles_group_id on articles (group_id);
create index articles_author on articles (author_id, published_at desc, id desc) where state = 'published';
create index articles_author_all on articles (author_id, updated_at desc, id desc);
create index articles_deleted_at on articles (deleted_at) where deleted_at is not null;
create index articles_stale_since on articles (stale_since) where stale_since is not null and state = 'published';

-- Up to five people besides the author who may edit.
create table article_coauthors (
  article_id bigint not null references articles on delete cascade,
  user_id    bigint not null references users on delete cascade,
  primary key (article_id, user_id)
);
create index article_coauthors_user_id on article_coauthors (user_id);

create table article_revisions (
  id         bigint generated always as identity primary key,
  article_id bigint not null references articles on delete cascade,
  editor_id  bigint references users on delete set null,
  title      text not null,
  source     text not null,
  summary    text not null default '',
  is_minor   boolean not null default false,
  size_delta integer not null,
  created_at timestamptz(3) not null
);
create index article_revisions_article on article_revisions (article_id, id desc);
create index article_revisions_editor on article_revisions (editor_id);

create table article_suggestions (
  id               bigint generated always as identity primary key,
  article_id       bigint not null references articles on delete cascade,
  base_revision_id bigint not null references article_revisions on delete cascade,
  author_id        bigint references users on delete cascade,
  title            text not null,
  source           text not null,
  summary          text not null default '',
  state            text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  decided_by       bigint references users on delete set null,
  decided_at       timestamptz(3),
  reason           text not null default '',
  created_at       timestamptz(3) not null
);
create index article_suggestions_article on article_suggestions (article_id, id desc);
create index article_suggestions_author on article_suggestions (author_id, id desc);
create index article_suggestions_base on article_suggestions (base_revision_id);

-- Where a published article stands: one row for everything ('all'), one for each category, one for each tag ('#tag').
-- The three ranks are moved by events, never by a clock; see server/trending.
create table article_places (
  scope        text not null,
  article_id   bigint not null references articles on delete cascade,
  group_id     bigint not null,
  language     text not null,
  -- One row of the group leads it in lists that show each group once.
  is_lead      boolean not null,
  hot          double precision not null,
  hot_week     double precision not null,
  score        double precision not null,
  published_at timestamptz(3) not null,
  primary key (scope, article_id)
);
create index article_places_article on article_places (article_id);
create index article_places_hot on article_places (scope, hot desc, article_id desc) where is_lead;
create index article_places_week on article_places (scope, hot_week desc, article_id desc) where is_lead;
create index article_places_score on article_places (scope, score desc, article_id desc) where is_lead;
create index article_places_new on article_places (scope, published_at desc, article_id desc) where is_lead;
create index article_places_language_hot on article_places (scope, language, hot desc, article_id desc);
create index article_places_language_score on article_places (scope, language, score desc, article_id desc);
create index article_places_language_new on article_places (scope, language, published_at desc, article_id desc);

-- What the panel of recent updates tells: published, translated, or edited by fifty characters or more.
create table article_updates (
  id         bigint generated always as identity primary key,
  article_id bigint not null references articles on delete cascade,
  group_id   bigint not null,
  kind       text not null check (kind in ('published', 'edited', 'translated')),
  editor_id  bigint references users on delete set null,
  summary    text not null default '',
  created_at timestamptz(3) not null
);
create index article_updates_newest on article_updates (created_at desc, id desc);
create index article_updates_article on article_updates (article_id);

-- Kept apart from the article, so that a new index entry for its words is written only when they change.
create table article_search (
  article_id bigint primary key references articles on delete cascade,
  language   text not null,
  title      text not null,
  words      tsvector not null
);
create index article_search_words on article_search using gin (words);

-- Public numbers, each kept in the transaction that changes it: no list ever counts.
create table site_counters (
  name  text primary key,
  value bigint not null
);
create table category_counters (
  category text primary key,
  articles bigint not null
);
create table tag_counters (
  tag      text primary key,
  articles bigint not null
);
create index tag_counters_prefix on tag_counters (tag text_pattern_ops);
-- The most used first, whatever they begin with.
create index tag_counters_most on tag_counters (articles desc, tag);
create table site_days (
  day      date primary key,
  visitors bigint not null default 0,
  edits    bigint not null default 0
);
-- People with at least one accepted revision of a published article.
create table contributors (
  user_id bigint primary key references users on delete cascade
);

-- Who is here, without cookies: keys of a day can't be made again once the day's salt is destroyed.
create table visitor_salts (
  day  date primary key,
  salt bytea not null
);
create table visitors_today (
  day date not null,
  key bytea not null,
  primary key (day, key)
);
create table presence (
  key     bytea primary key,
  seen_at timestamptz(3) not null
);
create index presence_seen_at on presence (seen_at);
-- One reader counts once a day; rows of past days are forgotten.
create table article_reads (
  article_id bigint not null references articles on delete cascade,
  day        date not null,
  key        bytea not null,
  primary key (article_id, day, key)
);
create index article_reads_day on article_reads (day);

-- Likes, comments, bookmarks, shares and reports of every kind of object.
create table object_counters (
  object_type text not null,
  object_id   bigint not null,
  likes       integer not null default 0,
  comments    integer not null default 0,
  bookmarks   integer not null default 0,
  shares      integer not null default 0,
  reads       integer not null default 0,
  -- The weighted sum of what people did, by the formula of server/trending, without reads.
  attention   double precision not null default 0,
  primary key (object_type, object_id)
) with (fillfactor = 80);

create table likes (
  object_type text not null,
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  weight      real not null,
  created_at  timestamptz(3) not null,
  primary key (object_type, object_id, user_id)
);
create index likes_user_id on likes (user_id, created_at desc);

create table bookmarks (
  object_type text not null,
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  folder      text not null default '',
  weight      real not null,
  created_at  timestamptz(3) not null,
  primary key (object_type, object_id, user_id)
);
create index bookmarks_user_id on bookmarks (user_id, created_at desc, object_type, object_id);

create table shares (
  object_type text not null,
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  weight      real not null,
  created_at  timestamptz(3) not null,
  primary key (object_type, object_id, user_id)
);
create index shares_user_id on shares (user_id);

create table comments (
  object_type      text not null,
  object_id        bigint not null,
  id               bigint generated always as identity,
  parent_id        bigint,
  -- The comment of the first level that this one hangs under; itself for one of the first level.
  root_id          bigint,
  -- 1 to 3.
  level            smallint not null check (level between 1 and 3),
  author_id        bigint references users on delete set null,
  state            text not null default 'visible' check (state in ('visible', 'deleted', 'removed')),
  source           text not null,
  nodes            jsonb not null,
  renderer_version smallint not null,
  -- Likes of the comment itself; orders the best first.
  likes            integer not null default 0,
  replies          integer not null default 0,
  created_at       timestamptz(3) not null,
  edited_at        timestamptz(3),
  deleted_at       timestamptz(3),
  primary key (object_type, object_id, id)
);
-- By hash, which has no order: a planner that walks all ids to find the newest of one article is slow.
create index comments_id on comments using hash (id);
create index comments_best on comments (object_type, object_id, likes desc, id desc) where level = 1;
create index comments_newest on comments (object_type, object_id, id desc) where level = 1;
-- In reading order: each reply of the second level, then those under it.
create index comments_thread on comments (root_id, (case when level = 2 then id else parent_id end), id)
  where level > 1;
-- Those whose words are still to be forgotten.
create index comments_deleted_at on comments (deleted_at) where state = 'deleted' and source <> '';
create index comments_author on comments (author_id, id desc);

create table reports (
  object_type text not null,
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  id          bigint generated always as identity,
  reason      text not null,
  text        text not null default '',
  weight      real not null,
  state       text not null default 'open' check (state in ('open', 'confirmed', 'rejected')),
  created_at  timestamptz(3) not null,
  primary key (object_type, object_id, user_id)
);
create index reports_open on reports (created_at) where state = 'open';
create index reports_user_id on reports (user_id);

-- What somebody is writing. The newer text wins, the one it replaced is kept for a day.
create table drafts (
  user_id        bigint not null references users on delete cascade,
  kind           text not null,
  key            text not null,
  version        integer not null,
  content        jsonb not null,
  updated_at     timestamptz(3) not null,
  older_content  jsonb,
  older_until    timestamptz(3),
  primary key (user_id, kind, key)
);
create index drafts_updated_at on drafts (updated_at);

-- Uploaded files. Names are made up by us; every file was written anew by us.
create table media (
  id           bigint generated always as identity primary key,
  -- The folder its files are in, and its public name.
  key          text not null unique,
  owner_id     bigint references users on delete set null,
  kind         text not null check (kind in ('image', 'video')),
  state        text not null check (state in ('processing', 'ready', 'failed')),
  width        integer not null,
  height       integer not null,
  -- All files together; counts against the owner's quota.
  bytes        bigint not null,
  placeholder  text not null,
  created_at   timestamptz(3) not null
);
create index media_owner on media (owner_id);
create index media_created_at on media (created_at);
-- What uses it; a file that nothing uses for a day is swept.
create table media_uses (
  media_id    bigint not null references media on delete cascade,
  object_type text not null,
  object_id   bigint not null,
  primary key (media_id, object_type, object_id)
);
create index media_uses_object on media_uses (object_type, object_id);
