import { OBJECT_TYPES } from '../src/contract/objects.ts'
import { REPORT_VERDICTS, type ReportEffect } from '../src/contract/reports.ts'
import { contentTypes } from '../src/server/content-types.ts'
import { HOUR_MS } from '../src/server/platform/clock.ts'
import type { Db } from '../src/server/platform/db.ts'
import { closeOpenReports, type Closing } from '../src/server/reports/close-actions.ts'
import { listOpenCases, type OpenCase } from '../src/server/reports/close-queries.ts'
import { withDatabase } from './with-database.ts'

/**
 * npm run reports                                          lists what waits for a verdict, hidden posts first
 * npm run reports -- close page-post 12 unfounded          brings back what reports hid or marked
 * npm run reports -- close page-post 12 founded            removes what reports hid
 */
const MOST_LISTED = 100
const USAGE = `takes nothing, or: close <type> <id> ${REPORT_VERDICTS.join('|')}`
const EFFECTS: Record<ReportEffect, string> = {
  restored: 'visible again',
  unmarked: 'not marked as adult any more',
  removed: 'removed',
  marked: 'marked as adult for good',
}

await withDatabase('reports', async (db, { publicUrl }) => {
  const closing = readClosing(process.argv.slice(2))
  if (closing === undefined) await list(db, publicUrl)
  else await close(db, closing)
})

function readClosing([verb, type, id, verdict, ...more]: string[]): Closing | undefined {
  if (verb === undefined) return undefined
  const objectType = OBJECT_TYPES.find((known) => known === type)
  const found = REPORT_VERDICTS.find((known) => known === verdict)
  const isId = /^[1-9]\d{0,14}$/.test(id ?? '')
  if (verb !== 'close' || objectType === undefined || !isId || found === undefined || more.length > 0)
    throw new Error(USAGE)
  return { objectType, objectId: Number(id), verdict: found, actor: { kind: 'command' }, now: new Date() }
}

async function list(db: Db, publicUrl: string): Promise<void> {
  const cases = await listOpenCases(db, contentTypes, MOST_LISTED + 1)
  if (cases.length === 0) console.log('There are no open reports.')
  for (const one of cases.slice(0, MOST_LISTED)) {
    console.log(describe(one, publicUrl))
    for (const { reason, text } of one.reports)
      if (text !== '') console.log(`    ${reason}: ${printable(text)}`)
  }
  if (cases.length > MOST_LISTED) console.log(`… and more: these are the first ${MOST_LISTED}.`)
}

function describe(one: OpenCase, publicUrl: string): string {
  const { objectType, objectId, state, isMarked, weight, since } = one
  const parts = [
    `${objectType} ${objectId}`,
    isMarked ? `${state}, marked as adult by reports` : state,
    countReasons(one) || 'no reports left',
    `weight ${weight}`,
    `${Math.floor((Date.now() - since.getTime()) / HOUR_MS)} h old`,
    ...addressOf(one, publicUrl),
  ]
  return parts.join('; ')
}

function countReasons({ reports }: OpenCase): string {
  const counts = new Map<string, number>()
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => `${reason} × ${count}`).join(', ')
}

function addressOf({ objectType, objectId, parent }: OpenCase, publicUrl: string): string[] {
  const path = contentTypes[parent?.type ?? objectType]?.path?.(parent?.id ?? objectId)
  return path === undefined ? [] : [publicUrl + path]
}

/** In one line, without control sequences that a terminal would obey. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
}

async function close(db: Db, closing: Closing): Promise<void> {
  const { objectType, objectId, verdict } = closing
  const done = await closeOpenReports(db, contentTypes[objectType]?.judged ?? null, closing)
  if (done === undefined) throw new Error(`there is nothing to close about ${objectType} ${objectId}`)
  const effects = done.effects.map((effect) => EFFECTS[effect]).join(', ') || 'nothing else changed'
  console.log(`${objectType} ${objectId}: ${done.closed} closed as ${verdict}; ${effects}`)
}
