-- A secret link under which anybody who has it reads a draft. Only the hash of its token is stored; a new link replaces
-- the old one.
create table article_draft_links (
  article_id bigint primary key references articles on delete cascade,
  token_hash bytea not null unique,
  created_by bigint not null references users on delete cascade,
  created_at timestamptz(3) not null
);
create index article_draft_links_user on article_draft_links (created_by);

-- However a draft stops being one (published, deleted, removed), its link is gone for good, and does not come back with it.
create function end_draft_link() returns trigger language plpgsql as $$
begin
  delete from article_draft_links where article_id = new.id;
  return null;
end $$;
create trigger article_draft_links_end after update of state on articles
  for each row when (old.state = 'draft' and new.state <> 'draft') execute function end_draft_link();
