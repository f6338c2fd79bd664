import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { readRows, rowsFile } from '../content/person-queries.ts'
import type { Files } from '../platform/files.ts'
import { POSTER_NAME, SOURCE_NAME } from './addresses.ts'
import { mediaServicesOf } from './media-services.ts'

/** Uploads in the largest form that is stored. What is closed while it is being checked is nobody's but the staff's. */
export const exportMedia: ExportPerson = async function* (site, db, userId) {
  const { files } = mediaServicesOf(site)
  yield rowsFile(
    'media/media.json',
    db,
    ['id'],
    sql`
      select id, kind, state, width, height, bytes, duration_ms as "durationMs", access = 'closed' as "isWithheld",
        created_at as "createdAt"
      from media where owner_id = ${userId}`,
  )
  const rows = readRows<{ id: number; key: string }>(
    db,
    ['id'],
    sql`
      select id, key from media where owner_id = ${userId} and access <> 'closed' and state <> 'failed'`,
  )
  for await (const { id, key } of rows) {
    const name = await largestOf(files, key)
    if (name !== undefined) yield { path: `media/${id}.${name.split('.')[1]}`, file: { key, name } }
  }
}

/** A video, or the widest picture; before it is ready what was sent. */
async function largestOf(files: Files, key: string): Promise<string | undefined> {
  const names = (await files.names(key)).filter((name) => name !== POSTER_NAME && !name.endsWith('.jpg'))
  const widest = names
    .filter((name) => /^\d+\./.test(name))
    .sort((one, other) => Number.parseInt(other) - Number.parseInt(one))
  return (
    names.find((name) => name.startsWith('video.')) ?? widest[0] ?? names.find((name) => name === SOURCE_NAME)
  )
}
