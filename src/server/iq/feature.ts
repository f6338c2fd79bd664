import type { Feature } from '../content/feature.ts'
import { endAllExpired } from './attempt-actions.ts'
import { calibrationJobs, queueCalibration } from './calibration/job.ts'
import { endpoints } from './endpoints.ts'
import { honor } from './honor-queries.ts'
import { answerCounter, attemptCounter } from './metrics.ts'
import { exportIq } from './person-queries.ts'
import { iqRoutes } from './routes.ts'

export const iq: Feature = {
  name: 'iq',
  routes: iqRoutes,
  endpoints,
  person: { export: exportIq },
  honor,
  metrics: [attemptCounter, answerCounter],
  work: ['iq-item', 'iq-expect', 'iq-abilities', 'iq-maximize', 'iq-examine', 'iq-judge', 'iq-simulate'],
  purge: [
    {
      name: 'iq attempts',
      run: (site, now) => endAllExpired(site.db.write, now, (result) => attemptCounter(site).inc({ result })),
    },
    { name: 'calibration of the reasoning test', run: queueCalibration },
  ],
  jobs: calibrationJobs,
  seed: {
    after: ['auth', 'profiles'],
    run: async (seeding) => (await import('./seed.ts')).seedResults(seeding),
  },
}
