import { sql, type RawBuilder } from 'kysely'
import type { CategoryId } from '../../contract/categories.ts'
import type { CollectionEditing, Licence } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Language } from '../../contract/messages.ts'
import type { Person } from '../../contract/people.ts'
import { can } from '../content/can.ts'
import type { Found } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import type { Columns } from './columns.ts'

export type CollectionState = 'published' | 'hidden' | 'withheld' | 'deleted' | 'removed'
export type MarkedBy = 'author' | 'moderator' | 'reports'

/** A collection without its rows: all that a rule about it needs to know. */
export interface CollectionFacts extends Found, Columns {
  id: number
  state: CollectionState
  stateBefore: 'published' | 'hidden' | null
  title: string
  description: string
  category: CategoryId
  language: Language
  tags: string[]
  licence: Licence
  editing: CollectionEditing
  columns: CollectionColumn[]
  columnsVersion: number
  version: number
  rowCount: number
  editorIds: number[]
  isNsfw: boolean
  /** Who decided last whether it is adult. */
  nsfwBy: MarkedBy | null
  createdAt: Date
  deletedAt: Date | null
}

export async function findCollection(db: Db, id: number): Promise<CollectionFacts | undefined> {
  const { rows } = await sql<CollectionFacts>`
    select id, author_id as "authorId", state, exists (select from visible_collections v where v.id = c.id) as "isPublic",
      state_before as "stateBefore", title, description, category, language, tags, licence, editing, columns,
      removed_columns as "removedColumns", next_column as "nextColumn", columns_version as "columnsVersion", version,
      row_count as "rowCount", to_json(array(
        select user_id from collection_editors e where e.collection_id = c.id and e.state = 'accepted')) as "editorIds",
      is_nsfw as "isNsfw", nsfw_by as "nsfwBy", created_at as "createdAt", deleted_at as "deletedAt"
    from collections c where id = ${id}`.execute(db)
  return rows[0]
}

/** Every change of a collection or of a row in it locks its row first, so that they happen one after the other. */
export async function lockRow(trx: Db, id: number): Promise<void> {
  await sql`select from collections where id = ${id} for no key update`.execute(trx)
}

/** A locked collection that the viewer may see; any other is refused as not found. */
export async function lockCollection(trx: Db, viewer: Viewer, id: number): Promise<CollectionFacts> {
  await lockRow(trx, id)
  const collection = await findCollection(trx, id)
  if (collection === undefined || !can(viewer, 'read', collection)) return fail('not_found', common.notFound)
  return collection
}

/** A person as JSON, from the alias of a table of users; null where the account is gone. */
export function personIn(users: string): RawBuilder<Person | null> {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql<Person | null>`case when ${column('id')} is null then null else json_build_object(
    'id', ${column('id')}, 'name', trim(${column('first_name')} || ' ' || ${column('last_name')}),
    'alias', ${column('alias_name')}, 'profileUrl', ${column('profile_image_url')},
    'honor', greatest(0, coalesce((select total from honor_totals where user_id = ${column('id')}), 0))) end`
}
