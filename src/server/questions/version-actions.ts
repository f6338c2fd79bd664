import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { VotedType } from './queries.ts'

/** Keeps what a locked text says now, before it says something else. */
export async function storeVersion(trx: Db, type: VotedType, id: number): Promise<void> {
  const title = type === 'question' ? sql`title` : sql`''`
  await sql`
    insert into text_versions (object_type, object_id, title, source, nodes, renderer_version, created_at)
    select ${type}, id, ${title}, source, nodes, renderer_version, coalesce(edited_at, created_at)
    from ${sql.table(`${type}s`)} where id = ${id}`.execute(trx)
}
