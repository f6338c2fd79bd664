import { blockUser, listBlocked, unblockUser } from '../../contract/blocks.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Feature } from '../content/feature.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { deleteBlock, insertBlock } from './actions.ts'
import { messages } from './messages.ts'
import { blockCounter } from './metrics.ts'
import { findBlock, listBlockedBy } from './queries.ts'

export function blocksRoutes(server: Server, all: readonly Feature[]): void {
  const ties = all.flatMap(({ endTies }) => endTies ?? [])
  serve(server, blockUser, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    if (id === viewer.id) fail('invalid_input', messages.oneself)
    const state = await findBlock(db, viewer.id, id)
    if (state === undefined) fail('not_found', common.notFound)
    // Asking again for what is so already does not count against the rate limit.
    if (state === 'not-blocked') {
      await enforceRateLimits(server.limits, [['blocksPerDay', String(viewer.id)]])
      await insertBlock(db, { blockerId: viewer.id, blockedId: id, ties, now })
      blockCounter(server).inc({ result: 'blocked' })
    }
    return { isBlocked: true }
  })

  // Also of somebody who can't be met: a block is the person's own.
  serve(server, unblockUser, async ({ db, viewer, params }) => {
    const id = Number(params.id)
    if (await deleteBlock(db, viewer.id, id)) blockCounter(server).inc({ result: 'unblocked' })
    else if ((await findBlock(db, viewer.id, id)) === undefined) fail('not_found', common.notFound)
    return { isBlocked: false }
  })

  serve(server, listBlocked, async ({ db, viewer, query: { cursor } }) => {
    const list = `blocks ${viewer.id}`
    const after = cursor === undefined ? undefined : placeOf(server.cursors.read(list, cursor))
    const found = await listBlockedBy(db, viewer.id, { after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: shown.map(({ person, blockedAt }) => ({ person, blockedAt: blockedAt.toISOString() })),
      nextCursor: last ? server.cursors.make(list, [last.blockedAt.toISOString(), last.person.id]) : null,
    }
  })
}

function placeOf([blockedAt, id]: (string | number)[]): { blockedAt: string; id: number } {
  return { blockedAt: String(blockedAt), id: Number(id) }
}
