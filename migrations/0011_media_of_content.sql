-- Uploads that belong to something only its members may see, such as a post in a private guild.
alter table media drop constraint media_access_check;
alter table media add constraint media_access_check check (access in ('open', 'adult', 'members', 'closed'));

-- Some content has its upload for itself alone: no text may show it, and it is gone with it.
alter table media_uses add column is_sole boolean not null default false;
update media_uses set is_sole = true where object_type = 'page-post';
