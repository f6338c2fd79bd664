-- Uploads that belong to something only its members may see, such as a post in a private guild.
alter table media drop constraint media_access_check;
alter table media add constraint media_access_check check (access in ('open', 'adult', 'members', 'closed'));
