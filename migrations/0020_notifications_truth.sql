-- Lines and numbers of notifications that stay true when what they tell of changes.

-- Until when somebody has read a line that is unread again: when what came since is taken back, it is read as before.
alter table notifications add column seen_at timestamptz(3);

-- Null until somebody chose one, or their browser said where it is.
alter table notification_settings alter column time_zone drop not null, alter column time_zone drop default;
update notification_settings set time_zone = null where time_zone = 'Asia/Jakarta';

-- Who was told of a text, when the line itself is forgotten: an edit years later tells nobody again.
create table notifications_told (
  user_id     bigint not null references users on delete cascade,
  source      text not null,
  subject     text not null,
  type        text not null,
  -- Of the line, with which it goes.
  object_type text not null,
  object_id   bigint not null,
  primary key (source, subject, user_id, type)
);
create index notifications_told_user_id on notifications_told (user_id);
create index notifications_told_object on notifications_told (object_type, object_id);

-- What is commented on and may be told of, and to whom. A content type that comes later adds itself here.
create view told_works as
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
    where state = 'hidden' and author_id is not null;

-- All that people may be told of, as `listHeadlines` shows it: numbers agree with lists.
create view told_objects as
  select object_type, object_id, author_id, is_nsfw, reader_id, null::bigint as about_author_id from told_works
  union all
  select 'comment', c.id, c.author_id, w.is_nsfw, w.reader_id, w.author_id
    from comments c join told_works w on w.object_type = c.object_type and w.object_id = c.object_id
    where c.state = 'visible'
  union all
  select 'person', id, id, false, null, null from people;
