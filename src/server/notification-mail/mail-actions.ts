import {
  describe,
  findAddressee,
  listUntold,
  MAIL_AFTER_MS,
  markTold,
  queueTelling,
  TOLD_AT_ONCE,
  wantedOn,
} from '../notification-channels/public.ts'
import { addMs } from '../platform/clock.ts'
import { transact } from '../platform/db.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { listAway } from '../visits/public.ts'
import { writeAwayMail } from './mails.ts'

export type MailResult = 'queued' | 'here' | 'nothing' | 'off'

/** Tells somebody who is away of all that they have not read, in one mail; asks again later while they are here. */
export function mailUnread(server: Server, userId: number): Promise<MailResult> {
  const now = server.clock.now()
  return transact(server.db.write, async (trx): Promise<MailResult> => {
    const person = await findAddressee(trx, userId, now)
    if (person === undefined || !person.isOn) return 'off'
    const untold = await listUntold(trx, userId, wantedOn(server, 'mail'))
    if (untold.length === 0) return 'nothing'
    const away = await listAway(trx, [userId], addMs(now, -MAIL_AFTER_MS))
    if (away.length === 0) {
      await queueTelling(trx, 'notificationMail', [userId], addMs(now, MAIL_AFTER_MS))
      return 'here'
    }
    if (untold.length === TOLD_AT_ONCE) await queueTelling(trx, 'notificationMail', [userId], now)
    const told = await describe(server, trx, person, await markTold(trx, untold, 'mail', now))
    if (told.length === 0) return 'nothing'
    await queueMail(trx, person.email, writeAwayMail(server, person, told), person.language, now)
    return 'queued'
  })
}
