import type { JobPayloads } from '../platform/jobs.ts'
import type { Server } from '../platform/server.ts'
import { articleCounter } from './metrics.ts'
import { publishOnTime } from './schedule-actions.ts'

/** The job that runs when a scheduled article is due. */
export function createPublicationWork(server: Pick<Server, 'db' | 'clock' | 'metrics' | 'own'>) {
  const { db, clock } = server
  return async (payload: JobPayloads['publication']): Promise<void> => {
    const outcome = await publishOnTime(db.write, payload, clock.now())
    if (outcome === 'published') articleCounter(server).inc({ result: 'published' })
    if (outcome === 'refused') articleCounter(server).inc({ result: 'not_published' })
  }
}
