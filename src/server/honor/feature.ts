import type { Feature } from '../content/feature.ts'
import { purgeDevices } from './device-actions.ts'
import { saveDevices } from './devices.ts'
import { endpoints } from './endpoints.ts'
import { followUpHolds } from './hold-actions.ts'
import { ringCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { exportHonor } from './person-queries.ts'
import { honor as removals } from './removed-queries.ts'
import { checkRings, isRingHour } from './ring-check.ts'
import { honorRoutes } from './routes.ts'

export const honor: Feature = {
  name: 'honor',
  routes: honorRoutes,
  endpoints,
  person: { export: exportHonor },
  metrics: [ringCounter],
  notifications,
  honor: removals,
  purge: [
    { name: 'marks of devices', run: ({ db }, now) => purgeDevices(db.write, now) },
    // Nothing is deleted: it is what runs every hour, on one node.
    { name: 'Honor that was held', run: ({ db }, now) => followUpHolds(db.write, now) },
    {
      name: 'rings of Honor',
      run: async (site, now) => {
        if (isRingHour(now)) ringCounter(site).inc({ result: 'found' }, await checkRings(site.db.write, now))
      },
    },
  ],
  flush: saveDevices,
  seed: {
    after: ['articles', 'page-posts', 'comments', 'profiles', 'iq'],
    run: async (seeding) => (await import('./seed.ts')).seedHonor(seeding),
  },
}
