import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Table2 } from 'lucide-react'
import { listMyCollections, restoreCollection } from '../../../contract/collections.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { useIsMember } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { pagedQuery } from '../../platform/paged-query.ts'
import { ShortDate } from '../../platform/time.tsx'
import { SignInLinks } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { pathOfCollection } from '../collection-path.ts'
import { CollectionRow } from '../collection-row.tsx'
import { CollectionRowSkeleton } from '../collection-row-skeleton.tsx'
import { messages } from './my-messages.ts'

type Mine = ResponseOf<typeof listMyCollections>['items'][number]

/** What the reader made and edits, and what they have deleted and can have back. */
export function MyCollections() {
  const t = useText(messages)
  const isMember = useIsMember()
  if (!isMember)
    return (
      <EmptyState
        icon={<Table2 />}
        title={t('signIn')}
        text={t('emptyText')}
        action={<SignInLinks kind="collection" variant="primary" />}
      />
    )
  return (
    <>
      <Kept />
      <Deleted />
    </>
  )
}

function useMine(state: 'published' | 'deleted') {
  const client = useQueryClient()
  const query = state === 'deleted' ? { state } : {}
  return usePagedList(pagedQuery(listMyCollections, { query, meta: { holds: ['collection'] }, client }))
}

function Kept() {
  const t = useText(messages)
  const { items = [], ...list } = useMine('published')
  return (
    <PagedList
      list={list}
      className="row-list mt-2"
      items={items}
      empty={<EmptyState icon={<Table2 />} title={t('emptyTitle')} text={t('emptyText')} />}
      failed={t('failed')}
      outdated={t('failed')}
      label={t('mine')}
      skeleton={<CollectionRowSkeleton />}
    >
      {(collection) => (
        <li key={collection.id}>
          <CollectionRow collection={collection} />
          <Standing collection={collection} />
        </li>
      )}
    </PagedList>
  )
}

/** What waits for whoever decides, below the row that it belongs to. */
function Standing({ collection: { id, state, openSuggestions } }: { collection: Mine }) {
  const t = useText(messages)
  if (state !== 'hidden' && openSuggestions === 0) return null
  return (
    <p className="meta-line -mt-3 pb-5">
      {state === 'hidden' && <span className="text-warn font-semibold">{t('hidden')}</span>}
      {openSuggestions > 0 && (
        <Link to={pathOfCollection(id, 'suggestions')} className="text-accent-text hover:underline">
          {t('waiting', { count: openSuggestions })}
        </Link>
      )}
    </p>
  )
}

function Deleted() {
  const t = useText(messages)
  const { items = [], ...list } = useMine('deleted')
  if (items.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="deleted-collections">
      <h3 id="deleted-collections" className="text-xl">
        {t('deleted')}
      </h3>
      <PagedList list={list} className="row-list" items={items} empty={null} failed={t('failed')}>
        {(collection) => <DeletedRow key={collection.id} collection={collection} />}
      </PagedList>
    </section>
  )
}

function DeletedRow({ collection: { id, title, restorableUntil } }: { collection: Mine }) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const restore = useMutation({
    mutationFn: () => call(restoreCollection, { params: { id: String(id) } }),
    onSuccess: async () => {
      toast({ title: t('restored'), tone: 'success' })
      await client.invalidateQueries(holding('collection'))
    },
    onError: showFailure,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex-[1_1_240px] min-w-0">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {title}
        </p>
        {restorableUntil !== null && (
          <p className="text-quiet text-sm">
            {fillNodes(t('until'), { date: <ShortDate at={restorableUntil} /> })}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={`${t('restore')}: ${title}`}
        busy={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {t('restore')}
      </Button>
    </li>
  )
}
