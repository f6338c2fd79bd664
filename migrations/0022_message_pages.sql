-- Pages of a conversation are read between two places of this index, (conversation, id) and (conversation, id): with the
-- ids in descending order there is no such comparison, and the planner walked all messages of the site instead.
-- The new one first: readers need not wait while it is made.
create index messages_of_page on messages (conversation_id, id);
drop index messages_page;
alter index messages_of_page rename to messages_page;

-- New words go into the index at once. In a list of their own, every search would read that list, and now and then a
-- message would wait until it is worked off.
alter index message_search_words set (fastupdate = off);
select gin_clean_pending_list('message_search_words');
