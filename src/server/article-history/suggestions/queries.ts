import { sql } from 'kysely'
import type { Suggestion } from '../../../contract/article-history.ts'
import { PRIVILEGES } from '../../../contract/honor-rules.ts'
import type { ArticleFacts } from '../../articles/public.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import type { Viewer } from '../../platform/session.ts'
import { personIn } from '../queries.ts'
import { canSeeAll, type StoredSuggestion } from './rules.ts'

interface Wanted {
  viewer: Viewer | null
  article: ArticleFacts
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
    select ${columns} from visible_article_suggestions s left join users u on u.id = s.author_id
    where s.article_id = ${article.id} and ${isShown(viewer, article)}
      and (${before ?? null}::int8 is null or s.id < ${before ?? null})
    order by s.id desc limit ${limit}`.execute(db)
  return rows.map(toSuggestion)
}

export interface WholeSuggestion {
  suggestion: Suggestion
  content: string
  /** The revision it was based on. */
  base: { title: string; content: string }
}

export async function getSuggestion(
  db: Db,
  viewer: Viewer | null,
  article: ArticleFacts,
  id: number,
): Promise<WholeSuggestion> {
  const { rows } = await sql<SuggestionRow & { content: string; baseTitle: string; baseContent: string }>`
    select ${columns}, s.source as content, r.title as "baseTitle", r.source as "baseContent"
    from visible_article_suggestions s join article_revisions r on r.id = s.base_revision_id
    left join users u on u.id = s.author_id
    where s.id = ${id} and s.article_id = ${article.id} and ${isShown(viewer, article)}`.execute(db)
  const [row] = rows
  if (row === undefined) return fail('not_found', common.notFound)
  return {
    suggestion: toSuggestion(row),
    content: row.content,
    base: { title: row.baseTitle, content: row.baseContent },
  }
}

/** Supporters who have lost their Honor since do not count any more. */
const acceptances = sql`(
  select count(*) from article_suggestion_votes v join honor_totals h on h.user_id = v.user_id
  where v.suggestion_id = s.id and h.total >= ${sql.lit(PRIVILEGES.supportSuggestions)})`

const columns = sql`s.id, s.article_id as "articleId", s.base_revision_id as "baseRevisionId",
  ${personIn('u')} as author, s.title, s.summary, s.state, s.reason, s.created_at as "createdAt",
  s.decided_at as "decidedAt", ${acceptances} as acceptances`

function isShown(viewer: Viewer | null, article: ArticleFacts) {
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

/** What the rules need to know of it. */
export function storedOf({ author, state, createdAt }: Suggestion): StoredSuggestion {
  return { authorId: author?.id ?? null, state, createdAt: new Date(createdAt) }
}

/** A person's Honor, and whether they are one of those who want the suggestion accepted. */
export async function readSupporter(
  db: Db,
  userId: number,
  suggestionId: number,
): Promise<{ honor: number; hasSupported: boolean }> {
  const { rows } = await sql<{ honor: number; hasSupported: boolean }>`
    select coalesce((select total from honor_totals where user_id = ${userId}), 0) as honor,
      exists (select from article_suggestion_votes
        where suggestion_id = ${suggestionId} and user_id = ${userId}) as "hasSupported"`.execute(db)
  return rows[0] ?? { honor: 0, hasSupported: false }
}

export async function countOpen(db: Db, articleId: number, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('visible_article_suggestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .where('author_id', '=', authorId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}
