-- What a profile counts of somebody's comments and answers, and whether what they are about can be seen, is in the indexes.
-- The new ones are made before the old ones go, so that reading goes on meanwhile.

create index page_posts_published on page_posts (id) include (author_id, is_nsfw, guild_id) where state = 'published';
create index questions_published on questions (id) include (is_nsfw) where state = 'published';
create index comments_author_2 on comments (author_id, id desc) include (object_type, object_id, created_at, state);
create index answers_author_2 on answers (author_id, created_at desc, id desc) include (question_id, state);
drop index comments_author;
drop index answers_author;
alter index comments_author_2 rename to comments_author;
alter index answers_author_2 rename to answers_author;

-- What everybody may see of articles by their likes: those of one author lie together along explored_author, where their
-- counters would be a page each. `rank_id` is in that index, and leads to the article.
create view liked_articles as
  select author_id, id as rank_id, object_id as article_id, likes, created_at as at
  from explored
  where likes > 0 and cell_id = any(array(select id from explored_cells where object_type = 'article' and is_first));
