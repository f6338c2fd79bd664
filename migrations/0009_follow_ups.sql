-- What follows from a write: ranks, the search index. Appended in the write's own transaction and taken by a runner.
-- No key on (kind, subject): an insert that finds the row of a batch in work would do nothing, and be lost with it.

create table follow_ups (
  id         bigint generated always as identity primary key,
  kind       text not null,
  subject    text not null,
  created_at timestamptz(3) not null default now(),
  -- Only of what failed: how often, why, and when it is tried again.
  tries      smallint not null default 0,
  due_at     timestamptz(3),
  last_error text
)
-- Rows live for a moment: their room is given back all the time, and never by a lock on the whole table.
with (
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 2000,
  autovacuum_vacuum_cost_delay = 0,
  vacuum_truncate = false
);
create index follow_ups_tried on follow_ups (kind, subject) where tries > 0;
