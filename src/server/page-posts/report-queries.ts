import type { Hidden } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { findPost } from './queries.ts'

export function listHidden(db: Db): Promise<Hidden[]> {
  return db
    .selectFrom('page_posts')
    .select(['id', 'created_at as createdAt'])
    .where('state', '=', 'hidden')
    .execute()
}

export async function isMarkedByReports(db: Db, postId: number): Promise<boolean> {
  return (await findPost(db, postId, null))?.nsfwBy === 'reports'
}
