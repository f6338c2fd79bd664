import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import { setMediaAccess } from './claim-actions.ts'

/**
 * The pictures in what moderators or reports took down are gone from every address, unless something that everybody sees
 * shows them too; they come back with it, those of somebody suspended with them. What has its upload for itself alone
 * closes that itself.
 */
export async function setShownMedia(
  trx: Db,
  objectType: ObjectType,
  objectId: number,
  isShown: boolean,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select m.id from media_uses u join media m on m.id = u.media_id
    where u.object_type = ${objectType} and u.object_id = ${objectId} and not u.is_sole
      and m.access = ${isShown ? 'closed' : 'open'}
      and (not ${isShown} or not exists (
        select from users where id = m.owner_id and suspended_at is not null))
      and (${isShown} or not exists (
        select from media_uses other
        join visible_objects o on o.object_type = other.object_type and o.object_id = other.object_id
        where other.media_id = m.id
          and (other.object_type, other.object_id) <> (u.object_type, u.object_id)))
    order by m.id`.execute(trx)
  await setMediaAccess(
    trx,
    rows.map(({ id }) => id),
    isShown ? 'open' : 'closed',
  )
}
