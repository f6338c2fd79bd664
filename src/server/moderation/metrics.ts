import { Gauge } from 'prom-client'
import { onePerSite } from '../platform/one-per-site.ts'
import { resultCounter } from '../platform/result-counter.ts'
import type { Server } from '../platform/server.ts'
import { measureQueue } from './history-queries.ts'

export const moderationCounter = resultCounter('moderation', 'What moderators did, by action')

/** Read when metrics are: without a database they are not there. */
export const queueGauges = onePerSite(({ metrics, db, clock }: Pick<Server, 'metrics' | 'db' | 'clock'>) => {
  const registers = [metrics.registry]
  const reports = new Gauge({
    name: 'cendekia_reports_open',
    help: 'Reports that wait for a moderator',
    registers,
  })
  const oldest = new Gauge({
    name: 'cendekia_moderation_oldest_seconds',
    help: 'Age of the oldest open report',
    registers,
  })
  const appeals = new Gauge({
    name: 'cendekia_appeals_open',
    help: 'Appeals that wait for a decision',
    registers,
  })
  return new Gauge({
    name: 'cendekia_moderation_waiting',
    help: 'Objects and people that wait for a moderator',
    registers,
    async collect() {
      const unknown = {
        cases: Number.NaN,
        reports: Number.NaN,
        oldestSeconds: Number.NaN,
        appeals: Number.NaN,
      }
      const queue = await measureQueue(db.read, clock.now()).catch(() => unknown)
      this.set(queue.cases)
      reports.set(queue.reports)
      oldest.set(queue.oldestSeconds)
      appeals.set(queue.appeals)
    },
  })
})
