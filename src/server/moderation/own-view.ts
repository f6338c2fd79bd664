import type { OwnAction } from '../../contract/appeals.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { appealableUntil, listHolding, type OwnRow } from './appeal-queries.ts'
import { describeAll, keyOf, pathTo } from './cases.ts'
import { endOf } from './rules.ts'

/** Decisions as the person they are about reads them; who decided is not said. */
export async function viewOwn(
  site: Pick<Site, 'content'>,
  db: Db,
  userId: number,
  rows: OwnRow[],
  now: Date,
): Promise<OwnAction[]> {
  const holding = new Set((await listHolding(db, userId, now)).map(({ actionId }) => actionId))
  const described = await describeAll(site, db, rows)
  return rows.map((row) => {
    const object = described.get(keyOf(row))
    const isTimed = row.action === 'silence' || row.action === 'suspend'
    const until = isTimed ? endOf(row.days, row.createdAt) : null
    const lastDay = appealableUntil(row)
    const isOpen = row.appeal === null && !row.isUndone && lastDay > now
    return {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      action: row.action,
      rule: row.rule,
      reason: row.reason,
      excerpt: row.excerpt,
      objectType: row.objectType,
      objectId: row.objectId,
      path: object === undefined ? null : pathTo(site, row, object),
      days: row.days,
      until: until?.toISOString() ?? null,
      isActive: isTimed ? holding.has(row.id) : !row.isUndone,
      appeal: row.appeal && {
        ...row.appeal,
        createdAt: new Date(row.appeal.createdAt).toISOString(),
        decidedAt: row.appeal.decidedAt === null ? null : new Date(row.appeal.decidedAt).toISOString(),
      },
      appealableUntil: isOpen ? lastDay.toISOString() : null,
    }
  })
}
