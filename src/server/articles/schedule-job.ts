import type { JobHandler, JobPayloads } from '../platform/jobs.ts'
import type { Server } from '../platform/server.ts'
import { articleCounter } from './metrics.ts'
import { giveUpPublication, publishOnTime } from './schedule-actions.ts'

/** The job that runs when a scheduled article is due. */
export function createPublicationJob(
  server: Pick<Server, 'db' | 'clock' | 'metrics' | 'own'>,
): JobHandler<JobPayloads['publication']> {
  const { db, clock } = server
  return {
    async run(payload) {
      const outcome = await publishOnTime(db.write, payload, clock.now())
      if (outcome === 'published') articleCounter(server).inc({ result: 'published' })
      if (outcome === 'refused') articleCounter(server).inc({ result: 'not_published' })
    },
    async giveUp(payload) {
      if (await giveUpPublication(db.write, payload)) articleCounter(server).inc({ result: 'not_published' })
    },
  }
}
