import { sql } from 'kysely'
import type { Suggestion } from '../../../contract/article-history.ts'
import type { FoundObject } from '../../access/public.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import type { Viewer } from '../../platform/session.ts'
import { personIn } from '../queries.ts'
import { canSeeAll } from './rules.ts'

interface Wanted {
  viewer: Viewer | null
  article: FoundObject
  /** Only those before this one. */
  before?: number | undefined
  limit: number
}

type SuggestionRow = Omit<Suggestion, 'createdAt' | 'decidedAt'> & { createdAt: Date; decidedAt: Date | null }

/** The newest first. */
export async function listSuggestions(
  db: Db,
  { viewer, article, before, limit }: Wanted,
): Promise<Suggestion[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${columns} from article_suggestions s left join users u on u.id = s.author_id
    where s.article_id = ${article.objectId} and ${isShown(viewer, article)}
      and (${before ?? null}::int8 is null or s.id < ${before ?? null})
    order by s.id desc limit ${limit}`.execute(db)
  return rows.map(toSuggestion)
}

export interface WholeSuggestion {
  suggestion: Suggestion
  content: string
  /** What it was made on. */
  base: { title: string; content: string }
}

export async function getSuggestion(
  db: Db,
  viewer: Viewer | null,
  article: FoundObject,
  id: number,
): Promise<WholeSuggestion> {
  const { rows } = await sql<SuggestionRow & { content: string; baseTitle: string; baseContent: string }>`
    select ${columns}, s.source as content, r.title as "baseTitle", r.source as "baseContent"
    from article_suggestions s join article_revisions r on r.id = s.base_revision_id
    left join users u on u.id = s.author_id
    where s.id = ${id} and s.article_id = ${article.objectId} and ${isShown(viewer, article)}`.execute(db)
  const [row] = rows
  if (row === undefined) return fail('not_found', common.notFound)
  return {
    suggestion: toSuggestion(row),
    content: row.content,
    base: { title: row.baseTitle, content: row.baseContent },
  }
}

const columns = sql`s.id, s.article_id as "articleId", s.base_revision_id as "baseRevisionId",
  ${personIn('u')} as author, s.title, s.summary, s.state, s.reason, s.created_at as "createdAt",
  s.decided_at as "decidedAt"`

function isShown(viewer: Viewer | null, article: FoundObject) {
  if (canSeeAll(viewer, article)) return sql<boolean>`true`
  return sql<boolean>`(s.state in ('open', 'accepted') or s.author_id = ${viewer?.id ?? null}::int8)`
}

function toSuggestion(row: SuggestionRow): Suggestion {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export async function countOpen(db: Db, articleId: number, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('article_suggestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .where('author_id', '=', authorId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}
