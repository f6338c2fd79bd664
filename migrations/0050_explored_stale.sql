-- Explore finds translations whose original has changed since: a task for whoever wants one.

-- As before, and whether it is one of these. An original has nothing that it could be behind.
create or replace view explorable as
  select 'article'::text as object_type, a.id as object_id, '/article/' || a.id as path, a.title, g.categories, a.language,
    array(select t.language from visible_articles t where t.group_id = a.group_id order by t.language) as languages,
    a.tags, a.author_id, coalesce(a.published_at, a.created_at) as created_at, a.updated_at,
    coalesce(c.likes, 0) as likes, coalesce(c.comments, 0) as comments,
    a.stale_since is not null and a.id <> g.original_article_id as is_stale
  from visible_articles a
  join article_groups g on g.id = a.group_id
  left join object_counters c on c.object_type = 'article' and c.object_id = a.id
  union all
  select 'question', q.id, '/question/' || q.id, q.title, array[q.category], q.language, array[q.language], q.tags, q.author_id,
    q.created_at, q.updated_at, coalesce(p.score, 0), coalesce(c.comments, 0), false
  from visible_questions q
  left join question_places p on p.question_id = q.id
  left join object_counters c on c.object_type = 'question' and c.object_id = q.id
  where not q.is_nsfw
  union all
  -- One without a title is called by what it asks or says.
  select 'page-post', p.id, '/page-post/' || p.id, case when p.title <> '' then p.title else
      coalesce((select question from polls where post_id = p.id), text_name(p.source)) end,
    '{}', '', '{}', '{}', p.author_id, p.created_at, coalesce(p.edited_at, p.created_at),
    coalesce(c.likes, 0), coalesce(c.comments, 0), false
  from visible_page_posts p
  left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
  where p.guild_id is null and not p.is_nsfw
  union all
  select 'guild', id, '/guild/' || id, name, '{}', '', '{}', '{}', owner_id, created_at, active_at, null, null, false
  from visible_guilds where not is_private and not is_nsfw
  union all
  select 'person', p.id, '/user/' || p.id, trim(p.first_name || ' ' || p.last_name), '{}', '', '{}', '{}', p.id, p.created_at,
    p.created_at, null, null, false
  from people p left join profiles f on f.user_id = p.id
  where f.user_id is null or (f.audience = 'public' and f.shows_joined)
  union all
  select 'collection', c.id, '/collection/' || c.id, c.title, array[c.category], c.language, array[c.language], c.tags,
    c.author_id, c.created_at, c.updated_at, coalesce(n.likes, 0), coalesce(n.comments, 0), false
  from visible_collections c
  left join object_counters n on n.object_type = 'collection' and n.object_id = c.id
  where not c.is_nsfw;
create or replace view explorable_rows as
  select e.object_type, e.object_id, coalesce(c.nr - 1, 0)::smallint as nr, e.title, coalesce(c.category, '') as category,
    e.language, e.languages, e.tags, e.author_id, e.created_at, e.updated_at,
    coalesce(e.likes, 0) as likes, coalesce(e.comments, 0) as comments, e.is_stale
  from explorable e left join lateral unnest(e.categories) with ordinality as c (category, nr) on true;

-- In the indexes too, as all that is filtered by: they are built once the rows that are there say it.
alter table explored add column is_stale boolean not null default false;
drop index explored_created, explored_updated, explored_likes, explored_comments, explored_title, explored_author;
update explored e set is_stale = true from explorable x
  where x.object_type = 'article' and x.is_stale and e.object_type = 'article' and e.object_id = x.object_id;
create index explored_created on explored (cell_id, created_at, id)
  include (updated_at, likes, comments, author_id, is_translated, is_stale, tags, title_key);
create index explored_updated on explored (cell_id, updated_at, id)
  include (created_at, likes, author_id, is_translated, is_stale, tags);
create index explored_likes on explored (cell_id, likes, id)
  include (created_at, updated_at, comments, author_id, is_translated, is_stale, tags, title_key);
create index explored_comments on explored (cell_id, comments, id)
  include (created_at, likes, author_id, is_translated, is_stale, tags);
create index explored_title on explored (cell_id, title_key, id)
  include (created_at, likes, author_id, is_translated, is_stale, tags);
create index explored_author on explored (author_id, created_at, id)
  include (cell_id, updated_at, likes, comments, is_translated, is_stale, tags, title_key);

create or replace view explorable_labels as
  select e.object_type, e.object_id, e.id,
    search_labels(e.id, array[' e ' || c.id, ' o ' || e.object_type, ' c ' || c.category, ' l ' || c.language]
      || case when e.object_type = 'person' then '{}' else array[' a ' || coalesce(e.author_id, 0)] end
      || array(select ' t ' || tag from unnest(e.tags) as tag)
      || case when e.is_translated then array[' x'] else '{}' end
      || case when e.is_stale then array[' s'] else '{}' end
      || explore_days('', e.created_at) || explore_days('u', e.updated_at)
      -- Likes: their own level, and each that they reach.
      || array[' lk ' || explore_level(e.likes), ' lc ' || explore_level(e.comments)]
      || array(select ' k ' || level from generate_series(0, explore_level(e.likes)) as level)) as labels,
    e.nr = 0 as is_first, e.created_at, e.updated_at, e.likes, e.comments, e.title_key
  from explored e join explored_cells c on c.id = e.cell_id;
select explore_labels_of('article', array(select object_id from explored where is_stale));

create or replace function explore_again(of_type text, of_ids bigint[]) returns void language plpgsql as $$
declare
  given explorable_rows[];
begin
  perform pg_advisory_xact_lock(hashtextextended('explore', 0));
  select array_agg(r) into given from explorable_rows r where r.object_type = of_type and r.object_id = any(of_ids);
  insert into explored_cells (object_type, category, language, is_first)
  select distinct of_type, g.category, g.language, g.nr = 0 from unnest(given) as g
  on conflict do nothing;
  with changes as materialized (
    select e.cell_id, e.nr, (e.created_at at time zone 'utc')::date as day, -1 as by
      from explored e where e.object_type = of_type and e.object_id = any(of_ids)
    union all
    select c.id, g.nr, (g.created_at at time zone 'utc')::date, 1
      from unnest(given) as g join explored_cells c on c.object_type = of_type and c.category = g.category
        and c.language = g.language and c.is_first = (g.nr = 0)),
  counted as (
    update explored_cells c set count = c.count + change.by
    from (select cell_id, sum(by)::int as by from changes group by cell_id having sum(by) <> 0) as change
    where c.id = change.cell_id)
  insert into explored_days as d (object_type, day, count)
  select of_type, day, sum(by)::int from changes where nr = 0 group by day having sum(by) <> 0
  on conflict (object_type, day) do update set count = d.count + excluded.count;
  delete from explored e where e.object_type = of_type and e.object_id = any(of_ids)
    and not exists (select from unnest(given) as g where g.object_id = e.object_id and g.nr = e.nr);
  insert into explored as e (object_type, object_id, nr, cell_id, author_id, created_at, updated_at, likes, comments,
    is_translated, is_stale, tags, title_key)
  select of_type, g.object_id, g.nr, c.id, g.author_id, g.created_at, g.updated_at, g.likes, g.comments,
    cardinality(g.languages) > 1, g.is_stale, g.tags, title_key(g.title)
  from unnest(given) as g join explored_cells c on c.object_type = of_type and c.category = g.category
    and c.language = g.language and c.is_first = (g.nr = 0)
  order by g.created_at, g.object_id, g.nr
  on conflict (object_type, object_id, nr) do update set cell_id = excluded.cell_id, author_id = excluded.author_id,
    created_at = excluded.created_at, updated_at = excluded.updated_at, likes = excluded.likes,
    comments = excluded.comments, is_translated = excluded.is_translated, is_stale = excluded.is_stale,
    tags = excluded.tags, title_key = excluded.title_key
  where (e.cell_id, e.author_id, e.created_at, e.updated_at, e.likes, e.comments, e.is_translated, e.is_stale, e.tags,
      e.title_key)
    is distinct from (excluded.cell_id, excluded.author_id, excluded.created_at, excluded.updated_at, excluded.likes,
      excluded.comments, excluded.is_translated, excluded.is_stale, excluded.tags, excluded.title_key);
  perform explore_labels_of(of_type, of_ids);
end $$;

drop trigger articles_explored on articles;
create trigger articles_explored
  after update of title, tags, author_id, published_at, updated_at, stale_since on articles
  for each row when ((old.title, old.tags, old.author_id, old.published_at, old.updated_at, old.stale_since)
    is distinct from (new.title, new.tags, new.author_id, new.published_at, new.updated_at, new.stale_since)
    and new.state = 'published') execute function follow_up_explored('article');
-- Which of them is the original now decides which can be behind it.
drop trigger article_groups_explored on article_groups;
create trigger article_groups_explored after update of categories, original_article_id on article_groups
  for each row when ((old.categories, old.original_article_id)
    is distinct from (new.categories, new.original_article_id)) execute function follow_up_explored_categories();
