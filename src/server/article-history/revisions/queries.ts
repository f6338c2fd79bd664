import { sql } from 'kysely'
import type { Revision } from '../../../contract/article-history.ts'
import { can } from '../../content/can.ts'
import type { RichText } from '../../../contract/rich-text.ts'
import type { ArticleFacts } from '../../articles/public.ts'
import type { Db } from '../../platform/db.ts'
import type { Viewer } from '../../platform/session.ts'
import { RENDERER_VERSION } from '../../rich-text/public.ts'
import { personIn } from '../queries.ts'

export type WholeRevision = Revision & {
  content: string
  /** Null where it was not drawn yet. */
  nodes: RichText | null
  rendererVersion: number
}

interface Wanted {
  viewer: Viewer | null
  article: ArticleFacts
  /** Only those before this one. */
  before?: number | undefined
  limit: number
}

type RevisionRow = Omit<WholeRevision, 'createdAt'> & { createdAt: Date }

/** The newest first. */
export async function listRevisions(db: Db, { viewer, article, before, limit }: Wanted): Promise<Revision[]> {
  const { rows } = await sql<Omit<RevisionRow, 'content' | 'nodes' | 'rendererVersion'>>`
    select ${columns} from article_revisions r left join users u on u.id = r.editor_id
    where r.article_id = ${article.id} and ${isShown(viewer, article)}
      and (${before ?? null}::int8 is null or r.id < ${before ?? null})
    order by r.id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Revisions of this article that the viewer may see, with their texts, in no order. */
export async function findRevisions(
  db: Db,
  viewer: Viewer | null,
  article: ArticleFacts,
  ids: number[],
): Promise<WholeRevision[]> {
  const { rows } = await sql<RevisionRow>`
    select ${columns}, r.source as content, r.nodes, r.renderer_version as "rendererVersion"
    from article_revisions r left join users u on u.id = r.editor_id
    where r.id = any(${ids}::int8[]) and r.article_id = ${article.id} and ${isShown(viewer, article)}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function storeTree(db: Db, id: number, nodes: RichText): Promise<void> {
  await db
    .updateTable('article_revisions')
    .set({ nodes: JSON.stringify(nodes), renderer_version: RENDERER_VERSION })
    .where('id', '=', id)
    .execute()
}

const columns = sql`r.id, r.title, ${personIn('u')} as editor, r.summary, r.is_minor as "isMinor",
  r.size_delta as "sizeDelta", r.created_at as "createdAt"`

/**
 * What an article said before it was first published concerns only those who may edit it. Others see it from the
 * revision on that publishing wrote, or else from the newest that was there then.
 */
function isShown(viewer: Viewer | null, article: ArticleFacts) {
  if (can(viewer, 'edit', article)) return sql<boolean>`true`
  const revisions = sql`select p.id from article_revisions p join articles a on a.id = p.article_id
    where p.article_id = ${article.id}`
  return sql<boolean>`r.id >= coalesce(
    (${revisions} and p.created_at = a.published_at order by p.id limit 1),
    (${revisions} and p.created_at < a.published_at order by p.id desc limit 1), 0)`
}
