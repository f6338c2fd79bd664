-- What the staff and the site itself did, and reports that are closed with a verdict.

-- Who did what and when: roles that were given, sanctions that reports brought about, verdicts. Nothing in it is ever
-- changed, so it names people and things by their numbers alone and nothing it refers to can change it.
create table staff_log (
  id          bigint generated always as identity primary key,
  created_at  timestamptz(3) not null,
  -- A signed-in member of the staff, a command on the server, or the rules about reports by themselves.
  actor       text not null check (actor in ('staff', 'command', 'reports')),
  actor_id    bigint,
  action      text not null,
  object_type text not null,
  object_id   bigint not null,
  details     jsonb not null default '{}',
  check ((actor = 'staff') = (actor_id is not null))
);
create index staff_log_object on staff_log (object_type, object_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger staff_log_append_only before update or delete or truncate on staff_log
  for each statement execute function refuse_change();

-- One open report a person and object. Closed ones stay as they were: they say how much the next ones weigh.
alter table reports
  drop constraint reports_pkey,
  add primary key (id),
  add column closed_at       timestamptz(3),
  -- What it weighs for hiding and marking: nothing beyond the first of a day.
  add column sanction_weight real not null default 0,
  -- Of what is never allowed: 2 hides a post at once, 1 together with another.
  add column urgency         smallint not null default 0 check (urgency between 0 and 2),
  -- When it first named what is never allowed; some a day of each person have an urgency.
  add column urgent_at       timestamptz(3);
update reports set sanction_weight = weight;
update reports set closed_at = created_at where state <> 'open';
update reports set urgent_at = created_at where reason = 'exploitation';
create unique index reports_open_once on reports (object_type, object_id, user_id) where state = 'open';
create index reports_object on reports (object_type, object_id);
drop index reports_user_id;
create index reports_user_id on reports (user_id, closed_at desc);
create index reports_closed_at on reports (closed_at) where closed_at is not null;
create index page_posts_hidden on page_posts (id) where state = 'hidden';
create index users_staff on users (role) where role <> 'user';
