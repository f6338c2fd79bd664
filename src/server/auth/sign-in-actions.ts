import { sql } from 'kysely'
import type { SignInWay } from '../../contract/sign-ins.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { deviceName } from '../platform/device-name.ts'
import { queueMail } from '../platform/mail.ts'
import { networkKey } from '../platform/network.ts'
import type { Device } from '../platform/session.ts'
import { newDeviceMail } from './mails.ts'
import { storedLanguage } from './rules.ts'

export interface SignIn {
  userId: number
  way: SignInWay
  isSuccess: boolean
  device: Device
  /** What this browser is known by from now on; nothing where nobody was signed in. */
  deviceHash?: Buffer
  now: Date
}

/** One line of the sign-in history; nothing for somebody who is gone. */
export async function recordSignIn(trx: Db, signIn: SignIn): Promise<void> {
  const { userId, way, isSuccess, device, deviceHash = null, now } = signIn
  await sql`
    insert into signin_history (user_id, way, is_success, device_hash, ip, user_agent, created_at)
    select id, ${way}, ${isSuccess}, ${deviceHash}::bytea, ${device.ip}, ${device.userAgent.slice(0, 200)},
      ${now}::timestamptz
    from users where id = ${userId}`.execute(trx)
}

/** How many sign-ins a new one is compared with. */
const COMPARED = 100
/** Who signs in for the first time so soon after signing up is no news to them. */
const FIRST_SIGN_IN_MS = DAY_MS

/** Records a sign-in that succeeded, and mails its owner when it is from a device that no earlier one was from. */
export async function recordSuccess(
  trx: Db,
  site: Pick<Config, 'siteName' | 'publicUrl'>,
  signIn: SignIn,
): Promise<void> {
  const { userId, device, now } = signIn
  const earlier = await listEarlier(trx, userId)
  await recordSignIn(trx, signIn)
  if (earlier.some((one) => isSameDevice(one, signIn))) return
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'language', 'created_at as joinedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (earlier.length === 0 && owner.joinedAt > addMs(now, -FIRST_SIGN_IN_MS)) return
  const language = storedLanguage(owner.language)
  await queueMail(
    trx,
    owner.email,
    newDeviceMail(site, language, deviceName(device.userAgent), now),
    language,
    now,
  )
}

/** Sessions too: some are older than the history. */
async function listEarlier(trx: Db, userId: number): Promise<EarlierSignIn[]> {
  const { rows } = await sql<EarlierSignIn>`
    (select device_hash as "deviceHash", ip, user_agent as "userAgent" from signin_history
      where user_id = ${userId} and is_success and way <> 'reset'
      order by created_at desc, id desc limit ${COMPARED})
    union all
    select null, ip, user_agent from sessions where user_id = ${userId}`.execute(trx)
  return rows
}

interface EarlierSignIn {
  deviceHash: Buffer | null
  ip: string | null
  userAgent: string
}

/** By its cookie; or, should that be gone, the same kind of browser in the same network, as far as that is still known. */
function isSameDevice(one: EarlierSignIn, { deviceHash, device }: SignIn): boolean {
  if (deviceHash !== undefined && one.deviceHash?.equals(deviceHash) === true) return true
  if (one.ip === null || networkKey(one.ip) !== networkKey(device.ip)) return false
  const [before, now] = [deviceName(one.userAgent), deviceName(device.userAgent)]
  return before.browser === now.browser && before.system === now.system
}
