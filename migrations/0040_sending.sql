-- Sending a message is one statement. Each step of a function sees what was committed before it: what decides about a
-- message is looked at under the locks, and none of the steps costs a round trip.

-- Appends events to the streams of people, the n-th body to the stream of the n-th of them. Each person's row of numbers
-- is locked until the commit, in one order everywhere.
create function append_events(people bigint[], bodies jsonb[], moment timestamptz) returns void language plpgsql as $$
begin
  with given as (
    select user_id, data, row_number() over (partition by user_id order by place) as place
    from unnest(people, bodies) with ordinality as g (user_id, data, place)
    where exists (select from users where users.id = g.user_id)),
  heads as (
    insert into stream_heads as h (user_id, seq)
    select user_id, count(*) from given group by user_id order by user_id
    on conflict (user_id) do update set seq = h.seq + excluded.seq
    returning user_id, seq)
  insert into stream_events (user_id, seq, kind, data, created_at)
  select user_id, seq - count(*) over (partition by user_id) + place, data ->> 'kind', data, moment
  from given join heads using (user_id);
end $$;

-- Locks conversations and then the streams of those in them: messages have ids in the order of commits, and the numbers
-- that people are told are true. How many of them there are.
create function lock_conversations(ids bigint[]) returns integer language plpgsql as $$
declare
  locked integer;
begin
  perform id from conversations where id = any(ids) order by id for update;
  get diagnostics locked = row_count;
  insert into stream_heads as h (user_id, seq)
  select distinct user_id, 0 from conversation_members where conversation_id = any(ids) order by user_id
  on conflict (user_id) do update set seq = h.seq;
  return locked;
end $$;

-- What waits for some people: conversations with something unread, without those that are muted or in the archive, and
-- requests. What is with somebody whom they do not meet does not count; whoever has a hundred does not ask how many.
create function messages_waiting(people bigint[], moment timestamptz)
  returns table (user_id bigint, unread integer, requests integer) language sql stable rows 2 as $$
  select p.id, (
    select count(*)::integer from (
      select from conversation_members me join conversations c on c.id = me.conversation_id
      where me.user_id = p.id and me.unread > 0 and me.state = 'active' and not me.is_archived
        and (me.muted_until is null or me.muted_until <= moment) and not (c.kind = 'direct' and exists (
          select from hidden_people h where h.viewer_id = p.id
            and h.person_id = case c.low_id when p.id then c.high_id else c.low_id end)) limit 100) as few), (
    select count(*)::integer from (
      select from conversation_members me join conversations c on c.id = me.conversation_id
      where me.user_id = p.id and me.state = 'request' and me.last_message_id > 0 and not (c.kind = 'direct' and exists (
          select from hidden_people h where h.viewer_id = p.id
            and h.person_id = case c.low_id when p.id then c.high_id else c.low_id end)) limit 100) as few)
  from unnest(people) as p (id) $$;

-- Tells people that something in a conversation has changed, and what waits for them now.
create function tell_messages(conversation bigint, told bigint[], news_for bigint[], moment timestamptz)
  returns void language plpgsql as $$
begin
  perform append_events(array_agg(w.user_id), array_agg(jsonb_build_object('kind', 'messages',
    'conversationId', conversation, 'unread', w.unread, 'requests', w.requests,
    'isNews', w.user_id = any(news_for))), moment)
  from messages_waiting(told, moment) w;
end $$;

-- What a message would be to somebody, by what the conversation is to them (null: there is none), whom they take messages
-- from, and whether they know who writes: who has answered once goes on; those who know the writer need not be asked, but
-- who has deleted a request is reached again only if they follow.
create function message_reach(state text, who_may text, knows_me boolean, follows_me boolean) returns text
  language sql immutable parallel safe return case
    when state = 'active' then 'open'
    when who_may = 'nobody' or (who_may = 'known' and not knows_me) then 'refused'
    when knows_me and (state is distinct from 'refused' or follows_me) then 'open'
    else 'request' end;

-- Says something in conversations that differ, each under its number `nr`: decides, stores, counts and tells. Of what is
-- refused nothing is written; the refusal names the first reason. `requested` is the follow-up about a request.
create function send_messages(given jsonb, moment timestamptz, drawn_by integer, most_in_request integer, requested text)
  returns table (nr integer, refusal text, sender_id bigint, reply_to_id bigint, cleared_id bigint, message_id bigint,
    told bigint[])
  language plpgsql as $$
#variable_conflict use_column
declare
  said record;
  place record;
  made bigint;
  heard_by bigint[];
  answered bigint[];
begin
  perform lock_conversations(array(
    select (m ->> 'conversationId')::bigint from jsonb_array_elements(given) as m));
  for said in
    select * from jsonb_to_recordset(given) as g (nr integer, "conversationId" bigint, "senderId" bigint, key text,
      source text, nodes jsonb, words text, "replyToId" bigint, "isNew" boolean, "hasLinks" boolean, "hasPictures" boolean)
  loop
    nr := said.nr;
    sender_id := said."senderId";
    reply_to_id := said."replyToId";
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
      and me.state in ('active', 'request') and not (c.kind = 'direct' and exists (
        select from hidden_people h where h.viewer_id = me.user_id
          and h.person_id = case c.low_id when me.user_id then c.high_id else c.low_id end));
    cleared_id := place.cleared_id;
    refusal := case
      when place.kind is null then 'not_found'
      when exists (select from messages m where m.sender_id = said."senderId" and m.key = said.key) then 'sent'
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
    message_id := null;
    told := null;
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
      perform tell_messages(said."conversationId", told, coalesce(place.news_for, '{}'), moment);
      -- Who writes has answered, and who knows them needs no asking.
      answered := place.opened_for;
      if place.state = 'request' then answered := said."senderId" || answered; end if;
      if answered is not null then
        insert into follow_ups (kind, subject)
        select requested, said."conversationId" || ' ' || p from unnest(answered) as p;
      end if;
    end if;
    return next;
  end loop;
end $$;
