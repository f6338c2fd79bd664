import { LIST_SIZE } from '../../contract/limits.ts'
import {
  listReadingPositions,
  removeReadingPosition,
  saveReadingPosition,
} from '../../contract/reading-positions.ts'
import { listCards } from '../articles/public.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { deletePosition, listPositionsOf, savePosition } from './queries.ts'

const DONE = { done: true } as const

export function readingPositionsRoutes(server: Server): void {
  const { cursors } = server

  serve(server, saveReadingPosition, async ({ db, viewer, params, body, now }) => {
    const count = server.callLimits.hit('readingPositions', String(viewer.id))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    const position = { ...body, userId: viewer.id, articleId: Number(params.id), updatedAt: now }
    if (!(await savePosition(db, position))) fail('not_found', messages.notFound)
    return DONE
  })

  // Also of what can no longer be read: it is the person's own.
  serve(server, removeReadingPosition, async ({ db, viewer, params }) => {
    await deletePosition(db, viewer.id, Number(params.id))
    return DONE
  })

  serve(server, listReadingPositions, async ({ db, viewer, query: { cursor } }) => {
    const list = `reading positions ${viewer.id}`
    const after = cursor === undefined ? undefined : toPlace(cursors.read(list, cursor))
    const found = await listPositionsOf(db, viewer.id, { after, limit: LIST_SIZE + 1 })
    const shown = found.slice(0, LIST_SIZE)
    const last = found.length > LIST_SIZE ? shown.at(-1) : undefined
    const cards = await listCards(
      db,
      shown.map(({ articleId }) => articleId),
    )
    return {
      items: shown.flatMap(({ articleId, updatedAt, ...position }) => {
        const article = cards.find(({ id }) => id === articleId)
        return article === undefined ? [] : [{ ...position, updatedAt: updatedAt.toISOString(), article }]
      }),
      nextCursor:
        last === undefined ? null : cursors.make(list, [last.updatedAt.toISOString(), last.articleId]),
    }
  })
}

function toPlace([updatedAt, articleId]: (string | number)[]) {
  return { updatedAt: new Date(String(updatedAt)), articleId: Number(articleId) }
}
