import { sql } from 'kysely'
import type { HeadlineReader } from '../content/content-type.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'

/** The titles of those that a person may see; an adult one has none, and is nothing to people under age. */
export async function listQuestionHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden, isUnderAge }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select q.id, case when q.is_nsfw then '' else q.title end as title from questions q
    where q.id = any(${ids}::int8[]) and coalesce(q.author_id, 0) <> all(${[...hidden]}::int8[])
      and not (q.is_nsfw and ${isUnderAge}::bool)
      and (exists (select from visible_questions v where v.id = q.id)
        or (q.state = 'hidden' and q.author_id = ${userId}))`.execute(db)
  return rows.map(({ id, title }) => ({ id, title, path: `/question/${id}` }))
}

/** An answer is called like its question, and read there. */
export async function listAnswerHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden, isUnderAge }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; questionId: number; title: string }>`
    select a.id, q.id as "questionId", case when q.is_nsfw then '' else q.title end as title
    from answers a join visible_questions q on q.id = a.question_id
    where a.id = any(${ids}::int8[]) and coalesce(a.author_id, 0) <> all(${[...hidden]}::int8[])
      and coalesce(q.author_id, 0) <> all(${[...hidden]}::int8[]) and not (q.is_nsfw and ${isUnderAge}::bool)
      and (a.state = 'published' or (a.state = 'hidden' and a.author_id = ${userId}))`.execute(db)
  return rows.map(({ id, questionId, title }) => ({
    id,
    title,
    path: `/question/${questionId}?answer=${id}`,
  }))
}
