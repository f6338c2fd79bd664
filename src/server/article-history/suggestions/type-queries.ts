import { sql } from 'kysely'
import { isStaff } from '../../content/can.ts'
import type { Found, HeadlineReader } from '../../content/content-type.ts'
import { EXCERPT_LENGTH, type Described, type Moderated } from '../../content/moderated.ts'
import type { Headline } from '../../content/notification-type.ts'
import { removalIn } from '../../content/removal-actions.ts'
import type { Db } from '../../platform/db.ts'
import type { Viewer } from '../../platform/session.ts'
import { SUGGESTED } from '../notify-queries.ts'

/** A declined or withdrawn one is shared with those involved: its author, those of the article, and the staff. */
export async function findSuggestion(db: Db, id: number, viewer: Viewer | null): Promise<Found | undefined> {
  const userId = viewer?.id ?? 0
  const { rows } = await sql<
    { articleId: number; isThere: boolean; isOpen: boolean; isInvolved: boolean } & Pick<
      Found,
      'state' | 'authorId'
    >
  >`
    select s.article_id as "articleId", s.author_id as "authorId",
      case when s.removed_at is null then s.state else 'removed' end as state, v.id is not null as "isThere",
      s.state in ('open', 'accepted') as "isOpen",
      coalesce(s.author_id, 0) = ${userId} or exists (
        select from object_authors w
        where w.object_type = 'article' and w.object_id = s.article_id and w.user_id = ${userId}) as "isInvolved"
    from article_suggestions s left join visible_article_suggestions v on v.id = s.id where s.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) return undefined
  const { articleId, isThere, isOpen, isInvolved, ...found } = row
  return {
    ...found,
    isPublic: isThere && isOpen,
    isShared: isThere && (isInvolved || isStaff(viewer)),
    parent: { type: 'article', id: articleId },
  }
}

/** It has no title of its own: sentences say what it is, and lead to it on the page of its article. */
export async function listSuggestionHeadlines(
  _site: unknown,
  db: Db,
  { id: userId, hidden }: HeadlineReader,
  ids: number[],
): Promise<Headline[]> {
  const { rows } = await sql<{ id: number; articleId: number }>`
    select s.id, a.id as "articleId"
    from visible_article_suggestions s join visible_articles a on a.id = s.article_id
    where s.id = any(${ids}::int8[]) and coalesce(s.author_id, 0) <> all(${[...hidden]}::int8[])
      and coalesce(a.author_id, 0) <> all(${[...hidden]}::int8[])
      and (s.state in ('open', 'accepted') or s.author_id = ${userId})`.execute(db)
  return rows.map(({ id, articleId }) => ({ id, title: '', path: `/article/${articleId}${placeOf(id)}` }))
}

const placeOf = (id: number): string => `/suggestions?suggestion=${id}`

export const moderatedSuggestion: Moderated = {
  async describe(db, ids) {
    const { rows } = await sql<
      Omit<Described, 'state' | 'parent'> & { articleId: number; isRemoved: boolean }
    >`
      select id, title, left(concat_ws(E'\\n', nullif(summary, ''), source), ${EXCERPT_LENGTH}) as excerpt,
        author_id as "authorId", false as "isNsfw", false as "isMarkedByReports", article_id as "articleId",
        removed_at is not null as "isRemoved"
      from article_suggestions where id = any(${ids}::int8[])`.execute(db)
    return rows.map(({ articleId, isRemoved, ...row }) => ({
      ...row,
      state: isRemoved ? 'removed' : 'visible',
      parent: { type: 'article', id: articleId, place: placeOf(row.id) },
    }))
  },
  takeDown: removalIn('article_suggestions', SUGGESTED),
  mark: null,
  withholding: null,
}
