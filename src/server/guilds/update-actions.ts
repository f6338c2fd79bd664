import { sql } from 'kysely'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { GuildRule, updateGuild } from '../../contract/guilds.ts'
import type { RelistGuild } from '../content/feature.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import type { Viewer } from '../platform/session.ts'
import { refuseTakenName } from './create-actions.ts'
import { doorOf } from './doors.ts'
import { logAct } from './log-actions.ts'
import { messages } from './messages.ts'
import { lockGuild } from './queries.ts'

type Change = BodyOf<typeof updateGuild>

export interface Changing {
  viewer: Pick<Viewer, 'id' | 'role'>
  guildId: number
  /** What other features do when what is in the guild becomes everybody's to see, or no longer is. */
  relist: readonly RelistGuild[]
  now: Date
}

/** Only the owner changes a guild; what is named changes. */
export async function changeGuild(
  db: Db,
  change: Change,
  { viewer, guildId, relist, now }: Changing,
): Promise<void> {
  await refuseTakenName(
    transact(db, async (trx) => {
      const guild = await lockGuild(trx, guildId, viewer, { findsDeleted: true })
      if (guild.role !== 'owner') fail('not_allowed', messages.ownersOnly)
      if (guild.deletedAt !== null) fail('conflict', messages.deletedAlready)
      const door = doorOf(change, guild)
      const hasNewRules = change.rules !== undefined && !(await hasRules(trx, guildId, change.rules))
      await trx
        .updateTable('guilds')
        .set({
          is_private: door.isPrivate,
          join_mode: door.joinMode,
          ...named('name', change.name),
          ...named('insignia', change.insignia),
          ...named('logo', change.logo),
          ...named('color', change.logoBackgroundColor),
          ...named('description', change.description),
          ...named('is_nsfw', change.isNsfw),
          ...named('members_may_invite', change.membersMayInvite),
          ...named('questions', change.questions),
          ...(hasNewRules && { rules: JSON.stringify(change.rules), rules_changed_at: now }),
        })
        .where('id', '=', guildId)
        .execute()
      if (door.isPrivate !== guild.isPrivate) await setListed(trx, guildId, !door.isPrivate, relist)
      await logAct(trx, { guildId, act: 'edited', actorId: viewer.id, now })
    }),
  )
}

/** A value that was not named stays as it is. */
function named<K extends string, T>(column: K, value: T | undefined): Partial<Record<K, T>> {
  return value === undefined ? {} : ({ [column]: value } as Record<K, T>)
}

async function hasRules(trx: Db, guildId: number, rules: GuildRule[]): Promise<boolean> {
  const { rows } = await sql`
    select from guilds where id = ${guildId} and rules = ${JSON.stringify(rules)}::jsonb`.execute(trx)
  return rows.length === 1
}

/** Whether everybody may see what is in a guild: its posts stand in the lists of all guilds, or only in its own. */
export async function setListed(
  trx: Db,
  guildId: number,
  isListed: boolean,
  relist: readonly RelistGuild[],
): Promise<void> {
  for (const run of relist) await run(trx, guildId, isListed)
}
