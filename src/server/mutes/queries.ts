import { sql } from 'kysely'
import { MUTES_MAX, type Mute } from '../../contract/mutes.ts'
import type { Db } from '../platform/db.ts'
import type { HiddenPeople } from '../platform/hidden-people.ts'

type Row = Omit<Mute, 'expiresAt'> & { expiresAt: Date | null }

/** What somebody has muted and what still counts; people whom they can't meet are left out until they can. */
export async function listMutesOf(
  db: Db,
  userId: number,
  now: Date,
  hidden: HiddenPeople,
  id: number | null = null,
): Promise<Mute[]> {
  const { rows } = await sql<Row>`
    select m.id, m.kind, m.text, m.effect, m.expires_at as "expiresAt",
      case when p.id is null then null else json_build_object('id', p.id,
        'name', trim(p.first_name || ' ' || p.last_name), 'alias', p.alias_name, 'profileUrl', p.profile_image_url,
        'honor', greatest(0, coalesce(h.total, 0))) end as person
    from mutes m
    left join people p on p.id = m.person_id
    left join honor_totals h on h.user_id = p.id
    where m.user_id = ${userId} and (m.expires_at is null or m.expires_at > ${now})
      and (m.kind <> 'person' or p.id is not null)
      and (${id}::int8 is null or m.id = ${id}::int8)
    order by m.created_at desc, m.id desc limit ${MUTES_MAX}`.execute(db)
  return rows
    .filter(({ person }) => person === null || !hidden.has(person.id))
    .map(({ expiresAt, ...mute }) => ({ ...mute, expiresAt: expiresAt?.toISOString() ?? null }))
}
