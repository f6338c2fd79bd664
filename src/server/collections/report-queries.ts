import { sql } from 'kysely'
import type { Hidden } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { findCollection } from './queries.ts'

export async function listHiddenCollections(db: Db): Promise<Hidden[]> {
  const { rows } = await sql<Hidden>`
    select id, created_at as "createdAt" from collections where state = 'hidden'`.execute(db)
  return rows
}

export async function isMarkedByReports(db: Db, id: number): Promise<boolean> {
  return (await findCollection(db, id))?.nsfwBy === 'reports'
}
