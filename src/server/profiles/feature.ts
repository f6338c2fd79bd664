import type { Feature } from '../content/feature.ts'
import { purgeAliases, purgePictures } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { honor } from './honor-queries.ts'
import { askForOld, COUNT_FACTS, keepFacts } from './kept-facts-actions.ts'
import { pictureCounter } from './metrics.ts'
import { exportProfile } from './person-queries.ts'
import { profilesRoutes } from './routes.ts'
import { peopleSearch } from './search-source.ts'

export const profiles: Feature = {
  name: 'profiles',
  routes: profilesRoutes,
  endpoints,
  person: { export: exportProfile },
  honor,
  followUps: { [COUNT_FACTS]: (trx, userId, now) => keepFacts(trx, Number(userId), now) },
  search: peopleSearch,
  metrics: [pictureCounter],
  purge: [
    { name: 'pictures of people', run: ({ db }) => purgePictures(db.write) },
    // Nothing is deleted: it is what runs every hour, on one node.
    { name: 'what people have done', run: ({ db }, now) => askForOld(db.write, now) },
    { name: 'former aliases', run: ({ db }, now) => purgeAliases(db.write, now) },
  ],
  seed: {
    // Pictures come after those of posts, whose ids are theirs.
    after: ['auth', 'articles', 'page-posts'],
    run: async (seeding) => {
      const { seedProfiles } = await import('./seed.ts')
      await seedProfiles(seeding)
    },
  },
}
