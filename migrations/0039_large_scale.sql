-- What a profile counts of somebody with a thousand of everything is in the indexes: by the tables each would be a page.

drop index articles_author;
create index articles_author on articles (author_id, published_at desc, id desc)
  include (translated_from_revision_id) where state = 'published';
-- Whether an article can be seen, and whose it is.
create index articles_published on articles (id) include (author_id) where state = 'published';

drop index page_posts_author;
create index page_posts_author on page_posts (author_id, created_at desc, id desc)
  include (type, state, is_nsfw, guild_id);

drop index article_updates_editor;
create index article_updates_editor on article_updates (editor_id, created_at desc) include (article_id, kind)
  where editor_id is not null;

-- What has few rows by one filter is read whole along its index and sorted as one likes (decision 21): everything that is
-- filtered and sorted by is in these.
create index explored_author on explored (author_id, created_at, id)
  include (cell_id, updated_at, likes, comments, is_translated, tags, title_key);
drop index explored_created;
create index explored_created on explored (cell_id, created_at, id)
  include (updated_at, likes, comments, author_id, is_translated, tags, title_key);
drop index explored_likes;
create index explored_likes on explored (cell_id, likes, id)
  include (created_at, updated_at, comments, author_id, is_translated, tags, title_key);
