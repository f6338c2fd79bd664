import type { Db } from '../../platform/db.ts'

export interface Version {
  id: number
  title: string
  source: string
  createdAt: Date
}

/** Each is drawn when it is asked for, so there must not be too many of them. */
const MOST_VERSIONS = 50

/** What a post said before, the newest first. */
export function listVersions(db: Db, postId: number): Promise<Version[]> {
  return db
    .selectFrom('page_post_versions')
    .select(['id', 'title', 'source', 'created_at as createdAt'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
}
