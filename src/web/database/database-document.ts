import { collectionsTabData } from '../collections/public.ts'
import type { ScreenDocument } from '../platform/screen-document.ts'
import { readTab } from './database-tabs.ts'
import { exploreAddress, exploreQueries } from './explore/explore-queries.ts'
import { readView, readViewId, saysItself } from './explore/explore-view.ts'
import { viewQueries } from './views/view-queries.ts'

/** The table with its numbers; of a saved view what it is, since only that says what it shows. */
export const databaseDocument: ScreenDocument = {
  firstData: ({ query }) => {
    if (readTab(query) === 'collections') return collectionsTabData(query)
    const id = readViewId(query)
    if (id !== undefined && !saysItself(query)) return [viewQueries.one(id), exploreQueries.numbers]
    const view = readView(query)
    return [exploreAddress(view.query), exploreQueries.facets(view.query), exploreQueries.numbers]
  },
}
