-- Tokens with which somebody's own programs call the API as them. Only the hash is stored: whoever reads the table can't
-- use one. A revoked token is a row that is gone.
create table api_tokens (
  id           bigint generated always as identity primary key,
  user_id      bigint not null references users on delete cascade,
  name         text not null check (char_length(name) between 1 and 60),
  token_hash   bytea not null unique check (octet_length(token_hash) = 32),
  scopes       text[] not null check (cardinality(scopes) between 1 and 20),
  created_at   timestamptz(3) not null,
  -- Null: until it is revoked.
  expires_at   timestamptz(3) check (expires_at > created_at),
  last_used_at timestamptz(3)
);
create index api_tokens_user on api_tokens (user_id, id);
create index api_tokens_expiry on api_tokens (expires_at) where expires_at is not null;
