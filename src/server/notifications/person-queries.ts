import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What somebody was told, how they want to be told, and the threads they chose. */
export const exportNotifications: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'notifications/notifications.json',
    db,
    ['id'],
    sql`
      select id, type, object_type as "onType", object_id as "onId", place, created_at as "createdAt",
        updated_at as "updatedAt", read_at as "readAt"
      from notifications where user_id = ${userId} and causes > 0`,
  ),
  rowsFile(
    'notifications/settings.json',
    db,
    ['timeZone'],
    sql`
      select is_on as "isOn", has_digest as "hasDigest", quiet_from as "quietFrom", quiet_until as "quietUntil",
        time_zone as "timeZone"
      from notification_settings where user_id = ${userId}`,
  ),
  rowsFile(
    'notifications/channels.json',
    db,
    ['type'],
    sql`
      select type, in_app as "inApp", mail as email, push from notification_channels where user_id = ${userId}`,
  ),
  rowsFile(
    'notifications/threads.json',
    db,
    ['onType', 'onId'],
    sql`
      select object_type as "onType", object_id as "onId", choice, created_at as "createdAt"
      from thread_choices where user_id = ${userId}`,
  ),
]
