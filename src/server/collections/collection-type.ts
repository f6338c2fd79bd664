import { Collection, likeCollection } from '../../contract/collections.ts'
import { createCollectionComment, listCollectionComments } from '../../contract/comments.ts'
import type { ContentType } from '../content/content-type.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { listCollectionCards } from './card-queries.ts'
import { eraseCollections } from './erase-actions.ts'
import { collectionSitemap, listCollectionHeadlines } from './headline-queries.ts'
import { moderated } from './moderate-actions.ts'
import { rerankCollections } from './place-actions.ts'
import { findCollection } from './queries.ts'
import { hideReported, liftReported, lockReported, markReported, upholdReported } from './report-actions.ts'
import { isMarkedByReports, listHiddenCollections } from './report-queries.ts'
import { collectionSearch } from './search-queries.ts'

/** Tables that the community keeps. */
export const collectionType: ContentType = {
  name: 'collection',
  path: (id) => `/collection/${id}`,
  find: findCollection,
  listCards: async (site, { db, viewer, request }, ids) =>
    listCollectionCards(db, ids, { isWithNsfw: await seesNsfw(site, request, viewer) }),
  listHeadlines: listCollectionHeadlines,
  like: { endpoint: likeCollection },
  share: null,
  comments: { list: listCollectionComments, create: createCollectionComment },
  canBeSaved: true,
  canBeReported: true,
  rerank: rerankCollections,
  search: collectionSearch,
  feeds: [],
  sitemap: collectionSitemap,
  answer: Collection,
  erase: eraseCollections,
  judged: {
    lock: lockReported,
    hide: hideReported,
    markNsfw: markReported,
    lift: liftReported,
    uphold: upholdReported,
    listHidden: listHiddenCollections,
    isMarked: isMarkedByReports,
  },
  moderated,
}
