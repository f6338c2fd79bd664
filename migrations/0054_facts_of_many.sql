-- People who had done much before it was kept: counted once, so that nobody's look has to wait for it.
insert into follow_ups (kind, subject)
select distinct 'count-facts', author_id::text from (
  select author_id from comments group by author_id having count(*) >= 300
  union all select author_id from articles where state = 'published' group by author_id having count(*) >= 300
  union all select author_id from page_posts where state = 'published' group by author_id having count(*) >= 300
) as busy
where author_id is not null;
create index kept_facts_counted on kept_facts (counted_at);
