-- The labels of rows, as a view: it is planned once with the statement that reads it. PostgreSQL 18 planned the function
-- that stood here anew for every row, which took eight times as long as the labels themselves.
create view explorable_labels as
  select e.object_type, e.object_id, e.id,
    search_labels(e.id, array[' e ' || c.id, ' o ' || e.object_type, ' c ' || c.category, ' l ' || c.language]
      || case when e.object_type = 'person' then '{}' else array[' a ' || coalesce(e.author_id, 0)] end
      || array(select ' t ' || tag from unnest(e.tags) as tag)
      || case when e.is_translated then array[' x'] else '{}' end
      || explore_days('', e.created_at) || explore_days('u', e.updated_at)
      -- Likes: their own level, and each that they reach.
      || array[' lk ' || explore_level(e.likes), ' lc ' || explore_level(e.comments)]
      || array(select ' k ' || level from generate_series(0, explore_level(e.likes)) as level)) as labels,
    e.nr = 0 as is_first, e.created_at, e.updated_at, e.likes, e.comments, e.title_key
  from explored e join explored_cells c on c.id = e.cell_id;

create or replace function explore_labels_of(of_type text, of_ids bigint[]) returns void language sql as $$
  insert into explored_labels as l (id, labels, is_first, created_at, updated_at, likes, comments, title_key)
  select id, labels, is_first, created_at, updated_at, likes, comments, title_key
  from explorable_labels where object_type = of_type and object_id = any(of_ids)
  on conflict (id) do update set labels = excluded.labels, created_at = excluded.created_at,
    updated_at = excluded.updated_at, likes = excluded.likes, comments = excluded.comments, title_key = excluded.title_key
  where (l.labels, l.created_at, l.updated_at, l.likes, l.comments, l.title_key) is distinct from
    (excluded.labels, excluded.created_at, excluded.updated_at, excluded.likes, excluded.comments, excluded.title_key)
$$;

drop function explore_labels(explored, explored_cells);
