import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import type { Collection } from '../../contract/collections.ts'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { usePlace } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { collectionQueries } from './collection-queries.ts'
import { readCollectionId } from './read-collection-id.ts'
import { CollectionView } from './single/collection-view.tsx'
import { messages } from './single/messages.ts'
import { readVersion, readView, viewPath } from './single/row-view.ts'
import { useCollection } from './use-collection.ts'

const NotFoundPage = deferHydration(async () => (await import('../platform/not-found.tsx')).NotFoundPage)
const AdultCollection = lazyComponent(
  async () => (await import('./single/adult-collection.tsx')).AdultCollection,
)

/** /collection/{id}: one collection, with ?version= as it was, and ?as=, ?sort=, ?q= … for how it is looked at. */
export function CollectionPage({ params }: { params: Record<string, string> }) {
  const id = readCollectionId(params['id'])
  return id === null ? <NotFoundPage /> : <CollectionOf key={id} id={id} />
}

function CollectionOf({ id }: { id: number }) {
  const t = useText(messages)
  const { query } = usePlace()
  const loaded = useCollection(id, readVersion(query))
  useNewest(loaded.state === 'found' ? loaded.collection : null)
  if (loaded.state === 'found') return <CollectionView collection={loaded.collection} />
  if (loaded.state === 'missing') return <NotFoundPage />
  if (loaded.state === 'pending') return <Waiting />
  if (loaded.state === 'adult')
    return (
      <Suspense fallback={<Waiting />}>
        <AdultCollection retry={loaded.retry} />
      </Suspense>
    )
  return <Failed title={t('loadFailed')} retry={loaded.retry} busy={loaded.isBusy} />
}

/** The address of a version that is the newest one leads on to the collection itself, which goes on when it is changed. */
function useNewest(collection: Collection | null): void {
  const client = useQueryClient()
  const { query } = usePlace()
  const view = readView(query)
  const goOn = useEffectEvent((newest: Collection) => {
    client.setQueryData(collectionQueries.detail(newest.id).queryKey, newest)
    navigate(viewPath(newest.id, { ...view, version: undefined }), { replace: true })
  })
  const newest = view.version !== undefined && collection?.shownVersion === null ? collection : null
  useEffect(() => {
    if (newest !== null) goOn(newest)
  }, [newest])
}

/** Also what the document of an adult one holds: nothing about it, and nothing for search engines. */
function Waiting() {
  const t = useText(messages)
  useHead({ title: t('collection'), isIndexable: false })
  return (
    <div className="wrap pt-10 max-md:pt-6" role="status" aria-label={t('loading')}>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="mt-4 h-4 w-72" />
      <Skeleton className="mt-8 h-64 w-full" />
    </div>
  )
}

function Failed({ title, retry, busy }: { title: string; retry: () => void; busy: boolean }) {
  useHead({ title, isIndexable: false })
  return <LoadFailed title={title} retry={retry} busy={busy} />
}
