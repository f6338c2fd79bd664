-- What a profile counts of somebody's comments, and whether what they are about can be seen, is in the indexes.

drop index comments_author;
create index comments_author on comments (author_id, id desc) include (object_type, object_id, created_at, state);
create index page_posts_published on page_posts (id) include (author_id, is_nsfw, guild_id) where state = 'published';
