import { sql, type RawBuilder } from 'kysely'
import type { GuildAct } from '../../contract/guild-rules.ts'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'

export interface LogRow {
  id: number
  act: GuildAct
  actor: Person | null
  target: Person | null
  postId: number | null
  reason: string | null
  createdAt: Date
}

/** What happened in a guild, the latest first. */
export async function listLog(
  db: Db,
  guildId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select l.id, l.act, l.post_id as "postId", l.reason, l.created_at as "createdAt",
      ${personOf('a', 'ah')} as actor, ${personOf('t', 'th')} as target
    from guild_log l
    left join people a on a.id = l.actor_id
    left join honor_totals ah on ah.user_id = a.id
    left join people t on t.id = l.target_id
    left join honor_totals th on th.user_id = t.id
    where l.guild_id = ${guildId} ${before === undefined ? sql`` : sql`and l.id < ${before}::int8`}
    order by l.id desc limit ${limit}`.execute(db)
  return rows
}

function personOf(people: string, honor: string): RawBuilder<Person | null> {
  const [p, h] = [sql.ref(people), sql.ref(honor)]
  return sql`case when ${p}.id is not null then json_build_object('id', ${p}.id,
    'name', trim(${p}.first_name || ' ' || ${p}.last_name), 'alias', ${p}.alias_name,
    'profileUrl', ${p}.profile_image_url, 'honor', greatest(0, coalesce(${h}.total, 0))) end`
}
