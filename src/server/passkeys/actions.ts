import { PASSKEYS_MAX } from '../../contract/passkeys.ts'
import { transact, type Db } from '../platform/db.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { addedMail, removedMail } from './mails.ts'
import * as queries from './queries.ts'

export function addPasskey(
  server: Server,
  passkey: queries.NewPasskey,
  now: Date,
): Promise<queries.ListedPasskey | 'known' | 'full'> {
  return transact(server.db.write, async (trx) => {
    const { email, language } = await queries.lockOwner(trx, passkey.userId)
    const existing = await queries.listPasskeys(trx, passkey.userId)
    if (existing.length >= PASSKEYS_MAX) return 'full'
    const added = await queries.insertPasskey(trx, passkey, now)
    if (added === undefined) return 'known'
    await queueMail(trx, email, addedMail(server.config, language), language, now)
    return added
  })
}

/** Never the last way in; a provider that the site does not offer any more is none. */
export function removePasskey(
  server: Server,
  userId: number,
  id: number,
  now: Date,
): Promise<'ok' | 'not_found' | 'last'> {
  return transact(server.db.write, async (trx) => {
    const { email, language, hasPassword } = await queries.lockOwner(trx, userId)
    const existing = await queries.listPasskeys(trx, userId)
    if (existing.every((passkey) => passkey.id !== id)) return 'not_found'
    const hasOtherWay = hasPassword || existing.length > 1 || (await hasProvider(trx, server, userId))
    if (!hasOtherWay) return 'last'
    await trx.deleteFrom('passkeys').where('id', '=', id).execute()
    await queueMail(trx, email, removedMail(server.config, language), language, now)
    return 'ok'
  })
}

async function hasProvider(trx: Db, { config }: Server, userId: number): Promise<boolean> {
  const links = await trx.selectFrom('identities').select('provider').where('user_id', '=', userId).execute()
  return links.some(({ provider }) =>
    provider === 'google' ? config.google !== undefined : config.discord !== undefined,
  )
}
