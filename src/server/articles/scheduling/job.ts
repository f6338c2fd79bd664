import type { JobPayloads } from '../../platform/jobs.ts'
import type { Server } from '../../platform/server.ts'
import { publishOnTime } from './actions.ts'

/** What runs when the time of a scheduled article has come. */
export function createPublicationWork({ db, clock, metrics }: Pick<Server, 'db' | 'clock' | 'metrics'>) {
  return async (payload: JobPayloads['publication']): Promise<void> => {
    const outcome = await publishOnTime(db.write, payload, clock.now())
    if (outcome === 'published') metrics.articles.inc({ result: 'published' })
    if (outcome === 'refused') metrics.articles.inc({ result: 'not_published' })
  }
}
