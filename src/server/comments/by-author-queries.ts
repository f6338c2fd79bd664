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

/** When they were written, all of them. A join would compare each with the objects of all others: prepared plans expect few. */
export function commentTimesOf(authorId: number): RawBuilder<unknown> {
  return sql`
    select c.created_at as at from comments c
    where c.author_id = ${authorId} and c.state = 'visible'
      and (select not o.is_nsfw from visible_objects o
        where o.object_type = c.object_type and o.object_id = c.object_id)`
}
