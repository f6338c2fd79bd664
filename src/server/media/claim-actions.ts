import { sql } from 'kysely'
import type { Text } from '../../contract/messages.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { PrivateType } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as platformMessages } from '../platform/messages.ts'
import type { MediaAccess } from './describe.ts'
import { noteAccessChange } from './known-access.ts'
import { messages } from './messages.ts'

export interface Claim {
  mediaId: number
  ownerId: number
  kind: 'image' | 'video'
  objectType: ObjectType | PrivateType
  objectId: number
  access: Exclude<MediaAccess, 'closed'>
}

interface Claimed {
  owner_id: number | null
  kind: string
  state: string
  is_used: boolean
}

/** An upload becomes part of one object only; a video may still be processed. */
export async function claimMedia(trx: Db, claim: Claim): Promise<void> {
  const { mediaId, objectType, objectId } = claim
  // Locked first and read afterwards: of two posts at once, the second must see what the first has done.
  await sql`select from media where id = ${mediaId} for update`.execute(trx)
  const { rows } = await sql<Claimed>`
    select owner_id, kind, state,
      exists (select from media_uses where media_id = media.id
        and (object_type, object_id) <> (${objectType}, ${objectId}::int8)) as is_used
    from media where id = ${mediaId}`.execute(trx)
  const row = rows[0]
  if (row === undefined || row.owner_id !== claim.ownerId) return refuse(messages.notYourUpload)
  if (row.kind !== claim.kind) refuse(claim.kind === 'image' ? messages.needsImage : messages.needsVideo)
  if (row.state === 'failed') refuse(messages.failedUpload)
  if (row.is_used) refuse(messages.usedElsewhere)
  await trx
    .insertInto('media_uses')
    .values({ media_id: mediaId, object_type: objectType, object_id: objectId, is_sole: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await setMediaAccess(trx, mediaId, claim.access)
}

export async function setMediaAccess(
  trx: Db,
  mediaIds: number | number[],
  access: MediaAccess,
): Promise<void> {
  const ids = typeof mediaIds === 'number' ? [mediaIds] : mediaIds
  if (ids.length === 0) return
  await sql`update media set access = ${access} where id = any(${ids}::int8[])`.execute(trx)
  noteAccessChange()
}

function refuse(text: Text): never {
  return fail('invalid_input', platformMessages.invalidInput, { fields: { mediaId: text } })
}
