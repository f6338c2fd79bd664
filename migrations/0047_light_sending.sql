-- A message costs half: what is counted about it is a part of sending it, and what is written twice is written once.

-- Counts hits, those of one call up to the first that is exceeded already: what is refused does not use up the others. A
-- window that ends later than it could was begun before the clock was set back; nodes' clocks may differ a little. Locked
-- in the order of keys. The plan is made once for each connection: it is the same for any keys.
create function count_hits(calls integer[], keys text[], most float8[], resets timestamptz[], moment timestamptz)
  returns table (place integer, hits integer, resets_at timestamptz)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with asked as (
    select * from unnest(calls, keys, most, resets) with ordinality as a (call, key, most, resets_at, place)),
  refused as (
    select call, min(place) as place from asked a join rate_limits r using (key)
    where r.hits >= a.most and r.resets_at > moment and r.resets_at <= a.resets_at + interval '1 minute' group by call),
  counted as (
    insert into rate_limits as r (key, hits, resets_at)
    select a.key, 1, a.resets_at from asked a left join refused using (call)
    where a.place <= coalesce(refused.place, a.place) order by a.key
    on conflict (key) do update set
      hits = case when r.resets_at <= moment or r.resets_at > excluded.resets_at + interval '1 minute' then 1
        else r.hits + 1 end,
      resets_at = case when r.resets_at <= moment or r.resets_at > excluded.resets_at + interval '1 minute'
        then excluded.resets_at else r.resets_at end
    returning r.key, r.hits, r.resets_at)
  select a.place::integer, counted.hits, counted.resets_at::timestamptz
  from asked a join counted using (key) order by a.place;
end $$;

-- As before, and only those who have none yet get a row of numbers: to lock the others writes none anew.
create or replace function lock_conversations(ids bigint[]) returns integer language plpgsql as $$
declare
  locked integer;
begin
  perform id from conversations where id = any(ids) order by id for update;
  get diagnostics locked = row_count;
  if exists (
    select from conversation_members m where m.conversation_id = any(ids)
      and not exists (select from stream_heads h where h.user_id = m.user_id)) then
    insert into stream_heads as h (user_id, seq)
    select distinct user_id, 0 from conversation_members where conversation_id = any(ids) order by user_id
    on conflict (user_id) do update set seq = h.seq;
  else
    perform from stream_heads where user_id in (
      select user_id from conversation_members where conversation_id = any(ids)) order by user_id for update;
  end if;
  return locked;
end $$;

-- Says something in conversations and of people that differ, each under its number `nr`: counts what is limited, decides,
-- stores and tells. What was sent before is not counted. Of what is refused nothing else is written; the refusal names
-- the first reason. `requested` is the follow-up about a request, `follows` whether there is one now. Its statements are
-- planned once for each connection. Only conversations in which who writes is are locked, and only in those is anything
-- said: nobody holds up a conversation of others.
drop function send_messages(jsonb, timestamptz, integer, integer, text);
create function send_messages(given jsonb, moment timestamptz, drawn_by integer, most_in_request integer, requested text)
  returns table (nr integer, refusal text, sender_id bigint, reply_to_id bigint, cleared_id bigint, message_id bigint,
    told bigint[], limit_at integer, limit_hits integer, limit_resets_at timestamptz, follows boolean)
  language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  said record;
  place record;
  made bigint;
  heard_by bigint[];
  answered bigint[];
  locked bigint[];
begin
  locked := array(
    select m.conversation_id from jsonb_to_recordset(given) as g ("conversationId" bigint, "senderId" bigint)
    join conversation_members m on m.conversation_id = g."conversationId" and m.user_id = g."senderId"
    where m.state in ('active', 'request'));
  perform lock_conversations(locked);
  -- Counters are locked in the order of their keys, as count_hits does: each person's first one stands for the others.
  for said in
    select * from jsonb_to_recordset(given) as g (nr integer, "conversationId" bigint, "senderId" bigint, key text,
      source text, nodes jsonb, words text, "replyToId" bigint, "isNew" boolean, "hasLinks" boolean, "hasPictures" boolean,
      "limitKeys" text[], "limitMost" float8[], "limitResetsAt" timestamptz[])
    order by "limitKeys"[1]
  loop
    nr := said.nr;
    sender_id := said."senderId";
    reply_to_id := said."replyToId";
    cleared_id := null;
    message_id := null;
    told := null;
    limit_at := null;
    follows := false;
    if exists (select from messages m where m.sender_id = said."senderId" and m.key = said.key) then
      refusal := 'sent';
      return next;
      continue;
    end if;
    if cardinality(said."limitKeys") > 0 then
      select c.place, c.hits, c.resets_at into limit_at, limit_hits, limit_resets_at
      from count_hits(array_fill(0, array[cardinality(said."limitKeys")]), said."limitKeys", said."limitMost",
        said."limitResetsAt", moment) as c
      where c.hits > said."limitMost"[c.place] order by c.place limit 1;
      if limit_at is not null then
        refusal := 'limited';
        return next;
        continue;
      end if;
    end if;
    select c.kind, c.last_message_id as head_id, me.state, me.cleared_id, others.* into place
    from conversation_members me
    join conversations c on c.id = me.conversation_id
    cross join lateral (
      select coalesce(bool_or(o.is_gone), true) as is_gone, bool_or(o.reach = 'refused') as is_closed,
        bool_or(o.reach = 'request') as is_asked,
        array_agg(o.user_id) filter (where not o.is_hidden and (o.state <> 'refused' or o.reach = 'open')) as heard_by,
        array_agg(o.user_id) filter (where o.state <> 'active' and o.reach = 'open') as opened_for,
        array_agg(o.user_id) filter (where not o.is_hidden and not o.is_muted and o.reach = 'open') as news_for
      from (
        select m.user_id, m.state, coalesce(m.muted_until > moment, false) as is_muted,
          coalesce(u.suspended_at, u.leaving_at) is not null as is_gone,
          exists (select from hidden_people h where h.viewer_id = me.user_id and h.person_id = m.user_id) as is_hidden,
          case when m.state = 'active' then 'open' when c.kind = 'group' then 'request'
            else message_reach(m.state, coalesce(t.who_may, 'everyone'),
              exists (select from known_people k where k.person_id = m.user_id and k.known_id = me.user_id),
              exists (select from follows f where f.follower_id = m.user_id and f.followed_id = me.user_id)) end as reach
        from conversation_members m
        join users u on u.id = m.user_id
        left join message_settings t on t.user_id = m.user_id
        where m.conversation_id = me.conversation_id and m.user_id <> me.user_id
          and (c.kind = 'direct' or m.state in ('active', 'request'))
        order by m.user_id offset 0) as o) as others
    where me.conversation_id = said."conversationId" and me.user_id = said."senderId"
      and me.conversation_id = any(locked) and me.state in ('active', 'request') and not (c.kind = 'direct' and exists (
        select from hidden_people h where h.viewer_id = me.user_id
          and h.person_id = case c.low_id when me.user_id then c.high_id else c.low_id end));
    cleared_id := place.cleared_id;
    refusal := case
      when place.kind is null then 'not_found'
      when place.kind = 'direct' and place.is_gone then 'gone'
      when place.kind = 'direct' and place.is_closed then 'takes_none'
      when place.is_asked and place.kind = 'direct' and most_in_request <= (
        select count(*) from messages m
        where m.conversation_id = said."conversationId" and m.sender_id = said."senderId") then 'wait'
      when place.is_asked and said."isNew" and said."hasLinks" then 'links'
      when place.is_asked and said."isNew" and said."hasPictures" then 'pictures'
      when said."replyToId" is not null and not exists (
        select from messages m
        where m.id = said."replyToId" and m.conversation_id = said."conversationId" and m.id > place.cleared_id
          and not exists (
            select from messages_hidden g where g.message_id = m.id and g.user_id = said."senderId")) then 'reply'
      end;
    if refusal is null then
      heard_by := coalesce(place.heard_by, '{}');
      told := said."senderId" || heard_by;
      with made as (
        insert into messages (conversation_id, sender_id, key, source, nodes, renderer, reply_to_id, created_at)
        values (said."conversationId", said."senderId", said.key, said.source, said.nodes, drawn_by, said."replyToId",
          moment)
        returning id),
      at_the_end as (
        update conversations c set last_message_id = made.id from made where c.id = said."conversationId"),
      changed as (
        update conversation_members m set last_message_id = made.id,
          state = case when m.user_id = said."senderId" or m.user_id = any(place.opened_for) then 'active' else m.state end,
          cleared_id = case m.state when 'refused' then place.head_id else m.cleared_id end,
          last_read_id = case m.user_id when said."senderId" then made.id else m.last_read_id end,
          unread = case m.user_id when said."senderId" then 0 else m.unread + 1 end,
          -- It comes back from the archive, unless it is muted.
          is_archived = m.is_archived and m.user_id <> said."senderId" and coalesce(m.muted_until > moment, false)
        from made where m.conversation_id = said."conversationId" and m.user_id = any(told)),
      words as (
        insert into message_search (message_id, words)
        select id, to_tsvector('simple', said.words) || array_to_tsvector(array(
          select 'member:' || p from unnest(told) as p)) from made)
      select id into made from made;
      message_id := made;
      -- As by tell_messages; the numbers of all who are told are locked, and each is told one thing.
      with heads as (
        update stream_heads set seq = seq + 1 where user_id = any(told) returning user_id, seq)
      insert into stream_events (user_id, seq, kind, data, created_at)
      select h.user_id, h.seq, 'messages', jsonb_build_object('kind', 'messages',
        'conversationId', said."conversationId", 'unread', w.unread, 'requests', w.requests,
        'isNews', h.user_id = any(coalesce(place.news_for, '{}'))), moment
      from heads h join messages_waiting(told, moment) w on w.user_id = h.user_id;
      -- Who writes has answered, and who knows them needs no asking.
      answered := place.opened_for;
      if place.state = 'request' then answered := said."senderId" || answered; end if;
      if answered is not null then
        insert into follow_ups (kind, subject)
        select requested, said."conversationId" || ' ' || p from unnest(answered) as p;
        follows := true;
      end if;
    end if;
    return next;
  end loop;
end $$;
