import type { Site } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { queueJob, type JobHandlers } from '../platform/jobs.ts'
import { queueMail } from '../platform/mail.ts'
import { erasePerson } from './erase-person.ts'
import { returnMail } from './mails.ts'
import { leavingCounter } from './metrics.ts'
import { findMailbox, listDue } from './queries.ts'

const DUE_AT_ONCE = 100
/** So long at a time; the rest is another job, so that the end of the site and others' erasures do not wait for it. */
const WORK_MS = 5 * MINUTE_MS
const LEASE_MS = 15 * MINUTE_MS

/** Queues the erasure of those whose days are over, also of those whose job was given up. */
export async function queueDue({ db }: Site, now: Date): Promise<void> {
  for (const userId of await listDue(db.write, now, DUE_AT_ONCE))
    await queueJob(db.write, 'personErasure', { userId }, now)
}

export function erasureJobs(site: Site, all: readonly Feature[]): JobHandlers {
  let isStopping = false
  return {
    // Queued by a trigger: however they signed in.
    returnMail: {
      run: ({ userId }) =>
        transact(site.db.write, async (trx) => {
          const mailbox = await findMailbox(trx, userId)
          if (mailbox === undefined) return
          const { email, language } = mailbox
          await queueMail(trx, email, returnMail(site.config, language), language, site.clock.now())
          leavingCounter(site).inc({ result: 'returned' })
        }),
    },
    personErasure: {
      atOnce: 1,
      leaseMs: LEASE_MS,
      stop: () => void (isStopping = true),
      run: async ({ userId }) => {
        const endsAt = site.clock.elapsedMs() + WORK_MS
        const mayGoOn = () => !isStopping && site.clock.elapsedMs() < endsAt
        const result = await erasePerson(site, all, userId, mayGoOn).catch((error: unknown) => {
          site.http.log.error({ err: error, userId }, 'somebody who left could not be erased yet')
          throw error
        })
        if (result === 'erased') leavingCounter(site).inc({ result })
        if (result === 'stopped') await queueJob(site.db.write, 'personErasure', { userId }, site.clock.now())
      },
    },
  }
}
