import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { ModeratedPerson } from '../../contract/moderation.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'
import type { Role } from '../platform/session.ts'
import type { Judged } from './rules.ts'

/** A person as JSON, from the alias of a table of users; null where the account is gone. Suspended people too. */
export function personIn(users: string): RawBuilder<Person | null> {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql<Person | null>`case when ${column('id')} is null then null else json_build_object(
    'id', ${column('id')}, 'name', trim(${column('first_name')} || ' ' || ${column('last_name')}),
    'alias', ${column('alias_name')}, 'profileUrl', ${column('profile_image_url')},
    'honor', greatest(0, coalesce((select total from honor_totals where user_id = ${column('id')}), 0))) end`
}

interface Row {
  person: Person
  joinedAt: Date
  language: Language
  role: Role
  silencedUntil: Date | null
  isSuspended: boolean
  suspendedUntil: Date | null
  history: ModeratedPerson['history']
  reported: ModeratedPerson['reported']
}

/** What was done and not undone counts against them: of their last thousand, enough of them to know. */
const HISTORY = sql`(
  select json_build_object(
    'removed', count(*) filter (where action = 'hide' and not is_overturned),
    'marked', count(*) filter (where action = 'mark-nsfw' and not is_overturned),
    'warned', count(*) filter (where action = 'warn' and not is_overturned),
    'silenced', count(*) filter (where action = 'silence' and not is_overturned),
    'suspended', count(*) filter (where action = 'suspend' and not is_overturned),
    'overturned', count(*) filter (where is_overturned))
  from (
    select a.action, exists (
      select from appeals p where p.action_id = a.id and p.state = 'overturned') as is_overturned
    from (
      select id, action from mod_actions where person_id = u.id and rule is not null order by id desc limit 1000) as a
    offset 0) as done)`

/** Somebody's own reports of others: enough of them to know. */
const REPORTED = sql`(
  select json_build_object('confirmed', count(*) filter (where state = 'confirmed'),
    'rejected', count(*) filter (where state = 'rejected'))
  from (
    select state from reports where user_id = u.id and state <> 'open'
    order by closed_at desc limit 500) as last)`

/** By their ids; those who have left are not among them. */
export async function listModeratedPeople(
  db: Db,
  ids: number[],
  now: Date,
): Promise<Map<number, ModeratedPerson>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select ${personIn('u')} as person, u.created_at as "joinedAt", u.language, u.role, u.suspended_at is not null as "isSuspended",
      (select until from sanctions s where s.user_id = u.id and s.kind = 'silence' and s.until > ${now})
        as "silencedUntil",
      (select until from sanctions s where s.user_id = u.id and s.kind = 'suspension') as "suspendedUntil",
      ${HISTORY} as history, ${REPORTED} as reported
    from users u where u.id = any(${ids}::int8[])`.execute(db)
  return new Map(
    rows.map(({ person, ...row }) => [
      person.id,
      {
        ...row,
        ...person,
        joinedAt: row.joinedAt.toISOString(),
        silencedUntil: row.silencedUntil?.toISOString() ?? null,
        suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
      },
    ]),
  )
}

export function judgedOf(person: ModeratedPerson): Judged {
  const { id, role, honor, isSuspended, silencedUntil } = person
  return { id, role, honor, isSuspended, isSilenced: silencedUntil !== null }
}

/** What is decided about somebody comes one after the other, and locks this before what holds of it. */
export async function lockUser(trx: Db, id: number): Promise<void> {
  await sql`select from users where id = ${id} for no key update`.execute(trx)
}

/** Somebody with their row locked. */
export async function lockPerson(trx: Db, id: number, now: Date): Promise<Judged | undefined> {
  await lockUser(trx, id)
  const person = (await listModeratedPeople(trx, [id], now)).get(id)
  return person && judgedOf(person)
}
