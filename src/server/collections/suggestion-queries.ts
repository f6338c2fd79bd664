import { sql } from 'kysely'
import type { RowValues } from '../../contract/collection-rules.ts'
import type { RowSuggestion } from '../../contract/collection-suggestions.ts'
import { can, isStaff } from '../content/can.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { personIn, type CollectionFacts } from './queries.ts'

type SuggestionRow = Omit<RowSuggestion, 'createdAt' | 'decidedAt'> & {
  createdAt: Date
  decidedAt: Date | null
}

const columns = sql`s.id, s.collection_id as "collectionId", s.kind, s.row_id as "rowId", s.cells as values,
  s.has_source as "hasSource", s.source_url as "sourceUrl", s.article_id as "articleId", ${personIn('u')} as author, s.summary, s.state, s.reason,
  s.created_at as "createdAt", s.decided_at as "decidedAt"`

/** The newest first. */
export async function listSuggestions(
  db: Db,
  viewer: Viewer | null,
  collection: CollectionFacts,
  { before, limit }: { before: number | null; limit: number },
): Promise<RowSuggestion[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${columns} from visible_collection_suggestions s left join users u on u.id = s.author_id
    where s.collection_id = ${collection.id} and ${isShown(viewer, collection)}
      and (${before}::int8 is null or s.id < ${before}::int8)
    order by s.id desc limit ${limit}`.execute(db)
  return rows.map(toSuggestion)
}

export interface WholeSuggestion extends RowSuggestion {
  /** The row's version when the suggestion was made, and what it said. */
  baseVersion: number | null
  baseCells: RowValues | null
  baseSourceUrl: string | null
  baseArticleId: number | null
}

type Base = Pick<WholeSuggestion, 'baseVersion' | 'baseCells' | 'baseSourceUrl' | 'baseArticleId'>

export async function getSuggestion(
  db: Db,
  viewer: Viewer | null,
  collection: CollectionFacts,
  id: number,
): Promise<WholeSuggestion> {
  const { rows } = await sql<SuggestionRow & Base>`
    select ${columns}, s.base_version as "baseVersion", b.cells as "baseCells", b.source_url as "baseSourceUrl",
      b.article_id as "baseArticleId"
    from visible_collection_suggestions s left join users u on u.id = s.author_id
    left join collection_row_versions b on b.collection_id = s.collection_id and b.row_id = s.row_id
      and b.version = s.base_version
    where s.id = ${id} and s.collection_id = ${collection.id} and ${isShown(viewer, collection)}`.execute(db)
  const [row] = rows
  if (row === undefined) return fail('not_found', common.notFound)
  return { ...row, ...toSuggestion(row) }
}

/** A declined or withdrawn suggestion is visible only to those involved. */
function isShown(viewer: Viewer | null, collection: CollectionFacts) {
  if (can(viewer, 'decide', collection) || isStaff(viewer)) return sql<boolean>`true`
  return sql<boolean>`(s.state in ('open', 'accepted') or s.author_id = ${viewer?.id ?? null}::int8)`
}

function toSuggestion(row: SuggestionRow): RowSuggestion {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

export async function countOpen(db: Db, collectionId: number, authorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visible_collection_suggestions
    where collection_id = ${collectionId} and author_id = ${authorId} and state = 'open'`.execute(db)
  return rows[0]?.count ?? 0
}
