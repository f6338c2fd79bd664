-- The search asks the post itself whether it is adult: the words are written a moment after it.
alter table page_post_search drop column is_nsfw;
