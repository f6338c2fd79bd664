-- Suggested edits, suggestions about rows and views of Explore can be reported; what moderators removed can come back.

-- When moderators took it down. What it was stays in its own columns, so that it comes back as that.
alter table article_suggestions add column removed_at timestamptz(3);
alter table collection_suggestions add column removed_at timestamptz(3);
alter table saved_views add column removed_at timestamptz(3);

-- Those that are there for whoever may see their article, their collection or, of a view, what is theirs or public: not
-- what was removed, nor what a suspended person made, which comes back with them.
create view visible_article_suggestions as
  select * from article_suggestions s where removed_at is null
    and not exists (select from users u where u.id = s.author_id and u.suspended_at is not null);
create view visible_collection_suggestions as
  select * from collection_suggestions s where removed_at is null
    and not exists (select from users u where u.id = s.author_id and u.suspended_at is not null);
create view visible_saved_views as
  select * from saved_views v where removed_at is null and exists (select from people p where p.id = v.user_id);

create trigger article_suggestions_state after update of removed_at on article_suggestions
  for each row when (old.removed_at is distinct from new.removed_at) execute function follow_up_state('suggestion');
create trigger collection_suggestions_state after update of removed_at on collection_suggestions
  for each row when (old.removed_at is distinct from new.removed_at) execute function follow_up_state('row-suggestion');
create trigger saved_views_state after update of removed_at on saved_views
  for each row when (old.removed_at is distinct from new.removed_at) execute function follow_up_state('saved-view');

-- As before, and suggestions.
create or replace view object_parents as
  select 'answer'::text as object_type, a.id as object_id, 'question'::text as parent_type, q.id as parent_id,
    q.author_id as parent_author_id
  from answers a join questions q on q.id = a.question_id
  union all
  select 'suggestion', s.id, 'article', a.id, a.author_id
  from article_suggestions s join articles a on a.id = s.article_id
  union all
  select 'row-suggestion', s.id, 'collection', c.id, c.author_id
  from collection_suggestions s join collections c on c.id = s.collection_id;

-- As before, and suggestions and views of Explore; of what not everybody may see, those who made it are told.
create or replace view told_wholes as
  select object_type, object_id, author_id, is_nsfw, reader_id from told_works
  union all
  select 'person', id, id, false, null from people
  union all
  select 'guild', id, null, false, null from visible_guilds
  union all
  select 'suggestion', s.id, s.author_id, false, case when s.state not in ('open', 'accepted') then s.author_id end
    from visible_article_suggestions s join visible_articles a on a.id = s.article_id
  union all
  select 'row-suggestion', s.id, s.author_id, c.is_nsfw, case when s.state not in ('open', 'accepted') then s.author_id end
    from visible_collection_suggestions s join visible_collections c on c.id = s.collection_id
  union all
  select 'saved-view', id, user_id, false, case when not is_public then user_id end from visible_saved_views;

-- As before, and suggestions and views: that they were removed costs as everywhere.
create or replace view honor_objects as
  select 'article'::text as object_type, a.id as object_id, a.author_id, a.state = 'removed' as is_removed,
    a.deleted_at, a.state in ('published', 'hidden', 'withheld') or (a.state = 'deleted' and a.state_before = 'published'
      and a.deleted_at >= a.published_at + interval '60 days' and coalesce(c.likes, 0) >= 3) as earns
  from articles a left join object_counters c on c.object_type = 'article' and c.object_id = a.id
  union all
  select 'page-post', p.id, p.author_id, p.state = 'removed' and not p.is_removed_by_guild, p.deleted_at,
    not p.is_nsfw and (p.state in ('published', 'hidden', 'withheld') or (p.state = 'removed' and p.is_removed_by_guild)
      or (p.state = 'deleted' and p.state_before = 'published'
      and p.deleted_at >= p.created_at + interval '60 days' and coalesce(c.likes, 0) >= 3))
    and not exists (
      select from guilds g where g.id = p.guild_id and (g.is_private or p.id <= g.last_inside_post))
  from page_posts p left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
  union all
  select 'comment', m.id, m.author_id, m.state = 'removed' and not m.is_removed_by_guild, m.deleted_at,
    (m.state in ('visible', 'hidden', 'withheld') or (m.state = 'removed' and m.is_removed_by_guild)
      or (m.state = 'deleted' and m.deleted_at >= m.created_at + interval '60 days' and m.likes >= 3))
    and not exists (
      select from page_posts p join guilds g on g.id = p.guild_id and (g.is_private or p.id <= g.last_inside_post)
      where m.object_type = 'page-post' and p.id = m.object_id)
  from comments m
  union all
  select 'question', q.id, q.author_id, q.state = 'removed', q.deleted_at,
    not q.is_nsfw and (q.state in ('published', 'hidden', 'withheld') or (q.state = 'deleted' and q.state_before = 'published'
      and q.deleted_at >= q.created_at + interval '60 days' and (
        select coalesce(sum(v.value), 0) from votes v
        where v.object_type = 'question' and v.object_id = q.id) >= 3))
  from questions q
  union all
  select 'answer', a.id, a.author_id, a.state = 'removed', a.deleted_at,
    -- No join: one answer is found without reading all.
    (a.state in ('published', 'hidden', 'withheld') or (a.state = 'deleted' and a.state_before = 'published'
      and a.deleted_at >= a.created_at + interval '60 days' and (
        select coalesce(sum(v.value), 0) from votes v
        where v.object_type = 'answer' and v.object_id = a.id) >= 3))
    and (select not q.is_nsfw from questions q where q.id = a.question_id)
  from answers a
  union all
  select 'collection', c.id, c.author_id, c.state = 'removed', c.deleted_at, false from collections c
  union all
  select 'suggestion', s.id, s.author_id, s.removed_at is not null, s.removed_at, false from article_suggestions s
  union all
  select 'row-suggestion', s.id, s.author_id, s.removed_at is not null, s.removed_at, false from collection_suggestions s
  union all
  select 'saved-view', v.id, v.user_id, v.removed_at is not null, v.removed_at, false from saved_views v;
