-- A search looks at the newest first and lets them tell how to go on, instead of asking stretch after stretch for a word
-- that hardly anything has. What it is filtered by, and the stretch, it asks as conditions of their own: the index then
-- skips from one that has all of them to the next, where a single tsquery reads all that has the rarest of its words.
-- `search_prefix` stays for the nodes that still run the code of before.

-- The label of the 1,000 to 2,000 ids around `start`.
create function search_near(start bigint) returns tsquery
  language sql immutable parallel safe return
  format($q$' 0 %s' | ' 0 %s'$q$, start >> 10, (start >> 10) - 1)::tsquery;

-- Where to look when `met` were there and `most` would do: stretches by their labels, or with none everything at once,
-- without the ids from `lowest` to `highest`, which were looked at before.
create function search_far(start bigint, newest bigint, met bigint, most bigint,
    out label tsquery, out lowest bigint, out highest bigint) returns setof record
  language plpgsql immutable parallel safe rows 10 as $$
declare
  -- So many of an id match, as far as is known.
  density float8;
begin
  lowest := greatest(0, (start >> 10) - 1) << 10;
  highest := ((start >> 10) + 1 << 10) - 1;
  if newest is null or (lowest = 0 and highest >= newest) then return; end if;
  density := met / (least(newest, highest) - lowest + 1)::float8;
  if density * 8192 > most then
    label := format($q$' 1 %s' | ' 1 %s'$q$, start >> 13, (start >> 13) - 1)::tsquery;
    return next;
    lowest := greatest(0, (start >> 13) - 1) << 13;
    highest := ((start >> 13) + 1 << 13) - 1;
    if lowest = 0 and highest >= newest then return; end if;
  elsif density * newest < 20 * most then
    if most < 50 then
      -- Where a few will do, they are seldom further away.
      label := format($q$' 2 %s' | ' 2 %s'$q$, start >> 16, (start >> 16) - 1)::tsquery;
      return next;
      lowest := greatest(0, (start >> 16) - 1) << 16;
      highest := ((start >> 16) + 1 << 16) - 1;
      if lowest = 0 and highest >= newest then return; end if;
      label := null;
    end if;
    -- Few enough to read them all.
    return next;
    return;
  end if;
  label := format($q$' 2 %s' | ' 2 %s'$q$, start >> 16, (start >> 16) - 1)::tsquery;
  return next;
  for below in reverse (start >> 16) - 2 .. 0 loop
    label := format($q$' 2 %s'$q$, below)::tsquery;
    return next;
  end loop;
  for above in (start >> 16) + 1 .. newest >> 16 loop
    label := format($q$' 2 %s'$q$, above)::tsquery;
    return next;
  end loop;
end $$;

-- How often a word is used, in steps of a quarter: it seldom changes, so that most updates of a weight touch no index.
alter table search_words add column magnitude smallint not null
  generated always as (floor(4 * ln(greatest(weight, 1)::float8))::smallint) stored;
create index search_words_two on search_words (left(word, 2), magnitude desc);
create index search_words_three on search_words (left(word, 3), magnitude desc);
create index search_words_four on search_words (left(word, 4), magnitude desc);

-- How a word that is still typed may end, as the texts of two tsqueries: `known` as the `most` words that titles use most,
-- `any_ending` in any way at all where hardly any title begins so. A number and what texts are full of end as they stand.
-- Thousands of words begin with the same two to four letters: of these only the most used are read.
create function search_endings(start text, most integer, out any_ending text, out known text)
  language plpgsql stable parallel safe as $$
declare
  begun   constant text := lower(start);
  written constant text := quote_literal(begun);
  likely  text[];
  weights bigint;
begin
  if start ~ '\d' or ts_lexize('english_stem', begun) = '{}' then
    known := written;
  else
    select array_agg(quote_literal(word)), coalesce(sum(weight), 0) into likely, weights from (
      select word, weight from (
        (select word, weight from search_words where char_length(begun) = 2 and left(word, 2) = begun
          order by magnitude desc limit 48)
        union all
        (select word, weight from search_words where char_length(begun) = 3 and left(word, 3) = begun
          order by magnitude desc limit 48)
        union all
        (select word, weight from search_words where char_length(begun) = 4 and left(word, 4) = begun
          order by magnitude desc limit 48)
        union all
        select word, weight from search_words
        where char_length(begun) not between 2 and 4 and word ~>=~ begun and word ~<~ (begun || chr(1114111))) as used
      order by weight desc, word limit most) as likeliest;
    known := array_to_string(likely || written, '|');
    if coalesce(cardinality(likely), 0) < most and weights < 1000 then any_ending := written || ':*'; end if;
  end if;
  any_ending := coalesce(any_ending, known);
end $$;
