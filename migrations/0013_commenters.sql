-- How many visible comments somebody has under an object, and how much they weighed when they first wrote one there:
-- the first and the last of them change its attention, and one row says which that is without counting.
create table commenters (
  object_type text not null,
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  -- Zero for the author of the object.
  weight      real not null,
  comments    integer not null,
  primary key (object_type, object_id, user_id)
) with (fillfactor = 80);
create index commenters_user_id on commenters (user_id);
insert into commenters (object_type, object_id, user_id, weight, comments)
select c.object_type, c.object_id, c.author_id,
  case when c.author_id is not distinct from coalesce(a.author_id, p.author_id) then 0
    when min(c.created_at) - u.created_at < interval '3 days' then 0.25 else 1 end,
  count(*) filter (where c.state = 'visible')
from comments c join users u on u.id = c.author_id
left join articles a on c.object_type = 'article' and a.id = c.object_id
left join page_posts p on c.object_type = 'page-post' and p.id = c.object_id
group by c.object_type, c.object_id, c.author_id, u.created_at, a.author_id, p.author_id;

-- Every comment locks its object's rules by updating them; there must be room for it on the page.
alter table comment_rules set (fillfactor = 60);
