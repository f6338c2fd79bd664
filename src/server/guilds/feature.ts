import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { logRemoval } from './removal-actions.ts'
import { guildCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { exportGuilds } from './person-queries.ts'
import { completeClaims, purgeGuilds } from './purge-actions.ts'
import { guildsRoutes } from './routes.ts'
import { handOverGuilds, listOwnedNotes } from './leave-actions.ts'

export const guilds: Feature = {
  name: 'guilds',
  routes: guildsRoutes,
  endpoints,
  person: { export: exportGuilds, tellBefore: listOwnedNotes, eraseInParts: [handOverGuilds] },
  metrics: [guildCounter],
  logGuildRemoval: logRemoval,
  notifications,
  purge: [
    { name: 'deleted guilds', run: purgeGuilds },
    // Nothing is deleted: it is what runs every hour, on one node.
    {
      name: 'claims of guilds',
      run: async (site, now) =>
        guildCounter(site).inc({ result: 'taken-over' }, await completeClaims(site.db.write, now)),
    },
  ],
  seed: {
    after: ['auth', 'market'],
    run: async (seeding, { people = 0 }) => ({
      guilds: await (await import('./seed.ts')).seedGuilds(seeding, people),
    }),
  },
}
