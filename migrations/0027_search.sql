-- Search that forgives: an index that finds the newest matches without reading all, the words that people may have
-- meant, and tags that say the same in another language.

create extension if not exists pg_trgm;

-- Words that no text has, since they begin with a blank: to which stretches of ids a row belongs, and what it is filtered
-- by. With them a search asks the index for "the word, among the newest 1,000" and reads no more than that.
create function search_labels(id bigint, labels text[]) returns tsvector
  language sql immutable parallel safe return
  array_to_tsvector(array[' 0 ' || (id >> 10), ' 1 ' || (id >> 13), ' 2 ' || (id >> 16)] || labels);

-- The month and the year of a time, as labels.
create function search_days(at timestamptz) returns text[]
  language sql stable parallel safe return
  array[' m ' || to_char(at at time zone 'utc', 'YYYY-MM'), ' y ' || to_char(at at time zone 'utc', 'YYYY')];

-- The labels of each type: language, author, categories, days, and whether it is adult.
create function article_labels(id bigint, language text, author_id bigint, at timestamptz, categories text[])
  returns tsvector language sql stable parallel safe return
  search_labels(id, array[' l ' || language, ' a ' || coalesce(author_id, 0)] || search_days(at)
    || array(select ' c ' || category from unnest(categories) as category));
create function page_post_labels(id bigint, author_id bigint, at timestamptz, is_nsfw boolean)
  returns tsvector language sql stable parallel safe return
  search_labels(id, array[' a ' || coalesce(author_id, 0)] || search_days(at)
    || case when is_nsfw then array[' n 1'] end);
create function question_labels(id bigint, language text, author_id bigint, at timestamptz, category text)
  returns tsvector language sql stable parallel safe return
  search_labels(id, array[' l ' || language, ' c ' || category, ' a ' || coalesce(author_id, 0)] || search_days(at));

-- What a search asks the index for, one after the other until it has enough: what it wants among the 1,000 to 2,000 ids
-- around `start`, then without those among 8,000 to 16,000, then 65,000 to 130,000, then 65,536 after 65,536 down to the
-- first id, and at last those above `start`. No step reads more than its stretch has.
create function search_windows(wanted tsquery, start bigint, newest bigint) returns setof tsquery
  language plpgsql immutable parallel safe rows 20 as $$
declare
  at     bigint;
  near   tsquery;
  nearer tsquery;
begin
  -- Nothing is wanted: a window alone would be all that is in it.
  if numnode(wanted) = 0 or newest is null then return; end if;
  for level in 0..2 loop
    at := start >> (10 + 3 * level);
    near := format($q$' %1$s %2$s' | ' %1$s %3$s'$q$, level, at, at - 1)::tsquery;
    return next case when nearer is null then wanted && near else wanted && near && !! nearer end;
    if at <= 1 and newest >> (10 + 3 * level) <= at then return; end if;
    nearer := near;
  end loop;
  for below in reverse (start >> 16) - 2 .. 0 loop
    return next wanted && format($q$' 2 %s'$q$, below)::tsquery;
  end loop;
  for above in (start >> 16) + 1 .. newest >> 16 loop
    return next wanted && format($q$' 2 %s'$q$, above)::tsquery;
  end loop;
end $$;

-- The words of a text in several ways, one after the other: `head` has those of title and tags alone; it says which
-- matches come first, and is short enough to be ranked. A gap after each, so that the last word of one and the first of
-- the next are not taken for a phrase.
create function search_vectors(title text, tags text, body text, labels tsvector, variadic configs regconfig[],
    out head tsvector, out words tsvector)
  language plpgsql immutable parallel safe as $$
declare
  gap constant text := ' q0gap q0gap q0gap';
  config regconfig;
begin
  head := '';
  foreach config in array configs loop
    head := head || setweight(to_tsvector(config, title || gap), 'A');
  end loop;
  foreach config in array configs loop
    head := head || setweight(to_tsvector(config, tags || gap), 'B');
  end loop;
  words := head;
  foreach config in array configs loop
    words := words || to_tsvector(config, body || gap);
  end loop;
  head := ts_delete(head, 'q0gap') || labels;
  words := ts_delete(words, 'q0gap') || labels;
end $$;

-- A row without a head waits for its labels: follow-ups write them, the newest first, and searches ask for such rows
-- last. New words go into an index at once: in a list of their own every search would read that list.
alter table article_search add column head tsvector;
create index article_search_waiting on article_search (article_id) where head is null;
create index article_search_head on article_search using gin (head) with (fastupdate = off);
alter index article_search_words set (fastupdate = off);
alter table page_post_search add column head tsvector;
create index page_post_search_waiting on page_post_search (post_id) where head is null;
create index page_post_search_head on page_post_search using gin (head) with (fastupdate = off);
alter index page_post_search_words set (fastupdate = off);
alter table question_search add column head tsvector;
create index question_search_waiting on question_search (question_id) where head is null;
create index question_search_head on question_search using gin (head) with (fastupdate = off);
alter index question_search_words set (fastupdate = off);
alter index guilds_words set (fastupdate = off);
select gin_clean_pending_list('article_search_words'), gin_clean_pending_list('page_post_search_words'),
  gin_clean_pending_list('question_search_words'), gin_clean_pending_list('guilds_words');
insert into follow_ups (kind, subject)
  select 'search-fill', type || ' ' || newest + 1 from (
    select 'article' as type, max(article_id) as newest from article_search
    union all select 'page-post', max(post_id) from page_post_search
    union all select 'question', max(question_id) from question_search) as filled
  where newest is not null;

-- The day and the categories of an article are among its labels, and whether a post is adult.
create function follow_up_labels() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values (tg_argv[0], new.id::text);
  return null;
end $$;
create trigger articles_labels after update of published_at on articles
  for each row when (old.published_at is distinct from new.published_at)
  execute function follow_up_labels('article-search');
create trigger page_posts_labels after update of is_nsfw on page_posts
  for each row when (old.is_nsfw is distinct from new.is_nsfw) execute function follow_up_labels('page-post-search');
create function follow_up_group_labels() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) select 'article-search', id::text from articles where group_id = new.id;
  return null;
end $$;
create trigger article_groups_labels after update of categories on article_groups
  for each row when (old.categories is distinct from new.categories) execute function follow_up_group_labels();

-- The words of titles, tags and names that everybody may see, and in how many of them each is.
create table search_words (
  word   text primary key,
  weight integer not null
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_like on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
-- Which of them something gave, so that they go with it.
create table search_word_sources (
  object_type text not null,
  object_id   bigint not null,
  words       text[] not null,
  primary key (object_type, object_id)
);

-- The words of a title, without numbers.
create function title_words(said text) returns text[]
  language sql stable parallel safe return
  array(
    select word from unnest(tsvector_to_array(to_tsvector('simple', left(said, 2000)))) as word
    where char_length(word) between 2 and 30 and word !~ '[^[:alpha:]]'
    order by word);

-- How a word that is still typed may end. A beginning that few titles have may end in any way, if `is_any`; of one that
-- many have the most used words are asked for, since an index reads all that begin with it. Titles count neither numbers,
-- which are in every text, nor what texts are full of: a text is asked for any ending only on a small site.
create function search_prefix(start text, is_any boolean) returns tsquery
  language sql stable parallel safe return (
  select case
    when start ~ '\d' or ts_lexize('english_stem', lower(start)) = '{}' then quote_literal(lower(start))::tsquery
    when is_any and count(*) < 12 and coalesce(sum(weight), 0) < 1000 then (quote_literal(lower(start)) || ':*')::tsquery
    else concat_ws('|', string_agg(quote_literal(word), '|'), quote_literal(lower(start)))::tsquery end
  from (
    select word, weight from search_words
    where word ~>=~ lower(start) and word ~<~ (lower(start) || chr(1114111))
    order by weight desc, word limit 12) as likely);

-- What may give words, or no longer: the follow-up reads what is true then. When a view of 0010 hides what suspended
-- people wrote, the trigger on `suspended_at` has to queue that as well.
create function follow_up_words() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject)
  values ('search-words', tg_argv[0] || ' ' || case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
create trigger articles_words_new after insert on articles
  for each row when (new.state = 'published') execute function follow_up_words('article');
create trigger articles_words after update of title, tags, state on articles
  for each row when ((old.title, old.tags, old.state) is distinct from (new.title, new.tags, new.state)
    and (old.state = 'published' or new.state = 'published')) execute function follow_up_words('article');
create trigger articles_words_gone after delete on articles
  for each row when (old.state = 'published') execute function follow_up_words('article');
create trigger page_posts_words_new after insert on page_posts
  for each row when (new.state = 'published' and new.guild_id is null and not new.is_nsfw and new.title <> '')
  execute function follow_up_words('page-post');
create trigger page_posts_words after update of title, state, is_nsfw on page_posts
  for each row when ((old.title, old.state, old.is_nsfw) is distinct from (new.title, new.state, new.is_nsfw)
    and new.guild_id is null) execute function follow_up_words('page-post');
create trigger page_posts_words_gone after delete on page_posts
  for each row when (old.state = 'published') execute function follow_up_words('page-post');
create trigger questions_words_new after insert on questions
  for each row when (new.state = 'published' and not new.is_nsfw) execute function follow_up_words('question');
create trigger questions_words after update of title, tags, state, is_nsfw on questions
  for each row when ((old.title, old.tags, old.state, old.is_nsfw)
    is distinct from (new.title, new.tags, new.state, new.is_nsfw)) execute function follow_up_words('question');
create trigger questions_words_gone after delete on questions
  for each row when (old.state = 'published') execute function follow_up_words('question');
create trigger guilds_words_new after insert on guilds
  for each row execute function follow_up_words('guild');
create trigger guilds_words after update of name, is_nsfw, deleted_at on guilds
  for each row when ((old.name, old.is_nsfw, old.deleted_at) is distinct from (new.name, new.is_nsfw, new.deleted_at))
  execute function follow_up_words('guild');
create trigger guilds_words_gone after delete on guilds
  for each row when (old.deleted_at is null) execute function follow_up_words('guild');
create trigger users_words_new after insert on users
  for each row execute function follow_up_words('person');
create trigger users_words after update of first_name, last_name, suspended_at on users
  for each row when ((old.first_name, old.last_name, old.suspended_at)
    is distinct from (new.first_name, new.last_name, new.suspended_at)) execute function follow_up_words('person');
create trigger users_words_gone after delete on users
  for each row execute function follow_up_words('person');
create function follow_up_profile_words() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('search-words', 'person ' || new.user_id);
  return null;
end $$;
create trigger profiles_words_new after insert on profiles
  for each row when (new.audience <> 'public') execute function follow_up_profile_words();
create trigger profiles_words after update of audience on profiles
  for each row when (old.audience is distinct from new.audience) execute function follow_up_profile_words();

-- All of them anew, after a seed.
create function count_search_words() returns void language plpgsql as $$
begin
  -- As the follow-ups do: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('search words', 0));
  delete from search_word_sources;
  delete from search_words;
  insert into search_word_sources (object_type, object_id, words)
  select * from (
    select 'article' as object_type, id, title_words(title || ' ' || array_to_string(tags, ' ')) as words
      from visible_articles
    union all
    select 'page-post', id, title_words(title) from visible_page_posts where guild_id is null and not is_nsfw
    union all
    select 'question', id, title_words(title || ' ' || array_to_string(tags, ' '))
      from visible_questions where not is_nsfw
    union all
    select 'guild', id, title_words(name) from visible_guilds where not is_nsfw
    union all
    select 'person', p.id, title_words(p.first_name || ' ' || p.last_name)
      from people p left join profiles f on f.user_id = p.id where coalesce(f.audience, 'public') = 'public') as given
  where cardinality(words) > 0;
  insert into search_words (word, weight)
  select word, count(*) from search_word_sources cross join unnest(words) as word group by word;
end $$;
-- What has a row of its words gives them when that is filled.
insert into follow_ups (kind, subject)
  select 'search-words', 'guild ' || id from guilds where deleted_at is null
  union all select 'search-words', 'person ' || id from users;

-- Compiling a search takes longer than running it. Who may not say so for a database runs it as it is.
do $$ begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then null;
end $$;

-- Tags that say the same in another language lead to one another. Pairs of English with Indonesian, and with Malay.
create table tag_synonyms (
  tag      text not null,
  leads_to text not null,
  primary key (tag, leads_to)
);
insert into tag_synonyms (tag, leads_to) values
  ('history', 'sejarah'), ('science', 'sains'), ('technology', 'teknologi'), ('mathematics', 'matematika'),
  ('mathematics', 'matematik'), ('matematika', 'matematik'), ('physics', 'fisika'), ('physics', 'fizik'),
  ('fisika', 'fizik'), ('chemistry', 'kimia'), ('biology', 'biologi'), ('astronomy', 'astronomi'),
  ('geography', 'geografi'), ('geology', 'geologi'), ('economics', 'ekonomi'), ('philosophy', 'filsafat'),
  ('philosophy', 'falsafah'), ('filsafat', 'falsafah'), ('psychology', 'psikologi'), ('sociology', 'sosiologi'),
  ('medicine', 'kedokteran'), ('medicine', 'perubatan'), ('kedokteran', 'perubatan'), ('health', 'kesehatan'),
  ('health', 'kesihatan'), ('kesehatan', 'kesihatan'), ('education', 'pendidikan'), ('culture', 'budaya'),
  ('art', 'seni'), ('music', 'musik'), ('music', 'muzik'), ('musik', 'muzik'), ('literature', 'sastra'),
  ('literature', 'sastera'), ('sastra', 'sastera'), ('poetry', 'puisi'), ('language', 'bahasa'),
  ('linguistics', 'linguistik'), ('religion', 'agama'), ('politics', 'politik'), ('law', 'hukum'),
  ('law', 'undang-undang'), ('hukum', 'undang-undang'), ('environment', 'lingkungan'),
  ('environment', 'alam-sekitar'), ('lingkungan', 'alam-sekitar'), ('climate', 'iklim'), ('weather', 'cuaca'),
  ('nature', 'alam'), ('animals', 'hewan'), ('animals', 'haiwan'), ('hewan', 'haiwan'), ('plants', 'tumbuhan'),
  ('food', 'makanan'), ('cooking', 'memasak'), ('agriculture', 'pertanian'), ('fisheries', 'perikanan'),
  ('sport', 'olahraga'), ('sport', 'sukan'), ('olahraga', 'sukan'), ('football', 'sepak-bola'),
  ('football', 'bola-sepak'), ('sepak-bola', 'bola-sepak'), ('badminton', 'bulu-tangkis'), ('travel', 'perjalanan'),
  ('architecture', 'arsitektur'), ('architecture', 'seni-bina'), ('arsitektur', 'seni-bina'),
  ('engineering', 'teknik'), ('engineering', 'kejuruteraan'), ('teknik', 'kejuruteraan'), ('computers', 'komputer'),
  ('programming', 'pemrograman'), ('programming', 'pengaturcaraan'), ('pemrograman', 'pengaturcaraan'),
  ('artificial-intelligence', 'kecerdasan-buatan'), ('space', 'antariksa'), ('space', 'angkasa'),
  ('antariksa', 'angkasa'), ('stars', 'bintang'), ('planets', 'planet'), ('ocean', 'samudra'), ('ocean', 'lautan'),
  ('samudra', 'lautan'), ('volcanoes', 'gunung-api'), ('volcanoes', 'gunung-berapi'),
  ('gunung-api', 'gunung-berapi'), ('earthquakes', 'gempa-bumi'), ('energy', 'energi'), ('energy', 'tenaga'),
  ('energi', 'tenaga'), ('mathematicians', 'matematikawan'), ('mathematicians', 'ahli-matematik'),
  ('matematikawan', 'ahli-matematik'), ('statistics', 'statistika'), ('statistics', 'statistik'),
  ('statistika', 'statistik'), ('logic', 'logika'), ('logic', 'logik'), ('logika', 'logik'), ('film', 'filem'),
  ('photography', 'fotografi'), ('theatre', 'teater'), ('dance', 'tari'), ('dance', 'tarian'), ('tari', 'tarian'),
  ('family', 'keluarga'), ('business', 'bisnis'), ('business', 'perniagaan'), ('bisnis', 'perniagaan'),
  ('trade', 'perdagangan'), ('money', 'uang'), ('money', 'wang'), ('uang', 'wang'), ('kingdoms', 'kerajaan'),
  ('archaeology', 'arkeologi'), ('manuscripts', 'naskah'), ('manuscripts', 'manuskrip'), ('naskah', 'manuskrip'),
  ('mythology', 'mitologi'), ('folklore', 'cerita-rakyat'), ('genetics', 'genetika'), ('genetics', 'genetik'),
  ('genetika', 'genetik'), ('ecology', 'ekologi'), ('evolution', 'evolusi'), ('electricity', 'listrik'),
  ('electricity', 'elektrik'), ('listrik', 'elektrik'), ('light', 'cahaya'), ('forests', 'hutan'),
  ('rivers', 'sungai'), ('islands', 'pulau');
insert into tag_synonyms (tag, leads_to) select leads_to, tag from tag_synonyms;
