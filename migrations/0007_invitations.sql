-- Nobody writes along without having been asked. Those who said yes are in article_coauthors, which is all that anything
-- public reads; whoever was named there before this migration stays. Here are those who were asked and did not say yes.
create table article_invitations (
  article_id  bigint not null references articles on delete cascade,
  user_id     bigint not null references users on delete cascade,
  inviter_id  bigint not null references users on delete cascade,
  -- Withdrawn by who asked; declined, or left after having said yes, by who was asked.
  state       text not null check (state in ('pending', 'withdrawn', 'declined', 'left')),
  created_at  timestamptz(3) not null,
  -- Null for somebody who was a co-author before there were invitations, and left.
  mailed_at   timestamptz(3),
  closed_at   timestamptz(3),
  primary key (article_id, user_id),
  check ((state = 'pending') = (closed_at is null))
);
create index article_invitations_pending on article_invitations (user_id, created_at desc, article_id)
  where state = 'pending';
create index article_invitations_pair on article_invitations (user_id, inviter_id);
create index article_invitations_inviter on article_invitations (inviter_id);
create index article_invitations_closed on article_invitations (closed_at) where closed_at is not null;

-- What somebody writes along in, newest article first.
create index article_coauthors_user on article_coauthors (user_id, article_id desc);
drop index article_coauthors_user_id;
