import type { Site } from './content/content-type.ts'
import type { Feature } from './content/feature.ts'
import { createJobRunner, type JobHandlers, type JobRunner } from './platform/jobs.ts'
import { watchOutage } from './platform/outage.ts'

/** One runner for the jobs of all features and the platform's own. */
export function createRunner(server: Site, features: readonly Feature[], own: JobHandlers): JobRunner {
  const { http, db, clock, metrics, disk } = server
  const nextHealth = watchOutage({
    began: (error) => {
      disk.note(error)
      http.log.error({ err: error }, 'jobs can not be run; trying again with growing pauses')
    },
    ended: () => http.log.info('jobs are run again'),
  })
  return createJobRunner({
    db: db.write,
    clock,
    metrics,
    whenConnected: db.whenConnected,
    health: nextHealth(),
    handlers: Object.assign({ ...own }, ...features.map(({ jobs }) => jobs?.(server))),
  })
}
