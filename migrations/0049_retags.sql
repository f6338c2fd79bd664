-- Who changed the tags of somebody else's question, and how; and when a text said something else for the last time, also
-- where that was silent.

create table question_retags (
  question_id bigint not null references questions on delete cascade,
  id          bigint generated always as identity,
  editor_id   bigint references users on delete set null,
  before      text[] not null,
  after       text[] not null,
  created_at  timestamptz(3) not null,
  primary key (question_id, id)
);
create index question_retags_editor on question_retags (editor_id) where editor_id is not null;

alter table questions add reworded_at timestamptz(3);
alter table answers add reworded_at timestamptz(3);
