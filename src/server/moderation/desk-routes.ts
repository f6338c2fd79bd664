import {
  claimModerationCase,
  getModeratedPerson,
  getModerationCase,
  listModerationLog,
  listModerationQueue,
  releaseModerationCase,
} from '../../contract/moderation.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Site } from '../content/content-type.ts'
import { getContentType } from '../content/objects.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serveCached } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { makeCases } from './cases.ts'
import { isOpenToAll } from './is-open-to-all.ts'
import { claim, release } from './claim-actions.ts'
import { countOpenAbout, listLog, listPastActions } from './history-queries.ts'
import { messages } from './messages.ts'
import { findLastAction } from './object-actions.ts'
import { listModeratedPeople } from './people-queries.ts'
import { countWaiting, findQueueRow, listQueue, type Named, type QueueRow } from './queue-queries.ts'

const QUEUE_SIZE = 20
const HISTORY_SIZE = 30
const LOG_LIFE_MS = 15_000

/** Looking: the queue, one object, one person; and the log that everybody may read. */
export function deskRoutes(site: Site): void {
  /** Staff knows nothing of what is not everybody's but what was reported, or judged before. Its place, if it waits. */
  const findKnown = async (db: Db, viewer: Viewer, named: Named): Promise<QueueRow | undefined> => {
    const row = await findQueueRow(db, named)
    const isKnown = row !== undefined || (await findLastAction(db, named)) !== undefined
    if (!isKnown && !(await isOpenToAll(site, db, viewer, named.objectType, named.objectId)))
      fail('not_found', common.notFound)
    return row
  }

  serve(site, listModerationQueue, async ({ db, viewer, query, now }) => {
    const list = `moderation ${query.type ?? ''}`
    const after = query.cursor === undefined ? undefined : site.cursors.read(list, query.cursor)
    const seesEscalated = viewer.role === 'operator'
    const rows = await listQueue(db, {
      type: query.type,
      seesEscalated,
      after: after as [number, string, string, number] | undefined,
      limit: QUEUE_SIZE + 1,
    })
    const shown = rows.slice(0, QUEUE_SIZE)
    const last = rows.length > QUEUE_SIZE ? shown.at(-1) : undefined
    return {
      items: await makeCases({ site, db, viewer, now }, shown),
      nextCursor: last
        ? site.cursors.make(list, [last.place, last.since.toISOString(), last.objectType, last.objectId])
        : null,
      waiting: await countWaiting(db, seesEscalated),
    }
  })

  serve(site, getModerationCase, async ({ db, viewer, query, now }) => {
    const named = { objectType: query.objectType, objectId: Number(query.objectId) }
    const row = await findKnown(db, viewer, named)
    const nothing = { authorId: null, reports: 0, weight: 0, since: now, isHidden: false, place: 0 }
    const [found] = await makeCases({ site, db, viewer, now }, [
      row ?? { ...named, ...nothing, isEscalated: false },
    ])
    return found ?? fail('not_found', messages.gone)
  })

  serve(site, claimModerationCase, async ({ db, viewer, body, now }) => {
    const [described] = await getContentType(site, body.objectType).moderated.describe(db, [body.objectId])
    if (described === undefined) return fail('not_found', messages.gone)
    const row = await findKnown(db, viewer, body)
    // Nobody keeps others from judging what is their own, or was taken from them.
    if (described.authorId === viewer.id) fail('not_allowed', messages.oneself)
    if (row?.isEscalated === true && viewer.role !== 'operator') fail('conflict', messages.notPossible)
    const until = await claim(db, body, viewer.id, now)
    return until === undefined ? fail('conflict', messages.claimed) : { until: until.toISOString() }
  })

  serve(site, releaseModerationCase, async ({ db, viewer, body }) => {
    await release(db, body, viewer.id)
    return { done: true as const }
  })

  serve(site, getModeratedPerson, async ({ db, params, query, now }) => {
    const id = Number(params.id)
    const list = `moderated ${id}`
    const [before] = query.cursor === undefined ? [] : site.cursors.read(list, query.cursor)
    const person = (await listModeratedPeople(db, [id], now)).get(id)
    if (person === undefined) return fail('not_found', common.notFound)
    const asked = { before: before === undefined ? undefined : Number(before), limit: HISTORY_SIZE + 1 }
    const rows = await listPastActions(db, id, asked)
    const actions = rows.slice(0, HISTORY_SIZE)
    const last = rows.length > HISTORY_SIZE ? actions.at(-1) : undefined
    return {
      person,
      actions,
      nextCursor: last ? site.cursors.make(list, [last.id]) : null,
      openReports: await countOpenAbout(db, id),
    }
  })

  serveCached(site, listModerationLog, { lifeMs: LOG_LIFE_MS, byLanguage: false }, async ({ db, query }) => {
    const [before] = query.cursor === undefined ? [] : site.cursors.read('moderation-log', query.cursor)
    const asked = { before: before === undefined ? undefined : Number(before), limit: LIST_SIZE + 1 }
    const rows = await listLog(db, asked)
    const items = rows.slice(0, LIST_SIZE)
    const last = rows.length > LIST_SIZE ? items.at(-1) : undefined
    return { items, nextCursor: last ? site.cursors.make('moderation-log', [last.id]) : null }
  })
}
