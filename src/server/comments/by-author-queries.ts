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

/** When they were written, all of them: their objects are looked up together. */
export function commentTimesOf(authorId: number): RawBuilder<unknown> {
  return sql`
    with mine as materialized (
      select object_type, object_id, created_at from comments
      where author_id = ${authorId} and state = 'visible')
    select mine.created_at as at
    from mine
    join (
      select object_type, object_id from visible_objects
      where not is_nsfw and object_id = any(array(select distinct object_id from mine))) o
    using (object_type, object_id)`
}
