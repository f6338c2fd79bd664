import {
  describe,
  findAddressee,
  listUnread,
  listUntold,
  markTold,
  queueTelling,
  TOLD_AT_ONCE,
  wantedOn,
} from '../notification-channels/public.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { queueJob, type JobPayloads } from '../platform/jobs.ts'
import type { Server } from '../platform/server.ts'
import { encryptPush } from './encrypt.ts'
import { vapidKeys } from './keys.ts'
import { writePush } from './message.ts'
import { deleteGone, findSubscription, listSubscriptionIds, type Subscription } from './queries.ts'
import { endOfQuiet } from './quiet-hours.ts'
import { pushCaller, sendPush } from './send.ts'
import { vapidHeader } from './vapid.ts'

/** What is older is no news; a service that could not deliver until then drops it too. */
const LIFE_MS = DAY_MS

/**
 * Takes what somebody has not read and queues it for each of their browsers, so that one that fails is tried again
 * alone. In their quiet hours it waits for the end of these.
 */
export async function pushUnread(server: Server, userId: number): Promise<void> {
  const now = server.clock.now()
  await transact(server.db.write, async (trx) => {
    const person = await findAddressee(trx, userId, now)
    if (person === undefined || !person.isOn) return
    const browsers = await listSubscriptionIds(trx, userId)
    if (browsers.length === 0) return
    const wakesAt = endOfQuiet(now, person)
    if (wakesAt !== null) {
      await queueTelling(trx, 'notificationPush', [userId], wakesAt)
      return
    }
    const untold = await listUntold(trx, userId, wantedOn(server, 'push'))
    if (untold.length === TOLD_AT_ONCE) await queueTelling(trx, 'notificationPush', [userId], now)
    const notificationIds = await markTold(trx, untold, 'push', now)
    if (notificationIds.length === 0) return
    const askedAt = now.toISOString()
    for (const subscriptionId of browsers)
      await queueJob(trx, 'push', { subscriptionId, userId, notificationIds, askedAt }, now)
  })
}

export type PushResult = 'sent' | 'skipped' | 'quiet' | 'gone' | 'refused' | 'failed'

/** Told is what is unread and may be read at this moment, in the words of this moment; a later try may be in quiet hours. */
export async function deliverPush(server: Server, job: JobPayloads['push']): Promise<PushResult> {
  const { db, clock, config } = server
  const now = clock.now()
  if (addMs(new Date(job.askedAt), LIFE_MS) < now) return 'skipped'
  const [subscription, person] = [
    await findSubscription(db.write, job.subscriptionId, job.userId),
    await findAddressee(db.write, job.userId, now),
  ]
  if (subscription === undefined || person === undefined || !person.isOn) return 'skipped'
  const wakesAt = endOfQuiet(now, person)
  if (wakesAt !== null) {
    await queueJob(db.write, 'push', job, wakesAt)
    return 'quiet'
  }
  const unread = await listUnread(db.write, job.userId, job.notificationIds)
  const told = await describe(server, db.write, person, unread)
  const message = writePush(config.siteName, person.language, told)
  if (message === undefined) return 'skipped'
  const status = await post(server, subscription, message, now)
  if (status === 404 || status === 410) {
    await deleteGone(db.write, subscription)
    return 'gone'
  }
  if (status === 429 || status >= 500) return 'failed'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}

async function post(server: Server, subscription: Subscription, message: object, now: Date): Promise<number> {
  const { endpoint } = subscription
  const contact = `mailto:${server.config.mailFrom}`
  const keys = await vapidKeys(server)
  return sendPush(pushCaller(server), {
    endpoint,
    headers: {
      authorization: vapidHeader(keys, endpoint, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(LIFE_MS / 1000),
      urgency: 'normal',
    },
    body: encryptPush(Buffer.from(JSON.stringify(message)), subscription),
  })
}
