import { sql } from 'kysely'
import { PUSH_SUBSCRIPTIONS_MAX } from '../../contract/push.ts'
import type { Db } from '../platform/db.ts'
import { hurryPushes } from '../platform/jobs.ts'
import type { PushKeys } from './encrypt.ts'

/** The site's key, made at the first start of the first node and shared by all. */
export async function loadKey(db: Db, make: () => string): Promise<string> {
  const find = () =>
    db.selectFrom('secrets').select('value').where('name', '=', 'vapid_key').executeTakeFirst()
  const known = await find()
  if (known !== undefined) return known.value
  await db
    .insertInto('secrets')
    .values({ name: 'vapid_key', value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (made === undefined) throw new Error('The key for pushes could not be stored')
  return made.value
}

export interface Standing {
  mayAsk: boolean
  isSubscribed: boolean
}

/** Types that say that somebody has answered. */
const ANSWERS = ['comment', 'reply']

export async function findStanding(db: Db, userId: number, tokenHash: Buffer): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      exists (select from notifications where user_id = ${userId} and type = any(${ANSWERS}::text[])) as "mayAsk",
      exists (select from push_subscriptions where token_hash = ${tokenHash} and user_id = ${userId})
        as "isSubscribed"`.execute(db)
  return rows[0] ?? { mayAsk: false, isSubscribed: false }
}

export interface NewSubscription extends PushKeys {
  userId: number
  tokenHash: Buffer
  endpoint: string
}

/** A browser belongs to whoever used it last, and has one; of somebody's many the oldest go. */
export async function putSubscription(
  trx: Db,
  { userId, tokenHash, endpoint, p256dh, auth }: NewSubscription,
  now: Date,
): Promise<void> {
  await sql`
    delete from push_subscriptions where token_hash = ${tokenHash} and endpoint <> ${endpoint}`.execute(trx)
  await sql`
    insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth, created_at)
    values (${userId}, ${tokenHash}, ${endpoint}, ${p256dh}, ${auth}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, token_hash = excluded.token_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`.execute(trx)
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}
      order by created_at desc, id desc offset ${PUSH_SUBSCRIPTIONS_MAX})`.execute(trx)
}

/** The browser knows its time zone: it is that of whoever has none yet. What waits for their morning asks when that is. */
export async function putTimeZone(trx: Db, userId: number, timeZone: string, now: Date): Promise<void> {
  await sql`
    with hurried as (${hurryPushes(userId, now)})
    insert into notification_settings as s (user_id, time_zone) values (${userId}, ${timeZone})
    on conflict (user_id) do update set time_zone = excluded.time_zone where s.time_zone is null`.execute(trx)
}

export async function deleteSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute()
}

export async function listSubscriptionIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

export interface Subscription extends PushKeys {
  id: number
  endpoint: string
}

/** Undefined when it is gone, or somebody else's by now. */
export async function findSubscription(
  db: Db,
  id: number,
  userId: number,
): Promise<Subscription | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The service does not know this browser any more. A new subscription under the same id would have other keys. */
export async function deleteGone(db: Db, { id, auth }: Subscription): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('auth', '=', auth).execute()
}
