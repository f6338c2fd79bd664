-- Closing an account: it is not shown at once, can be taken back by signing in for some days, and is erased then.

alter table users
  -- When they closed it. Until it is erased their profile is not found and nobody can write to them.
  add column leaving_at             timestamptz(3),
  add column leaving_keeps_articles boolean not null default false,
  -- The erasure has begun: nobody signs in to it any more.
  add column erasing_at             timestamptz(3),
  -- When they last took it back.
  add column returned_at            timestamptz(3),
  add check (erasing_at is null or leaving_at is not null);
create index users_leaving on users (leaving_at) where leaving_at is not null;

-- Who closed their account is met as little as who is suspended.
create or replace view people as
  select id, first_name, last_name, alias_name, profile_image_url, role, created_at
  from users where suspended_at is null and leaving_at is null;
drop trigger users_words on users;
create trigger users_words after update of first_name, last_name, suspended_at, leaving_at on users
  for each row when ((old.first_name, old.last_name, old.suspended_at, old.leaving_at)
    is distinct from (new.first_name, new.last_name, new.suspended_at, new.leaving_at))
  execute function follow_up_words('person');
drop trigger users_explored on users;
create trigger users_explored after update of first_name, last_name, suspended_at, leaving_at on users
  for each row when ((old.first_name, old.last_name, old.suspended_at, old.leaving_at)
    is distinct from (new.first_name, new.last_name, new.suspended_at, new.leaving_at))
  execute function follow_up_explored('person');

-- However somebody signs in, it takes their leaving back; and nobody signs in to what is being erased.
create function come_back() returns trigger language plpgsql as $$
begin
  if not exists (select from users where id = new.user_id and leaving_at is not null) then return new; end if;
  update users set leaving_at = null, leaving_keeps_articles = false, returned_at = new.created_at
  where id = new.user_id and leaving_at is not null and erasing_at is null;
  if not found then return null; end if;
  insert into follow_ups (kind, subject)
  values ('notify-return', new.user_id || ' ' || (extract(epoch from new.created_at) * 1000)::int8);
  insert into jobs (kind, payload, run_at)
  values ('returnMail', jsonb_build_object('userId', new.user_id), new.created_at);
  return new;
end $$;
create trigger sessions_come_back before insert on sessions for each row execute function come_back();

-- Nothing says any more who they were, and nobody can sign in; the rest follows in parts. A restored backup begins with it.
create function begin_erasure(person bigint, at timestamptz, keeps boolean) returns void language sql as $$
  delete from sessions where user_id = person;
  delete from identities where user_id = person;
  delete from password_resets where user_id = person;
  delete from email_changes where user_id = person;
  delete from alias_history where user_id = person;
  update users set leaving_at = coalesce(leaving_at, at), leaving_keeps_articles = keeps, erasing_at = coalesce(erasing_at, at),
    email = 'erased-' || id || '@erased.invalid', password_hash = null, first_name = '', last_name = '',
    alias_name = 'erased-' || gen_random_uuid(), profile_image_url = null, birth_year = null, role = 'user'
  where id = person;
$$;

-- Who was erased, by number and date alone: what a restored backup has to repeat. The same lines are in files outside.
create table erasures (
  user_id        bigint primary key,
  -- Numbers may be given again after a restore; together with this one is nobody else's.
  joined_at      timestamptz(3) not null,
  keeps_articles boolean not null,
  erased_at      timestamptz(3) not null
);

-- What refers to people is found without reading whole tables when one of them goes.
create index article_suggestions_decider on article_suggestions (decided_by) where decided_by is not null;
create index message_reports_closer on message_reports (closed_by) where closed_by is not null;
