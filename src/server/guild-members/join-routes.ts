import * as contract from '../../contract/guild-members.ts'
import { viewGuild } from '../guilds/public.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { joinGuild, leaveGuild } from './join-actions.ts'
import { membershipCounter } from './metrics.ts'

export function joinRoutes(server: Server): void {
  serve(server, contract.joinGuild, async ({ db, viewer, params, body, now }) => {
    const id = Number(params.id)
    await enforceRateLimits(server.limits, [['guildJoinsPerDay', String(viewer.id)]])
    const asking = { message: body.message ?? '', answers: body.answers ?? [] }
    const result = await joinGuild(db, viewer, id, { asking, now })
    if (result !== 'nothing') membershipCounter(server).inc({ result })
    return viewGuild(db, id, viewer, now)
  })

  serve(server, contract.leaveGuild, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    const result = await leaveGuild(db, viewer, id, now)
    if (result !== 'nothing') membershipCounter(server).inc({ result })
    return viewGuild(db, id, viewer, now)
  })
}
