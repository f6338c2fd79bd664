import type { Media } from '../../contract/media.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import { toMedia, toView, type MediaRow, type MediaView, type ViewOptions } from './describe.ts'

const COLUMNS = [
  'id',
  'key',
  'kind',
  'state',
  'width',
  'height',
  'placeholder',
  'access',
  'format',
  'duration_ms',
  'has_poster',
  'failure',
] as const

/** With signed addresses for files that only people who may see adult content get: never for a public answer. */
export async function listMediaViews(
  server: Pick<Server, 'secret'>,
  db: Db,
  ids: readonly number[],
  now: Date,
  options: ViewOptions = {},
): Promise<Map<number, MediaView>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(COLUMNS)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, toView(server.secret, row as MediaRow, now, options)]))
}

/** An upload as its owner sees it. */
export async function findOwnMedia(
  { secret }: Pick<Server, 'secret'>,
  db: Db,
  ownerId: number,
  mediaId: number,
  { now, language }: { now: Date; language: Language },
): Promise<Media | undefined> {
  const row = await db
    .selectFrom('media')
    .select(COLUMNS)
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row && toMedia(secret, row as MediaRow, now, language)
}
