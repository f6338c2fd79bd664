-- Questions, their answers, and votes on both.

create table questions (
  id                 bigint generated always as identity primary key,
  author_id          bigint references users on delete set null,
  state              text not null check (state in ('published', 'hidden', 'deleted', 'removed')),
  state_before       text check (state_before in ('published', 'hidden')),
  -- Closed with a reason or as a duplicate, or locked by a moderator; solved is who has accepted_id.
  status             text not null default 'open' check (status in ('open', 'duplicate', 'closed', 'locked')),
  close_reason       text,
  duplicate_of       bigint references questions on delete set null,
  -- How often it was closed: each time is told.
  closings           integer not null default 0,
  title              text not null,
  source             text not null default '',
  nodes              jsonb not null,
  renderer_version   smallint not null,
  excerpt            text not null default '',
  category           text not null,
  language           text not null,
  tags               text[] not null default '{}',
  is_nsfw            boolean not null default false,
  nsfw_by            text check (nsfw_by in ('author', 'moderator', 'reports')),
  accepted_id        bigint,
  accepted_at        timestamptz(3),
  -- When an answer was accepted for the first time.
  solved_at          timestamptz(3),
  pick_id            bigint,
  created_at         timestamptz(3) not null,
  edited_at          timestamptz(3),
  -- The last edit or answer.
  updated_at         timestamptz(3) not null,
  deleted_at         timestamptz(3)
);
create index questions_author on questions (author_id, created_at desc, id desc);
create index questions_author_public on questions (author_id, created_at desc, id desc)
  where state = 'published' and not is_nsfw;
create index questions_duplicate_of on questions (duplicate_of) where duplicate_of is not null;
create index questions_status_duplicate on questions (id) where status = 'duplicate';
create index questions_hidden on questions (id) where state = 'hidden';
create index questions_deleted_at on questions (deleted_at) where deleted_at is not null;

create table answers (
  id               bigint generated always as identity primary key,
  question_id      bigint not null references questions on delete cascade,
  author_id        bigint references users on delete set null,
  state            text not null check (state in ('published', 'hidden', 'deleted', 'removed')),
  state_before     text check (state_before in ('published', 'hidden')),
  source           text not null,
  nodes            jsonb not null,
  renderer_version smallint not null,
  created_at       timestamptz(3) not null,
  edited_at        timestamptz(3),
  deleted_at       timestamptz(3)
);
-- One a person and question, also when it is in the trash: it is edited or restored instead.
create unique index answers_of_person on answers (question_id, author_id);
create index answers_author on answers (author_id, created_at desc, id desc);
create index answers_hidden on answers (id) where state = 'hidden';
create index answers_deleted_at on answers (deleted_at) where deleted_at is not null;

alter table questions add foreign key (accepted_id) references answers on delete set null;
alter table questions add foreign key (pick_id) references answers on delete set null;
create index questions_accepted on questions (accepted_id) where accepted_id is not null;
create index questions_pick on questions (pick_id) where pick_id is not null;
-- The community's picks are looked for along it.
create index questions_unpicked on questions (id) where pick_id is null and state = 'published';

-- What a question or an answer said before; from five minutes after it was written on.
create table text_versions (
  object_type text not null check (object_type in ('question', 'answer')),
  object_id   bigint not null,
  id          bigint generated always as identity,
  title       text not null default '',
  source      text not null,
  nodes       jsonb,
  renderer_version smallint not null default 0,
  created_at  timestamptz(3) not null,
  primary key (object_type, object_id, id)
);
create unique index text_versions_id on text_versions (id);

create table votes (
  object_type text not null check (object_type in ('question', 'answer')),
  object_id   bigint not null,
  user_id     bigint not null references users on delete cascade,
  value       smallint not null check (value in (-1, 1)),
  created_at  timestamptz(3) not null,
  primary key (object_type, object_id, user_id)
);
create index votes_user on votes (user_id, created_at desc);

-- Sums of votes, and what lists are read along. Narrow, since votes move them; only for what everybody may see.
create table question_places (
  question_id bigint primary key references questions on delete cascade,
  category    text not null,
  language    text not null,
  is_nsfw     boolean not null,
  score       integer not null default 0,
  answers     integer not null default 0,
  -- What they count for in the ranks.
  answer_weight double precision not null default 0,
  is_solved   boolean not null default false,
  is_open     boolean not null default true,
  hot         double precision not null,
  hot_week    double precision not null,
  worth       double precision not null,
  created_at  timestamptz(3) not null
);
create index question_places_new on question_places (is_nsfw, created_at desc, question_id desc);
create index question_places_unanswered on question_places (is_nsfw, created_at desc, question_id desc)
  where answers = 0 and is_open;
create index question_places_top on question_places (is_nsfw, score desc, question_id desc);
create index question_places_solved on question_places (is_nsfw, created_at desc, question_id desc) where is_solved;
-- A list with filters is merged from walks along these: categories and languages are few.
create index question_places_new_of on question_places (category, language, is_nsfw, created_at desc, question_id desc);
create index question_places_unanswered_of
  on question_places (category, language, is_nsfw, created_at desc, question_id desc) where answers = 0 and is_open;
create index question_places_top_of on question_places (category, language, is_nsfw, score desc, question_id desc);
create index question_places_solved_of
  on question_places (category, language, is_nsfw, created_at desc, question_id desc) where is_solved;
create index question_places_hot on question_places (hot desc, question_id desc) where not is_nsfw;
create index question_places_week on question_places (hot_week desc, question_id desc) where not is_nsfw;
create index question_places_worth on question_places (worth desc, question_id desc) where not is_nsfw;

create table answer_places (
  answer_id   bigint primary key references answers on delete cascade,
  question_id bigint not null references questions on delete cascade,
  ups         integer not null default 0,
  downs       integer not null default 0,
  -- Wilson's lower bound.
  rank        double precision not null default 0,
  created_at  timestamptz(3) not null
);
create index answer_places_best on answer_places (question_id, rank desc, created_at desc, answer_id desc);
create index answer_places_picks on answer_places (question_id, rank desc) where ups - downs >= 3;
create index answer_places_new on answer_places (question_id, created_at desc, answer_id desc);

-- Only of questions in the lists, adult ones aside: a walk along it reads what it shows.
create table question_tags (
  tag         text not null,
  question_id bigint not null references questions on delete cascade,
  score       integer not null default 0,
  created_at  timestamptz(3) not null,
  primary key (tag, created_at, question_id)
);
create index question_tags_question on question_tags (question_id);
create index question_tags_top on question_tags (tag, score desc, question_id desc);

-- Votes to close or to reopen; gone when one of them has won.
create table close_votes (
  question_id  bigint not null references questions on delete cascade,
  user_id      bigint not null references users on delete cascade,
  -- Null is a vote to reopen.
  reason       text,
  duplicate_of bigint,
  created_at   timestamptz(3) not null,
  primary key (question_id, user_id)
);
create index close_votes_user on close_votes (user_id);

create table question_search (
  question_id bigint primary key references questions on delete cascade,
  is_nsfw     boolean not null,
  words       tsvector not null
);
create index question_search_words on question_search using gin (words);

create view visible_questions as
  select * from questions where state = 'published';
-- An answer is seen with its question.
create view visible_answers as
  select a.*, q.is_nsfw, q.title as question_title
  from answers a join visible_questions q on q.id = a.question_id
  where a.state = 'published';

-- The lower bound of the share of votes up that one may be 80 % sure of, as `wilson` in contract/question-rules.ts.
-- An update that waits for another's is first tried with the sums before it, which may be impossible ones: no error then.
create function wilson(ups integer, downs integer) returns double precision
  language sql immutable parallel safe return
  -- Exactly 0 with none up, where rounding would leave a little.
  case when ups <= 0 or ups + downs = 0 then 0 else (
    ups::float8 / (ups + downs) + 1.28 * 1.28 / (2 * (ups + downs))
    - 1.28 * sqrt(greatest(0, (ups::float8 / (ups + downs) * (1 - ups::float8 / (ups + downs))
      + 1.28 * 1.28 / (4 * (ups + downs))) / (ups + downs)))) / (1 + 1.28 * 1.28 / (ups + downs)) end;

-- What becomes of a question becomes of its answers: they are seen with it, and adult with it.
create function follow_up_question() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  select 'notify-state', 'question ' || new.id
  union all
  select 'notify-state', 'answer ' || a.id from answers a where a.question_id = new.id
  union all
  -- Answers are told of while their question is seen.
  select 'notify-answer', a.id::text from answers a
  where a.question_id = new.id and (old.state = 'published') <> (new.state = 'published');
  return null;
end $$;
create trigger questions_state after update of state, is_nsfw on questions
  for each row when (old.state is distinct from new.state or old.is_nsfw is distinct from new.is_nsfw)
  execute function follow_up_question();
create trigger answers_state after update of state on answers
  for each row when (old.state is distinct from new.state) execute function follow_up_state('answer');

-- What belongs to something else is read there, muted with it, and met by those who meet its author.
create view object_parents as
  select 'answer'::text as object_type, a.id as object_id, 'question'::text as parent_type, q.id as parent_id,
    q.author_id as parent_author_id
  from answers a join questions q on q.id = a.question_id;

-- As before, and questions with their answers.
create or replace view visible_objects as
  select 'article'::text as object_type, id as object_id, author_id, false as is_nsfw from visible_articles
  union all
  select 'page-post', id, author_id, is_nsfw from visible_page_posts
  union all
  select 'question', id, author_id, is_nsfw from visible_questions
  union all
  select 'answer', id, author_id, is_nsfw from visible_answers;

-- So of everybody who wrote an object.
create or replace view object_authors as
  select 'article'::text as object_type, id as object_id, author_id as user_id
    from articles where author_id is not null
  union all
  select 'article', article_id, user_id from article_coauthors
  union all
  select 'page-post', id, author_id from page_posts where author_id is not null
  union all
  select 'question', id, author_id from questions where author_id is not null
  union all
  select 'answer', id, author_id from answers where author_id is not null;

-- So of what is commented on and may be told of.
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
    where a.state = 'hidden' and a.author_id is not null;

-- So of what earns its author something: votes are to these what likes are to others.
create or replace view honor_objects as
  select 'article'::text as object_type, a.id as object_id, a.author_id, a.state = 'removed' as is_removed,
    a.deleted_at, a.state = 'published' or (a.state = 'deleted' and a.state_before = 'published'
      and a.deleted_at >= a.published_at + interval '60 days' and coalesce(c.likes, 0) >= 3) as earns
  from articles a left join object_counters c on c.object_type = 'article' and c.object_id = a.id
  union all
  select 'page-post', p.id, p.author_id, p.state = 'removed' and not p.is_removed_by_guild, p.deleted_at,
    not p.is_nsfw and (p.state in ('published', 'hidden') or (p.state = 'removed' and p.is_removed_by_guild)
      or (p.state = 'deleted' and p.state_before = 'published'
      and p.deleted_at >= p.created_at + interval '60 days' and coalesce(c.likes, 0) >= 3))
    and not exists (
      select from guilds g where g.id = p.guild_id and (g.is_private or p.id <= g.last_inside_post))
  from page_posts p left join object_counters c on c.object_type = 'page-post' and c.object_id = p.id
  union all
  select 'comment', m.id, m.author_id, m.state = 'removed' and not m.is_removed_by_guild, m.deleted_at,
    (m.state = 'visible' or (m.state = 'removed' and m.is_removed_by_guild)
      or (m.state = 'deleted' and m.deleted_at >= m.created_at + interval '60 days' and m.likes >= 3))
    and not exists (
      select from page_posts p join guilds g on g.id = p.guild_id and (g.is_private or p.id <= g.last_inside_post)
      where m.object_type = 'page-post' and p.id = m.object_id)
  from comments m
  union all
  select 'question', q.id, q.author_id, q.state = 'removed', q.deleted_at,
    not q.is_nsfw and (q.state in ('published', 'hidden') or (q.state = 'deleted' and q.state_before = 'published'
      and q.deleted_at >= q.created_at + interval '60 days' and (
        select coalesce(sum(v.value), 0) from votes v
        where v.object_type = 'question' and v.object_id = q.id) >= 3))
  from questions q
  union all
  select 'answer', a.id, a.author_id, a.state = 'removed', a.deleted_at,
    -- No join: one answer is found without reading all.
    (a.state in ('published', 'hidden') or (a.state = 'deleted' and a.state_before = 'published'
      and a.deleted_at >= a.created_at + interval '60 days' and (
        select coalesce(sum(v.value), 0) from votes v
        where v.object_type = 'answer' and v.object_id = a.id) >= 3))
    and (select not q.is_nsfw from questions q where q.id = a.question_id)
  from answers a;

-- What was solved lately.
create index questions_solved on questions (solved_at desc, id desc)
  where accepted_id is not null and state = 'published' and not is_nsfw;
