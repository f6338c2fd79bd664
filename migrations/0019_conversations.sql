-- Messages between people. Nobody but those in a conversation reads it; staff see reported excerpts alone.

create table conversations (
  id              bigint generated always as identity primary key,
  kind            text not null check (kind in ('direct', 'group')),
  -- Of a group; direct ones are called by the other person's name.
  title           text not null default '',
  -- The two of a direct one, the smaller id first: one conversation for a pair, whoever began. Null once one is erased.
  low_id          bigint references users on delete set null,
  high_id         bigint references users on delete set null,
  created_by      bigint references users on delete set null,
  created_at      timestamptz(3) not null,
  -- Changed with every message: who sends one locks this row, so ids within a conversation are in the order of commits.
  last_message_id bigint not null default 0,
  check (kind = 'group' or title = ''),
  unique (low_id, high_id)
);
create index conversations_high on conversations (high_id);
create index conversations_created_by on conversations (created_by);

create table conversation_members (
  conversation_id bigint not null references conversations on delete cascade,
  user_id         bigint not null references users on delete cascade,
  role            text not null default 'member' check (role in ('admin', 'member')),
  -- request: was written to by somebody unknown and has not answered. refused: has deleted that request, and is shown
  -- nothing more of it. left: was in the group once, and reads nothing of it any longer.
  state           text not null check (state in ('active', 'request', 'refused', 'left')),
  joined_at       timestamptz(3) not null,
  -- Nothing up to this one is shown: what was said before one joined, and what one deleted for oneself.
  cleared_id      bigint not null default 0,
  last_read_id    bigint not null default 0,
  unread          integer not null default 0 check (unread >= 0),
  -- Of the last message that this person is shown; the list is in this order. 0: nothing to show.
  last_message_id bigint not null default 0,
  muted_until     timestamptz(3),
  is_archived     boolean not null default false,
  primary key (conversation_id, user_id)
);
-- Lists: inbox, archive and requests of a person, the latest first.
create index conversation_members_box on conversation_members (user_id, state, is_archived, last_message_id desc)
  where last_message_id > 0;
create index conversation_members_unread on conversation_members (user_id) where unread > 0;

create table messages (
  id              bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  -- Null: a deleted user.
  sender_id       bigint references users on delete set null,
  -- What the sender's device calls it: sent again after a lost answer, it is the same message.
  key             text not null check (length(key) between 8 and 64),
  -- text, or what the conversation itself says: that somebody joined, left or gave it another name.
  kind            text not null default 'text' check (kind in ('text', 'created', 'joined', 'left', 'removed', 'renamed')),
  -- Whom 'joined' and 'removed' are about.
  about_id        bigint references users on delete set null,
  source          text not null,
  nodes           jsonb not null,
  renderer        integer not null,
  reply_to_id     bigint references messages on delete set null,
  created_at      timestamptz(3) not null,
  edited_at       timestamptz(3),
  -- For everyone; its words go with the next purge, which says so in erased_at.
  deleted_at      timestamptz(3),
  erased_at       timestamptz(3)
);
create unique index messages_key on messages (sender_id, key) where sender_id is not null;
create index messages_page on messages (conversation_id, id desc);
create index messages_reply on messages (reply_to_id) where reply_to_id is not null;
create index messages_about on messages (about_id) where about_id is not null;
create index messages_deleted on messages (deleted_at) where deleted_at is not null and erased_at is null;
create index messages_renderer on messages (renderer, id);

-- Messages that somebody deleted for themselves.
create table messages_hidden (
  message_id bigint not null references messages on delete cascade,
  user_id    bigint not null references users on delete cascade,
  primary key (message_id, user_id)
);
create index messages_hidden_user on messages_hidden (user_id);

-- One of a person and message: another replaces it.
create table message_reactions (
  message_id bigint not null references messages on delete cascade,
  user_id    bigint not null references users on delete cascade,
  emoji      text not null,
  created_at timestamptz(3) not null,
  primary key (message_id, user_id)
);
create index message_reactions_user on message_reactions (user_id);

-- Up to four pictures, in their order.
create table message_pictures (
  message_id bigint not null references messages on delete cascade,
  place      smallint not null,
  media_id   bigint not null references media on delete cascade,
  alt        text not null default '',
  primary key (message_id, place)
);
create unique index message_pictures_media on message_pictures (media_id);

-- The words of a message, and as 'member:7' those who may find it: the people it was said to. A search reads no more
-- than what somebody was told, however much others write.
create table message_search (
  message_id      bigint primary key references messages on delete cascade,
  words           tsvector not null
);
create index message_search_words on message_search using gin (words);

-- People without a row have the defaults.
create table message_settings (
  user_id      bigint primary key references users on delete cascade,
  who_may      text not null default 'everyone' check (who_may in ('everyone', 'known', 'nobody')),
  -- Reciprocal: who does not tell what they have read is not told what others have.
  has_receipts boolean not null default true
);

-- A message that somebody reported, with five before it, as they were then: all that moderators ever read.
create table message_reports (
  id              bigint generated always as identity primary key,
  message_id      bigint references messages on delete set null,
  reporter_id     bigint references users on delete set null,
  -- Who wrote the message.
  reported_id     bigint references users on delete set null,
  reason          text not null,
  text            text not null default '',
  excerpt         jsonb not null,
  created_at      timestamptz(3) not null,
  closed_at       timestamptz(3),
  closed_by       bigint references users on delete set null,
  verdict         text check (verdict in ('founded', 'unfounded'))
);
create unique index message_reports_open on message_reports (message_id, reporter_id) where closed_at is null;
create index message_reports_newest on message_reports (id desc) where closed_at is null;
create index message_reports_closed on message_reports (closed_at) where closed_at is not null;
create index message_reports_reporter on message_reports (reporter_id);
create index message_reports_reported on message_reports (reported_id);
