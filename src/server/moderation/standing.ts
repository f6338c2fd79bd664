import type { Site } from '../content/content-type.ts'
import type { Withholding } from '../content/moderated.ts'
import { listContentTypes } from '../content/objects.ts'
import { ownUploads } from '../media/public.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { transact } from '../platform/db.ts'
import { lockUser } from './people-queries.ts'
import { endSanctions, isSuspendedNow, listOver, listPeopleOver } from './sanction-actions.ts'

/** Small enough that no transaction lasts long. */
const AT_ONCE = 25

type Moderating = Pick<Site, 'db' | 'clock' | 'content'>

/**
 * Makes what somebody wrote agree with how they stand: withheld while they are suspended, else shown again. It may run as
 * often as it likes, on two nodes too: each part asks anew.
 */
export async function followStanding(site: Moderating, userId: number): Promise<void> {
  const now = site.clock.now()
  await transact(site.db.write, async (trx) => {
    await lockUser(trx, userId)
    const over = await listOver(trx, userId, now)
    if (over.length > 0) await endSanctions(trx, userId, over, now)
  })
  for (const { name, moderated } of listContentTypes(site))
    if (moderated.withholding !== null)
      while ((await followSome(site, userId, name, moderated.withholding)) === AT_ONCE);
}

function followSome(site: Moderating, userId: number, type: ObjectType, acts: Withholding): Promise<number> {
  const now = site.clock.now()
  return transact(site.db.write, async (trx) => {
    const isSuspended = await isSuspendedNow(trx, userId)
    if (isSuspended === undefined) return 0
    const follow = isSuspended ? acts.withhold : acts.release
    const ids = await follow(trx, userId, AT_ONCE, now)
    for (const id of ids) await ownUploads.setShown(trx, type, id, !isSuspended)
    return ids.length
  })
}

/** What is over ends, also when its job was lost. */
export async function endAllOver(site: Moderating, now: Date): Promise<void> {
  for (const userId of await listPeopleOver(site.db.write, now)) await followStanding(site, userId)
}
