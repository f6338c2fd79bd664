import { sql } from 'kysely'
import type { getCollectionMine } from '../../contract/collections.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { can } from '../content/can.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import type { CollectionFacts } from './queries.ts'
import { canEditRows, canManage, canSuggest } from './rules.ts'

interface Marks {
  liked: boolean
  bookmarked: boolean
  isInvited: boolean
  openSuggestions: number
}

/** What the viewer has done and may do with a collection that they may see. */
export async function findMarks(
  db: Db,
  viewer: Viewer,
  collection: CollectionFacts,
): Promise<ResponseOf<typeof getCollectionMine>> {
  const { id } = collection
  const canEdit = canEditRows(viewer, collection)
  const { rows } = await sql<Marks>`
    select exists (select from likes
        where object_type = 'collection' and object_id = ${id} and user_id = ${viewer.id}) as liked,
      exists (select from bookmarks
        where object_type = 'collection' and object_id = ${id} and user_id = ${viewer.id}) as bookmarked,
      exists (select from collection_editors
        where collection_id = ${id} and user_id = ${viewer.id} and state = 'pending') as "isInvited",
      case when ${canEdit}::boolean then (select count(*)::int from visible_collection_suggestions
        where collection_id = ${id} and state = 'open') else 0 end as "openSuggestions"`.execute(db)
  const [marks = { liked: false, bookmarked: false, isInvited: false, openSuggestions: 0 }] = rows
  return {
    ...marks,
    canEdit,
    canManage: canManage(viewer, collection),
    canDelete: can(viewer, 'delete', collection),
    canSuggest: canSuggest(viewer, collection),
    isEditor: collection.editorIds.includes(viewer.id),
  }
}
