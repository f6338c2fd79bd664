-- In which languages an article is there is told of all of them: once for all that a statement adds. Row by row, a COPY
-- of many articles (a seed, while the index of groups is away) read the whole table for each of them.
drop trigger articles_explored_new on articles;
create function follow_up_explored_added() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  select 'write-explored', 'article ' || a.id from articles a
  where a.state = 'published' and a.group_id in (select group_id from added where state = 'published');
  return null;
end $$;
create trigger articles_explored_new after insert on articles referencing new table as added
  for each statement execute function follow_up_explored_added();
