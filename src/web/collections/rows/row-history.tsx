import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isWebAddress } from '../../../contract/web-address.ts'
import { listRowVersions, restoreRowVersion, type RowVersion } from '../../../contract/collection-rows.ts'
import type { Collection, CollectionColumn } from '../../../contract/collections.ts'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { itemsOf, pagedQuery } from '../../platform/paged-query.ts'
import { RelativeTime } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { Cell } from '../cells/cell.tsx'
import { refreshCollection } from '../collection-cache.ts'
import { messages } from './history-messages.ts'

interface RowHistoryProps {
  collection: Collection
  rowId: number
  canEdit: boolean
  titles: ReadonlyMap<number, string>
  onClose: () => void
}

type Page = ResponseOf<typeof listRowVersions>

/** Where a row is from, and everything it ever was. */
export function RowHistory({ collection, rowId, canEdit, titles, onClose }: RowHistoryProps) {
  const t = useText(messages)
  const client = useQueryClient()
  const options = pagedQuery(listRowVersions, {
    params: { id: String(collection.id), rowId: String(rowId) },
    meta: { holds: ['revision'], of: { type: 'collection', id: collection.id } },
    client,
  })
  const { items: _, ...list } = usePagedList(options)
  const data = client.getQueryData(options.queryKey)
  const versions = itemsOf(data)
  const [page] = (data?.pages ?? []) as Page[]
  const [newest] = versions
  const known = new Set(collection.columns.map(({ key }) => key))
  return (
    <Dialog open size="lg" title={t('title')} onClose={onClose}>
      {list.isPending ? (
        <CentredSpinner label={t('loading')} />
      ) : (
        <>
          {newest && <Source of={newest} titles={titles} />}
          <h3 className="mt-6 font-semibold">{t('versions')}</h3>
          <PagedList
            className="row-list"
            list={list}
            isOrdered
            items={versions}
            empty={null}
            failed={t('failed')}
            moreFailed={t('failed')}
            loadMore={t('more')}
          >
            {(version, place) => (
              <Version
                key={version.version}
                version={version}
                before={versions[place + 1]}
                isFirst={place === versions.length - 1 && list.hasMore === false}
                columns={page?.columns ?? collection.columns}
                known={known}
                titles={titles}
                isCurrent={place === 0 && page?.isRemoved === false}
                restore={canEdit && place > 0 ? { collectionId: collection.id, rowId } : null}
              />
            )}
          </PagedList>
        </>
      )}
    </Dialog>
  )
}

function Source({
  of: { sourceUrl, articleId },
  titles,
}: {
  of: RowVersion
  titles: RowHistoryProps['titles']
}) {
  const t = useText(messages)
  return (
    <p className="wrap-anywhere">
      <b>{t('source')}: </b>
      {sourceUrl !== null && isWebAddress(sourceUrl) ? (
        <a
          href={sourceUrl}
          rel="nofollow ugc noopener"
          className="text-accent-text underline underline-offset-3"
        >
          {sourceUrl}
        </a>
      ) : articleId !== null ? (
        <Link to={`/article/${articleId}`} className="text-accent-text underline underline-offset-3">
          {titles.get(articleId) ?? t('article', { id: articleId })}
        </Link>
      ) : (
        <span className="text-quiet">{t('noSource')}</span>
      )}
    </p>
  )
}

interface VersionProps {
  version: RowVersion
  /** The one before it, where it is known. */
  before: RowVersion | undefined
  /** There is none before it. */
  isFirst: boolean
  columns: readonly CollectionColumn[]
  known: ReadonlySet<string>
  titles: ReadonlyMap<number, string>
  isCurrent: boolean
  restore: { collectionId: number; rowId: number } | null
}

/** What it changed; of the first, all that it had. */
function Version({ version, before, isFirst, columns, known, titles, isCurrent, restore }: VersionProps) {
  const t = useText(messages)
  const { act, editedBy, createdAt, values } = version
  const has = ({ key }: CollectionColumn): boolean => (values[key] ?? '') !== ''
  const isChanged = ({ key }: CollectionColumn): boolean =>
    (values[key] ?? null) !== (before?.values[key] ?? null)
  // Until the one before it is loaded nobody knows what it changed.
  const shown = isFirst ? columns.filter(has) : before === undefined ? [] : columns.filter(isChanged)
  return (
    <li className="py-3">
      <p className="meta-line">
        <b className="text-text">{t(act)}</b>
        <span>{editedBy?.name ?? t('formerMember')}</span>
        <RelativeTime at={createdAt} />
        {isCurrent && <span className="text-accent-text font-semibold">{t('current')}</span>}
      </p>
      {act !== 'removed' && shown.length > 0 && (
        <dl className="grid gap-1 mt-2 text-sm">
          {shown.map((column) => (
            <div key={column.key} className="grid grid-cols-[1fr_2fr] gap-3">
              <dt className="text-quiet wrap-anywhere" dir="auto">
                {known.has(column.key) ? column.label : t('removedColumn', { label: column.label })}
              </dt>
              <dd className="wrap-anywhere">
                <Cell column={column} value={values[column.key]} titles={titles} hasUnit />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {restore !== null && act !== 'removed' && <Restore {...restore} version={version.version} />}
    </li>
  )
}

function Restore({ collectionId, rowId, version }: { collectionId: number; rowId: number; version: number }) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const restore = useMutation({
    mutationFn: () =>
      call(restoreRowVersion, {
        params: { id: String(collectionId), rowId: String(rowId), version: String(version) },
      }),
    onSuccess: async () => {
      toast({ title: t('restoredToast'), tone: 'success' })
      await refreshCollection(client, collectionId)
    },
    onError: showFailure,
  })
  return (
    <Button size="sm" className="mt-2" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t('restore')}
    </Button>
  )
}
