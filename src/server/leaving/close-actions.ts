import { sql } from 'kysely'
import type { LeavingChoice } from '../../contract/leaving.ts'
import type { Feature } from '../content/feature.ts'
import type { Config } from '../platform/config.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { queueMail } from '../platform/mail.ts'
import { messages as common } from '../platform/messages.ts'
import { deleteSessionsOf, type Viewer } from '../platform/session.ts'
import { closedMail } from './mails.ts'
import { messages } from './messages.ts'
import { erasesAt, findMailbox } from './queries.ts'

export interface Closing {
  viewer: Pick<Viewer, 'id'>
  choice: LeavingChoice
  all: readonly Feature[]
  now: Date
}

/** Closes an account: signed out everywhere, not met any more, and told when it is erased. */
export function closeAccount(
  db: Db,
  config: Config,
  { viewer: { id }, choice, all, now }: Closing,
): Promise<Date> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ role: string }>`select role from users where id = ${id} for update`.execute(
      trx,
    )
    const { email, language } = (await findMailbox(trx, id)) ?? fail('not_signed_in', common.notSignedIn)
    if (rows[0]?.role !== 'user') fail('not_allowed', messages.staff)
    for (const { person } of all)
      for (const { kind } of (await person?.tellBefore?.(trx, id, now)) ?? [])
        if (kind === 'export') fail('conflict', messages.exporting)
    await trx
      .updateTable('users')
      .set({ leaving_at: now, leaving_keeps_articles: choice === 'keep-articles' })
      .where('id', '=', id)
      .execute()
    for (const { person } of all) await person?.close?.(trx, id, now)
    await deleteSessionsOf(trx, id)
    const due = erasesAt(now)
    await queueMail(trx, email, closedMail(config, language, due, choice), language, now)
    return due
  })
}
