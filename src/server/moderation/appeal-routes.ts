import {
  decideAppeal,
  getOwnAction,
  getSanctions,
  listAppeals,
  listOwnActions,
  makeAppeal,
} from '../../contract/appeals.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import { decidableFrom, decide, insertAppeal } from './appeal-actions.ts'
import { countAppeals, findOwn, listHolding, listOpenAppeals, listOwn, listStaff } from './appeal-queries.ts'
import { describeAll, keyOf, pathTo } from './cases.ts'
import { moderationCounter } from './metrics.ts'
import { viewOwn } from './own-view.ts'
import { listModeratedPeople } from './people-queries.ts'
import { followStanding } from './standing.ts'

const APPEALS_SIZE = 20

export function appealRoutes(site: Site): void {
  const getOwn = async (db: Db, userId: number, id: number, now: Date) => {
    const row = await findOwn(db, userId, id)
    const [own] = row === undefined ? [] : await viewOwn(site, db, userId, [row], now)
    return own ?? fail('not_found', common.notFound)
  }

  serve(site, listOwnActions, async ({ db, viewer, query, now }) => {
    const list = `own actions ${viewer.id}`
    const [before] = query.cursor === undefined ? [] : site.cursors.read(list, query.cursor)
    const asked = { before: before === undefined ? undefined : Number(before), limit: LIST_SIZE + 1 }
    const rows = await listOwn(db, viewer.id, asked)
    const shown = rows.slice(0, LIST_SIZE)
    const last = rows.length > LIST_SIZE ? shown.at(-1) : undefined
    return {
      items: await viewOwn(site, db, viewer.id, shown, now),
      nextCursor: last ? site.cursors.make(list, [last.id]) : null,
    }
  })

  serve(site, getOwnAction, ({ db, viewer, params, now }) => getOwn(db, viewer.id, Number(params.id), now))

  serve(site, getSanctions, async ({ db, viewer, now }) => {
    const holding = await listHolding(db, viewer.id, now)
    const find = async (kind: 'silence' | 'suspension') => {
      const actionId = holding.find((one) => one.kind === kind)?.actionId
      return actionId === undefined ? null : getOwn(db, viewer.id, actionId, now)
    }
    return { silence: await find('silence'), suspension: await find('suspension') }
  })

  serve(site, makeAppeal, async ({ db, viewer, body, now }) => {
    await enforceRateLimits(site.limits, [['appealsPerDay', String(viewer.id)]])
    await insertAppeal(site, db, { ...body, viewer, now })
    moderationCounter(site).inc({ result: 'appeal' })
    return getOwn(db, viewer.id, body.actionId, now)
  })

  serve(site, listAppeals, async ({ db, viewer, query, now }) => {
    const after = query.cursor === undefined ? undefined : site.cursors.read('appeals', query.cursor)
    const asked = { after: after as [string, number] | undefined, limit: APPEALS_SIZE + 1 }
    const rows = await listOpenAppeals(db, asked)
    const shown = rows.slice(0, APPEALS_SIZE)
    const last = rows.length > APPEALS_SIZE ? shown.at(-1) : undefined
    const people = await listModeratedPeople(db, [...new Set(shown.map(({ personId }) => personId))], now)
    const described = await describeAll(site, db, shown)
    const staff = await listStaff(db)
    return {
      items: shown.flatMap(({ personId, createdAt, actedAt, ...row }) => {
        const person = people.get(personId)
        const object = described.get(keyOf(row))
        const from = decidableFrom({ ...row, personId, createdAt }, viewer, staff)
        if (person === undefined) return []
        return [
          {
            ...row,
            person,
            createdAt: createdAt.toISOString(),
            actedAt: actedAt.toISOString(),
            path: object === undefined ? null : pathTo(site, row, object),
            canDecide: from !== null && from <= now,
            decidableFrom: from?.toISOString() ?? null,
          },
        ]
      }),
      nextCursor: last ? site.cursors.make('appeals', [last.createdAt.toISOString(), last.id]) : null,
      waiting: await countAppeals(db),
    }
  })

  serve(site, decideAppeal, async ({ db, viewer, params, body, now }) => {
    const personId = await decide(site, db, { ...body, viewer, id: Number(params.id), now })
    moderationCounter(site).inc({ result: body.isOverturned ? 'overturned' : 'upheld' })
    if (body.isOverturned) await followStanding(site, personId)
    return { done: true as const }
  })
}
