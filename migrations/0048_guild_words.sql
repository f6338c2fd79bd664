-- Guilds are found by the stems of their words too: they have no language, so by those of both.
drop index guilds_words;
create index guilds_words on guilds using gin (
  (setweight(to_tsvector('simple', name || ' ' || insignia) || to_tsvector('english', name || ' ' || insignia)
      || to_tsvector('indonesian', name || ' ' || insignia), 'A')
    || setweight(to_tsvector('simple', description) || to_tsvector('english', description)
      || to_tsvector('indonesian', description), 'B'))) with (fastupdate = off);

-- A comment that its author deleted while it was hidden by reports: restored, it is hidden again.
alter table comments add column is_hidden_before boolean not null default false;
