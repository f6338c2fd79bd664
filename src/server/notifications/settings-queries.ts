import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { Channels, NotificationSettings, ThreadChoice } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import type { NotificationTypes } from './facts.ts'

type StoredSettings = Omit<NotificationSettings, 'types'>

const DEFAULTS: StoredSettings = {
  isOn: true,
  hasDigest: false,
  timeZone: null,
  quietFrom: 22,
  quietUntil: 7,
}

/** How somebody wants to be told, with every type there is. */
export async function readSettings(
  db: Db,
  userId: number,
  types: NotificationTypes,
  language: Language,
): Promise<NotificationSettings> {
  const { rows } = await sql<{ settings: StoredSettings | null; chosen: Record<string, Channels> | null }>`
    select (
      select json_build_object('isOn', is_on, 'hasDigest', has_digest, 'timeZone', time_zone,
        'quietFrom', quiet_from, 'quietUntil', quiet_until)
      from notification_settings where user_id = ${userId}) as settings, (
      select json_object_agg(type, json_build_object('inApp', in_app, 'mail', mail, 'push', push))
      from notification_channels where user_id = ${userId}) as chosen`.execute(db)
  const { settings = null, chosen = null } = rows[0] ?? {}
  return {
    ...(settings ?? DEFAULTS),
    types: Object.entries(types).map(([name, { label, icon, channels }]) => ({
      name,
      label: label[language],
      icon,
      channels: chosen?.[name] ?? channels,
    })),
  }
}

export async function findThreadChoice(
  db: Db,
  userId: number,
  objectType: ObjectType,
  objectId: number,
): Promise<ThreadChoice> {
  const row = await db
    .selectFrom('thread_choices')
    .select('choice')
    .where('user_id', '=', userId)
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return (row?.choice as ThreadChoice | undefined) ?? 'normal'
}
