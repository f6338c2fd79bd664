import * as contract from '../../contract/guild-members.ts'
import type { GuildLink } from '../../contract/guild-members.ts'
import { getGuild, isOfficer, viewGuild } from '../guilds/public.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { answerInvite, invite, judgeInvite } from './invite-actions.ts'
import { createLink, joinByLink, revokeLink } from './link-actions.ts'
import { listLinks, type LinkRow } from './link-queries.ts'
import { messages } from './messages.ts'
import { membershipCounter } from './metrics.ts'
import { refuseOutsider, refuseUnlessInviting } from './rules.ts'

const DONE = { done: true } as const

export function inviteRoutes(server: Server): void {
  const { limits } = server

  serve(server, contract.inviteToGuild, async ({ db, viewer, params, body: { userId }, now }) => {
    const guildId = Number(params.id)
    refuseUnlessInviting(await getGuild(db, guildId, viewer))
    // Asking again for what is so already does not count against the rate limit.
    if (!(await judgeInvite(db, viewer, { guildId, userId, now }))) return DONE
    await enforceRateLimits(limits, [['guildInvitesPerDay', String(viewer.id)]])
    if (await invite(db, viewer, { guildId, userId, now }))
      membershipCounter(server).inc({ result: 'invited' })
    return DONE
  })

  serve(server, contract.answerGuildInvite, async ({ db, viewer, params, body: { accept }, now }) => {
    const guildId = Number(params.id)
    const isNew = await answerInvite(db, viewer, { guildId, accept, now })
    if (isNew) membershipCounter(server).inc({ result: accept ? 'joined' : 'declined' })
    return viewGuild(db, guildId, viewer, now)
  })

  serve(server, contract.createGuildLink, async ({ db, viewer, params, body, now }) => {
    const guildId = Number(params.id)
    refuseUnlessInviting(await getGuild(db, guildId, viewer))
    await enforceRateLimits(limits, [['guildLinksPerDay', String(viewer.id)]])
    const link = await createLink(db, viewer, guildId, { ...body, now })
    return { ...linkOf(link), token: link.token }
  })

  serve(server, contract.listGuildLinks, async ({ db, viewer, params, now }) => {
    const guild = await getGuild(db, Number(params.id), viewer)
    refuseOutsider(guild)
    if (guild.role === null) fail('not_allowed', messages.mayNotInvite)
    const links = await listLinks(db, guild.id, { by: isOfficer(guild) ? null : viewer.id, now })
    return links.map(linkOf)
  })

  serve(server, contract.revokeGuildLink, async ({ db, viewer, params }) => {
    await revokeLink(db, viewer, { guildId: Number(params.id), linkId: Number(params.linkId) })
    return DONE
  })

  serve(server, contract.joinByLink, async ({ db, viewer, body: { token }, now }) => {
    await enforceRateLimits(limits, [['guildJoinsPerDay', String(viewer.id)]])
    const { guildId, isNew } = await joinByLink(db, viewer, token, now)
    if (isNew) membershipCounter(server).inc({ result: 'joined' })
    return { guild: await viewGuild(db, guildId, viewer, now) }
  })
}

function linkOf({ expiresAt, createdAt, ...link }: LinkRow): GuildLink {
  return { ...link, expiresAt: expiresAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}
