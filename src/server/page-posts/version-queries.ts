import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'

export interface Version {
  id: number
  title: string
  source: string
  /** Null where it was not drawn yet. */
  nodes: RichText | null
  rendererVersion: number
  createdAt: Date
}

const MOST_VERSIONS = 50

/** Earlier versions of a post, the newest first. */
export async function listVersions(db: Db, postId: number): Promise<Version[]> {
  const rows = await db
    .selectFrom('page_post_versions')
    .select(['id', 'title', 'source', 'nodes', 'renderer_version as rendererVersion'])
    .select('created_at as createdAt')
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  return rows.map((row) => ({ ...row, nodes: row.nodes as unknown as RichText | null }))
}

export async function storeVersionTree(db: Db, id: number, nodes: RichText): Promise<void> {
  await db
    .updateTable('page_post_versions')
    .set({ nodes: JSON.stringify(nodes), renderer_version: RENDERER_VERSION })
    .where('id', '=', id)
    .execute()
}
