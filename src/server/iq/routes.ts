import {
  answerIqItem,
  finishIqTest,
  getIqFigures,
  getIqResult,
  getIqStatus,
  getNextIqItem,
  noteIqEvent,
  startIqTest,
  voidIqAttempt,
  type IqAttempt,
} from '../../contract/iq.ts'
import { IQ_LEAST_AGE, isYounger } from '../../contract/iq-rules.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { deviceOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import { serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { takeAnswer } from './answer-actions.ts'
import { finish, noteEvent, start, voidAttempt } from './attempt-actions.ts'
import { readFigures } from './calibration/figures-queries.ts'
import { itemKeys } from './item-keys.ts'
import { itemSeeds } from './item-seeds.ts'
import { answerCounter, attemptCounter } from './metrics.ts'
import { serveNext, serveOpen } from './next-actions.ts'
import { findResult, findStanding, type LastAttempt } from './queries.ts'
import { deviceFrom, isEnoughForScore, isExpired, failedBy, mayStartAt } from './rules.ts'

export function iqRoutes(server: Server): void {
  const seeds = itemSeeds(server.secret)
  const keys = itemKeys(server.secret)

  serve(server, getIqStatus, async ({ db, viewer, now }) => {
    const standing = (await findStanding(db, viewer.id)) ?? fail('not_signed_in', common.notSignedIn)
    const { birthYear, isTaken, attempt } = standing
    const startAt = mayStartAt(failedBy(standing, now))
    return {
      iqTestTaken: isTaken,
      attempt: attempt && shownAttempt(attempt, now),
      mayStartAt: startAt !== null && startAt > now ? startAt.toISOString() : null,
      isOldEnough: birthYear === null || !isYounger(IQ_LEAST_AGE, birthYear, now),
    }
  })

  serve(server, startIqTest, async ({ db, viewer, body, language, now, request, reply }) => {
    const { tab, form = 'full', extraTime = false } = body
    const device = deviceFrom(deviceOf(request).userAgent)
    const { attempt, result } = await start(db, {
      userId: viewer.id,
      tab,
      form,
      hasExtraTime: extraTime,
      language,
      device,
      now,
    })
    attemptCounter(server).inc({ result })
    if (result === 'started') reply.code(201)
    return shownAttempt(attempt, now)
  })

  // A GET that starts a clock: always at the primary.
  serve(server, getNextIqItem, async ({ viewer, query: { tab, itemId }, now, work }) => {
    const asking = { userId: viewer.id, tab, now, seeds, keys, work }
    const { write } = server.db
    return {
      item: await (itemId === undefined
        ? serveNext(write, asking, server.clock)
        : serveOpen(write, asking, server.clock, itemId)),
    }
  })

  serve(server, answerIqItem, async ({ db, viewer, body, now, work }) => {
    const asking = { userId: viewer.id, tab: body.tab, now, seeds, keys, work }
    const { answered, done, result } = await takeAnswer(db, asking, body)
    answerCounter(server).inc({ result })
    return { answered, done }
  })

  serve(server, noteIqEvent, async ({ db, viewer, body: { itemId, type } }) => {
    const count = server.callLimits.hit('iqEvents', String(viewer.id))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    if (!(await noteEvent(db, { userId: viewer.id, itemId, type }))) fail('not_found', common.notFound)
    return {}
  })

  serve(server, finishIqTest, async ({ db, viewer, body: { tab }, now }) => {
    const ending = await finish(db, viewer.id, tab, now)
    if (ending !== undefined) attemptCounter(server).inc({ result: ending })
    const result = await findResult(db, viewer.id)
    if (ending === undefined && result === null) await refuseNothing(db, viewer.id)
    return { result }
  })

  serve(server, getIqResult, async ({ db, viewer }) => ({ result: await findResult(db, viewer.id) }))

  serve(server, voidIqAttempt, async ({ db, viewer, params, body: { reason }, now }) => {
    await voidAttempt(db, { userId: Number(params.id), moderatorId: viewer.id, reason, now })
    attemptCounter(server).inc({ result: 'void' })
    return {}
  })

  serveCached(server, getIqFigures, { lifeMs: MINUTE_MS, byLanguage: false }, ({ db }) => readFigures(db))
}

/** Without an attempt, or after a voided one, there is nothing to finish; one that ended without a score stays so. */
async function refuseNothing(db: Server['db']['write'], userId: number): Promise<void> {
  const state = (await findStanding(db, userId))?.attempt?.state
  if (state === undefined || state === 'void') fail('not_found', common.notFound)
}

/** As it is, also before anybody has noticed that its time is over. */
function shownAttempt(attempt: LastAttempt, now: Date): IqAttempt {
  const { state, form, hasExtraTime, isDone, answered, scored, expiresAt } = attempt
  const isOver = state === 'open' && isExpired(attempt, now)
  const isEnough = isEnoughForScore(scored)
  return {
    state: isOver && !isEnough ? 'lapsed' : state,
    form,
    extraTime: hasExtraTime,
    answered,
    isDone: isDone || (isOver && isEnough),
    expiresAt: expiresAt.toISOString(),
  }
}
