import * as contract from '../../contract/data-export.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { enforceRateLimits, refuseTooMany } from '../platform/rate-limits.ts'
import { sendFile } from '../platform/send-file.ts'
import { serve } from '../platform/serve.ts'
import { findNextAt, startExport } from './actions.ts'
import { messages } from './messages.ts'
import { exportCounter } from './metrics.ts'
import { findLatest, findOwn, type ExportRow } from './queries.ts'
import { EXPORT_NAME, exportStoreOf } from './store.ts'

export function dataExportRoutes(site: Site): void {
  serve(site, contract.getDataExport, async ({ db, viewer, now }) => {
    const latest = await findLatest(db, viewer.id, now)
    const nextAt = latest === undefined ? null : await findNextAt(db, viewer.id, now)
    return { latest: latest ? describe(latest) : null, nextAt: nextAt?.toISOString() ?? null }
  })

  serve(site, contract.startDataExport, async ({ db, viewer, now }) => {
    requireFresh(viewer, now)
    await enforceRateLimits(site.limits, [['dataExportsPerDay', String(viewer.id)]])
    const started = await startExport(db, viewer.id, now)
    if (started === 'open') return fail('conflict', messages.isRunning)
    if ('nextAt' in started)
      return refuseTooMany(Math.ceil((started.nextAt.getTime() - now.getTime()) / 1000), messages.tooEarly)
    exportCounter(site).inc({ result: 'asked' })
    return describe(await getOwn(db, viewer.id, started.id, now))
  })

  serve(site, contract.checkDataExport, async ({ db, viewer, params, now }) => {
    requireFresh(viewer, now)
    return describe(await getReady(db, viewer.id, Number(params.id), now))
  })

  serve(site, contract.downloadDataExport, async ({ db, viewer, params, reply, now }) => {
    requireFresh(viewer, now)
    const { key, createdAt } = await getReady(db, viewer.id, Number(params.id), now)
    const file = await exportStoreOf(site).exports.open(key, EXPORT_NAME)
    if (file === undefined) return fail('not_found', messages.gone)
    const name = `data-${createdAt.toISOString().slice(0, 10)}.zip`
    const sent = { name, type: 'application/zip', bytes: file.size } as const
    const isWhole = await sendFile(reply, sent, (await file.stream()) as AsyncIterable<Buffer>)
    exportCounter(site).inc({ result: isWhole ? 'downloaded' : 'broken' })
    return ''
  })
}

async function getOwn(db: Db, userId: number, id: number, now: Date): Promise<ExportRow> {
  return (await findOwn(db, userId, id, now)) ?? fail('not_found', messages.gone)
}

async function getReady(db: Db, userId: number, id: number, now: Date): Promise<ExportRow> {
  const found = await getOwn(db, userId, id, now)
  return found.state === 'ready' ? found : fail('conflict', messages.notReady)
}

function describe({ createdAt, expiresAt, ...row }: ExportRow): contract.DataExport {
  return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null }
}
