import * as contract from '../../contract/guilds.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { viewGuild } from './detail-queries.ts'
import { answerTheOffer, claim, offerTo } from './hand-over-actions.ts'
import { guildCounter } from './metrics.ts'

/** How a guild gets another owner: offered and accepted, or claimed from one who is away. */
export function handOverRoutes(server: Server): void {
  const countChange = (userId: number) => enforceRateLimits(server.limits, [['guildChanges', String(userId)]])

  serve(server, contract.offerGuild, async ({ db, viewer, params, body, now }) => {
    const guildId = Number(params.id)
    await countChange(viewer.id)
    await offerTo(db, { viewer, guildId, now }, body.userId)
    return viewGuild(db, guildId, viewer, now)
  })

  serve(server, contract.answerOffer, async ({ db, viewer, params, body, now }) => {
    const guildId = Number(params.id)
    await answerTheOffer(db, { viewer, guildId, now }, body.accept)
    if (body.accept) guildCounter(server).inc({ result: 'transferred' })
    return viewGuild(db, guildId, viewer, now)
  })

  serve(server, contract.claimGuild, async ({ db, viewer, params, now }) => {
    const guildId = Number(params.id)
    await countChange(viewer.id)
    guildCounter(server).inc({ result: await claim(db, { viewer, guildId, now }) })
    return viewGuild(db, guildId, viewer, now)
  })
}
