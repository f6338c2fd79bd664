import { sql } from 'kysely'
import { FOLDERS_MAX } from '../../contract/bookmarks.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'

export interface Bookmark {
  objectType: ObjectType
  objectId: number
  folder: string
  createdAt: Date
}

/** A person's own, newest first. Bookmarks of the same moment follow the order of the index. */
export async function listBookmarksOf(
  db: Db,
  userId: number,
  { folder, after, limit }: { folder: string | undefined; after: Bookmark | undefined; limit: number },
): Promise<Bookmark[]> {
  const { rows } = await sql<Bookmark>`
    select object_type as "objectType", object_id as "objectId", folder, created_at as "createdAt"
    from bookmarks
    where user_id = ${userId}
      ${folder === undefined ? sql`` : sql`and folder = ${folder}`}
      ${
        after === undefined
          ? sql``
          : sql`and created_at <= ${after.createdAt}
            and (created_at < ${after.createdAt}
              or (object_type, object_id) > (${after.objectType}, ${after.objectId}::int8))`
      }
    order by created_at desc, object_type, object_id
    limit ${limit}`.execute(db)
  return rows
}

export async function updateFolder(
  db: Db,
  { objectType, objectId, userId }: { objectType: ObjectType; objectId: number; userId: number },
  folder: string,
): Promise<void> {
  await db
    .updateTable('bookmarks')
    .set({ folder })
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .where('user_id', '=', userId)
    .execute()
}

export interface FolderCount {
  folder: string
  count: number
}

export async function listFoldersOf(db: Db, userId: number): Promise<FolderCount[]> {
  const { rows } = await sql<FolderCount>`
    select folder, count(*) as count from bookmarks where user_id = ${userId} and folder <> ''
    group by folder order by lower(folder), folder limit ${FOLDERS_MAX}`.execute(db)
  return rows
}

/** The number of those whose folder it was. */
export async function renameFolder(db: Db, userId: number, from: string, to: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('bookmarks')
    .set({ folder: to })
    .where('user_id', '=', userId)
    .where('folder', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
