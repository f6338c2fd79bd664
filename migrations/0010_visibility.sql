-- What everybody may see, said once for each content type. Lists, search, feeds, counts, sitemaps and documents read
-- these views; a rule about who is hidden (private guilds, suspended people) is written here and holds everywhere.

create view visible_articles as
  select * from articles where state = 'published';

-- Adult posts are in it, with `is_nsfw`: for whom is decided where they are shown.
create view visible_page_posts as
  select * from page_posts where state = 'published';

-- All of them by type and id. A content type that comes later adds itself here in its own migration.
create view visible_objects as
  select 'article'::text as object_type, id as object_id, author_id, false as is_nsfw from visible_articles
  union all
  select 'page-post', id, author_id, is_nsfw from visible_page_posts;

-- A comment is seen with what it is about.
create view visible_comments as
  select c.*, o.is_nsfw
  from comments c join visible_objects o on o.object_type = c.object_type and o.object_id = c.object_id
  where c.state = 'visible';
