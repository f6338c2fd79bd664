import { claimMedia } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { changeMessages } from './change-messages.ts'

export interface NewPicture {
  mediaId: number
  alt?: string | undefined
}

/** Gives a new message its pictures, in the transaction that writes it; refuses what is not the sender's own. */
export async function attachPictures(
  trx: Db,
  message: { id: number; senderId: number; pictures: NewPicture[] },
): Promise<void> {
  const { id: objectId, senderId: ownerId, pictures } = message
  if (pictures.length === 0) return
  if (new Set(pictures.map(({ mediaId }) => mediaId)).size < pictures.length)
    fail('invalid_input', common.invalidInput, { fields: { pictures: changeMessages.pictureTwice } })
  // In one order everywhere: of two messages with the same pictures, the second waits and is refused.
  for (const { mediaId } of pictures.toSorted((one, other) => one.mediaId - other.mediaId))
    await claimMedia(trx, {
      mediaId,
      ownerId,
      kind: 'image',
      objectType: 'message',
      objectId,
      access: 'members',
    })
  const values = pictures.map(({ mediaId, alt = '' }, place) => ({
    message_id: objectId,
    place,
    media_id: mediaId,
    alt,
  }))
  await trx.insertInto('message_pictures').values(values).execute()
}
