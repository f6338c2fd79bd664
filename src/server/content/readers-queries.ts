import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'

/** Somebody, and what they may be told of if they may see it. */
export interface PossibleReader {
  userId: number
  objectType: ObjectType
  objectId: number
}

export function readerKey({ userId, objectType, objectId }: PossibleReader): string {
  return `${objectType} ${objectId} ${userId}`
}

/** The keys of those who may see the objects: because everybody may, or because they are among those it is shared with. */
export async function listReaders(db: Db, people: PossibleReader[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const { rows } = await sql<PossibleReader>`
    select distinct f.user_id as "userId", f.object_type as "objectType", f.object_id as "objectId"
    from unnest(${people.map(({ userId }) => userId)}::int8[],
      ${people.map(({ objectType }) => objectType)}::text[], ${people.map(({ objectId }) => objectId)}::int8[])
      as f (user_id, object_type, object_id)
    where exists (
        select from visible_objects o where o.object_type = f.object_type and o.object_id = f.object_id)
      or exists (
        select from shared_objects s where s.object_type = f.object_type and s.object_id = f.object_id
          and s.reader_id = f.user_id)`.execute(db)
  return new Set(rows.map(readerKey))
}
