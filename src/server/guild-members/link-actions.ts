import { sql } from 'kysely'
import { GUILD_LINKS_MAX } from '../../contract/guild-rules.ts'
import { isOfficer, lockGuild, logAct } from '../guilds/public.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import { refuseBanned } from './join-actions.ts'
import { countLinks, findLink, listLinks, type LinkRow } from './link-queries.ts'
import { enter, refuseFull } from './membership-actions.ts'
import { messages } from './messages.ts'
import { refuseOutsider, refuseUnlessInviting } from './rules.ts'

interface NewLink {
  /** 0 is for ever. */
  days: number
  maxUses: number | null
}

/** The token is known here for the only time. */
export function createLink(
  db: Db,
  viewer: Viewer,
  guildId: number,
  { days, maxUses, now }: NewLink & { now: Date },
): Promise<LinkRow & { token: string }> {
  return transact(db, async (trx) => {
    refuseUnlessInviting(await lockGuild(trx, guildId, viewer))
    if ((await countLinks(trx, guildId, now)) >= GUILD_LINKS_MAX)
      fail('conflict', messages.tooManyLinks, { values: { most: GUILD_LINKS_MAX } })
    const token = newToken()
    const { id } = await trx
      .insertInto('guild_links')
      .values({
        guild_id: guildId,
        token_hash: hashToken(token),
        created_by: viewer.id,
        expires_at: days === 0 ? null : addMs(now, days * DAY_MS),
        max_uses: maxUses,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const link = (await listLinks(trx, guildId, { by: viewer.id, now })).find((one) => one.id === id)
    if (link === undefined) throw new Error('A new link works')
    return { ...link, token }
  })
}

/** Of officers any, of members their own; another's is not there for them. */
export function revokeLink(
  db: Db,
  viewer: Viewer,
  { guildId, linkId }: { guildId: number; linkId: number },
): Promise<void> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    refuseOutsider(guild)
    if (guild.role === null) fail('not_allowed', messages.mayNotInvite)
    const by = isOfficer(guild) ? sql`` : sql`and created_by = ${viewer.id}`
    const { rows } = await sql`
      delete from guild_links where id = ${linkId} and guild_id = ${guildId} ${by} returning id`.execute(trx)
    if (rows.length === 0) fail('not_found', common.notFound)
  })
}

/** Returns the guild, and whether they are new in it. Who is in it already uses nothing up. */
export function joinByLink(
  db: Db,
  viewer: Viewer,
  token: string,
  now: Date,
): Promise<{ guildId: number; isNew: boolean }> {
  const tokenHash = hashToken(token)
  return transact(db, async (trx) => {
    const found = await findLink(trx, tokenHash, now)
    if (found === undefined) return fail('invalid_token', messages.linkGone)
    const { guildId } = found
    const guild = await lockGuild(trx, guildId, viewer)
    if (guild.role !== null) return { guildId, isNew: false }
    refuseBanned(guild)
    // Its last use may have been somebody else's until the guild was locked.
    const link = await findLink(trx, tokenHash, now)
    if (link === undefined) return fail('invalid_token', messages.linkGone)
    await refuseFull(trx, guild, now)
    await enter(trx, { guildId, userId: viewer.id, now })
    await sql`update guild_links set uses = uses + 1 where id = ${link.id}`.execute(trx)
    await logAct(trx, { guildId, act: 'joined', actorId: viewer.id, now })
    return { guildId, isNew: true }
  })
}
