import { sql } from 'kysely'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { saveNotificationSettings, ThreadChoice } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { hurryPushes } from '../platform/jobs.ts'
import { appendEvents } from '../platform/stream-log.ts'
import { changeLines, lockTold } from './tell-actions.ts'
import { tellStreams } from './tell-people.ts'
import { countUnread } from './unread-queries.ts'

const KEPT_DAYS = 90
const PURGED_AT_ONCE = 1000

interface Reading {
  userId: number
  /** Null for all. */
  ids: number[] | null
  now: Date
}

/** Marks as read; the other tabs and devices of the person learn how many are left. */
export function markAsRead(db: Db, { userId, ids, now }: Reading): Promise<void> {
  return transact(db, async (trx) => {
    await lockTold(trx, [userId])
    const { rows } = await sql`
      update notifications set read_at = ${now}
      where user_id = ${userId} and causes > 0 and read_at is null
        and (${ids}::int8[] is null or id = any(${ids}::int8[]))
      returning id`.execute(trx)
    if (rows.length > 0) await tellStreams(trx, [{ userId, isNews: false }], now, { isReading: true })
  })
}

export type SettingsEdit = BodyOf<typeof saveNotificationSettings>

/** Stores what is named. The badges of somebody who turns everything off or on change at once; so do quiet hours. */
export function saveSettings(db: Db, userId: number, edit: SettingsEdit, now: Date): Promise<void> {
  const { isOn, hasDigest, timeZone, quietFrom, quietUntil, type } = edit
  return transact(db, async (trx) => {
    const changesTimes = [timeZone, quietFrom, quietUntil].some((time) => time !== undefined)
    const hurried = changesTimes ? sql`with hurried as (${hurryPushes(userId, now)})` : sql``
    await sql`
      ${hurried}
      insert into notification_settings as s (user_id, is_on, has_digest, time_zone, quiet_from, quiet_until)
      values (${userId}, coalesce(${isOn ?? null}::bool, true), coalesce(${hasDigest ?? null}::bool, false),
        ${timeZone ?? null}::text, coalesce(${quietFrom ?? null}::int2, 22),
        coalesce(${quietUntil ?? null}::int2, 7))
      on conflict (user_id) do update set is_on = coalesce(${isOn ?? null}::bool, s.is_on),
        has_digest = coalesce(${hasDigest ?? null}::bool, s.has_digest),
        time_zone = coalesce(${timeZone ?? null}::text, s.time_zone),
        quiet_from = coalesce(${quietFrom ?? null}::int2, s.quiet_from),
        quiet_until = coalesce(${quietUntil ?? null}::int2, s.quiet_until)`.execute(trx)
    if (type !== undefined) {
      const { inApp, mail, push } = type.channels
      await sql`
        insert into notification_channels (user_id, type, in_app, mail, push)
        values (${userId}, ${type.name}, ${inApp}, ${mail}, ${push})
        on conflict (user_id, type) do update set in_app = excluded.in_app, mail = excluded.mail,
          push = excluded.push`.execute(trx)
    }
    if (isOn === undefined) return
    await lockTold(trx, [userId])
    const [count] = await countUnread(trx, [userId], now)
    const unread = isOn ? (count?.unread ?? 0) : 0
    await appendEvents(trx, [{ userId, body: { kind: 'notifications', unread, isNews: false } }], now)
  })
}

interface Choosing {
  userId: number
  objectType: ObjectType
  objectId: number
  choice: ThreadChoice
  now: Date
}

export async function saveThreadChoice(
  db: Db,
  { userId, objectType, objectId, choice, now }: Choosing,
): Promise<void> {
  if (choice === 'normal')
    await sql`
      delete from thread_choices
      where user_id = ${userId} and object_type = ${objectType} and object_id = ${objectId}`.execute(db)
  else
    await sql`
      insert into thread_choices as t (user_id, object_type, object_id, choice, created_at)
      values (${userId}, ${objectType}, ${objectId}, ${choice}, ${now})
      on conflict (user_id, object_type, object_id) do update set choice = excluded.choice,
        created_at = case when t.choice = excluded.choice then t.created_at else excluded.created_at end`.execute(
      db,
    )
}

/** What the two told each other and was not read goes with a block between them. */
export async function withdrawBetween(trx: Db, [one, other]: [number, number], now: Date): Promise<void> {
  await lockTold(trx, [one, other])
  const { rows } = await sql<{ id: number; withdrawn: number }>`
    with withdrawn as (
      update notification_causes c set withdrawn_at = ${now} from notifications n
      where n.id = c.notification_id and n.causes > 0 and n.read_at is null and c.withdrawn_at is null
        and (n.user_id, c.actor_id) in ((${one}::int8, ${other}::int8), (${other}::int8, ${one}::int8))
      returning n.id)
    select id, count(*)::int as withdrawn from withdrawn group by id`.execute(trx)
  const changes = rows.map((row) => ({ ...row, change: -row.withdrawn, place: null, isNews: false }))
  await tellStreams(trx, await changeLines(trx, changes), now)
}

/** What erased objects were told of, and what people chose about them. */
export async function eraseNotifications(trx: Db, objectType: ObjectType, ids: number[]): Promise<void> {
  for (const table of ['notifications', 'notifications_told', 'thread_choices'] as const)
    await trx
      .deleteFrom(table)
      .where('object_type', '=', objectType)
      .where(sql<boolean>`object_id = any(${ids}::int8[])`)
      .execute()
}

/**
 * Lines are kept for 90 days after what was last added to them. Who was told by these sources is kept as long as the
 * text: an edit tells them nothing new.
 */
export async function purgeNotifications(db: Db, sources: string[], now: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      with old as materialized (
        select id from notifications where updated_at <= ${addMs(now, -KEPT_DAYS * DAY_MS)}
        order by updated_at limit ${PURGED_AT_ONCE} for update skip locked),
      kept as (
        insert into notifications_told (user_id, source, subject, type, object_type, object_id)
        select n.user_id, c.source, c.subject, n.type, n.object_type, n.object_id
        from old join notifications n using (id) join notification_causes c on c.notification_id = n.id
        where c.source = any(${sources}::text[])
        on conflict do nothing)
      delete from notifications using old where notifications.id = old.id returning 1`.execute(db)
    if (rows.length < PURGED_AT_ONCE) return
  }
}
