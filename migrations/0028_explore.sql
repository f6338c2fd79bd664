-- Explore: everything that everybody may see, as one table that is filtered, sorted and counted.

-- What a text without a title is called in a list: its beginning. Nothing of a spoiler, also of one that goes on after
-- what is looked at, and no marks of Markdown.
create function text_name(source text) returns text
  language sql immutable parallel safe return
  coalesce(nullif(left(trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(left(source, 1000),
    '\|\|.*?(\|\||$)', '…', 'g'),
    '!?\[([^\]]*)\]\([^()]*\)', '\1', 'g'),
    '\*\*|__|~~|`+|(?<!\S)\*(?=\S)|(?<=\S)\*(?!\S)|^[#>\s]+', '', 'g'),
    '\s+', ' ', 'g')), 150), ''), '…');

-- What belongs there, as it is now. A content type that comes later adds itself here in its own migration. Nothing adult,
-- nothing of guilds, no private guild; of people those who show visitors themselves and since when they are here.
-- `likes` of a question is its score; null is for what cannot have any.
create view explorable as
  select 'article'::text as object_type, a.id as object_id, '/article/' || a.id as path, a.title, g.categories, a.language,
    array(select t.language from visible_articles t where t.group_id = a.group_id order by t.language) as languages,
    a.tags, a.author_id, coalesce(a.published_at, a.created_at) as created_at, a.updated_at,
    coalesce(c.likes, 0) as likes, coalesce(c.comments, 0) as comments
  from visible_articles a
  join article_groups g on g.id = a.group_id
  left join object_counters c on c.object_type = 'article' and c.object_id = a.id
  union all
  select 'question', q.id, '/question/' || q.id, q.title, array[q.category], q.language, array[q.language], q.tags, q.author_id,
    q.created_at, q.updated_at, coalesce(p.score, 0), coalesce(c.comments, 0)
  from visible_questions q
  left join question_places p on p.question_id = q.id
  left join object_counters c on c.object_type = 'question' and c.object_id = q.id
  where not q.is_nsfw
  union all
  -- One without a title is called by what it asks or says.
  select 'page-post', p.id, '/page-post/' || p.id, case when p.title <> '' then p.title else
      coalesce((select question from polls where post_id = p.id), text_name(p.source)) end,
    '{}', '', '{}', '{}', p.author_id, p.created_at, coalesce(p.edited_at, p.created_at),
    coalesce(c.likes, 0), coalesce(c.comments, 0)
  from visible_page_posts p
  left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
  where p.guild_id is null and not p.is_nsfw
  union all
  select 'guild', id, '/guild/' || id, name, '{}', '', '{}', '{}', owner_id, created_at, active_at, null, null
  from visible_guilds where not is_private and not is_nsfw
  union all
  select 'person', p.id, '/user/' || p.id, trim(p.first_name || ' ' || p.last_name), '{}', '', '{}', '{}', p.id, p.created_at,
    p.created_at, null, null
  from people p left join profiles f on f.user_id = p.id
  where f.user_id is null or (f.audience = 'public' and f.shows_joined);

-- One row for each category of a thing, the first of them with nr 0; of what has no category one row.
create view explorable_rows as
  select e.object_type, e.object_id, coalesce(c.nr - 1, 0)::smallint as nr, e.title, coalesce(c.category, '') as category,
    e.language, e.languages, e.tags, e.author_id, e.created_at, e.updated_at,
    coalesce(e.likes, 0) as likes, coalesce(e.comments, 0) as comments
  from explorable e left join lateral unnest(e.categories) with ordinality as c (category, nr) on true;

-- What is alike in type, category and language, and how many: a list is merged from one walk along an index for each of
-- these that are wanted, and their counts are the facets. '' is for what has no category, or no language.
create table explored_cells (
  id          integer generated always as identity primary key,
  object_type text not null,
  category    text not null,
  language    text not null,
  -- Of a thing's first category: without a filter by category only these are read, so that each thing is there once.
  is_first    boolean not null,
  count       integer not null default 0,
  unique (object_type, category, language, is_first)
);

-- How many are from which day, in UTC.
create table explored_days (
  object_type text not null,
  day         date not null,
  count       integer not null,
  primary key (object_type, day)
);
create index explored_days_day on explored_days (day);

-- Titles in the order of an index of a book: without case, and without what is no letter at their beginning.
create function title_key(title text) returns text
  language sql immutable parallel safe return
  left(regexp_replace(lower(title), '^[^[:alnum:]]+', ''), 60);

create table explored (
  id          bigint generated always as identity primary key,
  object_type text not null,
  object_id   bigint not null,
  nr          smallint not null,
  cell_id     integer not null references explored_cells,
  author_id   bigint,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  likes       integer not null,
  comments    integer not null,
  is_translated boolean not null,
  tags        text[] not null,
  title_key   text collate "C" not null,
  unique (object_type, object_id, nr)
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);
-- Each holds what is filtered by, so that a walk along it reads the index alone: the table would be another page each row.
create index explored_created on explored (cell_id, created_at, id) include (likes, author_id, is_translated, tags);
create index explored_updated on explored (cell_id, updated_at, id)
  include (created_at, likes, author_id, is_translated, tags);
create index explored_likes on explored (cell_id, likes, id) include (created_at, author_id, is_translated, tags);
create index explored_comments on explored (cell_id, comments, id)
  include (created_at, likes, author_id, is_translated, tags);
create index explored_title on explored (cell_id, title_key, id)
  include (created_at, likes, author_id, is_translated, tags);

-- The same as labels, by search_labels: what has some of them together is found whatever the order, and a
-- label of a sort ("of November 2026", "with 8 likes or more") leads to where in that order something is. In a table of
-- its own, since likes change often and labels do not.
create table explored_labels (
  id         bigint primary key references explored on delete cascade,
  labels     tsvector not null,
  is_first   boolean not null,
  -- What the exact filters and all sorts need: what is found here is sorted without another look.
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  likes      integer not null,
  comments   integer not null,
  title_key  text collate "C" not null
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);
create index explored_labels_labels on explored_labels using gin (labels) with (fastupdate = off);

-- 0 for 1, 1 for 2 or 3, 2 for 4 to 7 … 9 for 512 or more; -1 for none.
create function explore_level(amount integer) returns integer
  language sql immutable parallel safe return
  case when amount < 1 then -1 when amount >= 512 then 9 else floor(log(2.0, amount))::int end;

-- Month, quarter and year of a time, each as a label of its kind.
create function explore_days(kind text, at timestamptz) returns text[]
  language sql stable parallel safe return
  array[' ' || kind || 'm ' || to_char(at at time zone 'utc', 'YYYY-MM'),
    ' ' || kind || 'q ' || to_char(at at time zone 'utc', 'YYYY-Q'), ' ' || kind || 'y ' || to_char(at at time zone 'utc', 'YYYY')];

create function explore_labels(e explored, cell explored_cells) returns tsvector
  language sql stable parallel safe return
  search_labels(e.id, array[' e ' || cell.id, ' o ' || e.object_type, ' c ' || cell.category, ' l ' || cell.language]
    || case when e.object_type = 'person' then '{}' else array[' a ' || coalesce(e.author_id, 0)] end
    || array(select ' t ' || tag from unnest(e.tags) as tag)
    || case when e.is_translated then array[' x'] else '{}' end
    || explore_days('', e.created_at) || explore_days('u', e.updated_at)
    -- Likes: their own level, and each that they reach.
    || array[' lk ' || explore_level(e.likes), ' lc ' || explore_level(e.comments)]
    || array(select ' k ' || level from generate_series(0, explore_level(e.likes)) as level));

create function explore_labels_of(of_type text, of_ids bigint[]) returns void language sql as $$
  insert into explored_labels as l (id, labels, is_first, created_at, updated_at, likes, comments, title_key)
  select e.id, explore_labels(e, c), e.nr = 0, e.created_at, e.updated_at, e.likes, e.comments, e.title_key
  from explored e join explored_cells c on c.id = e.cell_id
  where e.object_type = of_type and e.object_id = any(of_ids)
  on conflict (id) do update set labels = excluded.labels, created_at = excluded.created_at,
    updated_at = excluded.updated_at, likes = excluded.likes, comments = excluded.comments, title_key = excluded.title_key
  where (l.labels, l.created_at, l.updated_at, l.likes, l.comments, l.title_key) is distinct from
    (excluded.labels, excluded.created_at, excluded.updated_at, excluded.likes, excluded.comments, excluded.title_key)
$$;

-- Brings the rows of these things up to date, and the counts with them. One after the other, since counts are shared.
create function explore_again(of_type text, of_ids bigint[]) returns void language plpgsql as $$
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
    is_translated, tags, title_key)
  select of_type, g.object_id, g.nr, c.id, g.author_id, g.created_at, g.updated_at, g.likes, g.comments,
    cardinality(g.languages) > 1, g.tags, title_key(g.title)
  from unnest(given) as g join explored_cells c on c.object_type = of_type and c.category = g.category
    and c.language = g.language and c.is_first = (g.nr = 0)
  order by g.created_at, g.object_id, g.nr
  on conflict (object_type, object_id, nr) do update set cell_id = excluded.cell_id, author_id = excluded.author_id,
    created_at = excluded.created_at, updated_at = excluded.updated_at, likes = excluded.likes,
    comments = excluded.comments, is_translated = excluded.is_translated, tags = excluded.tags,
    title_key = excluded.title_key
  where (e.cell_id, e.author_id, e.created_at, e.updated_at, e.likes, e.comments, e.is_translated, e.tags, e.title_key)
    is distinct from (excluded.cell_id, excluded.author_id, excluded.created_at, excluded.updated_at, excluded.likes,
      excluded.comments, excluded.is_translated, excluded.tags, excluded.title_key);
  perform explore_labels_of(of_type, of_ids);
end $$;

-- The same for likes and comments alone, after every reaction. Nothing is shared by these.
create function explore_counts(of_type text, of_ids bigint[]) returns void language plpgsql as $$
declare
  changed bigint[];
begin
  with updated as (
    update explored e set likes = x.likes, comments = x.comments
    from explorable x
    where x.object_type = of_type and x.object_id = any(of_ids) and e.object_type = of_type and e.object_id = x.object_id
      and (e.likes, e.comments) is distinct from (x.likes, x.comments)
    returning e.object_id)
  select array_agg(object_id) into changed from updated;
  if changed is not null then perform explore_labels_of(of_type, changed); end if;
end $$;

-- All of them anew, at once: after a seed.
create function explore_anew() returns void language plpgsql as $$
declare
  known record;
begin
  delete from explored;
  delete from explored_cells;
  delete from explored_days;
  for known in
    select object_type, array_agg(object_id) as ids from (
      select object_type, object_id, row_number() over (partition by object_type order by created_at, object_id) / 10000 as part
      from explorable) as parts
    group by object_type, part order by object_type, part
  loop
    perform explore_again(known.object_type, known.ids);
  end loop;
end $$;

-- All of them again, some at a time: what is there already when this migration comes, and should the table ever be wrong.
create function explore_fill() returns void language sql as $$
  insert into follow_ups (kind, subject)
  select 'write-explored-fill', type from unnest(array['article', 'question', 'page-post', 'guild', 'person']) as type
  where exists (select from explorable where object_type = type)
$$;

-- What may be explored, or no longer, or is told otherwise: the follow-up reads what is true then. The argument is the type.
create function follow_up_explored() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  values ('write-explored', tg_argv[0] || ' ' || case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
-- In which languages an article is there is told of all of them.
create function follow_up_explored_group() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  select 'write-explored', 'article ' || a.id from articles a
  where a.group_id = case when tg_op = 'DELETE' then old.group_id else new.group_id end and a.state = 'published'
  union select 'write-explored', 'article ' || case when tg_op = 'DELETE' then old.id else new.id end;
  return null;
end $$;
create function follow_up_explored_categories() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  select 'write-explored', 'article ' || id from articles where group_id = new.id and state = 'published';
  return null;
end $$;
create function follow_up_explored_profile() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('write-explored', 'person ' || new.user_id);
  return null;
end $$;

create trigger articles_explored_new after insert on articles
  for each row when (new.state = 'published') execute function follow_up_explored_group();
create trigger articles_explored_state after update of state on articles
  for each row when (old.state <> new.state and (old.state = 'published' or new.state = 'published'))
  execute function follow_up_explored_group();
create trigger articles_explored after update of title, tags, author_id, published_at, updated_at on articles
  for each row when ((old.title, old.tags, old.author_id, old.published_at, old.updated_at)
    is distinct from (new.title, new.tags, new.author_id, new.published_at, new.updated_at)
    and new.state = 'published') execute function follow_up_explored('article');
create trigger articles_explored_gone after delete on articles
  for each row when (old.state = 'published') execute function follow_up_explored_group();
create trigger article_groups_explored after update of categories on article_groups
  for each row when (old.categories is distinct from new.categories) execute function follow_up_explored_categories();
create trigger questions_explored_new after insert on questions
  for each row when (new.state = 'published' and not new.is_nsfw) execute function follow_up_explored('question');
create trigger questions_explored
  after update of title, tags, category, language, state, is_nsfw, author_id, updated_at on questions
  for each row when ((old.title, old.tags, old.category, old.language, old.state, old.is_nsfw, old.author_id, old.updated_at)
    is distinct from
    (new.title, new.tags, new.category, new.language, new.state, new.is_nsfw, new.author_id, new.updated_at))
  execute function follow_up_explored('question');
create trigger questions_explored_gone after delete on questions
  for each row when (old.state = 'published') execute function follow_up_explored('question');
create trigger page_posts_explored_new after insert on page_posts
  for each row when (new.state = 'published' and new.guild_id is null and not new.is_nsfw)
  execute function follow_up_explored('page-post');
create trigger page_posts_explored after update of title, source, state, is_nsfw, author_id, edited_at on page_posts
  for each row when (new.guild_id is null and (old.title, old.source, old.state, old.is_nsfw, old.author_id, old.edited_at)
    is distinct from (new.title, new.source, new.state, new.is_nsfw, new.author_id, new.edited_at))
  execute function follow_up_explored('page-post');
create trigger page_posts_explored_gone after delete on page_posts
  for each row when (old.state = 'published' and old.guild_id is null) execute function follow_up_explored('page-post');
create trigger guilds_explored_new after insert on guilds
  for each row when (not new.is_private and not new.is_nsfw) execute function follow_up_explored('guild');
create trigger guilds_explored after update of name, is_private, is_nsfw, deleted_at, owner_id, active_at on guilds
  for each row when ((old.name, old.is_private, old.is_nsfw, old.deleted_at, old.owner_id, old.active_at)
    is distinct from (new.name, new.is_private, new.is_nsfw, new.deleted_at, new.owner_id, new.active_at)
    and not (old.is_private and new.is_private)) execute function follow_up_explored('guild');
create trigger guilds_explored_gone after delete on guilds
  for each row when (old.deleted_at is null) execute function follow_up_explored('guild');
create trigger users_explored_new after insert on users
  for each row execute function follow_up_explored('person');
create trigger users_explored after update of first_name, last_name, suspended_at on users
  for each row when ((old.first_name, old.last_name, old.suspended_at)
    is distinct from (new.first_name, new.last_name, new.suspended_at)) execute function follow_up_explored('person');
create trigger users_explored_gone after delete on users
  for each row execute function follow_up_explored('person');
create trigger profiles_explored_new after insert on profiles
  for each row when (new.audience <> 'public' or not new.shows_joined) execute function follow_up_explored_profile();
create trigger profiles_explored after update of audience, shows_joined on profiles
  for each row when ((old.audience, old.shows_joined) is distinct from (new.audience, new.shows_joined))
  execute function follow_up_explored_profile();

-- Likes and comments are counted here, the score of a question in its place.
create function follow_up_explored_counts() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('write-explored-counts', new.object_type || ' ' || new.object_id);
  return null;
end $$;
create function follow_up_explored_score() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('write-explored-counts', 'question ' || new.question_id);
  return null;
end $$;
create trigger object_counters_explored_new after insert on object_counters
  for each row when ((new.likes, new.comments) <> (0, 0) and new.object_type not in ('comment', 'answer'))
  execute function follow_up_explored_counts();
create trigger object_counters_explored after update of likes, comments on object_counters
  for each row when ((old.likes, old.comments) <> (new.likes, new.comments)
    and new.object_type not in ('comment', 'answer')) execute function follow_up_explored_counts();
create trigger question_places_explored after update of score on question_places
  for each row when (old.score <> new.score) execute function follow_up_explored_score();

select explore_fill();

-- What somebody looks at often: filters, sort, columns. `state` is ViewState of the contract.
create table saved_views (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users on delete cascade,
  name       text not null check (char_length(name) between 1 and 60),
  is_public  boolean not null,
  state      jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index saved_views_user on saved_views (user_id, lower(name), id);
