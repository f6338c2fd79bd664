import { sql } from 'kysely'
import type { Channels } from '../../contract/notifications.ts'
import type { Db } from '../platform/db.ts'
import type { Unsubscription } from './unsubscribe-token.ts'

interface Type {
  name: string
  channels: Channels
}

/** Whether these mails are off already; somebody who has left gets none. */
export async function isOff(db: Db, { userId, what }: Unsubscription, types: Type[]): Promise<boolean> {
  const byDefault = types.filter(({ channels }) => channels.mail).map(({ name }) => name)
  const { rows } = await sql<{ isOn: boolean }>`
    select case when ${what === 'digest'}::boolean
      then exists (select from notification_settings where user_id = ${userId} and has_digest)
      else exists (select from notification_channels where user_id = ${userId} and mail)
        or exists (
          select from users cross join unnest(${byDefault}::text[]) as t (type)
          where users.id = ${userId} and not exists (
            select from notification_channels c where c.user_id = users.id and c.type = t.type))
      end as "isOn"`.execute(db)
  return rows[0]?.isOn !== true
}

/** Turns off what is on; again changes nothing. The other channels of a type stay as they are. */
export async function turnOff(db: Db, { userId, what }: Unsubscription, types: Type[]): Promise<void> {
  if (what === 'digest') {
    await sql`
      update notification_settings set has_digest = false where user_id = ${userId} and has_digest`.execute(
      db,
    )
    return
  }
  const mailed = types.filter(({ channels }) => channels.mail)
  await sql`
    with silenced as (update notification_channels set mail = false where user_id = ${userId} and mail)
    insert into notification_channels (user_id, type, in_app, mail, push)
    select users.id, t.type, t.in_app, false, t.push
    from users cross join unnest(${mailed.map(({ name }) => name)}::text[],
      ${mailed.map(({ channels }) => channels.inApp)}::boolean[],
      ${mailed.map(({ channels }) => channels.push)}::boolean[]) as t (type, in_app, push)
    where users.id = ${userId}
    on conflict (user_id, type) do nothing`.execute(db)
}
