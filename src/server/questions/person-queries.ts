import { sql } from 'kysely'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { isAfter } from './list-queries.ts'
import { positionOf, type ListPage, type ListPosition } from './walk-pages.ts'

/** What one person asked that everybody may see, the newest first. */
export async function listQuestionsBy(
  db: Db,
  authorId: number,
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const { rows } = await sql<{ id: number; rank: Date }>`
    select id, created_at as rank from visible_questions
    where author_id = ${authorId} and not is_nsfw and ${isAfter(sql.ref('created_at'), sql.ref('id'), after)}
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last) }
}

export interface DeletedQuestion {
  id: number
  title: string
  category: CategoryId
  state: 'deleted'
  deletedAt: Date
}

/** What somebody deleted themself and can still bring back. */
export async function listDeletedBy(
  db: Db,
  authorId: number,
  { after, limit, now }: { after: ListPosition | null; limit: number; now: Date },
): Promise<DeletedQuestion[]> {
  const { rows } = await sql<DeletedQuestion>`
    select id, title, category, state, deleted_at as "deletedAt" from questions
    where author_id = ${authorId} and state = 'deleted' and deleted_at > ${addMs(now, -TRASH_DAYS * DAY_MS)}
      and ${isAfter(sql.ref('deleted_at'), sql.ref('id'), after)}
    order by deleted_at desc, id desc limit ${limit + 1}`.execute(db)
  return rows
}

export interface DeletedAnswer {
  id: number
  questionId: number
  questionTitle: string | null
  state: 'deleted'
  deletedAt: Date
}

/** Likewise. A question that its reader may not see any more is not named, and none that is adult. */
export async function listAnswersDeletedBy(
  db: Db,
  viewer: Viewer,
  { after, limit, now }: { after: ListPosition | null; limit: number; now: Date },
): Promise<DeletedAnswer[]> {
  const { rows } = await sql<DeletedAnswer>`
    select a.id, a.question_id as "questionId", a.state, a.deleted_at as "deletedAt",
      (select q.title from visible_questions q where q.id = a.question_id and not q.is_nsfw
        and coalesce(q.author_id, 0) <> all(${[...viewer.hidden]}::int8[])) as "questionTitle"
    from answers a
    where a.author_id = ${viewer.id} and a.state = 'deleted' and a.deleted_at > ${addMs(now, -TRASH_DAYS * DAY_MS)}
      and ${isAfter(sql.ref('a.deleted_at'), sql.ref('a.id'), after)}
    order by a.deleted_at desc, a.id desc limit ${limit + 1}`.execute(db)
  return rows
}
