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
