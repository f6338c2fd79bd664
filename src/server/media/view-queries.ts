import { sql } from 'kysely'
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

/** Some uploads as their owner sees them, by their ids. */
export async function listOwnById(
  { secret }: Pick<Server, 'secret'>,
  db: Db,
  ownerId: number,
  ids: readonly number[],
  { now, language }: { now: Date; language: Language },
): Promise<Map<number, Media>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .where('owner_id', '=', ownerId)
    .execute()
  return new Map(rows.map((row) => [row.id, toMedia(secret, row as MediaRow, now, language)]))
}

export interface OwnUpload extends Media {
  bytes: number
  isUsed: boolean
  createdAt: Date
}

/** A person's uploads, newest first. */
export async function listOwnMedia(
  { secret }: Pick<Server, 'secret'>,
  db: Db,
  ownerId: number,
  page: { after: { createdAt: Date; id: number } | undefined; limit: number },
  { now, language }: { now: Date; language: Language },
): Promise<OwnUpload[]> {
  const { after, limit } = page
  const rows = await db
    .selectFrom('media')
    .select(COLUMNS)
    .select((eb) => [
      'bytes',
      'created_at as createdAt',
      eb
        .exists(eb.selectFrom('media_uses').whereRef('media_uses.media_id', '=', 'media.id'))
        .$castTo<boolean>()
        .as('isUsed'),
    ])
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::int8)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...toMedia(secret, row as MediaRow, now, language),
    bytes: row.bytes,
    isUsed: row.isUsed,
    createdAt: row.createdAt,
  }))
}

export interface ImageSource {
  id: number
  key: string
  kind: string
  state: string
  access: string
  width: number
  height: number
}

export async function findSource(db: Db, ownerId: number, mediaId: number): Promise<ImageSource | undefined> {
  return db
    .selectFrom('media')
    .select(['id', 'key', 'kind', 'state', 'access', 'width', 'height'])
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}
