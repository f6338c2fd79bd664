-- Whether a help page was of help: numbers by page, language and day, nobody's name.
create table help_answers (
  page      text not null,
  language  text not null check (language in ('en', 'id', 'my')),
  day       date not null,
  helpful   integer not null check (helpful >= 0),
  unhelpful integer not null check (unhelpful >= 0),
  primary key (page, language, day)
);
