-- Pages of a conversation are read between two places of this index, (conversation, id) and (conversation, id): with the
-- ids in descending order there is no such comparison, and the planner walked all messages of the site instead.
drop index messages_page;
create index messages_page on messages (conversation_id, id);
