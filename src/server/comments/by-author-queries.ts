import { sql, type RawBuilder } from 'kysely'

/**
 * Somebody's comments that everybody may see, nothing adult among them, for a page of them in the order of their ids. The
 * same as `visible_comments`, but each asks for its object: the planner would rather read all content of the site.
 */
export function visibleCommentsOf(authorId: number): RawBuilder<unknown> {
  return sql`
    select c.id, c.object_type, c.object_id, c.nodes, c.likes, c.created_at
    from comments c
    where c.author_id = ${authorId} and c.state = 'visible'
      and (select not o.is_nsfw from visible_objects o
        where o.object_type = c.object_type and o.object_id = c.object_id)`
}

/** When somebody wrote the comments that stand, and about what: each is seen while that can be seen. */
export function standingCommentsOf(authorId: number): RawBuilder<unknown> {
  return sql`
    select created_at as at, object_type, object_id from comments where author_id = ${authorId} and state = 'visible'`
}
