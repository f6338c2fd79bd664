import type { Collection } from '../../contract/collections.ts'
import { LICENCE_URLS } from '../../contract/collection-rules.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { commentsAddress } from '../comments/public.ts'
import { countsOf, siteId, type ScreenDocument, type ScreenHead } from '../platform/screen-document.ts'
import { pathOfCollection } from './collection-path.ts'
import { collectionQueries, rowsAddress } from './collection-queries.ts'
import { readCollectionId } from './read-collection-id.ts'
import { readView } from './single/row-view.ts'

/** /collection/{id}; 0 stands for everything that names none. */
export const collectionDocument: ScreenDocument = {
  path: ({ id }) => pathOfCollection(readCollectionId(id) ?? 0),
  firstData: ({ params, query }) => {
    const id = readCollectionId(params['id'])
    if (id === null) return []
    const view = readView(query)
    const comments = commentsAddress({ objectType: 'collection', objectId: id })
    const detail = collectionQueries.detail(id, view.version)
    return view.kind === 'chart' ? [detail, comments] : [detail, rowsAddress(id, view), comments]
  },
  variesByCountry: () => true,
  head: ({ params, query, client, publicUrl }) => {
    const id = readCollectionId(params['id'])
    const key = id === null ? null : collectionQueries.detail(id, readView(query).version).queryKey
    const collection = key === null ? null : client.getQueryData(key)
    return collection && collection !== 'adult' ? headOfCollection(collection, publicUrl) : {}
  },
}

/** A part of a collection is for its members: what machines should read is the collection. */
export const collectionPartDocument = (part: string): ScreenDocument => ({
  path: ({ id }) => pathOfCollection(readCollectionId(id) ?? 0, part),
  firstData: ({ params }) => {
    const id = readCollectionId(params['id'])
    return id === null ? [] : [collectionQueries.detail(id)]
  },
  head: ({ params }) => ({ canonical: pathOfCollection(readCollectionId(params['id']) ?? 0) }),
})

function headOfCollection(collection: Collection, publicUrl: string): ScreenHead {
  const canonical = pathOfCollection(collection.id)
  if (collection.isNsfw) return { canonical, isNsfw: true }
  const { title, description, language, category, tags, licence, author, createdAt, updatedAt, version } =
    collection
  const url = publicUrl + canonical
  return {
    canonical,
    share: {
      type: 'article',
      title,
      language,
      tags: [
        ['article:published_time', createdAt],
        ['article:modified_time', updatedAt],
        ['article:section', category],
      ],
    },
    linkedData: [
      {
        '@type': 'Dataset',
        '@id': url,
        url,
        name: title,
        description: description || title,
        inLanguage: LANGUAGE_TAGS[language],
        license: LICENCE_URLS[licence],
        isAccessibleForFree: true,
        version: String(version),
        dateCreated: createdAt,
        dateModified: updatedAt,
        isPartOf: { '@id': siteId(publicUrl) },
        variableMeasured: collection.columns.map(({ label }) => label),
        interactionStatistic: countsOf(collection),
        distribution: ['csv', 'json'].map((kind) => ({
          '@type': 'DataDownload',
          encodingFormat: kind === 'csv' ? 'text/csv' : 'application/json',
          contentUrl: `${publicUrl}/api/collections/${collection.id}/export.${kind}`,
        })),
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        ...(author !== null && {
          creator: { '@type': 'Person', name: author.name, url: `${publicUrl}/user/${author.id}` },
        }),
      },
    ],
  }
}
