import type { Feature } from '../content/feature.ts'
import { calibrationJobs, queueCalibration } from './calibration/job.ts'
import { endpoints } from './endpoints.ts'
import { iqRoutes } from './routes.ts'

export const iq: Feature = {
  name: 'iq',
  routes: iqRoutes,
  endpoints,
  purge: [{ name: 'calibration of the reasoning test', run: queueCalibration }],
  jobs: calibrationJobs,
  work: ['iq-fit', 'iq-examine', 'iq-log-loss', 'iq-simulate'],
}
