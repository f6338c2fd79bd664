import { sql } from 'kysely'
import type { listCollectionEditors } from '../../contract/collection-editors.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { INVITATION_REST_DAYS } from '../../contract/limits.ts'
import type { Person } from '../../contract/people.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { personIn } from './queries.ts'

type Editor = ResponseOf<typeof listCollectionEditors>['items'][number]

/** Those who accepted, and with `isWithInvited` those who have not answered yet. */
export async function listEditors(db: Db, id: number, isWithInvited: boolean): Promise<Editor[]> {
  const { rows } = await sql<{ person: Person; isAccepted: boolean; createdAt: Date }>`
    select ${personIn('u')} as person, e.state = 'accepted' as "isAccepted", e.created_at as "createdAt"
    from collection_editors e join users u on u.id = e.user_id
    where e.collection_id = ${id} and (e.state = 'accepted' or (e.state = 'pending' and ${isWithInvited}::boolean))
    order by e.created_at, e.user_id`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export interface Invitee {
  id: number
  /** One of the two has blocked the other. */
  isHidden: boolean
  state: 'pending' | 'accepted' | 'declined' | null
  /** They have said no to this collection not long ago. */
  isUnwilling: boolean
}

/** Somebody by their alias, and how they stand to a collection and its owner. */
export async function findInvitee(
  trx: Db,
  alias: string,
  { collectionId, ownerId, now }: { collectionId: number; ownerId: number; now: Date },
): Promise<Invitee | undefined> {
  const { rows } = await sql<Invitee>`
    select p.id, e.state, coalesce(e.state = 'declined'
        and e.answered_at > ${addMs(now, -INVITATION_REST_DAYS * DAY_MS)}, false) as "isUnwilling",
      exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((p.id, ${ownerId}::int8), (${ownerId}::int8, p.id)))
        as "isHidden"
    from people p
    left join collection_editors e on e.collection_id = ${collectionId} and e.user_id = p.id
    where lower(p.alias_name) = lower(${alias.replace(/^@/, '')})`.execute(trx)
  return rows[0]
}
