-- Where a member stopped in an article that they have half read: the block of its text, so that it holds on any screen.
create table reading_positions (
  user_id    bigint not null references users on delete cascade,
  article_id bigint not null references articles on delete cascade,
  block      smallint not null,
  -- How much of the text stands before it.
  percent    smallint not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, article_id)
) with (fillfactor = 80);
create index reading_positions_newest on reading_positions (user_id, updated_at desc, article_id desc);
create index reading_positions_article on reading_positions (article_id);
create index reading_positions_updated_at on reading_positions (updated_at);
