import { eraseMadeBy, eraseTracesIn } from '../content/erase.ts'
import type { Feature } from '../content/feature.ts'
import { endEditing } from './editor-actions.ts'
import { endpoints } from './endpoints.ts'
import { collectionCounter } from './metrics.ts'
import { collectionHonor, collectionNotifications } from './notifications.ts'
import { exportCollections } from './person-queries.ts'
import { collectionsRoutes } from './routes.ts'
import { COLLECTION_SEARCH, indexCollection } from './search-actions.ts'
import { forgetEditors, forgetReasons } from './leave-actions.ts'

export const collections: Feature = {
  name: 'collections',
  routes: collectionsRoutes,
  endpoints,
  person: {
    export: exportCollections,
    erase: forgetReasons,
    eraseInParts: [...forgetEditors, eraseMadeBy('row-suggestion', 'collection_suggestions', 'author_id')],
  },
  async eraseTraces(site, trx, objectType, ids) {
    const table = 'collection_suggestions'
    if (objectType === 'collection')
      await eraseTracesIn(site, trx, 'row-suggestion', { table, parent: 'collection_id', ids })
  },
  metrics: [collectionCounter],
  endTies: endEditing,
  followUps: { [COLLECTION_SEARCH]: (trx, id) => indexCollection(trx, Number(id)) },
  notifications: collectionNotifications,
  honor: collectionHonor,
  work: ['collection-csv'],
  seed: {
    after: ['auth'],
    run: async (seeding, { people = 0 }) => ({
      collections: await (await import('./seed.ts')).seedCollections(seeding, people),
    }),
  },
}
