-- Honor by category, for its leaderboards; what was voided stays so; and lists of questions that read too much.

-- The categories of what an entry is about, as they were when it was written; what takes it back counts for the same.
alter table honor_entries add column categories text[] not null default '{}';

-- What has categories, each by its own or those of what it belongs to. No joins: one is found without reading all.
create view honor_categories as
  select 'article'::text as object_type, a.id as object_id,
    (select g.categories from article_groups g where g.id = a.group_id) as categories
  from articles a
  union all
  select 'question', id, array[category] from questions
  union all
  select 'answer', a.id, (select array[q.category] from questions q where q.id = a.question_id) from answers a
  union all
  select 'collection', id, array[category] from collections
  union all
  select 'suggestion', s.id, (
    select g.categories from articles a join article_groups g on g.id = a.group_id where a.id = s.article_id)
  from article_suggestions s
  union all
  select 'row-suggestion', r.id, (select array[c.category] from collections c where c.id = r.collection_id)
  from collection_suggestions r
  union all
  select 'comment', m.id, case m.object_type
    when 'article' then (
      select g.categories from articles a join article_groups g on g.id = a.group_id where a.id = m.object_id)
    when 'question' then (select array[q.category] from questions q where q.id = m.object_id)
    when 'answer' then (
      select array[q.category] from answers a join questions q on q.id = a.question_id where a.id = m.object_id)
    when 'collection' then (select array[c.category] from collections c where c.id = m.object_id) end
  from comments m;

-- The sums of each category, of all time and of weeks, kept in the transaction that writes an entry.
create table honor_category_totals (
  category text    not null,
  user_id  bigint  not null references users on delete cascade,
  points   integer not null,
  primary key (category, user_id)
);
create index honor_category_totals_best on honor_category_totals (category, points desc, user_id) where points > 0;
create index honor_category_totals_user_id on honor_category_totals (user_id);
create table honor_category_weeks (
  category text    not null,
  week     integer not null,
  user_id  bigint  not null references users on delete cascade,
  points   integer not null,
  primary key (category, week, user_id)
);
create index honor_category_weeks_best on honor_category_weeks (category, week, points desc, user_id) where points > 0;
create index honor_category_weeks_user_id on honor_category_weeks (user_id);

-- What was earned before counts for the categories that its object has now: here alone the ledger is written to.
alter table honor_entries disable trigger honor_entries_append_only;
update honor_entries e set categories = c.categories from honor_categories c
  where c.object_type = e.object_type and c.object_id = e.object_id and c.categories is not null;
alter table honor_entries enable trigger honor_entries_append_only;
insert into honor_category_totals (category, user_id, points)
  select category, user_id, sum(delta) from honor_entries, unnest(categories) as category group by 1, 2;
insert into honor_category_weeks (category, week, user_id, points)
  select category, floor((day + 3) / 7.0)::int, user_id, sum(delta)
  from honor_entries, unnest(categories) as category group by 1, 2, 3;

-- Voided holds are kept as long as both people are here, so only the others are looked through for those that are due.
drop index honor_holds_due;
create index honor_holds_due on honor_holds (held_until) where not is_void;

-- Articles that have been up for a day are looked for every hour.
create index articles_published_at on articles (published_at) where state = 'published';
