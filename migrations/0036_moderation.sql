-- Moderation: what was done and why, who may not write for a while, appeals, and the queue of what waits.

-- Everything that moderators did about people and what they wrote, and what reports did before anybody looked. Nothing in
-- it is ever changed, so it names people and things by their numbers and says nothing in anybody's words.
create table mod_actions (
  id          bigint generated always as identity primary key,
  created_at  timestamptz(3) not null,
  -- Null for what the rules about reports did by themselves.
  actor_id    bigint,
  action      text not null check (action in
    ('keep', 'hide', 'mark-nsfw', 'warn', 'silence', 'suspend', 'escalate', 'restore', 'lift')),
  object_type text not null,
  object_id   bigint not null,
  -- Whose it is: the author, the owner, or the person themself.
  person_id   bigint,
  -- Null for what happened without anybody's judgement.
  rule        text,
  -- Of a silence or a suspension; null is for good.
  days        smallint,
  -- Of what undoes another: which.
  undoes_id   bigint references mod_actions,
  -- Suspended by two: who proposed it.
  proposed_by bigint
);
create index mod_actions_object on mod_actions (object_type, object_id, id desc);
create index mod_actions_person on mod_actions (person_id, id desc);
create index mod_actions_undoes on mod_actions (undoes_id) where undoes_id is not null;
create trigger mod_actions_append_only before update or delete or truncate on mod_actions
  for each statement execute function refuse_change();

-- What the person was told, and the beginning of what it was about: theirs, so it goes with them.
create table mod_action_texts (
  action_id bigint primary key references mod_actions,
  person_id bigint references users on delete cascade,
  reason    text not null,
  excerpt   text not null
);
create index mod_action_texts_person on mod_action_texts (person_id);

-- Who may not write, or nothing but leave. A row goes when it ends.
create table sanctions (
  user_id   bigint not null references users on delete cascade,
  kind      text not null check (kind in ('silence', 'suspension')),
  action_id bigint not null references mod_actions,
  -- Null is for good.
  until     timestamptz(3),
  primary key (user_id, kind)
);
create index sanctions_until on sanctions (until) where until is not null;

-- People with much Honor are suspended by two moderators: the first proposes.
create table suspension_proposals (
  id          bigint generated always as identity primary key,
  person_id   bigint not null unique references users on delete cascade,
  actor_id    bigint not null references users on delete cascade,
  object_type text not null,
  object_id   bigint not null,
  days        smallint,
  rule        text not null,
  reason      text not null,
  created_at  timestamptz(3) not null
);
create index suspension_proposals_actor on suspension_proposals (actor_id);
create index suspension_proposals_object on suspension_proposals (object_type, object_id);

create table appeals (
  id         bigint generated always as identity primary key,
  -- One for each action.
  action_id  bigint not null unique references mod_actions,
  person_id  bigint not null references users on delete cascade,
  text       text not null,
  created_at timestamptz(3) not null,
  state      text not null default 'open' check (state in ('open', 'upheld', 'overturned')),
  decided_at timestamptz(3),
  decided_by bigint,
  answer     text not null default '',
  check ((state = 'open') = (decided_at is null))
);
create index appeals_open on appeals (created_at, id) where state = 'open';
create index appeals_person on appeals (person_id, id desc);

-- Somebody deals with it, for some minutes.
create table mod_claims (
  object_type text not null,
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  until       timestamptz(3) not null,
  primary key (object_type, object_id)
);
create index mod_claims_user on mod_claims (user_id);
create index mod_claims_until on mod_claims (until);

-- Whose it was that is reported, and the action that closed the report.
alter table reports add column author_id bigint, add column action_id bigint references mod_actions;
create index reports_action on reports (action_id) where action_id is not null;

-- What waits for a moderator: one row for each object with open reports, kept by the triggers below. A queue that grouped
-- all reports whenever it is looked at would read all of them.
create table report_cases (
  object_type  text not null,
  object_id    bigint not null,
  author_id    bigint,
  reports      integer not null,
  weight       real not null,
  urgency      integer not null,
  since        timestamptz(3) not null,
  -- Reports hid it: it waits for a verdict also when all who reported it have left.
  is_hidden    boolean not null default false,
  is_escalated boolean not null default false,
  -- The first of the queue has the least: handed on, then what is never allowed, then hidden, then the heaviest.
  place        double precision not null generated always as (
    -(case when is_escalated then 1e9 else 0 end + case when urgency > 0 then 1e6 else 0 end
      + case when is_hidden then 1e5 else 0 end + least(weight, 9e4))) stored,
  primary key (object_type, object_id)
);
create index report_cases_place on report_cases (place, since, object_type, object_id);
create index report_cases_type on report_cases (object_type, place, since, object_id);
create index report_cases_author on report_cases (author_id);
create index report_cases_since on report_cases (since);

-- Adds the open reports of `rows` about each object, or takes them away.
create function count_case(of_type text, of_id bigint, of_author bigint, by integer, heavier real, more integer,
    at timestamptz) returns void language plpgsql as $$
begin
  if by > 0 then
    insert into report_cases as c (object_type, object_id, author_id, reports, weight, urgency, since)
    values (of_type, of_id, of_author, by, heavier, more, at)
    on conflict (object_type, object_id) do update set reports = c.reports + by, weight = c.weight + heavier,
      urgency = c.urgency + more, author_id = coalesce(excluded.author_id, c.author_id),
      since = least(c.since, excluded.since);
  else
    update report_cases set reports = reports + by, weight = greatest(0, weight + heavier), urgency = greatest(0, urgency + more)
    where object_type = of_type and object_id = of_id;
    delete from report_cases where object_type = of_type and object_id = of_id
      and reports <= 0 and not is_hidden and not is_escalated;
  end if;
end $$;
create function follow_case() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'open' then
    if tg_op = 'UPDATE' and new.state = 'open' then
      update report_cases set weight = greatest(0, weight + new.weight - old.weight),
        urgency = greatest(0, urgency + new.urgency - old.urgency)
      where object_type = new.object_type and object_id = new.object_id;
      return null;
    end if;
    perform count_case(old.object_type, old.object_id, null, -1, -old.weight, -old.urgency, old.created_at);
  end if;
  if tg_op <> 'DELETE' and new.state = 'open' and (tg_op = 'INSERT' or old.state <> 'open') then
    perform count_case(new.object_type, new.object_id, new.author_id, 1, new.weight, new.urgency, new.created_at);
  end if;
  return null;
end $$;
create trigger reports_cases after insert or update of state, weight, urgency or delete on reports
  for each row execute function follow_case();

-- What a suspended person wrote is withheld: a state like any other that nobody sees, so that lists, places, counts,
-- search, feeds and files follow as they do when something is taken down. It comes back when the suspension ends.
alter table articles drop constraint articles_state_check,
  add constraint articles_state_check check (state in ('draft', 'published', 'hidden', 'withheld', 'deleted', 'removed')),
  drop constraint articles_state_before_check,
  add constraint articles_state_before_check check (state_before in ('draft', 'published', 'hidden'));
drop index articles_group_language;
create unique index articles_group_language on articles (group_id, language)
  where state in ('draft', 'published', 'hidden', 'withheld');
alter table page_posts drop constraint page_posts_state_check,
  add constraint page_posts_state_check check (state in ('published', 'hidden', 'withheld', 'deleted', 'removed'));
alter table questions drop constraint questions_state_check,
  add constraint questions_state_check check (state in ('published', 'hidden', 'withheld', 'deleted', 'removed'));
alter table answers drop constraint answers_state_check,
  add constraint answers_state_check check (state in ('published', 'hidden', 'withheld', 'deleted', 'removed'));
alter table collections drop constraint collections_state_check,
  add constraint collections_state_check check (state in ('published', 'hidden', 'withheld', 'deleted', 'removed'));
alter table comments drop constraint comments_state_check,
  add constraint comments_state_check check (state in ('visible', 'hidden', 'withheld', 'deleted', 'removed'));
create index articles_withheld on articles (author_id) where state = 'withheld';
create index page_posts_withheld on page_posts (author_id) where state = 'withheld';
create index questions_withheld on questions (author_id) where state = 'withheld';
create index answers_withheld on answers (author_id) where state = 'withheld';
create index collections_withheld on collections (author_id) where state = 'withheld';
create index comments_withheld on comments (author_id) where state = 'withheld';
create index comments_hidden on comments (id) where state = 'hidden';
-- Reports hide articles too, as everything else that is public.
create index articles_hidden on articles (id) where state = 'hidden';

-- Nothing of a suspended person becomes public, whoever or whatever publishes it: a date that has come, a co-author, a
-- moderator who gives something back.
create function withhold_suspended() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.author_id and suspended_at is not null) then
    new.state := 'withheld';
  end if;
  return new;
end $$;
create trigger articles_withheld_new before insert on articles
  for each row when (new.state = 'published') execute function withhold_suspended();
create trigger articles_withheld before update of state on articles
  for each row when (new.state = 'published' and old.state <> 'published') execute function withhold_suspended();
create trigger page_posts_withheld_new before insert on page_posts
  for each row when (new.state = 'published') execute function withhold_suspended();
create trigger page_posts_withheld before update of state on page_posts
  for each row when (new.state = 'published' and old.state <> 'published') execute function withhold_suspended();
create trigger questions_withheld before update of state on questions
  for each row when (new.state = 'published' and old.state <> 'published') execute function withhold_suspended();
create trigger answers_withheld before update of state on answers
  for each row when (new.state = 'published' and old.state <> 'published') execute function withhold_suspended();
create trigger collections_withheld before update of state on collections
  for each row when (new.state = 'published' and old.state <> 'published') execute function withhold_suspended();

-- As before, and an article that is being checked is its author's to see.
create or replace view told_works as
  -- A reader of null is everybody.
  select object_type, object_id, author_id, is_nsfw, null::bigint as reader_id from visible_objects
  union all
  select 'article', a.id, a.author_id, false, w.user_id
    from articles a join object_authors w on w.object_type = 'article' and w.object_id = a.id where a.state = 'draft'
  union all
  select 'article', a.id, a.author_id, false, i.user_id
    from articles a join article_invitations i on i.article_id = a.id and i.state = 'pending' where a.state = 'draft'
  union all
  select 'article', id, author_id, false, author_id from articles where state = 'hidden' and author_id is not null
  union all
  select 'page-post', id, author_id, is_nsfw, author_id from page_posts
    where state = 'hidden' and author_id is not null
  union all
  select object_type, object_id, author_id, is_nsfw, reader_id from shared_objects
  union all
  select 'question', id, author_id, is_nsfw, author_id from questions
    where state = 'hidden' and author_id is not null
  union all
  select 'answer', a.id, a.author_id, q.is_nsfw, a.author_id
    from answers a join visible_questions q on q.id = a.question_id
    where a.state = 'hidden' and a.author_id is not null
  union all
  select 'collection', id, author_id, is_nsfw, author_id from collections
    where state = 'hidden' and author_id is not null;

-- As before; what is withheld keeps what it has earned, and so does a comment or an article that is being checked.
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
  select 'collection', c.id, c.author_id, c.state = 'removed', c.deleted_at, false from collections c;

-- What waits already.
insert into report_cases (object_type, object_id, author_id, reports, weight, urgency, since)
select r.object_type, r.object_id, max(o.author_id), count(*), sum(r.weight), sum(r.urgency), min(r.created_at)
from reports r left join honor_objects o on o.object_type = r.object_type and o.object_id = r.object_id
where r.state = 'open' group by r.object_type, r.object_id;
insert into report_cases as c (object_type, object_id, author_id, reports, weight, urgency, since, is_hidden)
select hidden.*, true from (
  select 'page-post', id, author_id, 0, 0, 0, created_at from page_posts where state = 'hidden'
  union all select 'question', id, author_id, 0, 0, 0, created_at from questions where state = 'hidden'
  union all select 'answer', id, author_id, 0, 0, 0, created_at from answers where state = 'hidden'
  union all select 'collection', id, author_id, 0, 0, 0, created_at from collections where state = 'hidden') as hidden
on conflict (object_type, object_id) do update set is_hidden = true;
update reports r set author_id = c.author_id from report_cases c
where r.state = 'open' and c.object_type = r.object_type and c.object_id = r.object_id;
