import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { addMs, MINUTE_MS, type Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openFiles } from '../platform/files.ts'
import { makeBackup } from './backup.ts'
import { newestIn } from './last-backup.ts'
import { saveBackupMark } from './mark-queries.ts'
import { archiveName, NIGHT_LIFE_MS, nightOf, ownArchives, ownParts } from './nights.ts'
import { connectAlone, isNightDone, saveNight, tryBackupLock } from './queries.ts'

const LOOK_MS = 5 * MINUTE_MS
const PAUSE_AFTER_FAILURE_MS = 30 * MINUTE_MS

export interface NightlyDeps {
  config: Pick<Config, 'backup' | 'dataDir' | 's3'>
  /** The present address of the database: our own may move when it is restarted. */
  url: () => string
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  registry: Registry
}

export interface NightlyBackups {
  /** Makes the backup of the current night, unless this node or another has made it already. */
  runDue(): Promise<void>
  start(): void
  /** Aborts the running backup, of which nothing is left. */
  stop(): Promise<void>
}

/** A backup each night, by one node, over one connection. A night that was missed is made up for at once. */
export function createNightlyBackups({ config, url, clock, log, registry }: NightlyDeps): NightlyBackups {
  const { backup } = config
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  let pausedUntil = new Date(0)
  const count = answerMetrics(registry, backup?.dir)

  async function runDue(): Promise<void> {
    if (backup === undefined || clock.now() < pausedUntil) return
    try {
      await makeTonights(backup)
    } catch (error) {
      if (stopping.signal.aborted) return
      pausedUntil = addMs(clock.now(), PAUSE_AFTER_FAILURE_MS)
      count.inc({ result: 'failed' })
      log.error({ err: error }, 'the nightly backup failed')
    }
  }

  async function makeTonights({ dir, keep }: NonNullable<Config['backup']>): Promise<void> {
    const night = nightOf(clock.now())
    const { signal } = stopping
    const client = await connectAlone(url(), signal)
    try {
      if (!(await tryBackupLock(client)) || (await isNightDone(client, night))) return
      await mkdir(dir, { recursive: true, mode: 0o700 })
      // We hold the lock, so nobody else writes them.
      for (const name of ownParts(await readdir(dir))) await rm(join(dir, name))
      const path = join(dir, archiveName(night))
      const startedAt = performance.now()
      const made = await makeBackup({ client, files: openFiles(config), path, signal, onProgress: () => {} })
      await saveNight(client, night, addMs(clock.now(), NIGHT_LIFE_MS))
      await saveBackupMark(client, clock.now())
      count.inc({ result: 'made' })
      const { bytes, rows, files, missing } = made
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      log.info({ bytes, rows, files, missing, seconds }, 'the nightly backup was made')
      for (const name of ownArchives(await readdir(dir)).slice(keep)) await rm(join(dir, name))
    } finally {
      await client.end()
    }
  }

  const look = (): void => {
    current = runDue().then(() => {
      if (!stopping.signal.aborted) timer = setTimeout(look, LOOK_MS)
    })
  }
  return {
    runDue,
    start: backup === undefined ? () => {} : look,
    async stop() {
      clearTimeout(timer)
      stopping.abort(new Error('the site stops'))
      await current
    },
  }
}

function answerMetrics(registry: Registry, dir: string | undefined): Counter<'result'> {
  const newest = new Gauge({
    name: 'cendekia_backup_last_success_timestamp_seconds',
    help: 'When the newest nightly backup in BACKUP_DIR was made; NaN when there is none',
    registers: [],
    async collect() {
      // Asked of the folder itself: true after a restart, and when somebody took the files away.
      const newest = dir === undefined ? null : await newestIn(dir).catch(() => null)
      this.set(newest === null ? Number.NaN : newest.getTime() / 1000)
    },
  })
  registry.registerMetric(newest)
  return new Counter({
    name: 'cendekia_backups_total',
    help: 'Nightly backups by result',
    labelNames: ['result'],
    registers: [registry],
  })
}
