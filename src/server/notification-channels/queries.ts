import { sql } from 'kysely'
import type { Channel } from '../../contract/notifications.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { NOBODY } from '../platform/hidden-people.ts'
import { isUnderAge, type Role, type Viewer } from '../platform/session.ts'

/** Whoever is told something away from the site. */
export interface Addressee extends Pick<Viewer, 'id' | 'role' | 'hidden' | 'isUnderAge'> {
  email: string
  language: Language
  /** The master switch. */
  isOn: boolean
  timeZone: string
  quietFrom: number
  quietUntil: number
  reading: Language[]
  isOnlyReading: boolean
}

interface Row extends Omit<Addressee, 'role' | 'language' | 'hidden' | 'reading' | 'isUnderAge'> {
  birthYear: number | null
  role: string
  language: string | null
  reading: string[]
  hidden: number[] | null
}

/** Undefined for somebody who has left, or closed their account. */
export async function findAddressee(db: Db, userId: number, now: Date): Promise<Addressee | undefined> {
  const { rows } = await sql<Row>`
    select users.id, users.role, users.email, users.language, users.birth_year as "birthYear", coalesce(s.is_on, true) as "isOn",
      coalesce(s.time_zone, 'Asia/Jakarta') as "timeZone", coalesce(s.quiet_from, 22) as "quietFrom",
      coalesce(s.quiet_until, 7) as "quietUntil", users.reading_languages as reading,
      users.only_reading_languages as "isOnlyReading",
      (select json_agg(person_id) from hidden_people where viewer_id = users.id) as hidden
    from users left join notification_settings s on s.user_id = users.id
    where users.id = ${userId} and users.leaving_at is null`.execute(db)
  const [found] = rows
  if (found === undefined) return undefined
  const { birthYear, ...row } = found
  return {
    ...row,
    isUnderAge: isUnderAge(birthYear, now),
    role: row.role as Role,
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    reading: row.reading.filter(isLanguage),
    // Staff meet everybody; see platform/session.ts.
    hidden: row.hidden === null || row.role !== 'user' ? NOBODY : new Set(row.hidden),
  }
}

export type OutsideChannel = Exclude<Channel, 'inApp'>
const TOLD_AT = { mail: 'mailed_at', push: 'pushed_at' } as const satisfies Record<OutsideChannel, string>
/** So many are told at once; the next job tells further ones. */
export const TOLD_AT_ONCE = 1000

/** The types that somebody wants told on a channel: as they chose, else as the type says. */
export interface Wanted {
  channel: OutsideChannel
  /** Those that are told on it unless people choose otherwise. */
  byDefault: string[]
}

/** What was not read and not told on this channel since it last changed, the latest first. */
export async function listUntold(db: Db, userId: number, { channel, byDefault }: Wanted): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from notifications n left join notification_channels c on c.user_id = n.user_id and c.type = n.type
    where n.user_id = ${userId} and n.causes > 0 and n.read_at is null
      and ${isUntold(channel)} and coalesce(${sql.ref(`c.${channel}`)}, n.type = any(${byDefault}::text[]))
    order by n.updated_at desc, n.id desc limit ${TOLD_AT_ONCE}`.execute(db)
  return rows.map(({ id }) => id)
}

function isUntold(channel: OutsideChannel) {
  const toldAt = sql.ref(`n.${TOLD_AT[channel]}`)
  return sql<boolean>`(${toldAt} is null or ${toldAt} < n.updated_at)`
}

/** Which of them are still not read. */
export async function listUnread(db: Db, userId: number, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notifications
    where id = any(${ids}::int8[]) and user_id = ${userId} and causes > 0 and read_at is null
    order by updated_at desc, id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** Says that they are told, and returns those that nobody else has told meanwhile. */
export async function markTold(
  trx: Db,
  ids: number[],
  channel: OutsideChannel,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notifications n set ${sql.ref(TOLD_AT[channel])} = greatest(n.updated_at, ${now})
    where n.id = any(${ids}::int8[]) and n.read_at is null and ${isUntold(channel)}
    returning n.id`.execute(trx)
  const told = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => told.has(id))
}
