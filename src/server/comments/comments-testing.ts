import { sql } from 'kysely'
import {
  createArticleComment,
  listArticleComments,
  pinComment,
  setCommentsOpen,
  type Comment,
} from '../../contract/comments.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export const at = ({ id }: { id: number }) => ({ id: String(id) })

export function say(
  client: TestClient,
  article: { id: number },
  text: string,
  parent?: { id: number },
): Promise<Comment> {
  const body = { text, ...(parent && { parentId: parent.id }) }
  return client.call(createArticleComment, { params: at(article), body })
}

export function read(
  client: TestClient,
  article: { id: number },
  query: QueryOf<typeof listArticleComments> = {},
) {
  return client.call(listArticleComments, { params: at(article), query })
}

export async function countersOf(app: TestApp, { id }: { id: number }) {
  const row = await app.db
    .selectFrom('object_counters')
    .select(['comments', 'attention'])
    .where((eb) => eb.and({ object_type: 'article', object_id: id }))
    .executeTakeFirst()
  return row ?? { comments: 0, attention: 0 }
}

/** Every stored counter, counted again from the rows. */
export async function recount(app: TestApp, { id }: { id: number }) {
  const total = await sql<{ comments: number; attention: number }>`
    select (select count(*) from comments where object_type = 'article' and object_id = ${id} and state = 'visible')
      as comments,
      (select coalesce(sum(case when first_at - u.created_at < interval '3 days' then 1 else 4 end), 0)::float8 from (
        select author_id, min(created_at) as first_at, count(*) filter (where state = 'visible') as visible
        from comments where object_type = 'article' and object_id = ${id} group by author_id) c
        join users u on u.id = c.author_id
        where visible > 0 and author_id is distinct from (select author_id from articles where id = ${id}))
      as attention`.execute(app.db)
  const wrong = await sql<{ id: number }>`
    select id from comments c where object_type = 'article' and object_id = ${id} and (
      replies <> (select count(*) from comments under where under.state = 'visible' and under.id <> c.id
        and (under.parent_id = c.id or under.root_id = c.id))
      or likes <> (select count(*) from likes where object_type = 'comment' and object_id = c.id))`.execute(
    app.db,
  )
  return { ...total.rows[0], wrong: wrong.rows }
}

export function setPinned(client: TestClient, comment: { id: number }, isPinned: boolean): Promise<Comment> {
  return client.call(pinComment, { params: at(comment), body: { isPinned } })
}

export function setOpen(client: TestClient, { id }: { id: number }, isOpen: boolean) {
  return client.call(setCommentsOpen, { body: { objectType: 'article', objectId: id, isOpen } })
}
