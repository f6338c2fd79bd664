-- Articles that are published later, series, what their readers prefer, and how a conversation is kept.

-- Empty: whatever the interface's language leads to. In the order of the reader's wishes.
alter table users
  add column reading_languages      text[] not null default '{}'
    check (reading_languages <@ array['en', 'id', 'my'] and cardinality(reading_languages) <= 3),
  add column only_reading_languages boolean not null default false,
  add column writing_language       text check (writing_language in ('en', 'id', 'my'));

-- A draft with a date is published by itself when that time has come.
alter table articles
  add column publish_at timestamptz(3),
  add constraint articles_publish_at_draft check (publish_at is null or state in ('draft', 'deleted'));

-- Articles that one person wrote to be read one after the other; a part is a group, in whichever language.
create table article_series (
  id         bigint generated always as identity primary key,
  owner_id   bigint not null references users on delete cascade,
  title      text not null,
  created_at timestamptz(3) not null
);
create unique index article_series_title on article_series (owner_id, lower(title));
alter table article_groups
  add column series_id    bigint references article_series on delete set null,
  add column series_place integer;
create index article_groups_series on article_groups (series_id, series_place, id) where series_id is not null;

-- Who, besides the authors, wants an overdue suggestion to be accepted; two are enough.
create table article_suggestion_votes (
  suggestion_id bigint not null references article_suggestions on delete cascade,
  user_id       bigint not null references users on delete cascade,
  created_at    timestamptz(3) not null,
  primary key (suggestion_id, user_id)
);
create index article_suggestion_votes_user on article_suggestion_votes (user_id);

-- What the author of something decided about its comments. No row: open, and nothing pinned.
create table comment_rules (
  object_type text not null,
  object_id   bigint not null,
  is_closed   boolean not null default false,
  pinned_id   bigint,
  primary key (object_type, object_id)
);

-- Posts trend in a week and of all time as well; the same attention, with less or no weight of age.
alter table page_post_places
  add column hot_week double precision not null default 0,
  add column score    double precision not null default 0;
update page_post_places set
  score = greatest(0, hot - extract(epoch from created_at - timestamptz '2024-01-01 00:00:00+00') / 28800);
update page_post_places set
  hot_week = score + extract(epoch from created_at - timestamptz '2024-01-01 00:00:00+00') / 144000;
create index page_post_places_week on page_post_places (is_nsfw, hot_week desc, post_id desc);
create index page_post_places_score on page_post_places (is_nsfw, score desc, post_id desc);
