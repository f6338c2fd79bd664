-- What people are told, how they want to be told, and the stream that tells them at once.

-- One row for a person, a type and an object: however many do the same, it is one line that says how many they are.
create table notifications (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references users on delete cascade,
  type        text not null,
  object_type text not null,
  object_id   bigint not null,
  -- Where in the object it leads: '?comment=12'.
  place       text not null default '',
  -- How many causes are not withdrawn; a line without any is not shown.
  causes      integer not null default 0,
  created_at  timestamptz(3) not null,
  -- Of the latest cause.
  updated_at  timestamptz(3) not null,
  read_at     timestamptz(3),
  -- When it was told by mail and by push, the last time.
  mailed_at   timestamptz(3),
  pushed_at   timestamptz(3),
  unique (user_id, type, object_type, object_id)
);
create index notifications_newest on notifications (user_id, updated_at desc, id desc) where causes > 0;
create index notifications_unread on notifications (user_id) where causes > 0 and read_at is null;
create index notifications_updated_at on notifications (updated_at);
create index notifications_object on notifications (object_type, object_id);

-- Why somebody was told: the source and the subject of the follow-up that said so, once however often it runs.
create table notification_causes (
  notification_id bigint not null references notifications on delete cascade,
  source          text not null,
  subject         text not null,
  -- Null for what nobody did: a poll that ended.
  actor_id        bigint references users on delete cascade,
  created_at      timestamptz(3) not null,
  -- A like that was taken back before it was read. Given again it is shown again, and nobody is told twice.
  withdrawn_at    timestamptz(3),
  primary key (notification_id, source, subject)
);
create index notification_causes_subject on notification_causes (source, subject);
create index notification_causes_newest on notification_causes (notification_id, created_at desc)
  where withdrawn_at is null;
create index notification_causes_actor on notification_causes (actor_id);

-- People without a row have the defaults.
create table notification_settings (
  user_id        bigint primary key references users on delete cascade,
  -- The master switch: off is no badge, no toast, no push and no digest.
  is_on          boolean not null default true,
  has_digest     boolean not null default false,
  digest_sent_at timestamptz(3),
  -- As the browser names it; quiet hours and the hour of the digest are local.
  time_zone      text not null default 'Asia/Jakarta',
  quiet_from     smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_until    smallint not null default 7 check (quiet_until between 0 and 23)
);
create index notification_settings_digest on notification_settings (digest_sent_at) where has_digest;

-- Channels of a type that somebody set themselves; all others have those of the type.
create table notification_channels (
  user_id bigint not null references users on delete cascade,
  type    text not null,
  in_app  boolean not null,
  mail    boolean not null,
  push    boolean not null,
  primary key (user_id, type)
);

-- A thread that somebody follows or has muted: what is said about one object.
create table thread_choices (
  user_id     bigint not null references users on delete cascade,
  object_type text not null,
  object_id   bigint not null,
  choice      text not null check (choice in ('following', 'muted')),
  created_at  timestamptz(3) not null,
  primary key (user_id, object_type, object_id)
);
create index thread_choices_object on thread_choices (object_type, object_id, user_id);

-- Browsers that take pushes; one ends with its session.
create table push_subscriptions (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  token_hash bytea not null references sessions on delete cascade,
  endpoint   text not null unique check (char_length(endpoint) <= 1000),
  p256dh     bytea not null,
  auth       bytea not null,
  created_at timestamptz(3) not null
);
create index push_subscriptions_user_id on push_subscriptions (user_id);
create index push_subscriptions_token_hash on push_subscriptions (token_hash);

-- Whoever is to be told something by mail or push has one job that waits for it, however much there is to tell.
create unique index jobs_telling on jobs (kind, payload)
  where kind in ('notificationMail', 'notificationPush', 'weeklyDigest') and attempts = 0;

-- The number of a person's last event. It is counted up in the transaction that appends an event, and the row stays
-- locked until its commit: so each person's events are numbered without gaps, in the order of their commits.
create table stream_heads (
  user_id bigint primary key references users on delete cascade,
  seq     bigint not null
) with (fillfactor = 50);

-- The short log from which a broken stream goes on; older events are deleted.
create table stream_events (
  user_id    bigint not null references users on delete cascade,
  seq        bigint not null,
  kind       text not null,
  data       jsonb not null,
  created_at timestamptz(3) not null,
  primary key (user_id, seq)
);
create index stream_events_created_at on stream_events (created_at);

-- When somebody was here, to the minute. A visit ends when they were away for half an hour.
create table visits (
  user_id       bigint primary key references users on delete cascade,
  seen_at       timestamptz(3) not null,
  -- The end of the visit before this one; null at the first.
  last_visit_at timestamptz(3)
) with (fillfactor = 50);

-- Everybody who wrote an object, co-authors too, whoever may see it. A content type that comes later adds itself here.
create view object_authors as
  select 'article'::text as object_type, id as object_id, author_id as user_id
    from articles where author_id is not null
  union all
  select 'article', article_id, user_id from article_coauthors
  union all
  select 'page-post', id, author_id from page_posts where author_id is not null;

-- The comment that one answers. Its parent is another one where the thread is as deep as it gets.
alter table comments add column answered_id bigint;

-- People are found by how their alias or their name begins, while somebody types it.
create index users_alias_prefix on users (lower(alias_name) text_pattern_ops);
create index users_name_prefix on users (lower(first_name || ' ' || last_name) text_pattern_ops);
create index users_last_name_prefix on users (lower(last_name) text_pattern_ops);

-- Jobs are taken by kind: a morning's pushes and digests must not stand before everything else.
create index jobs_due_of_kind on jobs (kind, run_at) where given_up_at is null;

-- Polls that were open before their ends were told.
insert into jobs (kind, payload, run_at)
  select 'pollEnd', jsonb_build_object('postId', post_id), ends_at from polls where ends_at > now();
