import { mkdir, rm, stat } from 'node:fs/promises'
import type { Site } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import { MINUTE_MS } from '../platform/clock.ts'
import { OWN_FOLDER } from '../platform/data-dir.ts'
import { incomingPath, isDiskFull } from '../platform/files.ts'
import type { JobHandler } from '../platform/jobs.ts'
import { beginExport, failExport, finishExport, MOST_TRIES, setProgress, type Running } from './actions.ts'
import { listEntries, listParts } from './entries.ts'
import { exportCounter } from './metrics.ts'
import { EXPORT_NAME, exportStoreOf } from './store.ts'
import { writeZip } from './write-zip.ts'

/** A lease that a crash has left ends after this time; an export that takes longer is broken off before. */
const LEASE_MS = 60 * MINUTE_MS
const LONGEST_MS = 55 * MINUTE_MS

type ExportJob = Required<JobHandler<{ exportId: number }>>

/** Its owner has left, or it was done elsewhere: it ends without a trace. */
class Gone extends Error {}

/** One at a time on a node: it reads everything that somebody has. */
export function createExportJob(site: Site, features: readonly Feature[]): ExportJob {
  const { db, clock, disk } = site
  const store = exportStoreOf(site)
  const stopping = new AbortController()

  async function run(exportId: number): Promise<void> {
    const running = await beginExport(db.write, exportId)
    if (running === undefined) return
    const path = incomingPath(store.incoming)
    try {
      await mkdir(store.incoming, OWN_FOLDER)
      await write(exportId, running, path)
      await keep(exportId, running, path)
    } catch (error) {
      await end(exportId, running, error)
    } finally {
      await rm(path, { force: true })
    }
  }

  async function write(exportId: number, { userId }: Running, path: string): Promise<void> {
    const parts = await listParts(features, db.read, userId)
    const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
    let [before, inPart, most, shown] = [0, 0, 0, 0]
    const onPart = (at: number): void => {
      before = parts.slice(0, at).reduce((sum, { bytes }) => sum + bytes, 0)
      ;[inPart, most] = [0, parts[at]?.bytes ?? 0]
    }
    const onWritten = async (bytes: number): Promise<void> => {
      inPart = Math.min(inPart + bytes, most)
      const progress = Math.min(99, Math.floor((100 * (before + inPart)) / total))
      if (progress === shown) return
      shown = progress
      if (!(await setProgress(db.write, exportId, progress))) throw new Gone()
    }
    const entries = listEntries({ site, files: store.uploads }, parts, userId, onPart)
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_MS)])
    await writeZip(path, entries, { now: clock.now(), signal, onWritten })
  }

  /** The file first: a row that says it is ready names a file that is there. */
  async function keep(exportId: number, { key }: Running, path: string): Promise<void> {
    const { size } = await stat(path)
    await store.exports.remove(key)
    await store.exports.put(key, new Map([[EXPORT_NAME, { path }]]))
    const older = await finishExport(site, exportId, size, clock.now())
    if (older === false) throw new Gone()
    for (const olderKey of older) await store.exports.remove(olderKey)
    exportCounter(site).inc({ result: 'ready' })
  }

  async function end(exportId: number, { key, tries }: Running, error: unknown): Promise<void> {
    await store.exports.remove(key)
    if (error instanceof Gone) return exportCounter(site).inc({ result: 'stopped' })
    disk.note(error)
    const isLast = isDiskFull(error) || (tries >= MOST_TRIES && !stopping.signal.aborted)
    if (!isLast) throw error
    site.http.log.error({ err: error }, 'an export of somebody’s data failed')
    await fail(exportId, isDiskFull(error) ? 'full' : 'failed')
  }

  async function fail(exportId: number, failure: 'full' | 'failed'): Promise<void> {
    if (await failExport(db.write, exportId, failure, clock.now()))
      exportCounter(site).inc({ result: failure })
  }

  return {
    run: ({ exportId }) => run(exportId),
    giveUp: ({ exportId }) => fail(exportId, 'failed'),
    atOnce: 1,
    leaseMs: LEASE_MS,
    stop: () => stopping.abort(),
  }
}
