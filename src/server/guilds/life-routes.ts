import type { BodyOf } from '../../contract/endpoint.ts'
import * as contract from '../../contract/guilds.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Feature } from '../content/feature.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { checkLines } from '../spam-checks/public.ts'
import { insertGuild } from './create-actions.ts'
import { restoreTrashed, trashGuild } from './delete-actions.ts'
import { viewGuild } from './detail-queries.ts'
import { listLog } from './log-queries.ts'
import { messages } from './messages.ts'
import { guildCounter } from './metrics.ts'
import { countMayOwn } from './owned-queries.ts'
import { getGuild } from './queries.ts'
import { isOfficer } from './rules.ts'
import { changeGuild } from './update-actions.ts'

/** A guild from its founding to its deletion, and what happened in between. */
export function lifeRoutes(server: Server, all: readonly Feature[]): void {
  const relist = all.flatMap(({ relistGuild }) => relistGuild ?? [])
  const count = (result: string): void => guildCounter(server).inc({ result })

  serve(server, contract.getGuild, ({ db, viewer, params, now }) =>
    viewGuild(db, Number.parseInt(params.id, 10), viewer, now),
  )

  serve(server, contract.createGuild, async ({ db, viewer, body, now, request }) => {
    // Whoever may own no more is told so, without it using up the share of the day.
    if ((await countMayOwn(db, viewer.id, now)) === 0) fail('plan_required', messages.ownsEnough)
    await checkLines(server, { viewer, request }, linesOf(body))
    await enforceRateLimits(server.limits, [['guildsPerDay', String(viewer.id)]])
    const id = await insertGuild(db, viewer.id, body, now)
    count('created')
    return viewGuild(db, id, viewer, now)
  })

  serve(server, contract.updateGuild, async ({ db, viewer, params, body, now, request }) => {
    const guildId = Number(params.id)
    await checkLines(server, { viewer, request }, linesOf(body))
    await enforceRateLimits(server.limits, [['guildChanges', String(viewer.id)]])
    await changeGuild(db, body, { viewer, guildId, relist, now })
    count('edited')
    return viewGuild(db, guildId, viewer, now)
  })

  serve(server, contract.deleteGuild, async ({ db, viewer, params, now }) => {
    const guildId = Number(params.id)
    const until = await trashGuild(db, { viewer, guildId, relist, now })
    count('deleted')
    return { id: guildId, restorableUntil: until.toISOString() }
  })

  serve(server, contract.restoreGuild, async ({ db, viewer, params, now }) => {
    const guildId = Number(params.id)
    await enforceRateLimits(server.limits, [['guildChanges', String(viewer.id)]])
    await restoreTrashed(db, { viewer, guildId, relist, now })
    count('restored')
    return viewGuild(db, guildId, viewer, now)
  })

  serve(server, contract.listGuildLog, async ({ db, viewer, params, query: { cursor } }) => {
    const guild = await getGuild(db, Number(params.id), viewer)
    if (guild.role === null)
      return guild.isPrivate ? fail('not_found', common.notFound) : fail('not_allowed', messages.membersOnly)
    const list = `guild log ${guild.id}`
    const before = cursor === undefined ? undefined : Number(server.cursors.read(list, cursor)[0])
    const found = await listLog(db, guild.id, { before, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: shown.map(({ reason, createdAt, ...act }) => ({
        ...act,
        reason: isOfficer(guild) ? reason : null,
        createdAt: createdAt.toISOString(),
      })),
      nextCursor: last ? server.cursors.make(list, [last.id]) : null,
    }
  })
}

/** What of a guild others read, by the fields of its forms. */
function linesOf({ name, insignia, description, questions, rules }: BodyOf<typeof contract.updateGuild>) {
  return {
    name,
    insignia,
    description,
    questions: questions?.join('\n'),
    rules: rules?.map(({ title, text }) => `${title}\n${text}`).join('\n'),
  }
}
