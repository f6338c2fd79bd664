import type { Feature } from './content/feature.ts'
import { createJobRunner, type JobHandlers, type JobRunner } from './platform/jobs.ts'
import { watchOutage } from './platform/outage.ts'
import type { Server } from './platform/server.ts'

/** The runners of all features and the platform's own, started and ended as one: mails never wait for a video. */
export function createRunners(server: Server, features: readonly Feature[], own: JobHandlers): JobRunner {
  const { http, db, clock, metrics, disk } = server
  const nextHealth = watchOutage({
    began: (error) => {
      disk.note(error)
      http.log.error({ err: error }, 'jobs can not be run; trying again with growing pauses')
    },
    ended: () => http.log.info('jobs are run again'),
  })
  const all = [{ handlers: own }, ...features.flatMap(({ jobs }) => jobs?.(server) ?? [])]
  const runners = all.map((jobs) =>
    createJobRunner({
      ...jobs,
      db: db.write,
      clock,
      metrics,
      whenConnected: db.whenConnected,
      health: nextHealth(),
    }),
  )
  return {
    runDue: async () => (await Promise.all(runners.map((runner) => runner.runDue()))).reduce((a, b) => a + b),
    start() {
      for (const runner of runners) runner.start()
    },
    async stop() {
      for (const { stop } of all) stop?.()
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}
