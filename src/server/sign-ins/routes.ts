import { LIST_SIZE } from '../../contract/limits.ts'
import * as contract from '../../contract/sign-ins.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { sessionCounter } from './metrics.ts'
import { reauthenticationRoutes } from './reauthentication-routes.ts'
import { deviceFacts } from './rules.ts'
import * as queries from './session-queries.ts'

export function signInsRoutes(server: Server): void {
  sessionRoutes(server)
  reauthenticationRoutes(server)

  serve(server, contract.listSignIns, async ({ db, viewer, query: { cursor }, now }) => {
    const list = `sign-ins ${viewer.id}`
    const after = cursor === undefined ? undefined : placeOf(server.cursors.read(list, cursor))
    const found = await queries.listHistory(db, viewer.id, { after, limit: LIST_SIZE + 1, now })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: shown.map((row) => ({ ...row, ...deviceFacts(row), at: row.at.toISOString() })),
      nextCursor: last ? server.cursors.make(list, [last.at.toISOString(), last.id]) : null,
    }
  })
}

function sessionRoutes(server: Server): void {
  serve(server, contract.listSessions, async ({ viewer, now }) => {
    // From the primary, as every session: one that just ended must not live on in a replica.
    const rows = await queries.listLiveSessions(server.db.write, viewer.id, now)
    const items = rows.map((row) => ({
      id: row.id,
      ...deviceFacts(row),
      startedAt: row.startedAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isThisOne: row.tokenHash.equals(viewer.tokenHash),
    }))
    return { items: items.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne)) }
  })

  serve(server, contract.endSession, async ({ db, viewer, params, reply }) => {
    const ended = await queries.deleteOwnSession(db, viewer.id, Number(params.id))
    if (ended === undefined) return fail('not_found', common.notFound)
    if (ended.equals(viewer.tokenHash)) server.cookies.clear(reply, 'sid')
    sessionCounter(server).inc({ result: 'one' })
    return { done: true } as const
  })

  serve(server, contract.endOtherSessions, async ({ db, viewer }) => {
    const ended = await queries.deleteOtherSessions(db, viewer.id, viewer.tokenHash)
    sessionCounter(server).inc({ result: 'others' })
    return { ended }
  })
}

function placeOf([at, id]: (string | number)[]): queries.HistoryPlace {
  return { at: String(at), id: Number(id) }
}
