import * as contract from '../../../contract/co-authors.ts'
import { LIST_SIZE } from '../../../contract/limits.ts'
import { isStaff } from '../../content/can.ts'
import { DAY_MS, addMs } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { enforceRateLimits, type RateLimitName } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import type { Viewer } from '../../platform/session.ts'
import { listCoAuthoredCards } from '../card-queries.ts'
import { invitationCounter } from '../metrics.ts'
import type { ArticleFacts } from '../queries.ts'
import { answerInvitation, leaveArticle } from './actions.ts'
import { listCoAuthoredIds, listInvited, listOpenInvitations } from './queries.ts'

const DONE = { done: true } as const

export function coAuthorRoutes(server: Server): void {
  const { cursors } = server

  serve(server, contract.listMyInvitations, async ({ db, viewer }) => ({
    items: await listOpenInvitations(db, viewer.id),
  }))

  serve(server, contract.answerInvitation, async ({ db, viewer, params, body: { isAccepted }, now }) => {
    const articleId = Number(params.id)
    const isNew = await answerInvitation(db, { articleId, userId: viewer.id, isAccepted, now })
    if (isNew) invitationCounter(server).inc({ result: isAccepted ? 'accepted' : 'declined' })
    return DONE
  })

  serve(server, contract.leaveArticle, async ({ db, viewer, params, now }) => {
    const isNew = await leaveArticle(db, Number(params.id), viewer.id, now)
    if (isNew) invitationCounter(server).inc({ result: 'left' })
    return DONE
  })

  serve(server, contract.listCoAuthored, async ({ db, viewer, query }) => {
    const list = `co-authored ${viewer.id}`
    const before = query.cursor === undefined ? null : Number(cursors.read(list, query.cursor)[0])
    const ids = await listCoAuthoredIds(db, viewer.id, { before, limit: LIST_SIZE + 1 })
    const shown = ids.slice(0, LIST_SIZE)
    const last = shown.at(-1)
    return {
      items: await listCoAuthoredCards(db, viewer.id, shown),
      nextCursor: ids.length > LIST_SIZE && last !== undefined ? cursors.make(list, [last]) : null,
    }
  })
}

/** Of the listed co-authors, the ones that would have to be invited now. */
export async function findNewlyAsked(
  db: Db,
  { id, editorIds }: Pick<ArticleFacts, 'id' | 'editorIds'>,
  wanted: number[],
): Promise<number[]> {
  const pending = await listInvited(db, id)
  return wanted.filter((userId) => !editorIds.includes(userId) && pending.every((one) => one.id !== userId))
}

/** A person’s own rate limit comes last, so that somebody who is refused anyway can’t use it up. */
export async function enforceInvitationLimits(
  server: Server,
  viewer: Viewer,
  userIds: number[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return
  const isFirstDay = viewer.joinedAt > addMs(now, -DAY_MS) && !isStaff(viewer)
  const own = String(viewer.id)
  for (const userId of userIds) {
    const counts: [RateLimitName, string][] = [
      [isFirstDay ? 'invitationsOnFirstDay' : 'invitationsPerDay', own],
      ['invitationsOfPair', `${own}:${userId}`],
      ['invitationsToPerson', String(userId)],
    ]
    await enforceRateLimits(server.limits, counts)
  }
}
