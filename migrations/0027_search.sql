-- Search that forgives: an index that finds the newest matches without reading all, the words that people may have
-- meant, and tags that say the same in another language.

create extension if not exists pg_trgm;

-- Words that no text has, since they begin with a blank: to which stretches of ids a row belongs, and what it is filtered
-- by. With them a search asks the index for "the word, among the newest 1,000" and reads no more than that.
create function search_labels(id bigint, labels text[]) returns tsvector
  language sql immutable parallel safe return
  array_to_tsvector(
    array[' 0 ' || (id >> 10), ' 1 ' || (id >> 13), ' 2 ' || (id >> 16), ' 3 ' || (id >> 19)] || labels);

-- The month and the year of a time, as labels.
create function search_days(at timestamptz) returns text[]
  language sql stable parallel safe return
  array[' m ' || to_char(at at time zone 'utc', 'YYYY-MM'), ' y ' || to_char(at at time zone 'utc', 'YYYY')];

-- What a search asks the index for, one after the other until it has enough: what it wants among the newest 1,000 to
-- 2,000, then without those among the newest 8,000 to 16,000, 65,000 to 130,000, 500,000 to 1,000,000, then the rest.
create function search_windows(wanted tsquery, newest bigint) returns setof tsquery
  language plpgsql immutable parallel safe rows 4 as $$
declare
  level  integer := 0;
  nearer tsquery;
  near   tsquery;
begin
  -- Nothing is wanted: a window alone would be all that is in it.
  if numnode(wanted) = 0 then return; end if;
  while level < 4 and newest >> (10 + 3 * level) > 1 loop
    near := (quote_literal(' ' || level || ' ' || (newest >> (10 + 3 * level))) || '|'
      || quote_literal(' ' || level || ' ' || ((newest >> (10 + 3 * level)) - 1)))::tsquery;
    return next case when nearer is null then wanted && near else wanted && near && !! nearer end;
    nearer := near;
    level := level + 1;
  end loop;
  return next case when nearer is null then wanted else wanted && !! nearer end;
end $$;

-- The words of a text in several ways, one after the other. A gap between them, so that the last of one and the first of
-- the next are not taken for a phrase.
create function search_vector(said text, variadic configs regconfig[]) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  vector tsvector := '';
  config regconfig;
begin
  foreach config in array configs loop
    vector := vector || to_tsvector(config, said || ' q0gap q0gap q0gap');
  end loop;
  return ts_delete(vector, 'q0gap');
end $$;

-- `head` has the title and the tags alone: it says which matches come first, and is short enough to be ranked.
alter table article_search add column head tsvector not null default '';
update article_search s set
  head = ts_filter(s.words, '{a,b}') || labels.added, words = s.words || labels.added
from (
  select a.id, search_labels(a.id, array[' l ' || a.language, ' a ' || coalesce(a.author_id, 0)]
    || search_days(coalesce(a.published_at, a.created_at))
    || array(select ' c ' || category from unnest(g.categories) as category)) as added
  from articles a join article_groups g on g.id = a.group_id) as labels
where labels.id = s.article_id;
-- New words go into the index at once: in a list of their own every search would read that list.
alter index article_search_words set (fastupdate = off);
create index article_search_head on article_search using gin (head) with (fastupdate = off);

alter table page_post_search add column head tsvector not null default '';
update page_post_search s set
  head = ts_filter(s.words, '{a,b}') || labels.added, words = s.words || labels.added
from (
  select p.id, search_labels(p.id, array[' a ' || coalesce(p.author_id, 0)]
    || search_days(p.created_at)) as added
  from page_posts p) as labels
where labels.id = s.post_id;
alter index page_post_search_words set (fastupdate = off);
create index page_post_search_head on page_post_search using gin (head) with (fastupdate = off);

alter table question_search add column head tsvector not null default '';
update question_search s set
  head = ts_filter(s.words, '{a,b}') || labels.added, words = s.words || labels.added
from (
  select q.id, search_labels(q.id, array[' l ' || q.language, ' c ' || q.category, ' a ' || coalesce(q.author_id, 0)]
    || search_days(q.created_at)) as added
  from questions q) as labels
where labels.id = s.question_id;
alter index question_search_words set (fastupdate = off);
create index question_search_head on question_search using gin (head) with (fastupdate = off);

select gin_clean_pending_list('article_search_words'), gin_clean_pending_list('page_post_search_words'),
  gin_clean_pending_list('question_search_words');

-- The day and the categories of an article are among its labels.
create function follow_up_article_labels() returns trigger language plpgsql as $$
begin
  insert into follow_ups (kind, subject) values ('article-search', new.id::text);
  return null;
end $$;
create trigger articles_labels after update of published_at on articles
  for each row when (old.published_at is distinct from new.published_at) execute function follow_up_article_labels();
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
create index search_words_unused on search_words (word) where weight <= 0;
create index search_words_like on search_words using gin (word gin_trgm_ops);
-- Which of them something gave, so that they go with it.
create table search_word_sources (
  object_type text not null,
  object_id   bigint not null,
  words       text[] not null,
  primary key (object_type, object_id)
);

-- Words that tell something: three letters or more, nothing with a digit, and none that English leaves out, as "the".
create function telling_words(said text) returns text[]
  language sql stable parallel safe return
  array(
    select word from unnest(tsvector_to_array(to_tsvector('simple', left(said, 2000)))) as word
    where char_length(word) between 3 and 30 and word !~ '[^[:alpha:]]'
      and ts_lexize('english_stem', word) <> '{}'
    order by word);

-- How a word that is still typed may end. A beginning that few words have is asked for as it is; of one that many have
-- the most used words are, since an index reads all that begin with it.
create function search_prefix(start text) returns tsquery
  language sql stable parallel safe return (
  select case
    when count(*) < 12 and coalesce(sum(weight), 0) < 1000 then (quote_literal(lower(start)) || ':*')::tsquery
    else string_agg(quote_literal(word), '|')::tsquery || quote_literal(lower(start))::tsquery end
  from (
    select word, weight from search_words
    where word ~>=~ lower(start) and word ~<~ (lower(start) || chr(1114111))
    order by weight desc, word limit 12) as likely);

-- What may give words, or no longer: the follow-up reads what is true then.
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

-- All of them anew: what is there already, and after a seed.
create function count_search_words() returns void language plpgsql as $$
begin
  delete from search_word_sources;
  delete from search_words;
  insert into search_word_sources (object_type, object_id, words)
  select * from (
    select 'article' as object_type, id, telling_words(title || ' ' || array_to_string(tags, ' ')) as words
      from visible_articles
    union all
    select 'page-post', id, telling_words(title) from visible_page_posts where guild_id is null and not is_nsfw
    union all
    select 'question', id, telling_words(title || ' ' || array_to_string(tags, ' '))
      from visible_questions where not is_nsfw
    union all
    select 'guild', id, telling_words(name) from visible_guilds where not is_nsfw
    union all
    select 'person', p.id, telling_words(p.first_name || ' ' || p.last_name)
      from people p left join profiles f on f.user_id = p.id where coalesce(f.audience, 'public') = 'public') as given
  where cardinality(words) > 0;
  insert into search_words (word, weight)
  select word, count(*) from search_word_sources cross join unnest(words) as word group by word;
end $$;
select count_search_words();

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
