import { sql } from 'kysely'
import type { NewPagePost } from '../../contract/page-posts.ts'
import type * as z from 'zod/mini'
import type { Text } from '../../contract/messages.ts'
import type { Writer } from '../lite-text/public.ts'
import type { Db } from '../platform/db.ts'
import { isUnderAge, type Role, type Viewer } from '../platform/session.ts'

export type PostBody = z.infer<typeof NewPagePost>

/** A post that waits for its time. */
export interface Waiting {
  id: number
  authorId: number
  body: PostBody
  publishAt: Date
  /** Why it was not published when it was due, in every language. */
  refusal: Text | null
  version: number
}

interface Row {
  id: number
  authorId: number
  body: PostBody
  mediaId: number | null
  publishAt: Date
  refusal: string | null
  version: number
}

const COLUMNS = sql`id, author_id as "authorId", body, media_id as "mediaId", publish_at as "publishAt", refusal, version`

/** Whoever wrote them sees them: those that need their author first, then by their time. */
export async function listWaiting(db: Db, authorId: number): Promise<Waiting[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from scheduled_posts where author_id = ${authorId}
    order by refusal is null, publish_at, id`.execute(db)
  return rows.map(waitingFrom)
}

/** One of somebody's own; another person's is not there. */
export async function findOwn(db: Db, authorId: number, id: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from scheduled_posts where id = ${id} and author_id = ${authorId}`.execute(db)
  return rows[0] && waitingFrom(rows[0])
}

/** The same, for the site itself. */
export async function findWaiting(db: Db, id: number): Promise<Waiting | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from scheduled_posts where id = ${id}`.execute(db)
  return rows[0] && waitingFrom(rows[0])
}

/** The upload may be gone since, and then it is missing like one that was never there. */
function waitingFrom({ mediaId, refusal, body, ...row }: Row): Waiting {
  return {
    ...row,
    body: { ...body, ...(body.mediaId != null && { mediaId }) },
    refusal: refusal === null ? null : (JSON.parse(refusal) as Text),
  }
}

export type Author = Writer &
  Pick<Viewer, 'id' | 'isUnderAge'> & { isSuspended: boolean; isSilenced: boolean }

/** What the rules ask of whoever wrote a post, while they are not here. */
export async function findAuthor(db: Db, id: number, now: Date): Promise<Author | undefined> {
  const { rows } = await sql<{
    role: Role
    joinedAt: Date
    honor: number
    birthYear: number | null
    isSuspended: boolean
    isSilenced: boolean
  }>`
    select role, created_at as "joinedAt", coalesce(total, 0) as honor, birth_year as "birthYear",
      coalesce(suspended_at, leaving_at) is not null as "isSuspended",
      exists (select from sanctions where user_id = users.id and kind = 'silence' and until > ${now}) as "isSilenced"
    from users left join honor_totals on user_id = users.id where users.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { birthYear, ...author } = row
  return { id, ...author, isUnderAge: isUnderAge(birthYear, now) }
}

/** Whether somebody is shown the upload of a post that waits. */
export async function isOwnWaiting(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('scheduled_posts')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', viewer.id)
    .executeTakeFirst()
  return row !== undefined
}
